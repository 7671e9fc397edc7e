import type { LanguageWords } from './language-words.ts';

/** Italian: see `LanguageWords` for the notation. */
export const italian: LanguageWords = {
  giveaways:
    'il lo gli un una che di del della dei delle degli nel nella nei per sono voglio vorrei mio mia loro suoi alla ai alle agli allo negli nello dello dagli dal dalla sul sulla tra fra anche senza piu ogni chi quando dove quali possono possano serve devono non vuole applicazione piattaforma strumento gestionale aiuta aiuti',
  plurals: [
    'chi>co',
    'ghi>go',
    'che>ca',
    'ghe>ga',
    'ci>cia',
    'ce>cia',
    'i>o',
    'i>e',
    'i>io',
    'e>a',
    'i>a',
    'ci>co',
    'gi>gia',
    'ge>gia',
    'a>o',
    'e>o',
  ],
  conjugations: [
    ['are', 'a ano i ino iamo ando ato o erebbe arlo arla arli arle argli arsi armi arci'],
    ['ere', 'e ono a ano iamo endo uto o erlo erla erli erle ersi ermi'],
    ['ire', 'e ono a ano iamo endo ito isce iscono isca iscano irlo irla irli irle irsi'],
    ['care', 'chi chino chiamo'],
    ['gare', 'ghi ghino ghiamo'],
    ['iare', 'i ino iamo'],
  ],
  words: `e=and ed=and o=or oppure=or ne=nor ma=but pero=but perche=because mentre=while quando=when dove=where se=if come=like quindi=so cosi=so affinche=so in_modo_che=so per=for con=with senza=without
di=of del=of dello=of della=of dei=of degli=of delle=of d=of a=to ad=to al=to allo=to alla=to ai=to agli=to alle=to da=from dal=from dallo=from dalla=from dai=from dagli=from dalle=from in=in
nel=in nello=in nella=in nei=in negli=in nelle=in su=on sul=on sullo=on sulla=on sui=on sugli=on sulle=on
tra=between fra=between sopra=over sotto=under dopo=after prima_di=before prima=before durante=during fino_a=until contro=against verso=toward tramite=via attraverso=through vicino_a=near
invece_di=instead oltre_a=besides dentro=inside fuori=outside senza_bisogno_di=without senza_dover=without nessun=no nessuno=nobody nessuna=no niente=no non=not mai=never nemmeno=not neanche=not
il=the lo=the la=the i=the gli=the le=the l=the un=a uno=a una=a questo=this questa=this questi=these queste=these quello=that quella=that quelli=those quelle=those suo=their sua=their suoi=their
sue=their loro=their mio=my mia=my miei=my mie=my nostro=our nostra=our nostri=our nostre=our tuo=your tua=your vostro=your ogni=every ciascuno=each tutto=all tutta=all tutti=all tutte=all
altro=other altra=other altri=other altre=other alcuni=some alcune=some qualche=some molto=very molti=many molte=many poco=few pochi=few poche=few vari=several diversi=several diverse=several
entrambi=both qualsiasi=any qualcuno=someone qualcosa=something che=that quale=which quali=which chi=who io=i noi=we voi=you mi=me ci=us ti=you si=themselves cio_che=what quello_che=what
piu=more meno=less meglio=better~ anche=also solo=only soltanto=only sempre=always gia=already ancora=still quasi=almost bene=well subito=instantly poi=later adesso=now oggi=today domani=tomorrow
ieri=yesterday qui=here rapidamente=quickly velocemente=quickly facilmente=easily automaticamente=automatically insieme=together online=online direttamente=directly ogni_giorno=every-day
ogni_settimana=every-week ogni_mese=every-month al_mese=per-month alla_settimana=per-week ogni_mattina=every-morning a_mano=by-hand di_solito=usually
sono=are siamo=are essere=be sia=be siano=be era=was ha=has hanno=have ho=have abbiamo=have avere=have abbia=has puo=can possono=can possa=can possano=can posso=can possiamo=can potere=can
potrebbe=could deve=must devono=must devo=must dobbiamo=must debba=must debbano=must dovere=must dovrebbe=should bisogna=must voglio=want vuole=wants vogliono=want vogliamo=want vorrei=want
vorremmo=want volere=want vogliano=want ho_bisogno_di=need hanno_bisogno_di=need ha_bisogno_di=needs abbiamo_bisogno_di=need mi_serve=need ci_serve=need serve=needs servono=need c_e=is ci_sono=are
aiutare=help! aiuta=help! aiuti=help! aiuta_a=help! aiutare_a=help! aiuti_a=help! aiuta_i=help! permettere=let! permette=let! permetta=let! consentire=let! facilitare=facilitate! offrire=offer!
dare=give! dia=give! fare=make! fa=make! fanno=make! faccia=make! facciano=make! usare=use! utilizzare=use! servire=serve! evitare=avoid! migliorare=improve! semplificare=simplify! ridurre=reduce!
riduce=reduce! riduca=reduce! risparmiare=save! ottimizzare=optimise! sviluppare=develop! costruire=build! lanciare=launch! iniziare=begin! finire=complete! andare=go! venire=come! sapere=know!
sa=know! sanno=know! sappia=know! conoscere=know! vedere=see! vedono=see! veda=see! perdere=lose! dimenticare=forget! funzionare=work! funzioni=work
app=app applicazione=app applicativo=app piattaforma=platform strumento=tool sito=site sito_web=website pagina=page programma=program gestionale=software software=software sistema=system
portale=portal servizio=service soluzione=solution estensione=extension estensione_del_browser=browser-extension estensione_per_browser=browser-extension assistente=assistant cellulare=mobile
telefono=phone telefonino=phone computer=computer gioco=game videogioco=video-game gioco_da_tavolo=board-game giochi_da_tavolo=board-games gioco_di_ruolo=role-playing-game
giochi_di_ruolo=role-playing-games riga_di_comando=command-line rete=network mercatino=flea-market mercato=marketplace negozio_online=online-shop pannello=dashboard cruscotto=dashboard
banca_dati=database guida=guide generatore=generator comparatore=price-comparison comparatore_di_prezzi=price-comparison gestione=management pianificatore=planner tracciamento=tracker
gestire=manage! amministrare=manage! organizzare=organise! pianificare=plan! programmare=schedule! prenotare=book! fissare=book! registrare=record! annotare=record! segnare=record! salvare=save!
conservare=keep! archiviare=archive! tracciare=track! seguire=track! monitorare=monitor! controllare=check! tenere_traccia=track! tenga_traccia=track! tenere=keep! tiene=keep! tenga=keep!
cercare=search! trovare=find! esplorare=explore! consultare=check! verificare=verify! ispezionare=inspect! condividere=share! pubblicare=publish! annunciare=announce! avvisare=notify!
avvisa=notify! avvisi=notify! notificare=notify! ricordare=remind! ricordi=remind! inviare=send! mandare=send! spedire=ship! ricevere=receive! rispondere=answer! comunicare=communicate!
chattare=chat! parlare=talk! chiamare=call! invitare=invite!
vendere=sell! comprare=buy! acquistare=buy! ordinare=order! pagare=pay! incassare=charge! fatturare=invoice! affittare=rent! noleggiare=rent! prestare=lend! scambiare=swap! scambiarsi=swap!
barattare=trade! regalare=give! donare=donate! raccogliere_fondi=fundraise! raccogliere=collect! raccolgono=collect! assumere=hire! restituire=return! rimborsare=refund! investire=invest!
dividere=split! dividere_le_spese=split-expenses spendere=spend! consegnare=deliver! trasportare=transport! caricare=upload! scaricare=download! importare=import! esportare=export!
convertire=convert! tradurre=translate! traduce=translate! traduca=translate! trascrivere=transcribe! riassumere=summarise! riassume=summarise! riassuma=summarise! scrivere=write!
generare=generate! creare=create! disegnare=draw! modificare=edit! correggere=correct! stampare=print! scansionare=scan! digitalizzare=digitise! fotografare=photograph! ascoltare=listen!
leggere=read! guardare=watch! mostrare=show! insegnare=teach! imparare=learn! studiare=study! esercitarsi=practise! ripassare=revise! allenarsi=train! allenare=train!
valutare=rate! recensire=review! confrontare=compare! misurare=measure! pesare=weigh! contare=count! calcolare=calculate! prevedere=forecast! analizzare=analyse! rilevare=detect!
riconoscere=recognise! classificare=classify! filtrare=filter! consigliare=recommend! suggerire=suggest! proporre=suggest! propone=suggest! scegliere=choose! decidere=decide! votare=vote!
testare=test! firmare=sign! approvare=approve! confermare=confirm! cancellare=cancel! annullare=cancel! disdire=cancel! coordinare=coordinate! assegnare=assign! distribuire=distribute!
collaborare=collaborate! partecipare=join! iscrivere=register! iscriversi=register! collegare=match! mettere_in_contatto=match! abbinare=match! incontrare=meet! seminare=plant! coltivare=grow!
innaffiare=water! irrigare=irrigate! allevare=breed! pescare=fish! cucinare=cook! preparare=prepare! mangiare=eat! riparare=repair! aggiustare=repair! manutenere=maintain! installare=install!
produrre=produce! producono=produce! pulire=clean! curare=treat! assistere=care! accudire=care! adottare=adopt! salvare_cani=rescue! proteggere=protect! cifrare=encrypt! segnalare=report!
risolvere=resolve! automatizzare=automate! sincronizzare=synchronise! rinominare=rename! accendere=switch! spegnere=switch! aggiornare=update! aggiungere=add! rinnovare=renew! abbonarsi=subscribe!
premiare=reward! motivare=motivate! giocare=play! suonare=play! cantare=sing! viaggiare=travel! visitare=visit! ospitare=host! dormire=sleep! catalogare=catalogue! compilare=fill-in
timbrare=clock-in scadere=expire! scade=expire! scadono=expire!
appuntamento=appointment prenotazione=booking turno=shift turni=shifts disponibilita=availability agenda=calendar calendario=calendar orario=schedule piano=plan riunione=meeting
verbale=meeting-minutes data=date scadenza=deadline scadenze=deadlines lista_di_attesa=waiting-list lista_d_attesa=waiting-list fila=queue coda=queue sala_d_attesa=waiting-room promemoria=reminder
avviso=notice notifica=notification messaggio=message allarme=alarm allerta=alert chiamata=call videochiamata=video-call conversazione=conversation gruppo=group bollettino=newsletter
password=password utente=user account=account profilo=profile permesso=permission ruolo=role accesso=access registro=record scheda=record storico=history compito=task attivita=activity
progetto=project obiettivo=goal abitudine=habit sfida=challenge punto=point premio=prize progresso=progress nota=note appunto=note diario=diary quaderno=notebook lista=list elenco=list
lista_della_spesa=shopping-list lista_di_controllo=checklist lista_di_nozze=wish-list presenza=attendance presenze=attendance votazione=voting voto=vote sondaggio=survey questionario=questionnaire
modulo=form risposta=answer domanda=question proposta=proposal opinione=opinion recensione=review valutazione=rating commento=comment reclamo=complaint segnalazione=issue problema=problem
problemi=problems guasto=fault difetto=defect errore=error richiesta=request assistenza=support assistenza_clienti=customer-service
negozio=shop negozietto=shop azienda=company impresa=company ditta=company attivita_commerciale=business piccola_impresa=small-business piccole_imprese=small-businesses ufficio=office squadra=team
bottega=workshop ferramenta=hardware-shop libreria=bookshop fiorista=florist farmacia=pharmacy supermercato=supermarket grossista=wholesaler fornitore=supplier bancarella=stall fattura=invoice
fatture=invoices fatturazione=invoicing fattura_elettronica=e-invoice preventivo=quote ricevuta=receipt scontrino=receipt contratto=contract ordine=order ordini=orders consegna=delivery
spedizione=shipment pacco=parcel pagamento=payment acconto=deposit caparra=deposit cauzione=security-deposit garanzia=warranty carta_di_credito=credit-card contanti=cash bonifico=bank-transfer
commissione=commission mancia=tip quota=fee prezzo=price costo=cost spesa=expense spese=expenses spese_condivise=shared-expenses entrata=income stipendio=salary risparmio=savings risparmi=savings
debito=debt prestito=loan mutuo=loan tassa=tax tasse=taxes iva=vat partita_iva=freelancer partite_iva=freelancers contabilita=accounting commercialista=accountant flusso_di_cassa=cash-flow
previsione=forecast soldi=money denaro=money banca=bank investimento=investment finanze=finance finanze_personali=personal-finance sconto=discount offerta=offer buono=voucher
buono_regalo=gift-card tessera=card tessera_fedelta=loyalty-card programma_fedelta=loyalty-programme raccolta_punti=loyalty-programme fedelta=loyalty abbonamento=subscription socio=member
soci=members reso=product-return rimborso=refund vendita=sale cliente=customer clienti=customers venditore=salesperson venditori=salespeople agente=agent acquirente=buyer marchio=brand
pubblicita=ads annuncio=ad annunci=ads catalogo=catalogue prodotto=product articolo=article magazzino=warehouse inventario=inventory scorta=stock scorte=stock giacenza=stock scaffale=shelf
codice_a_barre=barcode quantita=quantity carrello=cart rapporto=report relazione=report grafico=chart statistica=statistic riassunto=summary foglio_di_calcolo=spreadsheet documento=document
carta=paper file=file cartella=folder copia=copy foto=photo fotografia=photo immagine=image video=video registrazione=recording nota_vocale=voice-note trascrizione=transcript sottotitolo=subtitle
testo=text firma=signature firma_digitale=e-signature approvazione=approval libero_professionista=freelancer liberi_professionisti=freelancers professionista=professional
professionisti=professionals imprenditore=entrepreneur consulente=consultant agenzia=agency titolare=owner proprietario=owner responsabile=manager capo=manager direttore=director
amministratore=administrator dipendente=employee dipendenti=employees impiegato=employee lavoratore=worker operaio=worker personale=staff collega=colleague colleghi=colleagues segretaria=secretary
tirocinante=intern apprendista=apprentice candidato=candidate annuncio_di_lavoro=job-advert lavoro=job colloquio=interview colloqui=interviews curriculum=resume ferie=vacation malattia=sick-leave
straordinario=overtime ore_lavorate=working-hours foglio_presenze=timesheet cambio_turno=shift-swap cambi_turno=shift-swaps risorse_umane=human-resources formazione=training competenza=skill
medico=doctor medici=doctors dottore=doctor dottoressa=doctor clinica=clinic studio_medico=medical-practice studi_medici=medical-practices studio_dentistico=dental-clinic
studi_dentistici=dental-clinics ambulatorio=clinic ospedale=hospital dentista=dentist dentisti=dentists infermiere=nurse infermiera=nurse ostetrica=midwife fisioterapista=physiotherapist
fisioterapisti=physiotherapists logopedista=speech-therapist paziente=patient visita_medica=medical-appointment cartella_clinica=patient-record cartelle_cliniche=patient-records
ricetta_medica=prescription farmaco=medication farmaci=medications medicina=medication medicinale=medication pillola=pill terapia=therapy terapeuta=therapist psicologo=psychologist
psicologi=psychologists psicologa=psychologist sintomo=symptom dolore=pain emicrania=migraine allergia=allergy vaccino=vaccination pressione=blood-pressure glicemia=glucose salute=health
salute_mentale=mental-health umore=mood ansia=anxiety sonno=sleep gravidanza=pregnancy disabilita=disability badante=carer badanti=carers assistente_familiare=carer caregiver=caregiver
anziano=elderly-person anziani=older-people casa_di_riposo=care-home case_di_riposo=care-homes parrucchiere=hairdresser parrucchiera=hairdresser barbiere=barber estetista=beautician
estetiste=beauticians centro_estetico=beauty-salon centri_estetici=beauty-salons salone=salon tatuaggio=tattoo tatuatore=tattooist massaggio=massage unghia=nail capello=hair palestra=gym
allenatore=coach allenamento=workout istruttore=instructor nutrizionista=nutritionist dieta=diet peso=weight corsa=race corridore=runner maratona=marathon ciclista=cyclist escursione=hike
sentiero=trail percorso=route sport=sport atleta=athlete societa_sportiva=sports-club societa_sportive=sports-clubs calcio=football calcetto=football partita=match campionato=championship
torneo=tournament classifica=ranking arbitro=referee giocatore=player campo=court campo_da_tennis=tennis-court campi_da_padel=padel-courts scacchi=chess
panetteria=bakery panificio=bakery forno=bakery pane=bread panettiere=baker fornaio=baker pasticceria=pastry-shop pasticcere=pastry-chef torta=cake dolce=pastry ristorante=restaurant
trattoria=restaurant osteria=restaurant pizzeria=pizzeria bar=cafe caffe=coffee gelateria=ice-cream-shop cuoco=cook chef=chef cameriere=waiter tavolo=table tavoli=tables menu=menu piatto=dish
pasto=meal cibo=food pranzo=lunch cena=dinner vino=wine birra=beer birrificio=brewery cantina=winery ingrediente=ingredient ricetta=recipe ricette=recipes dispensa=pantry frigo=fridge
frigorifero=fridge avanzo=leftover spreco_alimentare=food-waste banco_alimentare=food-bank frutta=fruit verdura=vegetable ortaggio=vegetable carne=meat macellaio=butcher pesce=fish uovo=egg
latte=milk formaggio=cheese caseificio=dairy olio=olive-oil frantoio=olive-mill miele=honey fattorino=courier corriere=courier asporto=takeaway cucina=kitchen casa=house famiglia=family
famiglie=families genitore=parent mamma=mum mamme=mums papa=dad madre=mother padre=father figlio=child figlia=child figli=children bambino=child bambina=child bambini=children neonato=newborn
nonno=grandparent nonna=grandmother nonni=grandparents coppia=couple donna=woman donne=women uomo=man uomini=men persona=person persone=people ragazzo=kid ragazzi=kids giovane=young-person
giovani=young-people amico=friend amici=friends amica=friend coinquilino=flatmate coinquilini=flatmates babysitter=babysitter asilo=kindergarten asilo_nido=daycare faccenda=chore faccende=chores
compleanno=birthday regalo=gift festa=party trasloco=moving-house elettrodomestico=appliance mobile=furniture albero_genealogico=family-tree matrimonio=wedding sposo=groom sposa=bride sposi=couple
ospite=guest
animale=animal animale_domestico=pet animali_domestici=pets cane=dog cani=dogs gatto=cat gatti=cats cavallo=horse uccello=bird coniglio=rabbit veterinario=vet veterinari=vets canile=animal-shelter
rifugio=shelter adozione=adoption padrone=owner allevatore=breeder agricoltore=farmer agricoltori=farmers contadino=farmer azienda_agricola=farm aziende_agricole=farms fattoria=farm terreno=plot
orto=garden orti=gardens giardino=garden giardiniere=gardener serra=greenhouse pianta=plant albero=tree fiore=flower seme=seed semina=sowing raccolto=harvest coltura=crop irrigazione=irrigation
suolo=soil concime=fertiliser parassita=pest trattore=tractor bestiame=livestock mucca=cow mucche=cows pecora=sheep capra=goat gallina=chicken alveare=hive arnia=hive apicoltore=beekeeper
apicoltori=beekeepers ape=bee vigna=vineyard vigneto=vineyard viticoltore=winemaker oliveto=olive-orchard cooperativa=cooperative pioggia=rain meteo=weather umidita=humidity
temperatura=temperature siccita=drought bosco=forest pescatore=fisherman caccia=hunting cacciatore=hunter
appartamento=apartment inquilino=tenant inquilini=tenants padrone_di_casa=landlord padroni_di_casa=landlords affitto=rent locazione=rental casa_vacanze=holiday-home case_vacanze=holiday-homes
camera=room stanza=room immobile=property agenzia_immobiliare=estate-agency agenzie_immobiliari=estate-agencies agente_immobiliare=estate-agent agenti_immobiliari=estate-agents palazzo=building
edificio=building condominio=homeowners-association amministratore_di_condominio=property-manager amministratori_di_condominio=property-managers condomino=homeowner condomini=homeowners
vicino=neighbour vicini=neighbours vicini_di_casa=neighbours quartiere=neighbourhood chiave=key albergo=hotel hotel=hotel ostello=hostel agriturismo=farm-holiday campeggio=campsite
ascensore=elevator garage=garage cantiere=construction-site cantieri=construction-sites edilizia=construction impresa_edile=construction-company imprese_edili=construction-companies
muratore=bricklayer elettricista=electrician elettricisti=electricians idraulico=plumber idraulici=plumbers falegname=carpenter imbianchino=painter fabbro=locksmith saldatore=welder
tecnico=technician tecnici=technicians artigiano=craftsman artigiani=craftspeople tuttofare=handyman pulizia=cleaning pulizie=cleaning impresa_di_pulizie=cleaning-company
imprese_di_pulizie=cleaning-companies ristrutturazione=renovation riparazione=repair capocantiere=site-manager architetto=architect geometra=surveyor giornale_dei_lavori=site-diary
riscaldamento=heating caldaia=boiler tetto=roof piscina=pool prato=lawn sarto=tailor sarta=seamstress
auto=car macchina=car automobile=car veicolo=vehicle moto=motorbike camion=truck camionista=truck-driver furgone=van officina=car-repair-shop officine=car-repair-shops
officina_meccanica=car-repair-shop officine_meccaniche=car-repair-shops meccanico=mechanic meccanici=mechanics carrozzeria=body-shop concessionario=car-dealer auto_usata=used-car
auto_usate=used-cars revisione=vehicle-inspection tagliando=car-service gomma=tyre pneumatico=tyre ricambio=spare-part pezzo=part chilometraggio=mileage benzina=fuel carburante=fuel autista=driver
autisti=drivers conducente=driver autoscuola=driving-school flotta=fleet bicicletta=bicycle bici=bike parcheggio=parking autobus=bus scuolabus=school-bus trasporto=transport treno=train
fermata=stop viaggio=trip passaggio=ride passaggi=rides passeggero=passenger tassista=taxi-driver colonnina=charging-station colonnine=charging-stations auto_elettrica=electric-car
auto_elettriche=electric-cars trasportatore=carrier merce=freight logistica=logistics giro_di_consegne=delivery-route giri_di_consegne=delivery-routes posizione=location tempo_reale=real-time
in_tempo_reale=real-time mappa=map indirizzo=address distanza=distance fabbrica=factory macchinario=machine produzione=production manutenzione=maintenance operatore=operator
controllo_qualita=quality-control qualita=quality ispezione=inspection sicurezza=safety incidente=accident stampante_3d=3d-printer misura=measurement misurazione=measurement sensore=sensor
dispositivo=device drone=drone telecamera=camera batteria=battery pompa=pump qualita_dell_aria=air-quality rumore=noise casa_intelligente=smart-home luce=electricity elettricita=electricity
bolletta=electricity-bill consumo=consumption energia=energy pannello_solare=solar-panel pannelli_solari=solar-panels fotovoltaico=photovoltaic comunita_energetica=energy-community contatore=meter
gas=gas acqua=water rifiuto=waste rifiuti=waste raccolta_differenziata=recycling riciclo=recycling impronta_di_carbonio=carbon-footprint emissione=emission
scuola=school scuole=schools liceo=school universita=university alunno=student studente=student studenti=students studentessa=student insegnante=teacher insegnanti=teachers professore=teacher
prof=teacher maestra=teacher docente=teacher tutor=tutor ripetizione=tutoring ripetizioni=tutoring lezione=lesson lezioni=lessons corso=course corsi=courses materia=school-subject compiti=homework
compito_a_casa=homework esame=exam esami=exams verifica=exam concorso=exam interrogazione=exam carta_mnemonica=flashcard parola=word lingua=language vocabolario=vocabulary matematica=maths
libro=book tesi=thesis tema=essay certificato=certificate gita=trip classe=class aula=classroom museo=museum mostra=exhibition galleria=gallery biblioteca=library bibliotecario=librarian
archivio=archive archivista=archivist patrimonio=heritage monumento=monument storico_locale=local-historian genealogia=genealogy audioguida=audio-guide visitatore=visitor visita=visit
visita_guidata=guided-tour visite_guidate=guided-tours collezione=collection collezionista=collector collezionisti=collectors francobollo=stamp figurina=trading-card fumetto=comic-book
vinile=vinyl antiquario=antique-dealer antiquariato=antique asta=auction usato=used~ seconda_mano=secondhand~ di_seconda_mano=secondhand~ vestito=clothing vestiti=clothing abbigliamento=clothing
scarpa=shoe gioiello=jewellery giocattolo=toy musica=music musicista=musician musicisti=musicians banda=band coro=choir corista=choir-singer orchestra=orchestra spartito=sheet-music canzone=song
concerto=concert prove=rehearsals prova=rehearsal strumento_musicale=instrument chitarra=guitar cantante=singer teatro=theatre attore=actor danza=dance ballo=dance scuola_di_danza=dance-school
scuole_di_danza=dance-schools pittura=painting quadro=painting artista=artist artisti=artists fotografo=photographer fotografi=photographers illustratore=illustrator ceramica=pottery
maglia=knitting uncinetto=crochet podcast=podcast giornalista=journalist giornalisti=journalists giornale=newspaper rivista=magazine redazione=newsroom notizia=news notizie=news scrittore=writer
scrittrice=writer autore=author romanzo=novel poesia=poem racconto=story storia=story capitolo=chapter editore=publisher traduttore=translator traduzione=translation contenuto=content
articolo_di_blog=blog-article lettore=reader iscritto=subscriber ascoltatore=listener film=movie
evento=event eventi=events biglietto=ticket biglietti=tickets conferenza=conference festival=festival partecipante=participant organizzatore_di_eventi=event-organiser
organizzatori_di_eventi=event-organisers luogo=place luoghi=places turista=tourist turisti=tourists turismo=tourism viaggiatore=traveller itinerario=itinerary bagaglio=luggage volo=flight
agenzia_di_viaggi=travel-agency agenzie_di_viaggi=travel-agencies guida_turistica=tour-guide guide_turistiche=tour-guides spiaggia=beach stabilimento_balneare=beach-club
stabilimenti_balneari=beach-clubs ombrellone=beach-umbrella montagna=mountain isola=island barca=boat parco=park associazione=association associazioni=associations fondazione=foundation
onlus=charity ong=ngo circolo=club volontario=volunteer volontari=volunteers volontariato=volunteering donazione=donation donatore=donor donatori=donors raccolta_fondi=fundraising chiesa=church
parrocchia=parish prete=priest parroco=priest messa=church-service rifugiato=refugee comunita=community forum=forum assemblea=assembly presidente=chair tesoriere=treasurer comune=municipality
comuni=municipalities cittadino=citizen citta=city paese=village strada=street buca=pothole buche=potholes lampione=street-light vigile_del_fuoco=firefighter vigili_del_fuoco=firefighters
protezione_civile=civil-protection ambulanza=ambulance emergenza=emergency soccorso=rescue soccorritore=paramedic bando=tender-notice avvocato=lawyer avvocati=lawyers studio_legale=law-firm
studi_legali=law-firms notaio=notary giudice=judge tribunale=court udienza=court-hearing causa=court-case legge=law privacy=privacy dati_personali=personal-data dato=datum dati=data
consenso=consent testamento=last-will eredita=inheritance multa=fine assicurazione=insurance assicurazioni=insurance assicuratore=insurer broker_assicurativo=insurance-broker
broker_assicurativi=insurance-brokers agente_assicurativo=insurance-agent agenti_assicurativi=insurance-agents polizza=insurance-policy polizze=insurance-policies sinistro=insurance-claim
sinistri=insurance-claims perito=adjuster assicurato=policyholder danno=damage
sviluppatore=developer sviluppatori=developers programmatore=programmer programmatori=programmers ingegnere=engineer codice=code repository=repository sistemista=sysadmin sistemisti=sysadmins
sicurezza_informatica=cyber-security backup=backup integrazione=integration automazione=automation intelligenza_artificiale=ai ia=ai voce=voice comando_vocale=voice-command
comandi_vocali=voice-commands laboratorio=lab ricercatore=researcher ricercatori=researchers ricerca=research scienziato=scientist esperimento=experiment campione=sample studio=study
studio_fotografico=photo-studio
giorno=day settimana=week mese=month mesi=months anno=year ora=hour ore=hours minuto=minute notte=night sera=evening pomeriggio=afternoon mattina=morning fine_settimana=weekend tempo=time
volta=time cosa=thing modo=way tipo=kind parte=part esempio=example nome=name numero=number mondo=world vita=life zona=area internet=internet connessione=connection senza_internet=offline
senza_connessione=offline senza_rete=offline gratis=free italia=italy
gratuito=free~ semplice=simple~ facile=easy~ nuovo=new~ vecchio=old~ piccolo=small~ grande=large~ migliore=best~ economico=cheap~ utile=useful~ libero=free~ digitale=digital~ virtuale=virtual~
automatico=automatic~ intelligente=smart~ quotidiano=daily~ giornaliero=daily~ settimanale=weekly~ mensile=monthly~ annuale=yearly~ locale=local~ rurale=rural~ urbano=urban~ comunale=municipal~
pubblico=public~ privato=private~ scolastico=school~ sportivo=sports~ dentistico=dental~ mentale=mental~ cronico=chronic~ solare=solar~ elettrico=electric~ industriale=industrial~ agricolo=farm~
biologico=organic~ artigianale=craft~ domestico=household~ familiare=family~ finanziario=financial~ fiscale=tax~ legale=legal~ turistico=tourist~ culturale=cultural~ musicale=music~
anonimo=anonymous~ riservato=confidential~ cifrato=encrypted~ crittografato=encrypted~ condiviso=shared~ disponibile=available~ scaduto=overdue~ duplicato=duplicate~ rotto=broken~ vuoto=empty~
aperto=open~ chiuso=closed~ ricorrente=recurring~ personalizzato=personalised~ multilingue=multilingual~ straniero=foreign~ fresco=fresh~ sano=healthy~ indipendente=independent~ sociale=social~
prossimo=next~ ultimo=last~ primo=first~ smarrito=lost~ randagio=stray~ abbandonato=abandoned~ malato=sick~ allergico=allergic~ amatoriale=amateur~ giovanile=youth~ medio=medium~
trattamento=treatment timbro=stamp timbri=stamps scendere=drop! dialetto=dialect ispezioni=inspections carte_mnemoniche=flashcards lavaggio_auto=car-wash revisioni=vehicle-inspections
meccanica=mechanic sa_niente_di=know-about sanno_niente_di=know-about un_app=a-app carte_collezionabili=trading-cards collezionabile=collectible~ ogni_volta=always chi_deve_a_chi=who-owes-whom
chi_deve=who-owes squadre=teams squadra_di_calcio=football-team squadre_di_calcio=football-teams stagione=season tesseramento=membership iscrizione=registration iscrizioni=registrations
allevamento=livestock spese_di_casa=shared-expenses prezzi=prices
un'app=a-app un'applicazione=a-app un'azienda=a-company un'associazione=a-association un'agenzia=a-agency un'officina=a-car-repair-shop un'estensione=a-extension un'audioguida=a-audio-guide
dell'orto=of-garden dell'acqua=of-water dell'energia=of-energy dell'umidita=of-humidity dell'azienda=of-company dell'ordine=of-order nell'orto=in-garden all'azienda=to-company all'utente=to-user
dell'umore=of-mood sull'umore=on-mood dell'asilo=of-kindergarten dell'associazione=of-association all'ospedale=to-hospital lista_attesa=waiting-list sala_attesa=waiting-room
fila_attesa=waiting-list qualita_aria=air-quality
va=go! vai=go! vacanza=vacation vacanze=vacations cominciare=begin! davvero=really tornare=return! torni=return! faccio=make! facciamo=make! cinque=five vorrebbero=want prendere=take!
prende=take! prenda=take! preso=take! presa=take! toma=cheese arrivo=arrival quanto=how-much quanti=how-many piazza=square posto=place posti=places due=two tre=three quattro=four 
sette=seven otto=eight nove=nine dieci=ten undici=eleven dodici=twelve quindici=fifteen venti=twenty trenta=thirty quaranta=forty cinquanta=fifty sessanta=sixty settanta=seventy
ottanta=eighty novanta=ninety cento=hundred lunedi=monday martedi=tuesday mercoledi=wednesday giovedi=thursday venerdi=friday sabato=saturday domenica=sunday gennaio=january febbraio=february
aprile=april maggio=may giugno=june luglio=july agosto=august settembre=september ottobre=october novembre=november dicembre=december sartoria=tailor-shop aiutante=assistant portare=bring!
riportare=return! pantalone=trousers pantaloni=trousers tenda=curtain foglietto=note deciso=decide! ritiro=pickup ritirare=collect! pronto=ready~ domicilio=home parto=birth
sostituire=replace! sostituisce=replace! sostituto=substitute allattamento=breastfeeding chat=chat riservatezza=confidentiality cassetta=box cassette=boxes abbonato=subscriber partire=leave!
marcire=rot! saltare=skip! arretrato=overdue~ occhio=eye gestisco=manage! vela=sailing lago=lake cambiare=change! vento=wind uscita=outing uscite=outings telefonare=call! alba=dawn
liberatoria=waiver firmato=signed~ attrezzatura=equipment segnalato=reported~ maestro=conductor avra=will clarinetto=clarinet prestato=lend! scritto=write! restare=stay!
indietro=behind proprio=own~ propria=own~ divisa=uniform chiedere=ask! trasferta=trip muro=wall muri=walls scattare=take! dettare=dictate! dettato=dictation mezzanotte=midnight
servirebbe=need bozza=draft ricavare=derive! ricavata=derive! compagnia=company parcella=fee-invoice memoria=memory vivere=live! vive=live! cugino=cousin pastiglia=pill avvertire=warn!
avverta=warn! avverte=warn! porta=door mare=sea lavorare=work! partenza=departure biancheria=linen riscuotere=collect! soggiorno=stay tassa_di_soggiorno=tourist-tax arrivare=arrive!
accavallare=overlap! accavallano=overlap! imbarazzante=embarrassing~ pro_loco=village-association sedia=chair gazebo=tent impianto_audio=sound-system impianto=system
audio=audio sagra=village-festival deposito=storage sta=stay! busta=envelope piacerebbe=like richiamo=reminder tardare=delay! gara=competition gare=competitions caos=chaos doppio=double~
pettorale=bib-number pettorali=bib-numbers presentare=show! ristoro=aid-station parente=relative parenti=relatives ritirato=dropout categoria=category categorie=categories diretta=live
in_diretta=live
meta_di=half-of meta_delle=half-of meta_dei=half-of prestati=lend! prestate=lend! scritti=write! scritte=write! a_partire_da=from
dice=say! dicono=say! dire=say! dico=say! dimmi=tell! dimmelo=tell! ditemi=tell! raccontare=tell! fammi=make! fatemi=make! mandami=send! mandamelo=send! avvisami=notify! avvertimi=warn!
ricordami=remind! ricordamelo=remind! mostrami=show! trovami=find! scrivimi=write! stampami=print! svegliami=wake! svegliare=wake! sveglia=alarm-clock aiutami=help! aiutatemi=help!
consigliami=recommend! spezzami=split! rifare=redo! rifai=redo! rifa=redo! rifatto=redone~ ognuno=everyone ognuna=each chiunque=anyone lui=him lei=her me=me te=you stesso=same stessa=same
stessi=same stesse=same cui=which il_quale=which la_quale=which i_quali=which glielo=it li=them tale=such tali=such certi=some certe=some parecchi=several troppo=too troppi=too-many
troppe=too-many abbastanza=enough tanto=much tanti=many tante=many dov_e=where dov'e=where cos'e=what com'e=how c'e=there c_era=there qual=which altrimenti=otherwise eppure=yet finora=until-now
finche=until entro=by oltre=beyond davanti=in-front dietro=behind accanto=beside lontano=far~ li_vicino=nearby lassu=up-there avanti=ahead via=via stasera=tonight stanotte=tonight
stamattina=this-morning dopodomani=tomorrow prima_o_poi=eventually volentieri=gladly forse=maybe circa=about almeno=at-least invece=instead comunque=anyway infatti=indeed infine=finally
finalmente=finally spesso=often raramente=rarely a_volte=sometimes talvolta=sometimes di_nuovo=again lentamente=slowly male=badly peggio=worse~ esattamente=exactly gentilmente=politely
a_distanza=remotely a_domicilio=at-home a_casa=at-home allo_stesso_tempo=at-the-same-time in_anticipo=in-advance in_ritardo=late~ a_turno=in-turns a_rate=by-instalments all'estero=abroad
estero=abroad per_esempio=for-example ad_esempio=for-example da_solo=alone no=no si_puo=can nel_caso=if in_caso_di=when grazie=thanks col=with coi=with poter=can ero=was erano=were stato=been
stata=been stati=been state=been stare=stay! stanno=are hai=have avete=have aveva=had avevano=had avuto=had avendo=having vorrebbe=want dovrebbero=should potrebbero=could andrebbe=should
avrebbe=would sarebbe=would-be sara=will-be saranno=will-be viene=come! vengono=come! venga=come! vengano=come! vanno=go! vada=go! vado=go! esce=leave! escono=leave! uscire=leave! entra=enter!
entrare=enter! ingresso=entrance so=know! sappiamo=know! sappiano=know! capire=understand! capisce=understand! capiscono=understand! farne=make! fatto=done~ fatta=done~ fatti=done~ fatte=done~
fa_fatica=struggle visto=seen~ vista=seen~ visti=seen~ vedessero=see! accorgersi=notice! accorgano=notice! mettere=put! mette=put! mettono=put! metta=put! mettano=put! metterli=put! metterlo=put!
messo=put~ mettere_via=store! tolto=removed~ tolte=removed~ togliere=remove! toglie=remove! rimuovere=remove! lasciare=leave! lasciato=left~ aspettare=wait! attendere=wait! rimanere=stay!
rimane=stay! smettere=quit! smette=stop! smettono=stop! fermare=stop! fermarsi=stop! fermo=stopped~ fermi=stopped~ chiudere=close! chiude=close! chiudono=close! chiusura=closing aprire=open!
apre=open! aprono=open! aprirne=open! apra=open! apertura=opening orario_di_apertura=opening-hours orari_di_apertura=opening-hours rompere=break! rompe=break! rompersi=break! spaccare=break!
cadere=fall! cade=fall! cadono=fall! caduta=fall salire=rise! salgano=rise! calare=drop! cala=drop! mancare=lack! manca=lack! mancano=lack! mancanza=shortage perso=lost~ persa=lost~ passare=pass!
passato=past~ spostare=reschedule! sposti=reschedule! rimandare=reschedule! rinviare=reschedule! posticipare=reschedule! anticipare=bring-forward anticipa=advance! disdice=cancel!
disdicono=cancel! disdetta=cancellation disdetto=cancelled~ succedere=happen! succede=happen! accadere=happen! accade=happen! esistere=exist! vale=cost! valere=cost! costare=cost! convenire=suit!
conviene=suit! bastare=suffice! durare=last! dura=last! durata=duration continuare=continue! riprendere=resume! ripetere=repeat! ripete=repeat! riempire=fill! riempie=fill! svuotare=empty!
rendere=return! restituzione=return restituzioni=returns chiesto=asked~ richiedere=request! richiede=request! domandare=ask! risposto=answered~ ringraziare=thank! scusare=excuse! sgridare=scold!
sgridarmi=scold! litigare=quarrel! urlare=shout! urla=shout! piangere=cry! ridere=laugh! vibrare=vibrate! squillare=ring! premere=press! cliccare=click! toccare=touch! sfogliare=browse!
ritagliare=crop! tagliare=cut! taglia=size taglie=sizes incollare=stick! smontare=dismantle! montare=install! montarlo=install! montaggio=assembly rimborsare_le_spese=reimburse!
anticipare_i_soldi=advance! versare=pay! versato=paid~ versamento=payment addebitare=charge! addebito=direct-debit saldare=settle! saldo=balance finanziare=fund! finanziato=funded~
surrogare=refinance! produce=produce! commentare=comment! ritrovare=find! addestrare=train! addestratore=dog-trainer addestramento=training ammalarsi=fall-ill ammala=fall-ill guarire=heal!
guarito=healed~ peggiorare=worsen! peggiora=worsen! coprire=cover! copre=cover! coperto=covered~ decifrare=decipher! misurate=measured~ segnati=marked~ segnata=marked~ contati=counted~
scritta=written~ tradotte=translated~ tradotto=translated~ pagate=paid~ pagata=paid~ offerto=offered~ rinnovata=renewed~ regalata=given~ scansionate=scanned~ fotografati=photographed~
scaricate=downloaded~ consolidato=consolidated~ sospeso=suspended~ sospendere=suspend! sospende=suspend! appeso=hung~ appendere=hang! acceso=switched~ spento=switched-off~ attaccato=attached~
attaccare=attach! staccare=detach! interessato=interested~ puliti=clean~ pulita=clean~ sporco=dirty~ bagnato=wet~ asciutto=dry~ umido=damp~ bloccare=block! sbloccare=unlock! nascondere=hide!
scoprire=discover! aumentare=increase! diminuire=reduce! crescere=grow! cresce=grow! nascere=be-born morire=die! muore=die! morto=dead~ abitare=live! sperare=hope! credere=believe! crede=believe!
pensare=think! penso=think! sentire=hear! sente=hear! scelto=chosen~ sceglierne=choose! accettare=accept! rifiutare=reject! obbligare=require! vietare=forbid! vietato=forbidden~ impedire=prevent!
difendere=defend! vincere=win! vince=win! vincitore=winner sfidare=challenge! indovinare=guess! imbrogliare=cheat! copiare=copy! incrociare=cross! selezionare=select! ordinare_per=sort-by
smistare=sort! raggruppare=group! scannerizzare=scan! timbrano=clock-in timbratura=clocking timbrature=clockings euro=euro italiano=italian~ inglese=english~ francese=french~ tedesco=german~
spagnolo=spanish~ portoghese=portuguese~ russo=russian~ polacco=polish~ olandese=dutch~ danese=danish~ danesi=danes rumeno=romanian~ ucraino=ukrainian~ arabo=arabic~ cinese=chinese~
giapponese=japanese~ coreano=korean~ egiziano=egyptian~ albanese=albanian~ bengalese=bengali~ latino=latin~ americano=american~ europeo=european~ europa=europe germania=germany francia=france
spagna=spain portogallo=portugal argentina=argentina svizzera=switzerland roma=rome milano=milan napoli=naples torino=turin firenze=florence venezia=venice regione=region provincia=province
zia=aunt zio=uncle nipote=grandchild nipoti=grandchildren fratello=brother sorella=sister marito=husband moglie=wife fidanzato=boyfriend fidanzata=girlfriend compagno=partner compagna=partner
suocera=mother-in-law suocero=father-in-law cognato=brother-in-law cognata=sister-in-law gemello=twin vedova=widow vedovo=widower bimbo=child bimbi=children signora=lady signore=gentleman
gente=people abitante=resident abitanti=residents pensionato=pensioner pensionati=pensioners pensione=pension adulto=adult adolescente=teenager allievo=pupil allieva=pupil allievi=pupils
scolaro=pupil emigrato=emigrant emigrati=emigrants migrante=migrant senzatetto=homeless-person detenuto=prisoner tutore=guardian garante=guarantor sindaco=mayor assessore=councillor
consigliere=councillor consiglieri=councillors vigile=police-officer carabiniere=police-officer poliziotto=police-officer ispettore=inspector ispettrice=inspector coordinatore=coordinator
coordinatrice=coordinator presidentessa=chair segretario=secretary custode=caretaker portiere=doorman vincitori=winners concorrente=competitor concorrenti=competitors stagionale=seasonal-worker
stagionali=seasonal-workers bracciante=farm-worker agronomo=agronomist enologo=winemaker gelataio=ice-cream-maker pizzaiolo=pizza-maker barista=barista sommelier=sommelier lavapiatti=dishwasher
ristoratore=restaurateur ristoratori=restaurateurs albergatore=hotelier bagnino=lifeguard guida_alpina=mountain-guide rifugista=hut-keeper pastore=shepherd allevatrice=breeder mungitore=milker
boscaiolo=lumberjack maniscalco=farrier toelettatore=groomer educatore_cinofilo=dog-trainer tatuatrice=tattooist informatico=it-technician informatici=it-technicians
grafico_pubblicitario=graphic-designer tipografo=printer stampatore=printer rilegatore=bookbinder restauratore=restorer restauratrice=restorer liutaio=violin-maker orologiaio=watchmaker
orafo=goldsmith calzolaio=shoemaker piastrellista=tiler cartongessista=drywaller gessista=plasterer serramentista=window-fitter vetraio=glazier tappezziere=upholsterer spazzacamino=chimney-sweep
termotecnico=heating-engineer gruista=crane-operator ponteggiatore=scaffolder traslocatore=removal-firm magazziniere=warehouse-worker corrierista=courier macchinista=train-driver pilota=pilot
marinaio=sailor cassiere=cashier cassiera=cashier commesso=shop-assistant commessa=shop-assistant educatore=educator educatrice=educator animatore=activity-leader psichiatra=psychiatrist
pediatra=paediatrician ginecologa=gynaecologist ginecologo=gynaecologist cardiologo=cardiologist dermatologo=dermatologist chirurgo=surgeon anestesista=anaesthetist radiologo=radiologist
oculista=eye-doctor ottico=optician farmacista=pharmacist osteopata=osteopath podologo=podiatrist dietista=dietitian oss=care-worker operatore_sociosanitario=care-worker
assistente_sociale=social-worker assistenti_sociali=social-workers mediatore=mediator interprete=interpreter regista=director sceneggiatore=screenwriter direttore_del_coro=choir-director
direttore_d_orchestra=conductor archeologo=archaeologist genealogista=genealogist curatore=curator gallerista=gallery-owner trattativa=negotiation conteggio=count cella=cell
cella_frigorifera=cold-room serale=evening~ cognome=surname totale=total~ cono=cone gusto=flavour gusti=flavours falso=false~ finto=fake~ finte=fake~ lettera=letter lettere=letters
trionfalismo=boasting gentile=kind~ brutto=ugly~ brutte=ugly~ bello=beautiful~ mail=email reparto=department reparti=departments garbo=kindness pulsante=button tasto=button bottone=button
andamento=trend direzione=management corridoio=corridor telefonata=phone-call telefonate=phone-calls vendemmia=grape-harvest giornata=day striscia=strip tesserino=badge filare=row foglio=sheet
fogli=sheets quercia=oak mano=hand mani=hands cuore=heart piede=foot gamba=leg braccio=arm ginocchio=knee schiena=back orecchio=ear bocca=mouth bocche=mouths dente=tooth denti=teeth pelle=skin
corpo=body ferita=wound ferite=wounds sangue=blood spunto=cue spunti=cues imbraco=harness parapetto=guardrail ponteggio=scaffolding impalcatura=scaffolding calcestruzzo=concrete cemento=cement
malta=mortar mattone=brick piastrella=tile intonaco=plaster vernice=paint resina=resin legno=wood ferro=iron vetro=glass plastica=plastic carta_vetrata=sandpaper scarabocchio=scribble riso=rice
pizza=pizza panino=sandwich panini=sandwiches zucchero=sugar sale_da_cucina=salt farina=flour lievito=yeast burro=butter salsiccia=sausage prosciutto=ham cinghiale=wild-boar porcino=mushroom
porcini=mushrooms fungo=mushroom funghi=mushrooms tartufo=truffle castagna=chestnut oliva=olive ulivo=olive-tree ulivi=olive-trees uva=grape mela=apple pomodoro=tomato patata=potato cipolla=onion
insalata=salad zuppa=soup gelato=ice-cream cioccolato=chocolate biscotto=biscuit te_verde=tea succo=juice liquore=liqueur bottiglia=bottle botte=barrel botti=barrels vasca=tank vasche=tanks
bicchiere=glass tazza=cup padella=pan padelle=pans pentola=pot griglia=grill fornello=stove stufa=stove tostapane=toaster lavatrice=washing-machine lavastoviglie=dishwasher
aspirapolvere=vacuum-cleaner ferro_da_stiro=iron rosticceria=takeaway-shop pastificio=pasta-maker salumeria=delicatessen macelleria=butcher-shop pescheria=fishmonger essiccatoio=dryer
colazione=breakfast merenda=snack portata=course coperti=covers dialisi=dialysis potassio=potassium auto-aiuto=self-help gruppo_di_auto-aiuto=support-group gioco_d_azzardo=gambling
azzardo=gambling dipendenza=addiction attacco=attack attacchi=attacks attacco_di_panico=panic-attack attacchi_di_panico=panic-attacks panico=panic ictus=stroke infarto=heart-attack tumore=cancer
cancro=cancer febbre=fever tosse=cough influenza=flu asma=asthma diabete=diabetes epilessia=epilepsy demenza=dementia complicazione=complication complicazioni=complications goccia=drop
gocce=drops siringa=syringe cerotto=plaster fascia=bandage analisi_del_sangue=blood-test esami_del_sangue=blood-tests radiografia=x-ray ecografia=ultrasound intervento_chirurgico=surgery
sala_operatoria=operating-theatre reparto_ospedaliero=ward libretto=booklet libretto_sanitario=health-record impegnativa=referral ticket=ticket occhiali=glasses apparecchio_acustico=hearing-aid
sedia_a_rotelle=wheelchair carrozzina=wheelchair ossigeno=oxygen clorofilla=chlorophyll ceretta=waxing trucco=make-up taglio_di_capelli=haircut smalto=nail-polish esercizio=exercise
esercizi=exercises serie=series tappa=stage tappe=stages dislivello=elevation-gain girone=group gironi=groups coppa=cup finale=final bocce=bowls scopone=card-game carte_da_gioco=playing-cards
casco=helmet sci=skiing nuoto=swimming corsia=lane corsie=lanes tabellone=scoreboard punteggio=score spogliatoio=changing-room restauro=restoration affresco=fresco affreschi=frescoes
polittico=altarpiece crepa=crack crepe=cracks soprintendenza=heritage-authority vero=true~ vera=true~ veri=true~ vere=true~ tela=canvas bozzetto=sketch abbozzo=sketch schizzo=sketch
inquadratura=shot inquadrare=frame! documentario=documentary pellicola=film sceneggiatura=screenplay copione=script coreografia=choreography violoncello=cello violino=violin pianoforte=piano
tromba=trumpet flauto=flute tamburo=drum organo=organ brano=song tracce=tracks curva=curve curve=curves livello=level livelli=levels moneta=coin monete=coins rovescio=reverse sfondo=background
originale=original~ bianco=white~ nero=black~ rosso=red~ verde=green~ giallo=yellow~ blu=blue~ grigio=grey~ chiaro=clear~ scuro=dark~ colore=colour colori=colours forma=shape dimensione=size
metro=metre metri=metres metro_quadro=square-metre metri_quadri=square-metres chilo=kilo chili=kilos chilogrammo=kilogram grammo=gram litro=litre chilometro=kilometre chilometri=kilometres
ettaro=hectare ettari=hectares grado=degree gradi=degrees meta=half quarto=quarter mezzo=half mezza=half mezz'ora=half-hour pieno=full~ piena=full~ basso=low~ alto=high~ lungo=long~ corto=short~
breve=short~ largo=wide~ stretto=narrow~ grosso=large~ grossa=large~ pesante=heavy~ leggero=light~ forte=strong~ debole=weak~ duro=hard~ morbido=soft~ caldo=hot~ freddo=cold~ lento=slow~
veloce=fast~ rapido=fast~ tardivo=late~ uguale=equal~ uguali=equal~ diverso=different~ strano=strange~ onesto=honest~ cattivo=bad~ ottimo=great~ pessimo=terrible~ giusto=right~ sbagliato=wrong~
sicuro=safe~ pericoloso=dangerous~ accessibile=accessible~ variabile=variable~ speciale=special~ generale=general~ ufficiale=official~ obbligatorio=mandatory~ necessario=necessary~
possibile=possible~ impossibile=impossible~ importante=important~ urgente=urgent~ completo=complete~ incompleto=incomplete~ mancante=missing~ presente=present~ assente=absent~ singolo=single~
unico=unique~ successivo=next~ precedente=previous~ secondo=second~ terzo=third~ decimo=tenth~ caro=expensive~ cari=expensive~ ricco=rich~ povero=poor~ stanco=tired~ felice=happy~ triste=sad~
arrabbiato=angry~ preoccupato=worried~ cieco=blind~ sordo=deaf~ sordi=deaf~ ipovedente=blind~ dislessico=dyslexic~ autistico=autistic~ cercabile=searchable~ cercabili=searchable~ manuale=manual~
consuntivo=final-accounts bilancio=budget delibera=resolution delibere=resolutions determina=resolution determine=resolutions delega=proxy deleghe=proxies decreto=decree
decreto_ingiuntivo=payment-order ingiuntivo=injunctive~ rogito=deed rogiti=deeds sollecito=dunning solleciti=dunnings pratica=case pratiche=cases incarico=assignment impegno=commitment
impegni=commitments appello=roll-call regolamento=regulation norma=regulation permesso_di_costruire=building-permit concessione=permit diocesi=diocese battesimo=baptism nozze=wedding
funerale=funeral cimitero=cemetery natale=christmas pasqua=easter capodanno=new-year estate=summer inverno=winter primavera=spring autunno=autumn eta=age nascita=birth morte=death segreto=secret
fiducia=trust pazienza=patience paura=fear rabbia=anger gioia=joy inferno=hell calma=calm rimprovero=reproach rimproveri=reproaches insulto=insult insulti=insults idea=idea caso=case vizio=defect
vizi=defects giro=round giri=rounds turno_di_notte=night-shift bordo=edge fondo=bottom lato=side angolo=corner punto_di_ritiro=pickup-point finestra=window scala=stairs scale=stairs
balcone=balcony cortile=courtyard soffitta=attic cantinetta=cellar bagno=bathroom doccia=shower rubinetto=tap tubo=pipe divano=sofa letto_libero=free-bed letti=beds cuccetta=bunk cuccette=bunks
posto_letto=bed posti_letto=beds panchina=bench panca=bench armadio=wardrobe cassetto=drawer scatola=box cassa=till cassonetto=bin bidone=bin cestino=bin sacco=bag borsa=bag zaino=backpack
etichetta=label etichette=labels adesivo=sticker penna=pen matita=pencil bacheca=notice-board lavagna=whiteboard tabella=table resoconto=report riepilogo=summary schema=scheme piantina=floor-plan
planimetria=floor-plan modello=template crocetta=tick crocette=ticks spuntare=tick! spunta=tick! spuntata=ticked~ casella=checkbox bolla=delivery-note bolla_di_consegna=delivery-note
documento_di_trasporto=delivery-note ddt=delivery-note lotto=batch lotti=batches bancale=pallet imballaggio=packaging ritardo=delay ritardi=delays anticipo=advance stazione=station pullman=coach
corriera=coach metropolitana=metro tram=tram aereo=plane aeroporto=airport nave=ship traghetto=ferry locomotiva=locomotive binario=platform autostrada=motorway casello=toll-gate
semaforo=traffic-light rotonda=roundabout marciapiede=pavement ponte=bridge galleria_stradale=tunnel borgo=village rustico=farmhouse rustici=farmhouses trullo=trullo capanna=hut
baita=mountain-hut ghiacciaio=glacier fiume=river valle=valley alpeggio=mountain-pasture malga=mountain-pasture pascolo=pasture stalla=barn manza=heifer manze=heifers vitello=calf vitelli=calves
toro=bull maiale=pig asino=donkey agnello=lamb gregge=flock mandria=herd mungitura=milking collare=collar collari=collars guinzaglio=lead gabbia=cage cucciolo=puppy cuccioli=puppies topo=mouse
topi=mice lupo=wolf volpe=fox cervo=deer trappola=trap insetto=insect vespa=wasp zanzara=mosquito zecca=tick-bite gelata=frost gelate=frosts grandine=hail neve=snow temporale=thunderstorm
alluvione=flood frana=landslide terremoto=earthquake incendio=fire fuoco=fire fumo=smoke campagna=countryside ombra=shade fontanella=drinking-fountain fontana=fountain boa=buoy boe=buoys
segnale=signal allerta_meteo=weather-warning server=server disco=disk dischi=disks computer_portatile=laptop portatile=laptop schermo=screen tastiera=keyboard microfono=microphone
cuffia=headphone stampante=printer scanner=scanner chiavetta=usb-stick smartphone=smartphone tablet=tablet bot=bot blog=blog pdf=pdf test=test formato=format margine=margin base=base
gruppetto=group pernottamento=overnight-stay check-in=check-in coda_alla_cassa=queue laurea=degree diploma=diploma borsa_di_studio=scholarship voto_scolastico=grade pagella=report-card
registro_elettronico=class-register gita_scolastica=school-trip mensa=canteen doposcuola=after-school-care campo_estivo=summer-camp campi_estivi=summer-camps oratorio=youth-club
dogsitter=dog-sitter pensione_per_cani=dog-boarding corte=court sala=room sala_riunioni=meeting-room sala_prove=rehearsal-room palco=stage mille=thousand duemila=two-thousand tredici=thirteen
quattordici=fourteen sedici=sixteen diciassette=seventeen diciotto=eighteen diciannove=nineteen ventidue=twenty-two ventiquattro=twenty-four trentun=thirty-one ottantamila=eighty-thousand
duecento=two-hundred trecento=three-hundred milione=million decina=ten decine=dozens centinaio=hundred centinaia=hundreds zero=zero marzo=march decisione=decision decisioni=decisions
scelta=choice scelte=choices accordo=agreement accordi=agreements effetto=effect rischio=risk rischi=risks pericolo=danger fuga=leak perdita=leak perdite=leaks fuga_di_gas=gas-leak
perdita_d_acqua=water-leak infiltrazione=leak blackout=power-cut allagamento=flood furto=theft ladro=thief frode=fraud truffa=scam truffe=scams denuncia=report vittima=victim molestia=harassment
violenza=violence bullismo=bullying whistleblowing=whistleblowing passaggio_di_consegne=handover passaggi_di_consegne=handovers reperibilita=on-call turno_di_guardia=on-call
guardia_medica=on-call-doctor esercitazione=drill esercitazioni=drills evacuazione=evacuation estintore=fire-extinguisher estintori=fire-extinguishers attrezzo=tool attrezzi=tools utensile=tool
trapano=drill martello=hammer sega=saw cacciavite=screwdriver chiodo=nail saldatura=welding tornio=lathe pezzo_di_ricambio=spare-part pezzi_di_ricambio=spare-parts collaudo=acceptance-test
scarto=reject scarti=rejects tracciabilita=traceability fermo_macchina=machine-downtime fornitura=supply forniture=supplies ordine_d_acquisto=purchase-order bolletta_della_luce=electricity-bill
canone=rent canoni=rents rata=instalment rate=instalments iban=iban estratto_conto=bank-statement estratti_conto=bank-statements nota_spese=expense-report note_spese=expense-reports
rimborso_spese=expense-report busta_paga=payslip buste_paga=payslips assunzione=hiring licenziamento=dismissal dimissioni=resignation tredicesima=bonus cedolino=payslip sei=six sale=rise!
il_sale=salt poco_sale=low-salt letto=bed ho_letto=read ha_letto=read indietro=back dritto=obverse buone=good~
legge_le=read! legge_il=read! legge_la=read! legge_i=read! legge_gli=read! legge_un=read! legge_una=read! lo_legge=read! che_legge=that-reads
nuvola=cloud cloud=cloud centro_dati=data-centre server_proprio=own-server proprio_server=own-server server_interno=in-house-server in_locale=locally localmente=locally statunitense=american~
stati_uniti=usa unione_europea=european-union ue=european-union extraeuropeo=non-european~ svizzero=swiss~ britannico=british~ irlandese=irish~ irlanda=ireland cina=china
suolo_europeo=europe suolo_italiano=italy giurisdizione=jurisdiction sovranita=sovereignty multinazionale=multinational colosso_del_web=big-tech protezione_dati=data-protection gdpr=gdpr dati_sensibili=sensitive-data
acconsentire=consent! trattamento_dei_dati=data-processing violazione=breach fuga_di_dati=data-leak attacco_informatico=cyberattack ficcanasare=snoop! curiosare=snoop! spiare=spy! cedere=hand-over!
cessione=disclosure terzi=third-parties parti_terze=third-parties terze_parti=third-parties crittografia=encryption cifratura=encryption criptare=encrypt! crittografare=encrypt! da_capo_a_capo=end-to-end~
accedere=log-in! fare_login=log-in! fare_il_login=log-in! loggarsi=log-in! login=login autenticare=authenticate! autenticazione=authentication secondo_fattore=second-factor doppio_fattore=two-factor~
due_fattori=two-factor~ a_due_fattori=two-factor~ parola_segreta=password parola_di_accesso=password pin=pin codice_di_verifica=verification-code sms=sms impronta_digitale=fingerprint impronta=fingerprint
riconoscimento_facciale=facial-recognition carta_identita_elettronica=electronic-id-card certificato_digitale=digital-certificate disiscriversi=unsubscribe! creare_account=create-account decrepito=old~ antiquato=old~ obsoleto=obsolete~ catorcio=old-device
aggeggio=device apparecchio=device fascia_bassa=low-end~ di_fascia_bassa=low-end~ schermo_tattile=touchscreen caratteri_grandi=large-text carattere_grande=large-text caratteri_cubitali=huge-text lettere_giganti=giant-text
lettere_enormi=huge-text caratteri_giganti=giant-text gigante=giant~ gigantesco=giant~ enorme=huge~ grandissimo=huge~ pulsantone=big-button tastone=big-button tasti=buttons
guanto=glove guanti=gloves lettore_di_schermo=screen-reader screen_reader=screen-reader lettore_schermo=screen-reader non_vedente=blind~ non_vedenti=blind~ daltonico=colour-blind~ daltonismo=colour-blindness
non_udente=deaf~ non_udenti=deaf~ alto_contrasto=high-contrast contrasto=contrast modalita_scura=dark-mode con_una_mano_sola=one-handed sotto_il_sole=in-sunlight accessibilita=accessibility connessione_internet=internet-connection
connessione_a_internet=internet-connection offline=offline~ fuori_linea=offline~ copertura=coverage tacca=bar tacchetta=bar tacca_di_segnale=bar-of-signal zona_morta=dead-zone zona_senza_campo=dead-zone
dati_mobili=mobile-data traffico_dati=mobile-data giga=gigabyte cade_la_linea=connection-drops salta_la_corrente=power-cut tagliato_fuori=cut-off~ intermittente=patchy~ a_singhiozzo=patchy~ a_tratti=patchy~
instabile=unstable~ prende_male=poor-signal non_prende=no-signal non_arriva_internet=no-internet non_arriva_il_segnale=no-signal larghezza_di_banda=bandwidth banda_larga=broadband modalita_aereo=airplane-mode disconnesso=disconnected~
disconnettere=disconnect! scollegare=disconnect! non_ha_internet=no-internet fax=fax su_carta=on-paper cartaceo=paper~ carta_e_penna=pen-and-paper stampabile=printable~ fotocopia=photocopy
fotocopiatrice=photocopier bacheca_di_sughero=notice-board per_posta=by-post raccomandata=registered-mail in_contanti=in-cash contante=cash denaro_contante=cash alla_cassa=at-till registratore_di_cassa=till
al_banco=at-counter bancone=counter allo_sportello=at-counter sportello=counter con_la_carta=by-card carta_di_debito=debit-card bancomat=debit-card pos=card-terminal ordine_permanente=standing-order
addebito_diretto=direct-debit domiciliazione=direct-debit contrassegno=cash-on-delivery banconota=banknote centesimo=cent neanche_un_centesimo=zero-cents nemmeno_un_centesimo=zero-cents costo_zero=zero-cost a_costo_zero=zero-cost
gratuitamente=free~ aggratis=free~ a_gratis=free~ a_sbafo=free~ senza_costi=free~ una_tantum=one-off~ criptovaluta=cryptocurrency abbonamento_mensile=monthly-subscription abbonare=subscribe!
a_pagamento=paid~ versione_a_pagamento=paid-version pubblicitario=advertising~ senza_pubblicita=no-ads niente_pubblicita=no-ads sponsorizzato=sponsored~ bollettino_informativo=newsletter promozionale=promotional~ messaggistica=messaging
messaggio_privato=private-message notifica_push=push-notification viso=face volto=face sfocare=blur! oscurare=blur! minorenne=minor fotocamera=camera messaggio_vocale=voice-message
vocale=voice-message geolocalizzazione=geolocation geolocalizzare=locate! profilazione=profiling profilare=profile! tracciatore=tracker cookie=cookie analitica=analytics google_analytics=google-analytics
telemetria=telemetry anonimato=anonymity anonimamente=anonymously anonimizzare=anonymise! pseudonimo=pseudonym soprannome=nickname in_segreto=secretly di_nascosto=secretly segretamente=secretly
nascosto=hidden~ tracciabile=traceable~ cronologia=history immodificabile=immutable~ inalterabile=tamper-proof~ cancellazione=deletion cancellazione_automatica=automatic-deletion eliminare=delete! eliminazione=deletion
diritto_alla_cancellazione=right-to-erasure diritto_di_oblio=right-to-be-forgotten conservazione=retention periodo_di_conservazione=retention-period distruggere=destroy! distruzione=destruction copia_di_sicurezza=backup licenza=licence codice_aperto=open-source~
sorgente_aperto=open-source~ codice_sorgente=source-code open_source=open-source~ software_libero=open-source-software software_proprietario=proprietary-software codice_chiuso=closed-source~ testo_semplice=plain-text javascript=javascript disattivare=disable!
disabilitare=disable! abilitare=enable! internet_explorer=internet-explorer negozio_di_app=app-store app_nativa=native-app nativo=native~ processo=process unico_processo=single-process microservizio=microservice
monolite=monolith unico_binario=single-binary eseguibile=executable libreria_software=library mi_rifiuto=i-refuse si_rifiuta=refuses respingere=reject! scartare=reject! bocciare=reject!
divieto=ban proibire=forbid! bandire=ban! severamente_vietato=strictly-forbidden~ tassativo=mandatory~ non_consentito=not-allowed~ non_ammesso=not-allowed~ ammesso=allowed~ esigere=demand!
esigenza=requirement pretendere=demand! pretesa=demand insistere=insist! requisito=requirement rispettare=comply! conforme=compliant~ conformita=compliance adempiere=comply!
obbligatoriamente=mandatorily imprescindibile=essential~ indispensabile=essential~ irrinunciabile=essential~ non_negoziabile=non-negotiable~ non_trattabile=non-negotiable~ inaccettabile=unacceptable~ intollerabile=unacceptable~ inammissibile=unacceptable~
impensabile=unacceptable~ fuori_discussione=out-of-the-question~ neanche_per_sogno=not-allowed~ nemmeno_per_sogno=not-allowed~ neppure_per_sogno=not-allowed~ neanche_per_idea=not-allowed~ nemmeno_per_idea=not-allowed~ neanche_per_scherzo=not-allowed~ nemmeno_per_scherzo=not-allowed~
neanche_morto=not-allowed~ neanche_a_parlarne=not-allowed~ nemmeno_a_parlarne=not-allowed~ non_se_ne_parla=not-allowed~ non_ci_penso_nemmeno=not-allowed~ neanche_a_pensarci=not-allowed~ in_nessun_caso=not-allowed~ in_nessun_modo=not-allowed~ in_alcun_modo=not-at-all
per_nessun_motivo=not-allowed~ per_niente=not-at-all niente_affatto=not-at-all assolutamente_no=not-allowed~ no_e_poi_no=not-allowed~ col_cavolo=not-allowed~ ma_anche_no=not-allowed~ scordatevelo=not-allowed~ manco_morto=not-allowed~
manco_per_sogno=not-allowed~ mai_piu=never-again mai_nella_vita=never-again non_esiste_proprio=not-allowed~ sciocchezza=nonsense stupidaggine=nonsense fesseria=nonsense cavolata=nonsense boiata=nonsense
assurdita=nonsense scemenza=nonsense scherzo=joke presa_in_giro=joke odiare=hate! detestare=hate! disprezzare=hate! non_sopporto=i-hate non_tollero=not-tolerate
non_accetto=not-accept stufo=fed-up~ sono_stufo=fed-up~ fidare=trust! non_mi_fido=not-trust non_ci_fidiamo=not-trust non_si_fida=not-trust diffidare=distrust! sopportare=tolerate!
tollerare=tolerate! tolleranza_zero=zero-tolerance non_si_puo=not-allowed~`,
};
