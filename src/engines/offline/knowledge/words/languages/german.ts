import type { LanguageWords } from './language-words.ts';

/** German: see `LanguageWords` for the notation. */
export const german: LanguageWords = {
  giveaways:
    'der das und fur fuer eine einen einer ein mit ich wir nicht oder auf zu von dem sie ist sind wird werden bei zum zur ihre meine unsere uber ohne mochte soll konnen kann damit wenn auch sich nach vom im aus dass verwalten planen termine kunden',
  plurals: [
    'innen>in',
    'innen>',
    'innen>e',
    'ien>ie',
    'en>e',
    'en>um',
    'en>is',
    'en>a',
    'en>',
    'nen>n',
    'er>e',
    'er>',
    'n>',
    'se>',
    'es>e',
    'es>',
    'em>e',
    'em>',
    'e>',
    's>',
    'in>',
    'in>e',
  ],
  conjugations: [
    ['chnen', 'chnet chne'],
    ['dnen', 'dnet dne'],
    ['fnen', 'fnet fne'],
    ['tmen', 'tmet'],
    ['ten', 'tet te test tend'],
    ['den', 'det de dend'],
    ['ern', 'ert ere ernd'],
    ['eln', 'elt ele elnd'],
    ['en', 't e est end'],
  ],
  words: `und=and sowie=and oder=or bzw=or beziehungsweise=or aber=but jedoch=but denn=because weil=because da=there fur=for fuer=for mit=with samt=with inklusive=including inkl=including ohne=without
ausser=without
von=of vom=of zu=to zum=for zur=for in=in im=in ins=into auf=on aufs=on bei=at beim=at an=at am=at ans=at um=for uber=about ueber=about unter=under neben=beside hinter=behind nach=after
nachdem=after vor=before
bevor=before seit=since wahrend=during durch=through gegen=against bis=until trotz=despite zwischen=between statt=without anstatt=without aus=from ab=from je=per pro=per per=by entlang=along
rund=around innerhalb=within
ein=a eine=a einen=a einem=a einer=a eines=a der=the die=the das=the den=the dem=the des=the dies=this diese=these dieser=this dieses=this diesen=these diesem=this jede=every jeder=every
jedes=every jeden=every jedem=every
alle=all alles=everything allen=all viele=many vielen=many mehrere=several mehreren=several einige=some manche=some wenige=few andere=other anderen=other beide=both mehr=more weniger=less
eigene=own eigenen=own eigenes=own eigener=own
ihre=their ihren=their ihr=their ihrem=their ihrer=their ihres=their seine=his seinen=his seinem=his seiner=his seines=his unser=our mein=my dein=your deine=your euer=your ich=i mich=me
mir=me wir=we uns=us sie=they ihnen=them er=he ihn=him
ihm=him es=it man=we sich=themselves selbst=themselves jemand=someone jemanden=someone jemandem=someone niemand=nobody etwas=something nichts=nothing wer=who wem=whom wen=whom was=what
welche=which welcher=which welches=which welchen=which
nicht=not kein=no nie=never niemals=never nur=only auch=also sogar=even sehr=very zu_viel=too-much noch=still schon=already bereits=already immer=always oft=often manchmal=sometimes
wieder=again dann=then danach=then jetzt=now heute=today
morgen=tomorrow bald=soon spater=later hier=here dort=there uberall=everywhere unterwegs=mobile zusammen=together miteinander=together gemeinsam=together gemeinsame=shared~
gemeinsamen=shared~ gemeinsamer=shared~ gemeinsames=shared~ vielleicht=maybe gern=please gerne=please mal=once bitte=please ne=a nen=a nem=a eh=anyway
ist=is sind=are war=was sein=be bin=am werden=are wird=is wurde=was worden=been haben=have hat=has habe=have hatte=had will=want wollen=want mochte=want mochten=want moechte=want
moechten=want wunsche=want hatte_gerne=want soll=should sollen=should
sollte=should kann=can konnen=can koennen=can konnte=could muss=must mussen=must muessen=must darf=may durfen=may brauche=need braucht=need brauchen=need benotigt=need benotigen=need
benotige=need lasst=let! lassen=let! hilft=help! helfen=help!
dass=that damit=so sodass=so so=so wenn=when falls=if sobald=when wann=when wo=where als=as wie=like ob=whether warum=why dafur=for dabei=with davon=of darauf=on etc=etc usw=etc
z.b=including zum_beispiel=including zb=including
ermoglicht=let! ermoglichen=let! dient=serve! bietet=offer! auf_einen_blick=dashboard auf_einer_karte=on-map auf_der_karte=on-map in_echtzeit=realtime von_zuhause=remotely vor_ort=on-site
zu_hause=at-home zuhause=at-home
per_post=by-letter per_sms=by-sms per_e-mail=by-email per_mail=by-email rund_um=around mit_hilfe=with mithilfe=with zur_verfugung=available jeden_tag=daily~ jede_woche=weekly~
jeden_monat=monthly~ ohne_internet=offline ohne_netz=offline
ohne_internetverbindung=offline ohne_empfang=offline selbst_gehostet=self-hosted~ in_der_nahe=nearby in_meiner_nahe=nearby aus_der_nahe=nearby wer_wem=who-owe-whom
mehrere_sprachen=multilingual mehreren_sprachen=multilingual
anwendung=application webseite=website webanwendung=web-app webapp=web-app webportal=web-portal handyapp=mobile-app plattform=platform werkzeug=tool hilfsmittel=tool programm=program
system=system losung=solution verwaltung=management
portal=portal assistent=assistant dienst=service helfer=volunteer erweiterung=extension browsererweiterung=browser-extension browser-erweiterung=browser-extension befehlszeile=command-line
kommandozeile=command-line kommandozeilenwerkzeug=cli
planer=planner terminplaner=scheduler rechner=calculator ubersicht=overview uebersicht=overview werkzeugkasten=toolbox verzeichnis=directory branchenbuch=business-directory
suchmaschine=search-engine vergleichsportal=price-comparison-portal
borse=exchange tauschborse=swap-marketplace jobborse=job-board mitfahrborse=ride-sharing-marketplace marktplatz=marketplace kleinanzeigenportal=classified-marketplace
buchungssystem=booking-system kassensystem=point-of-sale warenwirtschaft=inventory-management
bestellsystem=ordering-system ticketsystem=ticketing-system reservierungssystem=reservation-system verwaltungssoftware=management-software vereinssoftware=club-software
praxissoftware=practice-software handwerkersoftware=tradesperson-software
verwalten=manage! organisieren=organise! ordnen=organise! sortieren=organise! strukturieren=organise! planen=plan! vorplanen=plan! einplanen=plan! koordinieren=coordinate! abstimmen=vote!
erfassen=record! dokumentieren=record! aufzeichnen=record!
protokollieren=log! notieren=log! festhalten=record! aufschreiben=log! eintragen=enter! eingeben=enter! speichern=save! ablegen=archive! archivieren=archive! aufbewahren=store! lagern=store!
katalogisieren=catalogue! kategorisieren=categorise!
auflisten=list! sammeln=collect! zusammentragen=collect! anlegen=create! erstellen=create! erzeugen=generate! generieren=generate! gestalten=design! entwerfen=design! bearbeiten=edit!
andern=edit! anpassen=adapt! aktualisieren=update!
loschen=delete! entfernen=remove! umbenennen=rename! kopieren=copy! verschieben=reschedule! aufraumen=clean! ausmisten=clean! pflegen=maintain! warten=maintain! hegen=maintain! fuhren=keep!
verfolgen=track! nachverfolgen=track!
mitverfolgen=follow! uberblicken=track! beobachten=watch! uberwachen=monitor! messen=measure! wiegen=weigh! zahlen=pay! ablesen=read! auslesen=poll! prufen=check! uberprufen=check!
kontrollieren=inspect! inspizieren=inspect! abhaken=tick!
begehen=inspect! untersuchen=analyse! analysieren=analyse! auswerten=analyse! vergleichen=compare! berechnen=calculate! ausrechnen=calculate! schatzen=estimate! kalkulieren=calculate!
vorhersagen=forecast! prognostizieren=forecast!
bewerten=rate! beurteilen=assess! benoten=grade! einstufen=grade! einschatzen=assess! rezensieren=review! kommentieren=comment! berichten=report! melden=report! reklamieren=complain!
beschweren=complain! visualisieren=visualise!
buchen=book! reservieren=reserve! vereinbaren=schedule! ausmachen=schedule! terminieren=schedule! absagen=cancel! stornieren=cancel! umbuchen=reschedule! anmelden=register! abmelden=cancel!
registrieren=register! einschreiben=register!
einchecken=check-in teilnehmen=attend! besuchen=visit! verkaufen=sell! kaufen=buy! einkaufen=buy! bestellen=order! vorbestellen=preorder! nachbestellen=reorder! bezahlen=pay!
abrechnen=invoice! verrechnen=invoice! fakturieren=invoice!
kassieren=charge! uberweisen=pay! uberwiesen=paid erstatten=refund! zuruckerstatten=refund! zuruckgeben=return! zuruckschicken=return! umtauschen=exchange! tauschen=swap! eintauschen=swap!
mieten=rent! anmieten=rent! vermieten=rent!
leihen=borrow! ausleihen=borrow! verleihen=lend! borgen=borrow! verborgen=lend! verschenken=donate! schenken=give! versteigern=auction! ersteigern=auction! bieten=offer! mitbieten=bid!
anbieten=offer! handeln=trade!
verhandeln=negotiate! feilschen=negotiate! sparen=save! ansparen=save! investieren=invest! ausgeben=spend! haushalten=economise! aufteilen=split! teilen=share! abonnieren=subscribe!
kundigen=cancel! verlangern=renew!
einlosen=redeem! belohnen=reward! werben=advertise! bewerben=apply! vermarkten=advertise! liefern=deliver! ausliefern=deliver! zustellen=deliver! versenden=ship! verschicken=ship!
abholen=collect! transportieren=ship! fahren=drive! mitfahren=ride!
mitnehmen=take! pendeln=commute! parken=park! aufladen=charge! tanken=fuel! verladen=load! beladen=load! packen=pack! kommissionieren=pick! auffullen=restock! inventarisieren=inventory!
nachfullen=restock! entsorgen=recycle!
senden=send! schicken=send! zusenden=send! weiterleiten=send! teilhaben=share! benachrichtigen=notify! informieren=inform! erinnern=remind! warnen=warn! alarmieren=alert!
verstandigen=notify! beantworten=answer!
anfragen=request! nachfragen=ask! beantragen=request! einreichen=submit! genehmigen=approve! freigeben=approve! bewilligen=approve! ablehnen=reject! bestatigen=confirm! unterschreiben=sign!
unterzeichnen=sign! signieren=sign! zustimmen=approve!
einladen=invite! zusagen=accept! kontaktieren=contact! anrufen=call! telefonieren=call! chatten=chat! unterhalten=chat! austauschen=exchange! diskutieren=discuss! besprechen=discuss!
beraten=advise! betreuen=support! begleiten=guide!
vermitteln=match! finden=find! suchen=search! durchsuchen=search! nachschlagen=search! recherchieren=research! entdecken=discover! stobern=browse! filtern=filter! treffen=meet!
kennenlernen=meet! verbinden=connect! vernetzen=connect!
empfehlen=recommend! vorschlagen=suggest! zuweisen=assign! zuordnen=assign! verteilen=distribute! einteilen=assign! delegieren=delegate! ubernehmen=take! ubergeben=transfer!
vertreten=replace! einstellen=hire! anstellen=hire! rekrutieren=recruit!
unterstutzen=support! fordern=support! motivieren=motivate! entscheiden=decide! wahlen=vote! auswahlen=choose! aussuchen=choose! moderieren=moderate! veroffentlichen=publish! posten=post!
bloggen=blog! schreiben=write! verfassen=write!
lesen=read! vorlesen=read! diktieren=dictate! sprechen=talk! horen=listen! anhoren=listen! aufnehmen=record! filmen=film! fotografieren=photograph! knipsen=photograph! hochladen=upload!
herunterladen=download! importieren=import!
exportieren=export! ubertragen=sync! synchronisieren=synchronise! abgleichen=synchronise! umwandeln=convert! konvertieren=convert! digitalisieren=digitise! scannen=scan! einscannen=scan!
erkennen=recognise! identifizieren=identify! bestimmen=identify!
ubersetzen=translate! transkribieren=transcribe! untertiteln=subtitle! zusammenfassen=summarise! erklaren=explain! verstehen=understand! vereinfachen=simplify! automatisieren=automate!
ausfuhren=execute! verschlusseln=encrypt! sichern=save!
schutzen=protect! zeigen=show! anzeigen=show! darstellen=show! prasentieren=present! ausstellen=exhibit! abrufen=retrieve! nutzen=use! benutzen=use! verwenden=use! einsetzen=use!
bekommen=receive! erhalten=receive! kriegen=receive!
lernen=learn! uben=practise! trainieren=train! lehren=teach! unterrichten=teach! beibringen=teach! abfragen=quiz! wiederholen=practise! studieren=study! korrigieren=grade! spielen=play!
singen=sing! musizieren=play! probe=rehearsal tanzen=dance!
malen=paint! zeichnen=draw! basteln=craft! nahen=sew! stricken=knit! hakeln=crochet! bauen=build! renovieren=renovate! sanieren=renovate! reparieren=repair! beheben=fix! montieren=install!
installieren=install! einbauen=install! streichen=paint!
putzen=clean! reinigen=clean! waschen=wash! bugeln=iron! kochen=cook! backen=bake! braten=roast! brauen=brew! rosten=roast! trinken=drink! servieren=serve! futtern=feed! fuettern=feed!
giessen=water! bewassern=water!
saen=sow! ernten=harvest! dungen=fertilise! spritzen=spray! jagen=hunt! angeln=fish! imkern=beekeep! zuchten=breed! melken=milk! reiten=ride! laufen=run! joggen=run! radeln=ride!
wandern=hike! klettern=climb! schwimmen=swim!
verreisen=travel! navigieren=navigate! orten=locate! lokalisieren=locate! heizen=heat! kuhlen=cool! luften=ventilate! steuern=control! fernsteuern=control! schalten=switch!
einschalten=switch! ausschalten=switch! verbrauchen=consume!
behandeln=treat! therapieren=treat! impfen=vaccinate! verschreiben=prescribe! verabreichen=dose! einnehmen=take! schlafen=sleep! meditieren=meditate! atmen=breathe! rauchen=smoke!
aufhoren=quit! abnehmen=lose! heiraten=marry! feiern=celebrate!
umziehen=move! einziehen=move! ausziehen=move! wohnen=live! arbeiten=work! grunden=start! verdienen=earn! versichern=insure! retten=rescue! betreiben=run! leiten=lead! entwickeln=develop!
programmieren=code!
testen=test! ausprobieren=test! hinzufugen=add! erganzen=add! verknupfen=connect! anbinden=integrate! integrieren=integrate! einbinden=embed! veranstalten=organise! ausrichten=organise!
durchfuhren=run! vorbereiten=prepare! nachbereiten=review!
erledigen=complete! abschliessen=complete! starten=start! beenden=end! stempeln=clock-in vermeiden=avoid! verhindern=prevent! verringern=reduce! reduzieren=reduce! senken=reduce!
verbessern=improve! verlieren=lose! vergessen=forget! entlasten=support!
vergleicht=compare! empfiehlt=recommend! schlagt=suggest! liest=read! vorliest=read! trifft=meet! gibt=give! nimmt=take! lauft=run! wachst=grow! isst=eat! misst=measure! hochladt=upload!
ladt=charge! einladt=invite! erhalt=receive!
verlauft=run! verspricht=offer! vergisst=forget! festhalt=record! tragt=enter! eintragt=enter! versteht=understand! weiss=know! wissen=know! hochzuladen=upload! herunterzuladen=download!
auszuleihen=borrow! anzulegen=create!
einzutragen=enter! auszutauschen=exchange! abzurechnen=invoice! abzustimmen=vote! einzuladen=invite! vorzuschlagen=suggest! aufzuzeichnen=record! festzuhalten=record! anzubieten=offer!
anzumelden=register! vorzubereiten=prepare! zuzuweisen=assign!
auszuwerten=analyse! abzuholen=collect! einzukaufen=buy! aufzuteilen=split! zusammenzufassen=summarise! mitzubringen=bring! auszufullen=fill! ausfullen=fill! ausfullt=fill! anzusehen=view!
ansehen=view! anschauen=view! sehen=see! sieht=see!
einzureichen=submit! anzuzeigen=show! nachzuverfolgen=track! zuruckzugeben=return! loszuwerden=sell! aufzubauen=build! anzurufen=call! vorzulesen=read! einzuchecken=check-in abzuhaken=tick!
gebucht=booked~ reserviert=reserved~ bestellt=ordered~ bezahlt=paid~ unbezahlt=unpaid~ verkauft=sold~ vermietet=rented~ verliehen=lent~ ausgeliehen=borrowed~ geliefert=delivered~
geplant=planned~ erledigt=completed~ bestatigt=confirmed~ genehmigt=approved~
unterschrieben=signed~ gespeichert=stored~ erfasst=recorded~ dokumentiert=recorded~ gesammelt=collected~ geteilt=shared~ gesendet=sent~ verschickt=sent~ benachrichtigt=notified~
repariert=repaired~ gemeldet=reported~ gepruft=checked~ bewertet=rated~
ubersetzt=translated~ verschlusselt=encrypted~ gescannt=scanned~ gelernt=learned~ gebraucht=used~ gefunden=found~ verloren=lost~ abgelaufen=expired~ fallig=due~ uberfallig=overdue~
ausgebucht=fully-booked~ ausverkauft=sold-out~ kaputt=broken~ defekt=broken~
neu=new~ klein=small~ gross=large~ gut=good~ besser=better~ beste=best~ schlank=lightweight~ gunstig=cheap~ billig=cheap~ billiger=cheaper~ teuer=expensive~ kostenlos=free~ gratis=free~
kostenfrei=free~
regional=local~ digital=online mobil=mobile~ online=online offline=offline privat=private~ offentlich=public~ anonym=anonymous~ vertraulich=confidential~ personlich=personal~
individuell=individual~
einheitlich=consistent~ taglich=daily~ wochentlich=weekly~ monatlich=monthly~ jahrlich=yearly~ regelmassig=regular~ wiederkehrend=recurring~ rechtzeitig=early~ spat=late~ fruh=early~
aktuell=current~ offen=open~ fertig=finished~ frisch=fresh~ gesund=healthy~
krank=sick~ alt=old~ jung=young~ selbststandig=self-employed~ freiberuflich=freelance~ ehrenamtlich=volunteer~ gemeinnutzig=nonprofit~ kirchlich=church~ mehrsprachig=multilingual~
zweisprachig=bilingual~ barrierefrei=accessible~ blind=blind~
gehorlos=deaf~ vegan=vegan~ vegetarisch=vegetarian~ glutenfrei=gluten-free~ bio=organic~ okologisch=organic~ nachhaltig=sustainable~ elektrisch=electric~ smart=smart~ schwanger=pregnant~
alleinerziehend=single~ pflegebedurftig=elderly~ dement=dementia~
gebrauchte=used~ handgemacht=handmade~ selbstgemacht=handmade~ selbstgenaht=handmade~ antik=antique~ selten=rare~ verfugbar=available~ frei=free~ freie=open~ freien=open~ leer=empty~
voll=full~ datenschutzkonform=gdpr-compliant~ dsgvo-konform=gdpr-compliant~
rechtssicher=compliant~ finanziell=financial~ medizinisch=medical~ psychisch=mental~ seelisch=mental~ korperlich=physical~ beruflich=professional~ taktil=tactile~ deutsch=german~
englisch=english~ turkisch=turkish~ franzosisch=french~ spanisch=spanish~
person=person mensch=person leute=people menschen=people kunde=customer kundin=customer stammkunde=regular-customer neukunde=prospect interessent=prospect kaufer=buyer verkaufer=seller
verkauferin=seller handler=dealer einzelhandler=retailer grosshandler=wholesaler
nutzer=user benutzer=user anwender=user gast=guest besucher=visitor teilnehmer=participant teilnehmerin=participant mitglied=member mitarbeiter=employee mitarbeitende=employee
mitarbeitenden=employees mitarbeiterin=employee arbeitnehmer=employee angestellte=employee
beschaftigte=employee kollege=colleague kollegin=colleague chef=boss chefin=boss vorgesetzte=manager fuhrungskraft=manager geschaftsfuhrer=director inhaber=owner inhaberin=owner
besitzer=owner besitzerin=owner eigentumer=owner betreiber=operator leiter=manager
leiterin=manager teamleiter=team-lead grunder=founder grunderin=founder unternehmer=entrepreneur unternehmerin=entrepreneur freiberufler=freelancer freelancer=freelancer
solo-selbststandige=freelancer selbststandige=freelancer selbststandigen=freelancers
freiberuflerin=freelancer berater=consultant beraterin=consultant trainer=trainer trainerin=trainer coach=coach lehrer=teacher lehrerin=teacher lehrkraft=teacher lehrkrafte=teachers
nachhilfelehrer=tutor musiklehrer=music-teacher dozent=lecturer
professor=professor schuler=pupil schulerin=pupil student=student studentin=student studierende=student studierenden=students azubi=apprentice auszubildende=apprentice lehrling=apprentice
praktikant=intern lernende=learner lernenden=learners kind=child
jugendliche=teenager jugendlichen=teenagers erwachsene=adult baby=baby kleinkind=toddler mutter=mother mama=mother vater=father papa=father eltern=parents elternteil=parent oma=grandmother
opa=grandfather grosseltern=grandparents enkel=grandchild tochter=daughter
sohn=son geschwister=siblings bruder=brother schwester=sister familie=family ehepaar=couple paar=couple parchen=couple partner=partner partnerin=partner freund=friend freundin=friend
nachbar=neighbour nachbarin=neighbour mitbewohner=flatmate wg=flatshare
wohngemeinschaft=flatshare senior=senior seniorin=senior rentner=pensioner altere=older~ angehorige=relative angehorigen=relatives verwandte=relative bekannte=friend burger=citizen
burgerin=citizen einwohner=resident bewohner=resident bewohnerin=resident
anwohner=resident tourist=tourist reisende=traveller reisenden=travellers urlauber=traveller fluchtling=refugee gefluchtete=refugee gefluchteten=refugees migrant=migrant patient=patient
patientin=patient arzt=doctor arztin=doctor hausarzt=doctor
facharzt=doctor zahnarzt=dentist zahnarztin=dentist kieferorthopade=orthodontist tierarzt=vet tierarztin=vet hebamme=midwife krankenschwester=nurse pfleger=nurse pflegerin=nurse
pflegekraft=nurse altenpfleger=carer betreuer=carer betreuerin=carer therapeut=therapist
therapeutin=therapist psychotherapeut=psychotherapist psychologe=psychologist psychologin=psychologist psychiater=psychiatrist physiotherapeut=physiotherapist
physiotherapeutin=physiotherapist ergotherapeut=occupational-therapist logopade=speech-therapist
logopadin=speech-therapist heilpraktiker=practitioner osteopath=osteopath apotheker=pharmacist optiker=optician ernahrungsberater=nutritionist klient=client klientin=client
handwerker=tradesperson handwerkerin=tradesperson elektriker=electrician klempner=plumber
installateur=plumber tischler=carpenter schreiner=carpenter zimmermann=carpenter dachdecker=roofer maler=painter maurer=bricklayer schlosser=locksmith schornsteinfeger=chimney-sweep
heizungsbauer=heating-engineer bauleiter=site-manager bauherr=homeowner
bauunternehmer=builder architekt=architect architektin=architect ingenieur=engineer ingenieurin=engineer techniker=technician technikerin=technician monteur=technician mechaniker=mechanic
kfz-mechaniker=mechanic hausmeister=caretaker reinigungskraft=cleaner
putzfrau=cleaner putzkraft=cleaner gartner=gardener gartnerin=gardener landschaftsgartner=landscaper friseur=hairdresser frisor=hairdresser friseurin=hairdresser barbier=barber
kosmetikerin=beautician masseur=masseur tatowierer=tattooist backer=baker
backerin=baker konditor=baker metzger=butcher fleischer=butcher koch=chef kochin=chef kellner=waiter kellnerin=waiter barista=barista wirt=restaurant-owner gastronom=restaurateur
gastwirt=restaurateur winzer=winemaker brauer=brewer imker=beekeeper
imkerin=beekeeper bauer=farmer bauerin=farmer landwirt=farmer landwirtin=farmer forster=forester jager=hunter fischer=fisherman angler=angler schafer=shepherd zuchter=breeder reiter=rider
hundebesitzer=dog-owner hundehalter=dog-owner tierhalter=pet-owner
katzenbesitzer=cat-owner hundetrainer=dog-trainer hundesitter=pet-sitter tiersitter=pet-sitter babysitter=babysitter tagesmutter=childminder erzieher=kindergarten-teacher
erzieherin=kindergarten-teacher fahrer=driver fahrerin=driver kurier=courier
lieferant=supplier zulieferer=supplier hersteller=manufacturer disponent=dispatcher spediteur=carrier lkw-fahrer=truck-driver taxifahrer=taxi-driver busfahrer=bus-driver fahrgast=passenger
pendler=commuter radfahrer=cyclist autofahrer=motorist
autobesitzer=car-owner mitfahrer=passenger laufer=runner sportler=athlete spieler=player spielerin=player schiedsrichter=referee wanderer=hiker kletterer=climber tanzer=dancer
musiker=musician musikerin=musician sanger=singer sangerin=singer
chorleiter=choir-director dirigent=conductor kunstler=artist kunstlerin=artist fotograf=photographer fotografin=photographer autor=author autorin=author schriftsteller=author
journalist=journalist redakteur=editor blogger=blogger ubersetzer=translator
dolmetscher=interpreter sammler=collector sammlerin=collector bastler=maker entwickler=developer entwicklerin=developer programmierer=programmer softwareentwickler=developer
systemadministrator=sysadmin administrator=administrator forscher=researcher
forscherin=researcher wissenschaftler=scientist doktorand=phd-student laborant=lab-technician anwalt=lawyer anwaltin=lawyer rechtsanwalt=lawyer mandant=client mandantin=client notar=notary
richter=judge steuerberater=tax-accountant steuerberaterin=tax-accountant
buchhalter=bookkeeper makler=broker immobilienmakler=estate-agent versicherungsmakler=insurance-broker gutachter=assessor versicherte=policyholder vermieter=landlord vermieterin=landlord
mieter=tenant mieterin=tenant untermieter=tenant gastgeber=host
ferienhausbesitzer=holiday-home-owner verwalter=property-manager hausverwalter=property-manager ehrenamtliche=volunteer ehrenamtlichen=volunteers freiwillige=volunteer
freiwilligen=volunteers spender=donor spenderin=donor vorstand=board kassenwart=treasurer
vereinsmitglied=club-member ubungsleiter=coach pfarrer=pastor obdachlose=homeless-person bedurftige=person-in-need feuerwehrmann=firefighter feuerwehrleute=firefighters sanitater=paramedic
polizist=police-officer burgermeister=mayor sachbearbeiter=clerk
beamte=civil-servant personaler=recruiter recruiter=recruiter bewerber=applicant bewerberin=applicant kandidat=candidate arbeitgeber=employer jobsuchende=jobseeker vertriebler=salesperson
vertriebsmitarbeiter=salesperson aussendienstmitarbeiter=field-sales-rep
reisefuhrer=tour-guide stadtfuhrer=tour-guide veranstalter=organiser organisator=organiser redner=speaker brautpaar=bride-and-groom braut=bride brautigam=groom trauzeuge=best-man
dienstleister=service-provider anbieter=provider auftraggeber=client
auftragnehmer=contractor subunternehmer=subcontractor empfanger=recipient absender=sender anfanger=beginner experte=expert fachkraft=specialist laie=beginner fan=fan leser=reader
zuhorer=listener abonnent=subscriber zuschauer=viewer
unternehmen=company firma=company betrieb=business geschaft=shop kleinunternehmen=small-business kleinbetrieb=small-business kleinunternehmer=small-business-owner mittelstand=small-business
handwerksbetrieb=trade-business agentur=agency werbeagentur=advertising-agency buero=office
buro=office kanzlei=law-firm anwaltskanzlei=law-firm steuerkanzlei=tax-office praxis=practice arztpraxis=medical-practice zahnarztpraxis=dental-practice tierarztpraxis=vet-clinic
physiopraxis=physiotherapy-practice klinik=clinic krankenhaus=hospital
apotheke=pharmacy labor=laboratory pflegeheim=nursing-home altenheim=care-home seniorenheim=nursing-home pflegedienst=care-agency hospiz=hospice schule=school grundschule=primary-school
gymnasium=secondary-school volkshochschule=adult-school fahrschule=driving-school
musikschule=music-school tanzschule=dance-school sprachschule=language-school hochschule=university universitat=university uni=university kita=daycare kindergarten=kindergarten
krippe=daycare hort=daycare klasse=class klassenzimmer=classroom bildung=education
verein=club sportverein=sports-club fussballverein=football-club musikverein=music-club schutzenverein=sports-club gesangverein=choir verband=association stiftung=foundation
hilfsorganisation=charity genossenschaft=cooperative tafel=food-bank kirche=church gemeinde=municipality
kirchengemeinde=parish pfarrei=parish kommune=municipality stadt=city stadtverwaltung=municipality rathaus=town-hall behorde=government-office amt=government-office landkreis=county
dorf=village nachbarschaft=neighbourhood stadtteil=neighbourhood stadtfest=festival viertel=neighbourhood
feuerwehr=fire-brigade rettungsdienst=emergency-service bergrettung=mountain-rescue polizei=police thw=civil-protection katastrophenschutz=civil-protection partei=party restaurant=restaurant
gaststatte=restaurant wirtshaus=restaurant kneipe=pub
bar=bar cafe=cafe backerei=bakery konditorei=patisserie metzgerei=butcher-shop imbiss=takeaway imbisswagen=food-truck kantine=canteen mensa=canteen kuche=kitchen hotel=hotel
pension=guest-house jugendherberge=hostel campingplatz=campsite ferienwohnung=holiday-home
ferienhaus=holiday-home laden=shop ladengeschaft=shop hofladen=farm-shop buchhandlung=bookshop buchladen=bookshop blumenladen=flower-shop weinhandlung=wine-shop secondhandladen=thrift-shop
onlineshop=online-shop webshop=webshop supermarkt=supermarket markt=market
wochenmarkt=market flohmarkt=flea-market trodelmarkt=flea-market kiosk=corner-shop kasse=till filiale=branch salon=salon friseursalon=hair-salon kosmetikstudio=beauty-studio
nagelstudio=nail-studio tattoostudio=tattoo-studio studio=studio fitnessstudio=gym
yogastudio=yoga-studio kletterhalle=climbing-gym schwimmbad=swimming-pool sauna=sauna sportplatz=pitch tennisplatz=tennis-court turnhalle=sports-hall sporthalle=sports-hall halle=hall
werkstatt=workshop autowerkstatt=garage kfz-werkstatt=garage
fahrradwerkstatt=bike-repair-workshop autohaus=car-dealership waschanlage=car-wash tankstelle=petrol-station fabrik=factory werk=factory produktion=production fertigung=manufacturing
lager=warehouse lagerhaus=warehouse hochregal=shelf regal=shelf keller=cellar
spedition=freight-carrier lieferdienst=delivery-service kurierdienst=courier-service baustelle=construction-site bauunternehmen=construction-company bauhof=building-yard hof=farm
bauernhof=farm reiterhof=horse-stable reitstall=horse-stable stall=barn
gewachshaus=greenhouse garten=garden schrebergarten=allotment kleingarten=allotment gemeinschaftsgarten=community-garden weinberg=vineyard weingut=vineyard wald=forest wiese=pasture
weide=pasture acker=field feld=field beet=bed obstwiese=orchard gartnerei=garden
imkerei=apiary tierheim=animal-shelter tierpension=pet-boarding hundeschule=dog-training zoo=zoo museum=museum bibliothek=library bucherei=library archiv=archive galerie=gallery
theater=theatre kino=cinema buhne=stage proberaum=rehearsal-room tonstudio=recording-studio
fotostudio=photo-studio atelier=art-studio verlag=publisher redaktion=newsroom wohnung=apartment haus=house gebaude=building zimmer=room raum=room besprechungsraum=meeting-room
arbeitsplatz=desk schreibtisch=desk dach=roof balkon=balcony tiefgarage=garage
parkhaus=car-park parkplatz=parking-space stellplatz=parking-space bahnhof=train-station haltestelle=bus-stop flughafen=airport spielplatz=playground strasse=street weg=path ort=place
standort=location platz=place adresse=address gebiet=area land=country region=region
termin=appointment sprechstunde=consultation videosprechstunde=video-consultation wartezimmer=waiting-room warteliste=waiting-list warteschlange=queue behandlung=treatment therapie=therapy
sitzung=session therapiesitzung=therapy-session diagnose=diagnosis
rezept=recipe arztrezept=prescription verordnung=prescription uberweisung=referral-letter medikament=medication medikamenteneinnahme=medication-intake medikamentenplan=medication-plan
arznei=medication tablette=pill tabletten=pills pille=pill dosis=dose impfung=vaccination
impfpass=vaccination-record symptom=symptom schmerz=pain kopfschmerz=headache migrane=migraine allergie=allergy unvertraglichkeit=intolerance diabetes=diabetes blutzucker=glucose
blutdruck=blood-pressure puls=pulse gewicht=weight korpergewicht=body-weight
fieber=fever krankheit=illness gesundheit=health krankenakte=patient-record patientenakte=patient-record befund=finding blutwert=value krankenkasse=health-insurance demenz=dementia
alzheimer=alzheimer rollstuhl=wheelchair behinderung=disability
pflege=care altenpflege=elderly-care pflegeplan=care-plan betreuung=care hausbesuch=home-visit ubergabe=handover sturz=fall notfall=emergency notruf=emergency-call schwangerschaft=pregnancy
geburt=birth stillen=breastfeeding zyklus=cycle schlaf=sleep
ernahrung=nutrition kalorie=calorie diat=diet fasten=fasting stimmung=mood laune=mood gefuhl=feeling angst=anxiety depression=depression stress=stress sucht=addiction alkohol=alcohol
ruckfall=relapse nuchternheit=sobriety stimmungstagebuch=mood-diary
tagebuch=diary symptomtagebuch=symptom-diary schmerztagebuch=pain-diary dankbarkeit=gratitude dankbarkeitstagebuch=gratitude-journal achtsamkeit=mindfulness selbsthilfegruppe=support-group
trauer=grief einsamkeit=loneliness psychotherapie=psychotherapy
brot=bread brotchen=bread-roll kuchen=cake torte=cake sauerteig=sourdough teig=dough mehl=flour speisekarte=menu mittagstisch=lunch-menu gericht=dish speise=dish mahlzeit=meal
fruhstuck=breakfast mittagessen=lunch
abendessen=dinner getrank=drink kaffee=coffee tee=tea bier=beer wein=wine flasche=bottle fass=barrel tank=tank zutat=ingredient lebensmittel=food obst=fruit gemuse=vegetable
gemusekiste=vegetable-box biokiste=vegetable-box fleisch=meat fisch=fish kase=cheese
milch=milk ei=egg eier=eggs honig=honey krauter=herbs pilz=mushroom kochrezept=recipe kochbuch=cookbook essensplan=meal-plan speiseplan=meal-plan wochenplan=week-plan einkauf=purchase
einkaufsliste=shopping-list einkaufszettel=shopping-list
vorrat=stock vorratskammer=pantry kuhlschrank=fridge gefrierschrank=freezer rest=leftover haltbarkeit=expiry haltbarkeitsdatum=expiry-date mindesthaltbarkeitsdatum=expiry-date tisch=table
tischreservierung=table-reservation sitzplatz=seat trinkgeld=tip catering=catering
haushalt=household hausarbeit=housework haushaltsaufgabe=chore putzplan=chore-plan putzdienst=chore wasche=laundry mull=waste abfall=waste mulltrennung=waste-sorting mulltonne=bin
mobel=furniture kleidung=clothes kleid=dress schuh=shoe spielzeug=toy geschenk=gift
geburtstag=birthday wunschliste=wish-list wunschzettel=wish-list umzug=moving umzugskarton=box haushaltsbuch=household-budget familienkalender=family-calendar stammbaum=family-tree
ahne=ancestor ahnenforschung=genealogy erinnerung=reminder kindheit=childhood kindheitserinnerung=memory familienerinnerung=memory
miete=rent kaution=deposit mietvertrag=lease mietobjekt=rental-property nebenkosten=utility-bill nebenkostenabrechnung=utility-bill hausverwaltung=property-management hausordnung=policy
immobilie=property grundstuck=plot besichtigung=viewing besichtigungstermin=viewing
wohnungsbesichtigung=flat-viewing wohnungssuche=property-search hauskauf=house-buying grundriss=floor-plan expose=property-listing makleragentur=estate-agency
ubergabeprotokoll=handover-protocol schlussel=key schlusselubergabe=key-handover eigentumergemeinschaft=homeowner-association
schaden=damage wasserschaden=water-damage schadensmeldung=claim schadenmeldung=claim schadensfall=claim schadenfall=claim mangel=defect mangelliste=snag-list mangelmelder=defect-report
bautagebuch=site-diary bauplan=drawing aufmass=measurement rohbau=construction
sanierung=renovation renovierung=renovation umbau=renovation bau=construction gewerk=trade material=material baumaterial=building-material reparatur=repair wartung=maintenance
instandhaltung=maintenance ersatzteil=spare-part anlage=equipment maschine=machine gerat=device
gerust=scaffolding aufzug=elevator heizung=heating heizkorper=radiator warmepumpe=heat-pump solaranlage=solar-panel photovoltaik=photovoltaic photovoltaikanlage=solar-panel
balkonkraftwerk=balcony-solar strom=electricity stromverbrauch=electricity-consumption
strompreis=electricity-price stromtarif=electricity-tariff stromzahler=smart-meter zahler=meter zahlerstand=meter-reading wasserzahler=water-meter verbrauch=consumption energie=energy
energieverbrauch=energy-consumption gas=gas wasser=water wallbox=wallbox ladesaule=charging-station
ladepunkt=charging-point ladestation=charging-station elektroauto=electric-car e-auto=electric-car akku=battery batterie=battery klima=climate co2-fussabdruck=carbon-footprint
fussabdruck=footprint emission=emission auto=car wagen=car fahrzeug=vehicle kfz=car lkw=truck
lieferwagen=van transporter=van anhanger=trailer motorrad=motorcycle wohnmobil=campervan traktor=tractor boot=boat schiff=ship fahrrad=bicycle rad=bicycle lastenrad=cargo-bike
lastenfahrrad=cargo-bike roller=scooter bus=bus zug=train bahn=train strassenbahn=tram
flug=flight fuhrpark=fleet reifen=tyre reifenwechsel=tyre-change olwechsel=oil-change inspektion=inspection tuv=vehicle-inspection bremse=brake kilometerstand=mileage
fahrtenbuch=trip-logbook kraftstoff=fuel benzin=fuel diesel=fuel spritpreis=fuel-price gebrauchtwagen=used-car
probefahrt=test-drive kennzeichen=number-plate panne=breakdown unfall=accident garantie=warranty fahrgemeinschaft=carpool mitfahrgelegenheit=ride-sharing fahrt=ride arbeitsweg=commute
fahrplan=timetable verspatung=delay nahverkehr=public-transport radweg=cycle-path
lieferung=delivery sendung=shipment paket=parcel palette=pallet fracht=freight ware=product warenlager=warehouse bestand=inventory lagerbestand=stock-level inventur=stocktake
mindestbestand=minimum-stock nachschub=restock lieferschein=delivery-note tour=tour
tourenplanung=route-planning route=route strecke=route ladung=load container=container zoll=customs versand=shipping ruckgabe=return retoure=product-return rucksendung=product-return
umtausch=exchange lieferkette=supply-chain charge=batch stuckliste=bill-of-material
arbeitsauftrag=work-order auftrag=job werkstattauftrag=work-order ausschuss=scrap qualitatskontrolle=quality-control produktionslinie=production-line schichtubergabe=shift-handover
arbeitssicherheit=safety sicherheitsbegehung=safety-inspection begehung=walkthrough
prufung=exam prufprotokoll=inspection-report feuerloscher=fire-extinguisher checkliste=checklist sensor=sensor fuhler=sensor temperatur=temperature luftfeuchtigkeit=humidity
feuchtigkeit=humidity luftqualitat=air-quality larm=noise rauchmelder=smoke-detector kamera=camera
thermostat=thermostat schloss=lock lampe=lamp licht=light ventil=valve pumpe=pump drucker=printer drohne=drone roboter=robot grenzwert=threshold messwert=reading messung=measurement
wetter=weather regen=rain frost=frost wetterstation=weather-station
pflanze=plant zimmerpflanze=houseplant blume=flower baum=tree saatgut=seed samen=seed aussaat=sowing boden=soil dunger=fertiliser kompost=compost ernte=harvest ertrag=yield schadling=pest
unkraut=weed bewasserung=irrigation spritzung=spraying rebe=vine traube=grape weinlese=harvest
volk=colony bienenvolk=colony bienenstock=hive biene=bee konigin=queen durchsicht=inspection varroa=varroa schwarm=swarm tier=animal haustier=pet hund=dog welpe=puppy katze=cat pferd=horse
kuh=cow rind=cattle schwein=pig schaf=sheep ziege=goat huhn=chicken huhner=chickens vogel=bird
hamster=hamster kaninchen=rabbit aquarium=aquarium herde=herd gassi=dog-walking gassigehen=dog-walking spaziergang=walk futter=feed tierfutter=pet-food futterung=feeding entwurmung=worming
zucht=breeding tiervermittlung=pet-adoption
kurs=course unterricht=lesson unterrichtsstunde=lesson stunde=hour nachhilfe=tutoring hausaufgabe=homework hausaufgaben=homework klassenarbeit=exam klausur=exam abschlussprufung=exam
prufungsfrage=exam-question note=grade zeugnis=certificate stundenplan=timetable lehrplan=curriculum
aufgabe=task ubung=exercise arbeitsblatt=worksheet vokabel=vocabulary vokabeln=vocabulary vokabeltrainer=vocabulary-tutor karteikarte=flashcard lernkarte=flashcard lernziel=learning-goal
wort=word grammatik=grammar sprache=language fremdsprache=language mathe=maths
mathematik=maths studium=study vorlesung=lecture seminar=course abschlussarbeit=thesis masterarbeit=thesis lektion=lesson quiz=quiz ratsel=puzzle frage=question antwort=answer
wissensdatenbank=knowledge-base fortbildung=training weiterbildung=training
schulung=training ausbildung=apprenticeship zertifikat=certificate elternabend=parent-meeting elternbrief=parent-letter klassenfahrt=school-trip forschung=research studie=study
versuch=experiment experiment=experiment wasserprobe=water-sample blutprobe=blood-sample bodenprobe=soil-sample laborprobe=lab-sample laborbuch=lab-notebook
messreihe=measurement-series beobachtung=observation art=kind pflanzenart=species tierart=species literatur=literature quelle=source zitat=citation aufsatz=paper artikel=article
datensatz=dataset buch=book horbuch=audiobook kapitel=chapter roman=novel manuskript=manuscript geschichte=story gedicht=poem
zeitung=newspaper zeitschrift=magazine nachrichten=news beitrag=fee blogbeitrag=post forenbeitrag=post folge=episode sendereihe=show ausstellung=exhibition exponat=exhibit fuhrung=tour
audioguide=audio-guide sammlung=collection fund=find kirchenbuch=church-record urkunde=document ausleihe=loan leihe=loan denkmal=monument
lied=song musik=music noten=sheet-music chor=choir chorprobe=choir-rehearsal bandprobe=band-rehearsal konzert=concert auftritt=gig instrument=instrument klavier=piano gitarre=guitar
orchester=orchestra kunst=art bild=picture gemalde=painting foto=photo fotoalbum=photo-album
aufnahme=recording video=video untertitel=subtitle ton=audio sprachnachricht=voice-note hochzeit=wedding hochzeitsgast=wedding-guest gasteliste=guest-list sitzplan=seating-plan
einladung=invitation feier=party party=party festival=festival veranstaltung=event ereignis=event
messe=trade-fair konferenz=conference tagung=conference ausflug=excursion reise=trip urlaub=holiday wanderung=hike wanderweg=trail reiseplan=itinerary packliste=packing-list gepack=luggage
visum=visa eintrittskarte=ticket fahrkarte=ticket karte=map landkarte=map stadtplan=map
spiel=game brettspiel=board-game gesellschaftsspiel=board-game rollenspiel=role-playing videospiel=video-game kartenspiel=card-game schach=chess spieleabend=game-night turnier=tournament
liga=league tabelle=table spieltag=matchday spielplan=fixture mannschaft=team aufstellung=lineup
saison=season training=training trainingsplan=training-plan trainingszeit=session wettkampf=competition rennen=race lauf=run lauftreff=running-group laufgruppe=running-group
fussball=football turnen=gymnastics radtour=cycling-tour ubungsplan=training-plan
muskel=muscle kraft=strength schritt=step sportart=sport sammelkarte=trading-card briefmarke=stamp munze=coin schallplatte=vinyl antiquitat=antique gebrauchtware=second-hand-item
auktion=auction versteigerung=auction gebot=bid strickmuster=knitting-pattern wolle=yarn
stoff=fabric schnittmuster=sewing-pattern modelleisenbahn=model-railway
rechnung=invoice angebot=quote kostenvoranschlag=estimate mahnung=dunning gutschrift=credit-note vertrag=contract vereinbarung=agreement unterschrift=signature bestellung=order
vorbestellung=preorder zahlung=payment anzahlung=deposit
ratenzahlung=instalment preis=price preisliste=price-list preisvergleich=price-comparison preisalarm=price-alert rabatt=discount gutschein=voucher treuekarte=loyalty-card
stempelkarte=stamp-card kundenkarte=loyalty-card treuepunkt=loyalty-point treueprogramm=loyalty-program
bonus=reward punkt=point geld=money bargeld=cash einnahme=income ausgabe=expense kosten=cost betriebskosten=cost gebuhr=fee mitgliedsbeitrag=membership-fee vereinsbeitrag=membership-fee
mitgliedschaft=membership umsatz=sales gewinn=profit verlust=loss
steuer=tax steuererklarung=tax-return umsatzsteuer=vat mehrwertsteuer=vat buchhaltung=bookkeeping buchung=booking beleg=receipt quittung=receipt kassenbon=receipt kassenzettel=receipt
spesen=expense spesenabrechnung=expense-report reisekosten=expense konto=account
bankkonto=bank-account kontoauszug=bank-statement sparziel=saving-goal schulden=debt kredit=loan hypothek=mortgage rente=pension altersvorsorge=retirement aktie=stock depot=portfolio
geldanlage=investing taschengeld=pocket-money versicherung=insurance police=policy
versicherungsvertrag=insurance-policy versicherungsfall=claim kundenkonto=account kundenkartei=customer-record kundendaten=customer-data kundendatei=customer-record kundenanfrage=enquiry
anfrage=enquiry kundenservice=customer-service kundendienst=customer-service beschwerde=complaint
reklamation=complaint vertrieb=sales akquise=prospecting werbung=ads kampagne=campaign werbekampagne=ad-campaign zielgruppe=audience umfrage=survey fragebogen=questionnaire formular=form
bewertung=rating rezension=review ruckmeldung=feedback empfehlung=recommendation
anzeige=listing kleinanzeige=classified-ad stellenanzeige=job-advert stelle=job bewerbung=job-application lebenslauf=cv vorstellungsgesprach=job-interview arbeitsvertrag=employment-contract
arbeitszeit=working-time zeiterfassung=time-tracking stundenzettel=timesheet uberstunde=overtime
schicht=shift schichtplan=shift-plan schichttausch=shift-swap dienstplan=rota urlaubsantrag=leave-request krankmeldung=sick-leave abwesenheit=absence anwesenheit=attendance
anwesenheitsliste=attendance-list gehalt=salary lohn=salary gehaltsabrechnung=payroll
personal=staff einarbeitung=onboarding probezeit=probation mitarbeitergesprach=performance-review besprechung=meeting protokoll=meeting-minutes tagesordnung=agenda projekt=project
zeitplan=schedule frist=deadline fristen=deadlines aktenzeichen=case-number akte=case-file fall=case
klage=litigation gesetz=law vorschrift=regulation richtlinie=policy datenschutz=privacy dsgvo=gdpr einwilligung=consent nachweis=proof beweis=evidence genehmigung=approval freigabe=approval
antrag=application bescheid=letter testament=will
vollmacht=power-of-attorney ausschreibung=tender fordermittel=grant forderantrag=grant-application spende=donation spendenquittung=donation-receipt spendenaktion=fundraising-campaign
ehrenamt=volunteering hilfe=help einsatz=emergency einsatzplan=rota schlagloch=pothole
strassenlaterne=street-light baugenehmigung=building-permit abstimmung=vote wahl=election stimme=vote mehrheit=majority versammlung=meeting mitgliederversammlung=general-meeting
vereinsfest=club-event fundsache=lost-item fundburo=lost-and-found
daten=data datei=file ordner=folder dokument=document bericht=report auswertung=report statistik=statistic kennzahl=kpi diagramm=chart schaubild=chart liste=list notiz=note zettel=note
lesezeichen=bookmark leseliste=reading-list suche=search volltextsuche=full-text-search
schnittstelle=api datenbank=database netzwerk=network server=server ausfall=outage serverausfall=outage datensicherung=backup sicherung=backup passwort=password kennwort=password
passwortmanager=password-manager verschlusselung=encryption schwachstelle=vulnerability
rufbereitschaft=on-call fehler=bug fehlermeldung=bug-report quellcode=source-code nachricht=message benachrichtigung=notification brief=letter mail=email e-mail=email rundbrief=newsletter
rundmail=mailing mitteilung=notification anruf=call gesprach=conversation
videoanruf=video-call kalender=calendar anmeldung=registration abmeldung=cancellation zugang=access rolle=role berechtigung=permission werbefrei=no-ads handy=mobile smartphone=mobile
telefon=phone bildschirm=screen ki=ai kunstliche_intelligenz=ai sprachmodell=language-model
chatbot=chatbot sprachsteuerung=voice-control spracheingabe=voice-input strichcode=barcode qr-code=qr-code ubersetzung=translation zusammenfassung=summary gewohnheit=habit routine=routine
ziel=goal vorsatz=resolution fortschritt=progress motivation=motivation
herausforderung=challenge konzentration=focus ablenkung=distraction aufgabenliste=task-list todo-liste=to-do-list gruppe=group gemeinschaft=community veranstaltungskalender=event-calendar
abo=subscription abonnement=subscription bildschirmzeit=screen-time
idee=idea thema=topic vorschlag=suggestion wunsch=wish bedarf=demand nachfrage=demand prognose=forecast bedarfsprognose=demand-forecast vorhersage=forecast verfugbarkeit=availability
kapazitat=capacity problem=issue storung=fault alarm=alarm warnung=alert
auswahl=choice vorlage=template muster=pattern zeit=time uhrzeit=time datum=date tag=day woche=week monat=month jahr=year minute=minute wochenende=weekend nacht=night abend=evening euro=euro
anzahl=count menge=quantity zahl=number teil=part stuck=piece
produkt=product dienstleistung=service leistung=service artikelnummer=sku sortiment=assortment warenkorb=basket einzelhandel=retail gastronomie=hospitality handwerk=trade
landwirtschaft=agriculture deutschland=germany osterreich=austria schweiz=switzerland
werkzeugverleih=tool-rental gerateverleih=equipment-rental verleih=rental vermietung=rental autovermietung=car-rental reinigung=cleaning fensterputzer=window-cleaner
gartenpflege=garden-maintenance winterdienst=winter-service umzugsfirma=moving-company
lern=learning miet=rental putz=cleaning sprach=language schul=school kirchen=church fahr=driving wasch=laundry kauf=purchase lese=reading schreib=writing sport=sport liefer=delivery
bestell=order buchungs=booking such=search
ernahrungs=nutrition gesundheits=health trainings=training trink=drinking ess=eating impf=vaccination mess=measurement pruf=inspection lade=charging stromspar=energy-saving spar=saving
wohn=housing reinigungs=cleaning rechnungs=invoice kinder=children
arbeits=work berufs=job angel=fishing reit=riding wander=hiking kletter=climbing tanz=dance fitness=fitness yoga=yoga pfand=deposit verkehrs=traffic
einfach=simply einfache=simple~ einfachen=simple~ einfacher=simple~ einfaches=simple~ einfachem=simple~
schnell=quickly schnelle=fast~ schnellen=fast~ schneller=fast~ schnelles=fast~ schnellem=fast~
automatisch=automatically automatische=automatic~ automatischen=automatic~ automatischer=automatic~ automatisches=automatic~ automatischem=automatic~
sicher=safely sichere=secure~ sicheren=secure~ sicherer=secure~ sicheres=secure~ sicherem=secure~
lokal=locally lokale=local~ lokalen=local~ lokaler=local~ lokales=local~ lokalem=local~
direkt=directly direkte=direct~ direkten=direct~ direkter=direct~ direktes=direct~ direktem=direct~
passend=suitable~ doppelt=duplicate~ ergebnis=result abholung=pickup meldung=report leitung=manager untereinander=together einholen=collect! anmahnen=remind! uberschritten=exceeded~
draus=from daraus=from machen=make! macht=make! treuhand=escrow treuhanderisch=escrow~
nachbestellung=supply-order honigernte=honey-harvest obsternte=harvest weinernte=harvest schadensregulierung=claim-handling kinderkleidung=kids-clothes babysachen=baby-clothes sachen=things
sache=thing zeug=things zettelwirtschaft=paperwork papierkram=paperwork
excel=excel excel-liste=spreadsheet excelliste=spreadsheet excel-tabelle=spreadsheet tabellenkalkulation=spreadsheet papier=paper pdf=pdf whatsapp-gruppe=group-chat chat=chat
feuerwehr-app=fire-brigade-app kommt=come! kommen=come! geht=go! gehen=go! einsatzkraft=responder einsatzkrafte=responders hydrant=hydrant
nicht_vergessen=remind! sich_um=about achten=watch! schauen=view! schaut=view! gucken=view! rausfinden=find! herausfinden=find! zusammenstellen=create! hinterlegen=store! mitteilen=inform!
bescheid_geben=notify! bescheid_sagen=notify! abschicken=send!
verwaltung_von=manage! verwaltung_der=manage! verwaltung_meiner=manage! verwaltung_unserer=manage!
planung_von=plan! planung_der=plan! planung_meiner=plan! planung_unserer=plan!
organisation_von=organise! organisation_der=organise! organisation_meiner=organise! organisation_unserer=organise!
erfassung_von=record! erfassung_der=record! erfassung_meiner=record! erfassung_unserer=record!
dokumentation_von=record! dokumentation_der=record! dokumentation_meiner=record! dokumentation_unserer=record!
uberwachung_von=monitor! uberwachung_der=monitor! uberwachung_meiner=monitor! uberwachung_unserer=monitor!
buchung_von=book! buchung_der=book! buchung_meiner=book! buchung_unserer=book!
vermittlung_von=match! vermittlung_der=match! vermittlung_meiner=match! vermittlung_unserer=match!
auswertung_von=analyse! auswertung_der=analyse! auswertung_meiner=analyse! auswertung_unserer=analyse!
koordination_von=coordinate! koordination_der=coordinate! koordination_meiner=coordinate! koordination_unserer=coordinate!
vermietung_von=rent! vermietung_der=rent! vermietung_meiner=rent! vermietung_unserer=rent!
verleih_von=lend! verleih_der=lend! verleih_meiner=lend! verleih_unserer=lend!
abrechnung_von=invoice! abrechnung_der=invoice! abrechnung_meiner=invoice! abrechnung_unserer=invoice!
planung=planning erfassung=recording dokumentation=documentation uberwachung=monitoring vermittlung=matching organisation=organisation koordination=coordination abrechnung=invoicing
nach_der_suche=search
wiederholung=repetition zehnerkarte=punch-card praktikumsplatz=internship praktikum=internship ausbildungsplatz=apprenticeship pachter=tenant pacht=lease parzelle=plot retter=responder
retterin=responder leihgabe=loan fasst=summarise! ende-zu-ende=end-to-end~
ende-zu-ende-verschlusselt=end-to-end-encrypted~ ende-zu-ende-verschlusselung=end-to-end-encryption spielstand=score punktestand=score bestenliste=leaderboard rangliste=ranking
gegner=opponent kader=squad trikot=jersey vereinsheim=club-house startnummer=start-number
umfrage-software=survey-software online-shop=online-shop yoga-studio=yoga-studio terminbuchungs-app=appointment-booking-app lern-app=learning-app lernkarten-app=flashcard-app
fitness-app=fitness-app haushalts-app=household-app rezepte-app=recipe-app vereins-app=club-app e-bike=e-bike
kfz-betrieb=garage kfz-meister=mechanic bio-laden=organic-shop bio-bauer=farmer co-working=coworking tattoo-studio=tattoo-studio hunde-app=dog-app vokabel-app=vocabulary-app
budget-app=budget-app wg-app=flatshare-app putz-app=cleaning-app familien-app=family-app foto-app=photo-app
kundenverwaltung=customer-management auftragsverwaltung=job-management dokumentenverwaltung=document-management vertragsverwaltung=contract-management raumbuchung=room-booking
platzbuchung=court-booking kursbuchung=course-booking onlinebuchung=online-booking
terminbuchung=appointment-booking terminvereinbarung=appointment-booking terminerinnerung=appointment-reminder buchfuhrung=bookkeeping angebotserstellung=quote rechnungsstellung=invoicing
mahnwesen=dunning lohnabrechnung=payroll zahlungserinnerung=payment-reminder
wetterdaten=weather-data sensordaten=sensor-data messdaten=measurement-data patientendaten=patient-data gesundheitsdaten=health-data standortfreigabe=location-sharing
live-standort=live-location schulbus=school-bus elternvertreter=parent-representative schulleitung=school-principal
forstwirt=forester holz=wood brennholz=firewood hackschnitzel=wood-chip milchkuh=dairy-cow melkstand=milking-parlour ackerschlag=field schlagkartei=field-record dungung=fertilising
pflanzenschutz=spraying erntehelfer=harvest-worker solawi=community-supported-agriculture
gemeinderat=town-council stadtrat=city-council anliegen=request burgeranliegen=citizen-request ordnungsamt=government-office sirene=siren hochwasser=flood hochwasserwarnung=flood-warning
evakuierung=evacuation ersthelfer=first-responder atemschutz=breathing-equipment
hausnotruf=emergency-call rollator=wheelchair pflegegrad=care-level pflegekasse=health-insurance pflegeheimbewohner=resident tagespflege=day-care alltagshilfe=home-care
haushaltshilfe=cleaner besuchsdienst=home-visit-service
anpflanzen=plant! spendet=donate! gespendet=donated~ essen=meal verreist=travel! fragt=ask! antwortet=reply! regel=rule sagen=tell! sagt=tell! fahrstunde=driving-lesson fahrschuler=learner
fahrlehrer=driving-instructor fuhrerschein=driving-licence
nachfassaktion=follow-up wiedervorlage=follow-up statusseite=status-page ahnenforscher=genealogist ahnenforscherin=genealogist kirchenbucheintrag=church-record bezahlung=payment
guthaben=balance reservierung=reservation schwangere=pregnant-woman kantinenessen=canteen-meal
mittag=lunch dart=darts dartturnier=darts-tournament fussballturnier=football-tournament tischtennis=table-tennis kegeln=bowling kegelclub=bowling-club stammtisch=meetup lesekreis=book-club
buchclub=book-club krabbelgruppe=parent-group elterngruppe=parent-group
dazu=also monatsende=end-of-month hochstens=at-most app=app uhr=clock portion=portion halb=half~ halbe=half~ halben=half~ pflichtstunde=compulsory-hour handelsvertreter=sales-representative
finanzamt=tax-office letztes=last~ letzte=last~ letzten=last~ letzter=last~ verworfen=discard! verwerfen=discard! gedachtnis=memory geschrieben=write! gemacht=make! merken=notice!
merkt=notice! losfahren=leave! losfahrt=leave! mitschreiben=record! mitschreibt=record! arbeit=work anderung=change vorher=before nachvollziehbar=traceable~ csv=csv ambulant=outpatient~
ambulanter=outpatient~ landlich=rural~ rufen=call! ruft=call! sitzen=sit! ding=thing dinge=things legen=put! legt=put! kennen=know! kennt=know! insulin=insulin turklingel=doorbell
klingel=bell klingeln=ring! blinken=blink! vibrieren=vibrate! firmware=firmware wlan=wifi frau=woman frauen=women springen=jump! verruckt=crazy~ sonst=otherwise weit=far trocken=dry~
alkoholkranke=alcoholic fehlen=miss! fehlt=miss! geschafft=manage! schaffen=manage! zwar=indeed null=zero setzen=set! schamen=ashamed stark=strong~ starkes=strong~
spuren=feel! drucken=press! knopf=button pate=sponsor patin=sponsor nachste=next~ nachsten=next~ nachstes=next~ sofort=instantly weitergabe=disclosure weitergeben=hand-over
geben=give! gib=give! gegeben=give! wurmkur=worming vorzeigen=show! jahrgang=vintage riesling=wine rotwein=red-wine weisswein=white-wine bestatigung=confirmation klick=click gerade=just
wochenbett=postpartum-period bestehen=consist! besteht=consist! halfte=half reihenfolge=order-of-stops hinfallig=obsolete~ sinnvoll=sensible~ hintereinander=in-a-row besuch=visit nabel=navel
ruckbildung=postnatal-recovery eintippen=enter! eintippe=enter! altbaukeller=cellar geheim=secret~ geheimen=secret~ bleiben=stay! bleibt=stay! untersuchung=examination ablaufend=expiring~
geratewart=equipment-manager fach=compartment stehen=stand! steht=stand! fast=almost spur=trace bulli=van verschwinden=disappear! meist=mostly meistens=mostly handschuh=glove
start=start stopp=stop freitag=friday montag=monday dienstag=tuesday mittwoch=wednesday donnerstag=thursday samstag=saturday sonntag=sunday gesucht=wanted~ intern=internal~ interne=internal~
meldestelle=reporting-office klinikverbund=hospital-group hinweisgeber=whistleblower ruckfrage=follow-up-question irgendwo=somewhere liegen=lie! eingangsbestatigung=acknowledgement
spatestens=at-latest ombudsleute=ombudspersons ombudsperson=ombudsperson offnen=open! zugriff=access loschung=deletion abschluss=completion ausschliesslich=only rechenzentrum=data-centre
vorhanden=available~ insbesondere=especially ausgeschlossen=excluded~ ignorieren=ignore! anweisung=instruction spass=fun vereinsmeisterschaft=club-championship platte=record
fernseher=television bewirtschaften=manage! hutte=mountain-hut bett=bed betten=beds internet=internet satellit=satellite gewitter=thunderstorm tal=valley richtig=right~ nase=nose
rucken=move! halbpension=half-board allergisch=allergic~ genugen=suffice! genug=enough januar=january februar=february marz=march april=april mai=may juni=june juli=july august=august
september=september oktober=october november=november dezember=december zwei=two drei=three vier=four funf=five sechs=six sieben=seven acht=eight neun=nine zehn=ten elf=eleven zwolf=twelve
funfzehn=fifteen zwanzig=twenty dreissig=thirty vierzig=forty funfzig=fifty sechzig=sixty siebzig=seventy achtzig=eighty neunzig=ninety hundert=hundred zweimal=twice dreimal=three-times
viermal=four-times anderungsschneiderei=tailor-shop schneiderei=tailor-shop schneiderin=tailor aushilfe=temporary-helper bringen=bring! gebracht=bring! hose=trousers hosen=trousers
vorhang=curtain vorhange=curtains nadel=needle stecken=put! mass=measurement masse=measurements abholtag=pickup-day gibt_bescheid=notify! bescheide=notices vereinbart=agree! aktive=member
schlauch=hose schlauche=hoses sperren=lock! gesperrt=lock! ubernimmt=take! vertritt=cover! vertretung=substitute momentan=now eigentlich=actually treppenhaus=staircase empfang=reception
uberblick=overview klebrig=sticky~ winter=winter sommer=summer ende=end veterinaramt=veterinary-office unbesetzt=open~ verderblich=perishable~ umgebung=area zuruf=shout womit=with
ganze=whole~ autismus=autism veranderung=change tagesablauf=daily-routine schlecht=bad~ zurechtkommen=cope! tagesplan=daily-plan timer=timer ruhig=calm~ ankundigung=announcement
ankundigen=announce! wechseln=change! wechselt=change! schulbegleitung=school-aide derselbe=same~ denselben=same~ plan=plan stern=star abreise=departure anreise=arrival bettwasche=linen
gezahlt=count! kurtaxe=tourist-tax abgerechnet=settle! standig=always schlusseltresor=key-safe gelegentlich=sometimes peinlich=embarrassing~ repair-cafe=repair-cafe ersten=first~ erste=first~
toaster=toaster schlange=queue jahresende=end-of-year viel=much elektroschrott=electronic-waste vermieden=avoid! jugendorchester=youth-orchestra probt=rehearse! besorgen=get!
leihinstrument=loan-instrument nirgends=nowhere verzeichnet=record! verzeichnen=record! einverstandniserklarung=consent-form objekt=property feuchte=humidity wand=wall wande=walls
wanden=walls tippen=type! gutachten=expert-report gutachterin=assessor diktat=dictation entwurf=draft entstehen=emerge! entsteht=emerge! trocknungsprotokoll=drying-log
honorarrechnung=fee-invoice honorar=fee ehrenamtlicher=volunteer
bar_bezahlt=pay-cash bar_bezahlen=pay-cash starkes_verlangen=craving bienenstock=hive am_stock=at-hive
lebensmittelverschwendung=food-waste netz=network gefressen=eat! fressen=eat! funft=fifth~ ablaufen=expire! ablauft=expire! zurechtkommt=cope! drankommen=queue! bratsche=viola position=position positionen=positions
raus=out rein=in zuruck=back gleich=soon dran=on drin=inside ja=yes~ hinterher=afterwards daheim=at-home hin=there zuerst=first druber=over gleichzeitig=simultaneously~ drauf=on nachher=later
dauernd=always gar=even gar_nicht=not gar_kein=no gar_keine=no gar_keinen=no daneben=beside doch=but also=so draussen=outside genau=exactly anders=else los=off runter=down rum=around
vorab=before ran=on zuletzt=recently~ du=you dir=you dich=you euch=you eure=your eurer=your euren=your nachtraglich=later grad=just ganz=whole~ quer=across gegeneinander=against endlich=soon
nebeneinander=beside davor=before dazwischen=between wohin=where woanders=elsewhere wenig=little~ wofur=why bisher=still dasselbe=same~ dieselbe=same~ dieselben=same~ demselben=same~
selben=same~ selber=themselves wirklich=really lange=long lang=long langer=longer gegenseitig=mutually~ auseinander=apart einzeln=individually~ einzelne=individual~ einzelnen=individual~
einzelner=individual~ unten=down oben=up hinten=behind vorne=ahead vorn=ahead solange=while wessen=whose woran=what woruber=what worauf=what wovon=what wobei=while woher=where daruber=about
her=here herum=around hinaus=out herein=in heraus=out herunter=down hinunter=down rauf=up ruber=over hierher=here dorthin=there dahin=there irgendwas=something irgendwer=someone
irgendwen=someone irgendeiner=someone irgendwann=someday~ irgendwohin=somewhere irgendein=some irgendeine=some irgendwie=somehow neuerdings=recently~ neulich=recently~ bloss=only nix=nothing
okay=yes~ ok=yes~ jeweils=each kaum=hardly plotzlich=suddenly~ hoffentlich=hopefully indem=by vermutlich=probably~ wahrscheinlich=probably~ wohl=probably~ namlich=because deshalb=so deswegen=so
darum=so drum=so weshalb=why nebenan=nearby moglichst=possibly~ ungefahr=approximately~ etwa=approximately~ circa=approximately~ ruckwarts=backwards vorwarts=forwards mitten=among rechts=right
geradeaus=straight-ahead zugleich=simultaneously~ mindestens=at-least wenigstens=at-least darin=inside darunter=under daran=on daraufhin=then dagegen=against damals=then
vorm=before unterm=under uberm=over hinterm=behind inzwischen=now mittlerweile=now entweder=either~ weder=neither~ genauso=like ebenso=like zudem=also ausserdem=also obwohl=although
anfangs=first einander=together zueinander=together auswarts=away langst=already dringend=urgent~ ungern=never bisschen=little~ ein_bisschen=little~
heut=today heuer=this-year gestern=yesterday ubermorgen=tomorrow nimmer=never wozu=why keiner=nobody keinem=nobody aussen=outside innen=inside drinnen=inside bisweilen=sometimes
niemandem=nobody alleine=alone allein=alone zu_zweit=in-pairs zu_dritt=in-threes tausend=thousand zehntausend=ten-thousand million=million dutzend=dozen sechzehn=sixteen vierzehn=fourteen
dreizehn=thirteen siebzehn=seventeen achtzehn=eighteen neunzehn=nineteen zweit=second~ dritt=third~ viert=fourth~ zweite=second~ zweiten=second~ zweiter=second~ zweites=second~
dritte=third~ dritten=third~ dritter=third~ drittes=third~ vierte=fourth~ vierten=fourth~ funfte=fifth~ funften=fifth~ sechste=sixth~ siebte=seventh~ zehnte=tenth~ wohnst=live! hab=have
hattest=had hast=have kannst=can willst=want wollte=want wollten=want mocht=want durfte=may durften=could musste=must mussten=must konnten=could sollten=should sei=is hatten=had gehabt=had
gewesen=been geworden=become! wurden=would mag=like mogen=like tun=do tut=do tue=do getan=do braucht's=need brauch=need brauchte=need gibt's=is
wer_dran_ist=whose-turn wer_ist_dran=whose-turn wer_gerade_dran_ist=whose-turn wer_wann_dran_ist=whose-turn an_der_reihe=whose-turn nie_wieder=never-again auf_deutsch=in-german
per_hand=by-hand von_hand=by-hand per_knopfdruck=one-click auf_knopfdruck=one-click auf_papier=on-paper im_kopf=in-head im_blick=track! auf_anhieb=at-once auf_einmal=at-once
auf_dauer=long-term am_liebsten=preferably~ ab_und_zu=sometimes von_selbst=automatically von_allein=automatically von_alleine=automatically unter_der_hand=secretly~ aus_versehen=accidentally~
auf_vorrat=in-stock sauber=clean~ rot=red~ grun=green~ gelb=yellow~ blau=blue~ schwarz=black~ weisse=white~ grau=grey~ bunt=colourful~ laut=loud~ leise=quiet~ still=silent~ stumm=silent~
freundlich=friendly~ unfreundlich=unfriendly~ hoflich=polite~ kurz=short~ hoch=high~ hoher=higher~ niedrig=low~ tief=deep~ luckenlos=complete~
falsch=wrong~ verschieden=different~ unterschiedlich=different~ gleiche=same~ gerecht=fair~ fair=fair~ ehrlich=honest~ tot=dead~ heiss=hot~ kalt=cold~ warm=warm~ lauwarm=warm~ kuhl=cool~
nass=wet~ feucht=damp~ echt=real~ wahr=true~ fehlend=missing~ auffindbar=findable~ durchsuchbar=searchable~ komisch=strange~ seltsam=strange~ schief=crooked~
elektronisch=electronic~ moglich=possible~ unmoglich=impossible~ leicht=easy~ leichter=easier~ schwer=heavy~ schwierig=difficult~ minutengenau=exact~ unverandert=unchanged~
unveranderbar=tamper-proof~ unveranderlich=tamper-proof~ falschungssicher=tamper-proof~ manipulationssicher=tamper-proof~ anderbar=editable~ veranderbar=editable~ zufrieden=satisfied~
unzufrieden=unhappy~ verstandlich=clear~ dicht=tight~ undicht=leaky~ hybrid=hybrid~ grob=rough~ fein=fine~ ordentlich=tidy~ teurer=more-expensive~ billigste=cheapest~ gunstigste=cheapest~
schnellste=fastest~ nachstgelegen=nearest~ nett=nice~ lieb=kind~ hubsch=pretty~ hasslich=ugly~ schriftlich=written~ mundlich=oral~ normal=normal~ heil=intact~ ganz_normal=normal~
zustandig=responsible~ verantwortlich=responsible~ tatsachlich=actual~ ideal=ideal~ einsehbar=visible~ sichtbar=visible~ unsichtbar=invisible~ notig=necessary~ notwendig=necessary~
sanft=gentle~ vollstandig=complete~ unvollstandig=incomplete~ pauschal=flat-rate~ ahnlich=similar~ interessant=interesting~ langweilig=boring~ lesbar=readable~ leserlich=readable~
unleserlich=illegible~ endgultig=final~ vorlaufig=provisional~ deutlich=clear~ klar=clear~ unklar=unclear~ massgeschneidert=custom~ nachverfolgbar=traceable~ ruckverfolgbar=traceable~
leihweise=on-loan unabhangig=independent~ abhangig=dependent~ kundbar=cancellable~ giftig=toxic~ einzig=only~ einzige=only~ ehrenhaft=honest~ locker=loose~ langsam=slow~
zusatzlich=additional~ extra=extra einverstanden=agreed~ kleinste=smallest~ grosste=largest~ hochste=highest~ langste=longest~ kurzeste=shortest~ schlimm=bad~ schlimmste=worst~ klug=clever~
schlau=clever~ gescheit=clever~ dumm=stupid~ doof=stupid~ dienstlich=work~ amtlich=official~ offiziell=official~ amerikanisch=american~ europaisch=european~ polnisch=polish~ arabisch=arabic~
rumanisch=romanian~ ukrainisch=ukrainian~ russisch=russian~ italienisch=italian~ tschechisch=czech~ kroatisch=croatian~ vietnamesisch=vietnamese~ niederlandisch=dutch~ hollandisch=dutch~
portugiesisch=portuguese~ plattdeutsch=low-german~ gefahrlich=dangerous~ ungefahrlich=harmless~ gefahrdet=endangered~ dreckig=dirty~ schmutzig=dirty~ rollstuhlgerecht=wheelchair-accessible~
bereit=ready~ startklar=ready~ einig=agreed~ traurig=sad~ glucklich=happy~ wutend=angry~ bose=angry~ sauer=sour~ suss=sweet~ bitter=bitter~ eng=narrow~ schmal=narrow~ breit=wide~
punktlich=punctual~ unpunktlich=late~ verspatet=late~ schwach=weak~ wackelig=wobbly~ berufsunfahig=disabled~ arbeitsunfahig=sick~ einsam=lonely~ alleinstehend=single~ verstorben=deceased~
verstorbene=deceased~ verstorbenen=deceased~ geistig=mental~ dreistimmig=three-part~ brenzlig=critical~ streng=strict~ unsteril=unsterile~ steril=sterile~ restlos=complete~
verdachtig=suspicious~ zufallig=random~ selbstentzundlich=flammable~ brennbar=flammable~ brauchbar=usable~ unbrauchbar=unusable~ kryptisch=cryptic~ samtlich=all~ dynamisch=dynamic~ rar=rare~
gultig=valid~ ungultig=invalid~ nervos=nervous~ angstlich=anxious~ wichtig=important~ unwichtig=unimportant~ ernst=serious~ reif=ripe~ unreif=unripe~ trinkreif=ready-to-drink~ faul=lazy~
dringlich=urgent~ eilig=urgent~ heikel=delicate~ sensibel=sensitive~ hauslich=domestic~ anfechtungsfest=legally-sound~ wasserdicht=watertight~ wasserfest=waterproof~ gnadig=kind~
ungerade=odd~ wild=wild~ zahm=tame~ qualifiziert=qualified~ bewolkt=cloudy~ sonnig=sunny~ windig=windy~ wach=awake~ mude=tired~ fettig=greasy~ fett=fat~ dunn=thin~ dick=thick~
ungewohnlich=unusual~ ublich=usual~ veraltet=outdated~ zweifelhaft=doubtful~ lauffahig=runnable~ anteilig=proportionally~ quartalsweise=quarterly~ vierteljahrlich=quarterly~
halbjahrlich=half-yearly~ stundenweise=hourly~ tageweise=daily~ minutlich=every-minute stundlich=hourly~ saisonal=seasonal~ durchschnittlich=average~ gesetzlich=statutory~
satzungskonform=compliant~ unterschriftsreif=ready-to-sign~ harzig=resinous~ dunkel=dark~ hell=bright~ unendlich=endless~ uberfordert=overwhelmed~
anstandig=decent~ zuverlassig=reliable~ unzuverlassig=unreliable~ pleite=bankrupt~ stillschweigend=silently~ rekursiv=recursive~ abbrechbar=cancellable~ wochig=week~ kostenpflichtig=paid~
verpflichtend=mandatory~ freiwillig=voluntary~ befristet=temporary~ unbefristet=permanent~ vorhersehbar=predictable~ eckig=square~ halbvoll=half-full~ nuchtern=sober~ betrunken=drunk~
hungrig=hungry~ durstig=thirsty~ allein_lebend=single~ chronisch=chronic~ akut=acute~ ansteckend=contagious~ todlich=deadly~ verletzt=injured~ behindert=disabled~ taub=deaf~
horbehindert=deaf~ schwerhorig=hard-of-hearing~ sehbehindert=visually-impaired~ stationar=inpatient~ arztlich=medical~ steuerlich=tax~ rechtlich=legal~ technisch=technical~
handschriftlich=handwritten~ handgeschrieben=handwritten~ maschinell=automatically abgehakt=ticked~ quittiert=acknowledged~ zugesagt=accepted~ abgestimmt=voted~ geloscht=deleted~
vergeben=assigned~ uberboten=outbid~ geandert=changed~ zugestimmt=approved~ abgebucht=charged~ freigegeben=approved~ angezeigt=shown~ geoffnet=opened~ geschlossen=closed~
versprochen=promised~ getrennt=separated~ verandert=changed~ gestempelt=stamped~ erlaubt=allowed~ verboten=forbidden~ geladen=charged~ erkannt=recognised~ gefragt=asked~ abgeholt=collected~
gedruckt=printed~ ausgedruckt=printed~ festgehalten=recorded~ aufgeteilt=split~ aufgetaut=thawed~ gelobt=praised~ umbenannt=renamed~ eingewiesen=instructed~ angeschrieben=contacted~
eingescannt=scanned~ verschoben=rescheduled~ ausgesperrt=locked-out~ hinterlassen=left~ zugeordnet=assigned~ geklart=clarified~ beleuchtet=lit~ angemeldet=registered~ abgemeldet=cancelled~
versteckt=hidden~ abgesegnet=approved~ ausgelost=drawn~ annulliert=cancelled~ verankert=anchored~ laminiert=laminated~ eingerechnet=included~ gereinigt=cleaned~ geputzt=cleaned~
betrogen=cheated~ vorgestreckt=advanced~ geblockt=blocked~ blockiert=blocked~ besichtigt=viewed~ gespritzt=sprayed~ gemahlen=ground~ restauriert=restored~ getauscht=swapped~ geleakt=leaked~
empfohlen=recommended~ betroffen=affected~ geschenkt=given~ geliehen=borrowed~ gemahnt=reminded~ angekreuzt=ticked~ eingetippt=entered~ markiert=marked~ geraumt=cleared~ getestet=tested~
gewechselt=changed~ gewaschen=washed~ gebundelt=bundled~ verwittert=weathered~ vereist=icy~ vernichtet=destroyed~ abgetippt=typed~ angefragt=requested~ abgesprochen=agreed~ gewogen=weighed~
geolt=oiled~ gespart=saved~ entzogen=withdrawn~ verschollen=lost~ ausgefullt=filled~ verblasst=faded~ widerrufen=revoke! geschutzt=protected~ ungeschutzt=unprotected~ eingerichtet=set-up
verschlossen=locked~ beschlossen=decided~ gemailt=emailed~ verbucht=booked~ zugeschickt=sent~ geschuldet=owed~ eingeteilt=assigned~ gelost=drawn~ gestreut=gritted~ aufgeschrieben=written~
ubersprungen=skipped~ geplatzt=burst~ verlegt=mislaid~ vorsortiert=sorted~ nachgefragt=asked~ festgelegt=fixed~ ausbezahlt=paid~ eingestellt=adjusted~ verdeckt=hidden~
gewarnt=warned~ ausgelesen=polled~ beworben=applied~ gestohlen=stolen~ geklaut=stolen~ gerechnet=calculated~ eingegeben=entered~ geleert=emptied~ zerknittert=crumpled~ erreicht=reached~
gepachtet=leased~ gestaffelt=tiered~ abgesagt=cancelled~ gekundigt=cancelled~ abgelehnt=rejected~ eingereicht=submitted~ ausgezahlt=paid~ ausgestellt=issued~ ausgelegt=advanced~
abgeschlossen=completed~ begonnen=started~ gestartet=started~ gesperrt_bis=locked-until geimpft=vaccinated~ ungeimpft=unvaccinated~ unversichert=uninsured~ beschadigt=damaged~
unbeschadigt=undamaged~ verletzte=injured~ vermisst=missing~ zertifiziert=certified~ geeicht=calibrated~ kalibriert=calibrated~ beglichen=settled~ offenstehend=outstanding~
ausstehend=outstanding~ geoffnete=opened~ verifiziert=verified~ beglaubigt=certified~ anonymisiert=anonymised~ gekuhlt=refrigerated~ gefroren=frozen~ tiefgekuhlt=frozen~ gekocht=cooked~
gebacken=baked~ gestrichen=painted~ verpackt=packed~ unverpackt=unpackaged~ unsortiert=unsorted~ nummeriert=numbered~ beschriftet=labelled~ gebraut=brewed~ abgefullt=bottled~
gereift=matured~ ausgereift=mature~ angekommen=arrived~ mitversichert=insured~ vorgeschlagen=suggest! mitgeschrieben=record! gesagt=tell! angerufen=call! gelesen=read! gekauft=buy! kam=come!
gekommen=come! gegangen=go! ging=go! gingen=go! kamen=come! eingetragen=enter! gekostet=cost! geweckt=wake! abgeschrieben=copy! gebaut=build! gab=give! gerissen=tear! riss=crack
gefahren=drive! fuhr=drive! gesehen=see! sah=see! sahen=see! geschnitten=cut! geholt=fetch! stand=stand! genommen=take! nahm=take! stimmte=right~ gefehlt=miss! ausgegeben=spend!
angeschaut=view! reingeschaut=view! vorgelesen=read! eingekauft=buy! gelegt=put! gestoppt=stop! gefrast=mill! erwartet=expect! gewunscht=wish! wusste=know! wussten=know! mitgenommen=take!
probiert=test! versucht=try! geregnet=rain! gestorben=die! starb=die! geredet=talk! gewohnt=live! gestreamt=stream! gedroht=threaten! angefasst=touch! lag=lie! lagen=lie! reingelassen=admit!
geschult=train! lief=run! gelaufen=run! liefen=run! geklappt=work! nachgefasst=chase! geguckt=view! gekriegt=receive! schlief=sleep! geschlafen=sleep! gewurfelt=roll! sass=sit! gesessen=sit!
weggezogen=move! sagte=tell! erlebt=experience! gespielt=play! geduscht=shower! ausgestiegen=exit! gepasst=fit! gewachsen=grow! gestellt=put! aufgerufen=open!
eingeladen=invite! gezeichnet=draw! gefuhrt=keep! aufgenommen=record! gestochen=sting! gesprungen=jump! eingesprungen=cover! gedacht=think! dachte=think! bewegt=move! geschaut=view!
uberlegt=consider! aufgegeben=quit! geruhrt=stir! vorbeigeschaut=visit! steckte=put! gelassen=leave! geschickt=send! geschickte=skilled~ losgeschickt=send! rausgeschickt=send!
zuruckgegeben=return! zuruckgebracht=return! weitergegeben=hand-over abgegeben=submit! angegeben=state! hochgeladen=upload! heruntergeladen=download! verstanden=understand! angefangen=start!
anfing=start! aufgehort=quit! getroffen=meet! traf=meet! gewonnen=win! gewann=win! verloren_gegangen=lost~ verloren_geht=lost~ verlor=lose! gefallen=fall! fiel=fall! gebissen=bite!
gegessen=eat! getrunken=drink! gerufen=call! rief=call! gehalten=keep! hielt=keep! gezogen=pull! zog=pull! geblieben=stay! blieb=stay! fand=find! brachte=bring! schrieb=write! las=read!
gesprochen=talk! besprochen=discuss! geholfen=help! half=help! gewusst=know! gekannt=know! vergass=forget! brach=break! gebrochen=broken~ abgebrochen=abort! bekam=receive!
verstand=understand! entschieden=decide! unterschrieb=sign! getragen=wear! trug=wear! gehoben=lift! gebeten=ask! bat=ask! verglichen=compare! angeboten=offer!
hangen=hang! hangt=hang! kostet=cost! fallt=fall! holen=fetch! fliegen=fly! nehmen=take! nehm=take! nimm=take! gehoren=belong! rutschen=slip! haken=hook hakt=stick! nicken=nod! halten=keep!
halt=keep! reden=talk! tragen=carry! schuldet=owe! schulde=owe! mitlesen=read! spricht=talk! heissen=be heisst=is ziehen=pull! zieht=pull! rechnen=calculate! fullen=fill!
abfotografieren=photograph! abfotografiert=photograph! abscannen=scan! klappen=work! klappt=work! erzahlen=tell! antippen=tap! tippt=type! ausdrucken=print! druckt=print! nachlesen=read!
anklicken=click! erfahren=learn! erfahrt=learn! piepsen=beep! piepst=beep! piepen=beep! piept=beep! piep=beep abpiepsen=scan! losen=solve! benennen=name! schieben=move! schiebt=move!
bedienen=operate! einlesen=read! einliest=read! drehen=turn! reinkommen=enter! reinkommt=enter! klemmen=stick! klemmt=stick! glauben=believe! ausfallt=fail! fallt_aus=fail! fallen_aus=fail!
passen=fit! passt=fit! ersetzen=replace! nachrucken=move-up nachruckt=move-up ruckt_nach=move-up passieren=happen! passiert=happen! anfangen=start! anfangt=start! fangt=start!
fangt_an=start! abbuchen=charge! bucht_ab=charge! zuruckkommen=return! zuruckkommt=return! kommt_zuruck=return! angeben=state! angibt=state! berat=advise! vergibt=assign! aufgehen=open!
aufgeht=open! brennen=burn! brennt=burn! anfassen=touch! gewinnt=win! rauslesen=read! herauslesen=read! flicken=repair! klaren=clarify! zusammenbringen=match! begrunden=justify!
behaupten=claim! reinschauen=view! dastehen=stand! dasteht=stand! heben=lift! druberschauen=check! druberschaut=check! markieren=mark! sterben=die! stirbt=die!
vertragt=tolerate! anstecken=infect! betreffen=concern! betrifft=concern! zuruckziehen=withdraw! zuruckzieht=withdraw! rat=advise! streiten=argue! reichen=suffice! reicht=suffice!
zusammenhangen=connect! zusammenhangt=connect! ankommen=arrive! ankommt=arrive! kommt_an=arrive! werfen=throw! wirft=throw! werf=throw! zeig=show! sag=tell! mach=make! frag=ask! komm=come!
stell=put! kummern=care! kummert=care! rausgehen=exit! rausgeht=exit! erscheinen=appear! krieg=receive! nachhaken=chase! nachhakt=chase! nachfassen=chase! nachgehen=chase! schleppen=carry!
wecken=wake! anschreiben=contact! anschreibt=contact! aussteigen=exit! aussteigt=exit! zurucknehmen=withdraw! zuruckgenommen=withdraw! einspringen=cover! einspringt=cover! springt_ein=cover!
blattern=browse! zusammenfuhren=merge! fliehen=flee! spazieren=walk! schreien=shout! reinsprechen=dictate! einsprechen=dictate! aufsprechen=dictate! vorsortieren=organise!
klingen=sound! klingt=sound! lugen=lie! lugt=lie! anlugen=lie! anlugt=lie! kleben=stick! klebe=stick! aufkleben=stick! draufkleben=stick! ankleben=stick! durchgehen=review! durchgeht=review!
dauern=last! dauert=last! loben=praise! mitmachen=join! mitmacht=join! aufheben=keep! aufgehoben=keep! knallen=bang! entschlusseln=decrypt! abzeichnen=sign! ansprechen=address!
hochreichen=send! zuruckbringen=return! erwarten=expect! wunschen=wish! schlagen=hit! docken=dock! trennen=separate! durchlaufen=pass! quittieren=acknowledge! gefallt=like
schildern=describe! loggen=log! heulen=cry! abziehen=deduct! abgezogen=deduct! voraussagen=forecast! gluhen=glow! gegenlesen=proofread! ablosen=replace! verlangen=demand! annahen=sew!
sturzt=fall! hinterlasst=leave! verklicken=misclick! reinbringen=bring! pflucken=pick! zuruckzahlen=repay! zuruckgezahlt=repay! zerpflucken=pick-apart
mitlernen=learn! auffallen=notice! auffallt=notice! fallt_auf=notice! eintreten=join! standhalten=withstand! winken=wave! rausziehen=extract! herausziehen=extract! umlagern=move!
aussortieren=discard! koppeln=pair! rausfallen=drop! einschliessen=include! aufsperren=unlock! entsperren=unlock! aufschliessen=unlock! zuschliessen=lock! absperren=lock! streamen=stream!
herausfiltern=filter! rausfischen=find! zitieren=cite! drohen=threaten! nuscheln=mumble! nachsehen=check! nachsieht=check! existieren=exist! ausweichen=avoid! loslaufen=start! spulen=rinse!
storen=disturb! stattfinden=happen! stattfindet=happen! findet_statt=happen! wegnehmen=take! einloggen=log-in ausloggen=log-out einwahlen=log-in zusammenreimen=guess! husten=cough!
rausholen=fetch! wiederkommen=return! uberziehen=overrun! uberzieht=overrun! wurfeln=roll! widersprechen=object! absegnen=approve! absegnet=approve! abnicken=approve! nickt_ab=approve!
auslosen=draw! auszulosen=draw! verlosen=raffle! nachkaufen=reorder! reinschreiben=enter! hinschreiben=write! dranschreiben=write! dazuschreiben=add! abklappern=visit! abzuklappern=visit!
annullieren=cancel! kreiden=chalk! rudern=row! kippen=tip! wachsen=grow! trauen=dare! drangehen=answer! rangehen=answer! nennen=name! nennt=name! denken=think! auftauchen=appear!
hinhalten=hold! ausgehen=run-out drunterschreiben=sign! unterschreibt=sign! unterschrieben_wird=sign! tropfen=drip! dazukommen=join! dazukommt=join! aussehen=look! aussieht=look!
betrugen=cheat! erben=inherit! vererben=inherit! vorstrecken=advance! anerkennen=recognise! wischen=swipe! abgehen=go! aufleuchten=light! leuchten=light! schwanken=fluctuate!
mitzahlen=count! ausgleichen=settle! begleichen=settle! schippen=shovel! schaufeln=shovel! ordern=order! trocknen=dry! beruhigen=calm! schwitzen=sweat! anstupsen=nudge! anstupst=nudge!
stupsen=nudge! vorheizen=preheat! abbiegen=turn! biegt=turn! restaurieren=restore! umkehren=reverse! klauen=steal! klaut=steal! stehlen=steal! knurren=growl! weint=cry! aussetzen=pause!
pausieren=pause! beschreiben=describe! durchkommen=pass! richten=address! schimpfen=scold! schimpft=scold! stocken=stall! zuschalten=join! dazuschalten=join! treten=kick! schummeln=cheat!
schummelt=cheat! mogeln=cheat! layouten=design! abrutschen=slip! schrumpfen=shrink! klatschen=clap! leisten=afford! mitreden=discuss! shoppen=buy! ausraumen=clear! auszuraumen=clear!
reinhoren=listen! auslaufen=expire! auslauft=expire! lauft_aus=expire! lauft_ab=expire! laufen_ab=expire! hinlegen=put! flustern=whisper! bewirbt=apply! anstreichen=mark!
zwischenspeichern=cache! anhangen=attach! bewegen=move! aushalten=bear! ausstehen=wait! lachen=laugh! haften=stick! ausschlagen=bite! zuruckrollen=revert! mahen=mow! maht=mow! mahst=mow!
schlichten=mediate! schlichtet=mediate! rausfahren=drive! verstreuen=scatter! stechen=sting! sticht=sting! zuruckblattern=browse! wachen=watch! schnuppern=try! hinkommen=reach!
reinstellen=post! verandern=change! zusammenstecken=assemble! krachen=crash! kracht=crash! verrutschen=slip! reagieren=react! umverteilen=redistribute! geschehen=happen! vorlegen=present!
vorlegt=present! verstreichen=pass! uberweis=pay! rennt=run! freigab=approve! freigibt=approve! gibt_frei=approve! reissen=tear! reisst=tear! hinterherhinken=lag! dranbleiben=persist!
blockieren=block! vorkontieren=pre-code! fummeln=fiddle! austeilen=distribute! verwandeln=convert! rausklingeln=wake! eindampfen=summarise! wegwerfen=discard! wegwirft=discard!
wegzuwerfen=discard! riechen=smell! riecht=smell! formulieren=write! einsammeln=collect! einzusammeln=collect! zuruckgehen=return! abspielen=play! aushandeln=negotiate! googeln=search!
googlen=search! rumschicken=send! herumschicken=send! mitliest=read! anlernen=train! einarbeiten=onboard! einweisen=instruct! unterweisen=instruct! zuhoren=listen! zuhort=listen!
funken=radio! ausmessen=measure! vermessen=survey! rotieren=rotate! abwechseln=alternate! aufmachen=open! zumachen=close! schliessen=close! schliesst=close! taugen=suit! saugen=vacuum!
staubsaugen=vacuum! vermerken=log! befragen=survey! ausreden=dissuade! annehmen=accept! annimmt=accept! nimmt_an=accept! dubeln=drill! bohren=drill! schrauben=screw! schleifen=sand!
frasen=mill! schweissen=weld! loten=solder! schneiden=cut! schneidet=cut! hammern=hammer! verlegen=lay! verputzen=plaster! fliesen=tile rausnehmen=remove! herausnehmen=remove!
durchforsten=search! durchstobern=search! durchwuhlen=search! wuhlen=rummage! stobert=browse! wegspeichern=save! wiederfinden=find! reinplatzen=interrupt! reinreden=interfere!
zuruckrechnen=calculate! hochrechnen=extrapolate! zusammenzahlen=add-up zusammenrechnen=add-up addieren=add! weggehen=leave! besitzen=own! besitzt=own! treiben=drive!
anmarkern=highlight! betonen=stress! nerven=annoy! nervt=annoy! jammern=complain! meckern=complain! meckert=complain! gemeckert=complain! ansagen=announce! hocken=sit! kapieren=understand!
zuruckverfolgen=trace! ruckverfolgen=trace! umfallen=fall! verlassen=leave! verlasst=leave! auszahlen=pay-out auszuzahlen=pay-out spendieren=treat! quatschen=chat! plaudern=chat!
ratschen=chat! verpassen=miss! verpasst=miss! versaumen=miss! anschreien=shout! hellsehen=foresee! aufzuschreiben=log! rauskramen=dig-out einwerfen=insert! zuruckschreiben=reply!
zuruckschreibt=reply! rausgeben=issue! herausgeben=issue! ausgegeben_hat=issue! rausstellen=put-out uberspringen=skip! bedeuten=mean! ubermitteln=send! anzweifeln=doubt! zweifeln=doubt!
abtippen=type! abschreiben=copy! spinnen=malfunction! spinnt=malfunction! bundeln=bundle! sammelbestellen=group-order austreten=leave! austritt=leave! losschicken=send! rausschicken=send!
raushauen=send! weiterzahlen=pay! ausblenden=hide! verdecken=hide! schwarzen=redact! verpixeln=blur! kurzen=shorten! davorhalten=hold! vorhalten=hold! rusten=set-up umrusten=set-up
unterbrechen=interrupt! unterbricht=interrupt! argern=annoy! triezen=tease! hanseln=bully! mobben=bully! mauscheln=cheat! vorziehen=prefer! abfangen=intercept! zuteilen=assign!
zugeteilt=assigned~ reinlaufen=enter! ausschliessen=exclude! verfallen=expire! verfallt=expire! ankreuzen=tick! auflegen=hang-up abspringen=drop-out abspringt=drop-out springt_ab=drop-out
spucken=spit! lastern=gossip! uberlaufen=overflow! uberlauft=overflow! umfullen=refill! umzufullen=refill! abfullen=bottle! stillhalten=hold! ausrollen=deploy! beissen=bite! beisst=bite!
abbrechen=abort! mischen=mix! anrollen=start! brechen=break! bricht=break! verschimmeln=mould! schimmeln=mould! entziffern=decipher! brummen=hum! rankommen=reach! durchfallen=fail!
durchfallt=fail! angehen=tackle! steigen=rise! steigt=rise! sinken=fall! sinkt=fall! anlaufen=start! bevormunden=patronise! fuhlen=feel! fuhlt=feel! abladen=unload! entladen=unload!
ausladen=unload! hinfahren=drive! fliessen=flow! fliesst=flow! umlegen=split! anfechten=contest! bescheinigen=certify! beglaubigen=certify! bezeugen=witness! lassen_sich=let! weckt=wake!
klopfen=knock! klopft=knock! fegen=sweep! kehren=sweep! giesst=water! jaten=weed! umgraben=dig! graben=dig! schneiteln=prune! pflastern=pave! hacken=hack! futtert=feed! tranken=water!
scheren=shear! impft=vaccinate! kastrieren=neuter! chippen=chip! trachtig=pregnant~ kalben=calve! schlachten=slaughter! rauchern=smoke! einkochen=preserve! eingekocht=preserve!
einfrieren=freeze! einwecken=preserve! auftauen=thaw! kneten=knead! ruhren=stir! abschmecken=taste! probieren=taste! kosten_lassen=taste! anrichten=serve! abwaschen=wash! abtrocknen=dry!
stolpern=stumble! stottern=stutter! zogern=hesitate! verhandelt=negotiate! uberpruft=check! nachmessen=measure! nachzahlen=count! abzahlen=count! nachprufen=check! gegenprufen=check!
abhoren=listen! mithoren=listen! belauschen=eavesdrop! verraten=reveal! verrat=reveal! verbergen=hide! verstecken=hide! tarnen=hide! zugreifen=access! zugreift=access! einsehen=view!
einsieht=view! einzusehen=view! freischalten=unlock! freigeschaltet=unlocked~ abschalten=switch-off abstellen=switch-off ausstecken=unplug! einstecken=plug-in anschliessen=connect!
anstecken_lassen=plug-in einpacken=pack! auspacken=unpack! verpacken=pack! frankieren=stamp! abstempeln=stamp! ausstempeln=clock-out einstempeln=clock-in umtopfen=repot! anbauen=grow!
anpachten=lease! uberreden=persuade! uberzeugen=convince! bitten=ask! bittet=ask! flehen=beg! beschwert=complain! schlafen_gehen=sleep! aufwachen=wake! aufstehen=get-up einschlafen=sleep!
traumen=dream! erholen=recover! genesen=recover! heilen=heal! eitern=fester! eitert=fester! bluten=bleed! blutet=bleed! jucken=itch! kratzen=scratch! erbrechen=vomit! schlucken=swallow!
spritzt=spray! verbinden_lassen=bandage! messen_lassen=measure! einschicken=send! einsenden=submit! eingesandt=submitted~ abschatzen=estimate! vorrechnen=calculate! nachrechnen=check!
ausmalen=paint! aufhangen=hang! abhangen=hang! aufstellen=set-up aufbauen=set-up abbauen=dismantle! abreissen=demolish! zerlegen=dismantle! zusammenbauen=assemble! aufmessen=measure!
vorschreiben=prescribe! durchsagen=announce! rumtelefonieren=call! herumtelefonieren=call! abtelefonieren=call! nachtelefonieren=call! hinterhertelefonieren=chase! hinterherrennen=chase!
hinterherlaufen=chase! hinterherrenne=chase! hinterherlaufe=chase! mahnen=remind! wetten=bet! gewahrt=grant! gewahren=grant! verweigern=refuse! weigern=refuse! einwilligen=consent!
untersagen=forbid! verbieten=forbid! erlauben=allow! dulden=tolerate! drangen=push! eilen=hurry! warten_auf=wait! warte=wait! wartet=wait! zuruckrufen=call-back zuruckruft=call-back
ruft_zuruck=call-back ruft_an=call! rufen_an=call! sagt_ab=cancel! sagen_ab=cancel! sagt_zu=accept! holt_ab=collect! holen_ab=collect! tragt_ein=enter! tragt_sich_ein=register!
tragen_sich_ein=register! meldet_sich_an=register! melden_sich_an=register! meldet_sich=report! schlagt_vor=suggest! geht_kaputt=break! kaputt_geht=break! kaputtgeht=break!
kaputtgehen=break! hakt_ab=tick! haken_ab=tick! fullt_aus=fill! liest_vor=read! ladt_hoch=upload! gibt_ab=submit! gibt_zuruck=return! geben_zuruck=return! bringt_zuruck=return!
druckt_aus=print! leiht_aus=borrow! leihen_aus=borrow! teilt_auf=split! stellt_ein=post! wirft_weg=discard! lauft_schief=fail! schiefgeht=fail! schieflauft=fail! schiefgelaufen=fail!
schiefgegangen=fail! steigt_aus=exit! fallt_weg=drop! wegfallen=drop! wegfallt=drop! kundigt=cancel! zahle=pay! bezahlt_wird=pay! gehalte=salaries angebote=quotes landet=land! versuch's=try!
raumt=clear! beweist=prove! platzt=burst! folgt=follow! pachtet=lease! verpachtet=lease! rollt=roll! klagt=complain! klickt=click! bessert=improve! leert=empty! rate=instalment pauke=timpani
pass=passport passe=passports schraube=screw name=name namen=names vorname=first-name nachname=surname nummer=number prozent=percent hand=hand tur=door text=text satz=sentence
satze=sentences blatt=sheet blatter=sheets link=link kiste=box etikett=label etiketten=labels aufkleber=sticker sticker=sticker streit=dispute schluss=end kurve=curve quartal=quarter
verkauf=sale zustand=condition funk=radio funkgerat=radio funkloch=dead-zone browser=browser weihnachten=christmas ostern=easter silvester=new-year neujahr=new-year advent=advent code=code
druck=pressure bon=receipt bons=receipts bot=bot finger=finger daumen=thumb herbst=autumn fruhling=spring fruhjahr=spring betrag=amount summe=total saal=hall ferien=holidays blick=view
kopf=head glas=glass glaser=glasses zelt=tent ausweis=id-card personalausweis=id-card fuss=foot flur=corridor fax=fax station=station kilometer=kilometre kilometern=kilometres km=kilometre
meter=metre zentimeter=centimetre millimeter=millimetre quadratmeter=square-metre qm=square-metre hektar=hectare liter=litre gramm=gram kilo=kilo tonne=ton kwh=kwh tresen=counter
theke=counter sofa=sofa wert=value werte=values heft=notebook zeile=line spalte=column eingang=entrance ausgang=exit zentrale=headquarters mittelstandler=small-business bogen=form
umkreis=radius ecke=corner serie=series flache=area unterlage=document unterlagen=documents festplatte=hard-drive sorte=variety bleistift=pencil stift=pen kugelschreiber=pen kuli=pen
kopie=copy kopierer=copier format=format alm=alpine-pasture wind=wind update=update korb=basket kammer=chamber schublade=drawer drehkreuz=turnstile topf=pot topfe=pots brett=board
stuhl=chair stuhle=chairs farbe=colour schrank=cupboard kartchen=card hammer=hammer turnbeutel=gym-bag post=mail ol=oil grund=reason maschinenring=machinery-ring tute=bag
blaskapelle=brass-band kapelle=band studi=student abteilung=department karton=box marke=brand kette=chain zeitstempel=timestamp innenstadt=city-centre altstadt=old-town
ampel=traffic-light ampelfarbe=traffic-light chip=chip stufe=level gps=gps dia=slide dias=slides kanal=channel beamer=projector kasten=box lucke=gap fleck=stain wechselmodell=shared-custody
bank=bank banken=banks schnee=snow ruhe=rest version=version test=test quartalsende=end-of-quarter grosshandel=wholesale dusche=shower pause=break einverstandnis=consent theorie=theory
theoriefrage=theory-question sternchen=star schrift=handwriting handschrift=handwriting tor=goal torwart=goalkeeper sekunde=second kontrolleur=inspector presse=press luft=air bad=bathroom
bader=bathrooms badezimmer=bathroom klo=toilet toilette=toilet klopapier=toilet-paper tipp=tip balken=bar versicherer=insurer kassier=treasurer kassierer=treasurer kassiererin=cashier
kuhlhaus=cold-store ablauf=process ersatz=replacement ersatzmann=substitute pinnwand=board grill=grill fenster=window abstand=distance verlauf=history fremde=stranger fremden=strangers
laster=truck abnahme=acceptance rucklaufer=return beratung=advice urteil=ruling wettbewerb=competition wettbewerber=competitor konkurrent=competitor konkurrenz=competition moment=moment
postfach=inbox posteingang=inbox einsicht=insight gruppenfuhrer=group-leader anteil=share schreinerei=carpentry-workshop tischlerei=carpentry-workshop ursache=cause
krisentelefon=crisis-hotline telefonnummer=phone-number hotline=hotline leihladen=lending-library rang=rank oldtimer=classic-car mappe=folder gabe=dose handbuch=manual koffer=suitcase
hakchen=tick kreuz=cross kreuzchen=tick sekretariat=office sekretar=secretary sekretarin=secretary chargennummer=batch-number stichwort=keyword stichworte=keywords anleitung=instruction
bedienungsanleitung=manual mandat=mandate lage=location automat=vending-machine speicher=storage dringlichkeit=urgency ski=ski kundschaft=customers bruch=break album=album release=release
modul=module beschreibung=description quelltext=source-code drehbank=lathe drehmaschine=lathe frasmaschine=milling-machine fraser=mill seriennummer=serial-number pfeil=arrow grab=grave
graber=graves friedhof=cemetery friedhofe=cemeteries bestatter=undertaker beerdigung=funeral trauerfeier=funeral minijobber=mini-jobber minijob=mini-job kommentar=comment ordnung=order
weg-versammlung=owners-meeting beschluss=resolution beschlusse=resolutions umlaufbeschluss=circular-resolution hinweis=notice perucke=wig brucke=bridge scanner=scanner einweisung=briefing
unterweisung=safety-instruction vorganger=predecessor nachfolger=successor haustur=front-door magnet=magnet windrad=wind-turbine windpark=wind-farm maske=mask see=lake baggersee=lake
support=support radiologie=radiology lehrstelle=apprenticeship aushang=notice wartezeit=waiting-time ziffer=digit bewegung=movement rost=rust autositz=car-seat kindersitz=child-seat
trage=stretcher quatsch=nonsense unsinn=nonsense faden=thread gedanke=thought linse=lens kontaktlinse=contact-lens assistenzarzt=junior-doctor assistenzarzte=junior-doctors
oberarzt=senior-doctor oberarzte=senior-doctors stups=nudge anstups=nudge zwischenstand=interim-status platzwart=groundskeeper hacksler=shredder strich=line strichliste=tally-sheet
pegel=water-level pegelstand=water-level modell=model trupp=crew dublette=duplicate salz=salt streusalz=grit kastchen=checkbox rektor=headteacher rektorin=headteacher ofen=oven herd=stove
salbe=ointment clip=clip schnitt=cut sturm=storm merkblatt=leaflet merkblatter=leaflets anfang=start knopfdruck=button-press wasserzeichen=watermark ahnung=idea ehrung=honour
kurrent=old-german-script sutterlin=old-german-script ausdruck=printout katalog=catalogue orgel=organ onkel=uncle tante=aunt neffe=nephew nichte=niece cousin=cousin cousine=cousin
schwager=brother-in-law schwagerin=sister-in-law schwiegermutter=mother-in-law verwandtschaft=relatives urgrossmutter=great-grandmother enkelin=granddaughter zwilling=twin
bedingung=condition saat=seed essig=vinegar rohrbruch=burst-pipe rohr=pipe rohre=pipes estrich=screed kartei=card-index spiegel=mirror ring=ring lok=locomotive treffer=hit
erfahrung=experience richtung=direction titel=title abgabe=submission abgabetermin=submission-deadline homepage=homepage tarif=tariff beleidigung=insult einburgerungstest=citizenship-test
oberstufe=sixth-form kiez=neighbourhood wurfel=dice stempel=stamp windel=nappy happen=bite happchen=bite flamme=flame berg=mountain berge=mountains budget=budget allergen=allergen
demenzkranke=dementia-patient demenzkranken=dementia-patients freibad=outdoor-pool brunnen=fountain ruhezeit=rest-period lenkzeit=driving-time etappe=stage ausschnitt=excerpt sonne=sun
anfahrt=directions heuballen=hay-bale ballen=bale heu=hay stroh=straw madel=girl madchen=girl junge=boy reihe=row treppe=stairs pellets=pellets porto=postage armel=sleeve
kundigungsfrist=notice-period kundigung=cancellation handgelenk=wrist aussendienst=field-service innendienst=back-office wareneingang=goods-receipt rampe=ramp kalibrierung=calibration
eichung=calibration adhs=adhd klarinette=clarinet trompete=trumpet posaune=trombone geige=violin querflote=flute flote=flute trommel=drum schlagzeug=drums saxophon=saxophone tuba=tuba
cello=cello taschenrechner=calculator piepser=pager melder=pager leinwand=canvas ruckruf=callback schulbuchausleihe=textbook-loan barcode=barcode aula=assembly-hall cent=cent geschmack=taste
audit=audit abbau=dismantling mietrecht=tenancy-law sattelzug=truck sattelzuge=trucks stau=traffic-jam schalter=switch skat=skat bierdeckel=beer-mat lautsprecher=speaker
fernwarme=district-heating lufter=fan stecknadel=pin einzelkampfer=solo-worker mitarbeiterschaft=staff belegschaft=staff betriebsrat=works-council geselle=journeyman meister=foreman
lehrjahr=apprenticeship-year polier=foreman vorarbeiter=foreman schichtleiter=shift-leader schichtfuhrer=shift-leader kranfuhrer=crane-operator fliesenleger=tiler estrichleger=screed-layer
pflasterer=paver steinmetz=mason polsterer=upholsterer raumausstatter=interior-decorator bodenleger=floor-layer trockenbauer=drywaller gerustbauer=scaffolder
verputzer=plasterer stuckateur=plasterer spengler=tinsmith schmied=blacksmith hufschmied=farrier schweisser=welder dreher=turner zerspaner=machinist kaltetechniker=refrigeration-technician
haustechniker=building-technician gebaudetechniker=building-technician goldschmied=goldsmith uhrmacher=watchmaker schuster=cobbler schuhmacher=cobbler sattler=saddler buchbinder=bookbinder
drechsler=woodturner topfer=potter topferei=pottery geigenbauer=violin-maker orgelbauer=organ-builder klavierstimmer=piano-tuner instrumentenbauer=instrument-maker schneider=tailor
naherin=seamstress modist=milliner bestatterin=undertaker florist=florist floristin=florist senner=alpine-farmer sennerin=alpine-farmer hirte=shepherd waldbesitzer=forest-owner
waldarbeiter=forester baumpfleger=arborist baumkontrolleur=tree-inspector fischzuchter=fish-farmer hofbesitzer=farmer nebenerwerbslandwirt=farmer wirtin=restaurant-owner
huttenwirt=hut-keeper kuchenchef=head-chef spulkraft=dishwasher bedienung=waiter aushilfskraft=temporary-helper rezeptionistin=receptionist rezeption=reception empfangsdame=receptionist
zimmermadchen=housekeeper hausdame=housekeeper tursteher=guard wachmann=security-guard wachdienst=security-service pfortner=guard hausherr=landlord hausverwalterin=property-manager
mitmieter=flatmate pflegekind=foster-child pflegeeltern=foster-parents klassenlehrer=class-teacher klassenlehrerin=class-teacher vertrauenslehrer=counsellor vertrauenslehrerin=counsellor
referendar=trainee-teacher schulsozialarbeiter=school-social-worker sozialarbeiter=social-worker sozialarbeiterin=social-worker streetworker=street-worker sozialpadagoge=social-worker
berufsschule=vocational-school berufsschullehrer=vocational-teacher ausbilder=trainer ausbilderin=trainer erstsemester=first-year-student ersti=first-year-student tutor=tutor
doktorandin=phd-student laborleiter=lab-manager laborantin=lab-technician mfa=medical-assistant arzthelferin=medical-assistant sprechstundenhilfe=medical-assistant hautarzt=doctor
hautarztin=doctor augenarzt=doctor augenarztin=doctor kinderarzt=doctor kinderarztin=doctor frauenarzt=doctor frauenarztin=doctor
neurologe=doctor neurologin=doctor orthopade=doctor chirurg=surgeon chirurgin=surgeon notarzt=doctor notarztin=doctor internist=doctor
podologe=podiatrist fusspflege=foot-care fusspflegerin=podiatrist horakustiker=hearing-aid-acoustician zahntechniker=dental-technician diatassistentin=dietitian
ernahrungsberaterin=nutritionist seelsorger=chaplain seelsorge=pastoral-care kuster=caretaker mesner=caretaker pastor=pastor pastorin=pastor pfarrerin=pastor diakon=deacon organist=organist
kantor=choir-director kirchenvorstand=church-council imam=imam moschee=mosque synagoge=synagogue kloster=monastery strafverteidiger=defence-lawyer verteidiger=defence-lawyer
staatsanwalt=prosecutor jurist=lawyer juristin=lawyer rechtsabteilung=legal-department gerichtsvollzieher=bailiff insolvenzverwalter=insolvency-administrator schuldner=borrower
schuldnerberatung=debt-counselling glaubiger=creditor wirtschaftsprufer=auditor prufer=auditor pruferin=auditor controller=controller buchhalterin=bookkeeper lohnbuchhalter=payroll-clerk
bankberater=bank-adviser vermogensberater=financial-adviser finanzberater=financial-adviser vermittler=agent vertreter=representative stellvertreter=deputy schriftfuhrer=secretary
schatzmeister=treasurer vorsitzende=chair obmann=chair jugendleiter=youth-leader jugendwart=youth-leader notenwart=music-librarian zeugwart=equipment-manager hallenwart=hall-caretaker
kommandant=commander zugfuhrer=platoon-leader feuerwehrmanner=firefighters rettungsschwimmer=lifeguard bademeister=lifeguard wasserwacht=lifeguard-service bergwacht=mountain-rescue
rettungshund=rescue-dog schoffe=lay-judge gemeinderatin=councillor stadtratin=councillor landrat=county-councillor abgeordnete=representative ministerium=ministry dekanat=deans-office
fakultat=faculty koordinator=coordinator koordinatorin=coordinator moderator=moderator moderatorin=moderator mentor=mentor mentorin=mentor kuratorin=curator kurator=curator
restauratorin=conservator restaurator=conservator galerist=gallery-owner galeristin=gallery-owner cutter=editor cutterin=editor regisseur=director schauspieler=actor schauspielerin=actor
bassist=bassist gitarrist=guitarist tenor=tenor tenore=tenors sopran=soprano soprane=sopranos bass=bass einkaufer=buyer einkauferin=buyer lagerist=warehouse-worker packer=packer
stapler=forklift gabelstapler=forklift fahrradkurier=bike-courier zusteller=courier brieftrager=postman postbote=postman lkw-fahrerin=truck-driver busunternehmen=bus-company
abschleppdienst=towing-service abschlepper=tow-truck antiquar=antiquarian-bookseller antiquariat=antiquarian-bookshop antikhandler=antique-dealer
bieter=bidder auktionator=auctioneer follower=follower kumpel=mate gesellschafter=shareholder aktionar=shareholder investor=investor anleger=investor glaubigerin=creditor forderer=sponsor
sponsor=sponsor gonner=patron mazen=patron forderverein=friends-association zeuge=witness zeugin=witness betruger=fraudster dieb=thief diebe=thieves einbruch=burglary einbrecher=burglar
schummler=cheater troll=troll trolle=trolls tater=offender opfer=victim hausarztpraxis=medical-practice fahrgaste=passengers passant=passer-by spazierganger=walker camper=camper
stammgast=regular-guest stammgaste=regular-guests begleiter=companion begleiterin=companion begleitperson=companion taufpate=godparent betroffene=affected-person betroffenen=affected-people
hinterbliebene=bereaved-person hinterbliebenen=bereaved-people vegetarier=vegetarian veganer=vegan diabetiker=diabetic allergiker=allergy-sufferer alkoholiker=alcoholic suchtige=addict
suchtigen=addicts asthmatiker=asthmatic epileptiker=epileptic autist=autistic-person rollstuhlfahrer=wheelchair-user hausbesitzer=homeowner hauseigentumer=homeowner
nachtwachter=night-watchman muttersprachler=native-speaker
erst=only stimmt=right~ uberhaupt=even festen=fixed~ festes=fixed~ fester=fixed~ festem=fixed~ plus=plus live=live~ aufgemacht=open! stellt=put! umsonst=free~ minus=minus leben=life
zerpfluckt=pick-apart standen=stand! ausgelacht=mock! auslachen=mock! seh=see! dessen=whose deren=whose belegt=occupied~ runtergeht=fall! anspringen=start! anspringt=start! egal=regardless
nein=no info=information neustart=restart verspielt=playful~ drunter=below scharf=sharp~ stumpf=blunt~ hart=hard~ weich=soft~ manisch=manic~ angeblich=allegedly~ ehemalig=former~
fruher=earlier~ neuesten=latest~ neueste=latest~ neuestem=latest~ evtl=maybe eventuell=maybe ewig=forever dauerhaft=permanently~ vernunftig=sensible~ erstmal=first
unglaubwurdig=unbelievable~ gerichtsfest=legally-sound~ ausdrucklich=expressly~ fort=away nun=now historisch=historical~ kritisch=critical~ knapp=scarce~ restlich=remaining~ satt=full~
ubrig=left~ netto=net~ brutto=gross~ abzuglich=minus zuzuglich=plus max=maximum min=minimum schwammig=vague~ hineintun=put! auskommen=manage! vorgeben=set! vorgegeben=set!
durchhalten=persist! durchgehalten=persist! geantwortet=reply! hochbieten=outbid! uberbieten=outbid! uberbietet=outbid! gesetzt=set! greifen=grip! greift=grip! verstellt=misplaced~
nachschauen=check! nachschaut=check! begegnen=meet! brullen=shout! pobeln=insult! beleidigen=insult! beschimpfen=insult! gefuttert=fed~ dazugeben=add! gewahlt=elected~ gestritten=argue!
pfeifen=whistle! pfeift=whistle! abgenommen=inspected~ rauskriegen=find! hoffen=hope! abgelegt=filed~ abgezeichnet=signed~ abfilmen=film! verleumden=slander! betreten=enter! aufhalten=stop!
zuruckgibt=return! mitgemacht=join! auflosen=resolve! auflost=resolve! abfahren=depart! abfahrt=depart! hervorholen=fetch! knacken=crack! einrichten=set-up einrichtet=set-up
angelegt=created~ streicheln=pet! umgeschrieben=rewrite! umschreiben=rewrite! nummerieren=number! gutgeschrieben=credited~ gutschreiben=credit! geschlossene=closed~ drinsteht=contain!
anhalten=stop! anhalt=stop! lebt=live! gepiept=beep! vorgezogen=prefer! eingezogen=move! ausgibt=spend! frisst=eat! zudrehen=close! aufdrehen=open! gegossen=watered~ gesat=sown~
gepflanzt=planted~ geerntet=harvested~ gemolken=milk! gedungt=fertilised~ geimpfte=vaccinated~ begutachten=assess! begutachtet=assessed~ uberprufte=checked~
nachweist=prove! bezuschussen=subsidise! spielt=play! verwechseln=confuse! verwechselt=confuse! vertauschen=mix-up vertauscht=mixed-up~ vertippen=mistype!
verschreibt=prescribe! verschwunden=disappear! verschwindet=disappear! geflogen=fly! gesungen=sing! bescheinigung=certificate attest=sick-note krankschreibung=sick-note
schliesstag=closing-day nutzung=usage auslastung=utilisation vorschau=preview erklarvideo=explainer-video hagel=hail hagelschaden=hail-damage schatzer=assessor schatzung=estimate
register=register leihschein=loan-slip abholpunkt=pickup-point abholstelle=pickup-point abholzeit=pickup-time abholtermin=pickup-appointment anbauplan=planting-plan eiche=oak
zeichnung=drawing quartier=neighbourhood website=website kontakt=contact wunde=wound wundbild=wound-photo wundversorgung=wound-care heimaufsicht=care-inspectorate fassade=facade breite=width
hohe=height tiefe=depth missbrauch=abuse gewalt=violence telefonkette=phone-chain bohrmaschine=drill akkuschrauber=drill bohrhammer=drill nahmaschine=sewing-machine vertikutierer=scarifier
rasenmaher=lawnmower rasen=lawn wage=scale waage=scale restposten=remainder schlafsack=sleeping-bag gegend=area datenschutzbeauftragte=data-protection-officer
sicherheitsbeauftragte=safety-officer beauftragte=officer vorliebe=preference nummernschild=number-plate schranke=barrier einkaufszentrum=shopping-centre ersatzwagen=replacement-car
leihwagen=rental-car mietwagen=rental-car kratzer=scratch delle=dent beule=dent impfzentrum=vaccination-centre auffrischung=booster tonhohe=pitch aufwandsentschadigung=expense-allowance
vorgang=case typenschild=nameplate mobbing=bullying cybermobbing=cyberbullying nachlass=estate erbe=inheritance erbschaft=inheritance kran=crane bagger=excavator radlader=wheel-loader
minibagger=excavator betonmischer=concrete-mixer hebebuhne=lift baucontainer=container abbuchung=direct-debit lastschrift=direct-debit lastschriftmandat=direct-debit-mandate
sepa-mandat=direct-debit-mandate sepa-lastschrift=direct-debit einzug=direct-debit dauerauftrag=standing-order bucherschrank=public-bookcase festpreis=fixed-price
pauschale=flat-rate schriftwechsel=correspondence patenschaft=sponsorship patenkind=sponsored-child pfeife=pipe zuschuss=grant zuschlag=surcharge baustellenlogistik=site-logistics
skiverleih=ski-rental lift=lift werbeflache=advertising-space plakat=poster vergabe=allocation ganztagsschule=all-day-school caterer=caterer vitrine=display-case jahresgesprach=annual-review
echtheitszertifikat=certificate-of-authenticity hundeschlitten=dog-sled konzern=corporation profil=profile gesicht=face zeitleiste=timeline zeitachse=timeline behalter=container
verbesserungsvorschlag=improvement-suggestion schraubstock=vice kopfhorer=headphones brille=glasses nachtrag=change-order norm=standard entgelt=fee rose=rose pfusch=botched-work
testlauf=trial-run lizenz=licence heim=home pavillon=pavilion streuobstwiese=orchard nachbarwehr=fire-brigade geschrei=shouting informatik=computer-science
ethikkommission=ethics-committee halsband=collar leine=lead kommission=commission falligkeit=due-date prufsumme=checksum prufsummen=checksums spule=sink burgerbegehren=petition
petition=petition vorsorgevollmacht=power-of-attorney patientenverfugung=living-will ernstfall=emergency studentenwohnheim=student-residence wohnheim=residence schein=certificate
saite=string schrott=scrap turm=tower badegast=bather festmeter=cubic-metre einstellung=setting operation=surgery op=surgery op-saal=operating-theatre zivi=volunteer zimmernummer=room-number
fernverkehr=long-haul rastplatz=rest-area interesse=interest rufmord=slander sachverstandiger=expert sachverstandige=expert sachverstandigen=experts bautrager=developer feuerwerk=fireworks
pokal=trophy packung=pack zeitbank=time-bank standesamt=registry-office schneepflug=snow-plough umkleide=changing-room arbeitserlaubnis=work-permit
ablaufdatum=expiry-date verfallsdatum=expiry-date milchstau=mastitis schichtwechsel=shift-change laib=loaf strafe=penalty bussgeld=fine strafzettel=parking-ticket heimatmuseum=local-museum
heimatverein=local-history-society solarstrom=solar-power dialekt=dialect mundart=dialect magazin=magazine schlichtung=mediation mediation=mediation kolben=piston asservat=evidence-item
asservatenkammer=evidence-room pulver=powder prozess=process jugendverband=youth-organisation freizeit=leisure ferienlager=summer-camp zeltlager=summer-camp pfadfinder=scouts
segelflug=gliding fallschirm=parachute film=film ortung=locating lesung=reading entrumpelung=house-clearance schlaganfall=stroke herzinfarkt=heart-attack chemikalie=chemical
gefahrstoff=hazardous-substance sicherheitsdatenblatt=safety-data-sheet berichtsheft=training-record belegung=occupancy versicherungsbedingung=policy-terms
ruhepuls=resting-heart-rate muskelkater=soreness spielverlegung=match-rescheduling heimspiel=home-match auswartsspiel=away-match notausgang=emergency-exit defi=defibrillator
defibrillator=defibrillator erde=earth beweidung=grazing solarpark=solar-park borkenkafer=bark-beetle kafer=beetle schadlingsbefall=infestation kachel=tile fliese=tile anhang=attachment
betreff=subject ausschuttung=dividend dividende=dividend plastik=plastic bach=stream fluss=river nachlassgericht=probate-court pikett=on-call pikettdienst=on-call notdienst=on-call
bereitschaft=on-call bereitschaftsdienst=on-call gottesdienst=church-service taufe=baptism trauung=wedding-ceremony konfirmation=confirmation kommunion=communion patent=patent
steckdose=socket stromung=current haut=skin ellenbogen=elbow knie=knee bauch=belly oberschenkel=thigh schulter=shoulder arm=arm bein=leg auge=eye ohr=ear mund=mouth zahn=tooth zahne=teeth
haar=hair haare=hair bund=federation grundlage=basis saft=juice most=cider apfel=apple birne=pear kirsche=cherry kartoffel=potato tomate=tomato gurke=cucumber salat=salad kurbis=pumpkin
spinat=spinach mohre=carrot zwiebel=onion melone=melon spargel=asparagus erdbeere=strawberry beere=berry nuss=nut nusse=nuts getreide=grain weizen=wheat hafer=oats nudel=noodle nudeln=pasta
reis=rice suppe=soup butter=butter schinken=ham wurst=sausage schnitzel=schnitzel senf=mustard zucker=sugar gewurz=spice eis=ice-cream schokolade=chocolate brezel=pretzel croissant=croissant
backstube=bakery backliste=baking-list schonkost=light-diet menu=menu essensmarke=meal-voucher brauerei=brewery sud=brew gartank=fermenter unterkunft=accommodation
windparkbetreiber=wind-farm-operator eintrag=entry eintragung=entry approbation=medical-licence hahn=tap radar=radar ankunft=arrival namenstag=name-day wechsel=change wurf=litter
stammnummer=herd-number abstammungsnachweis=pedigree huf=hoof hufe=hooves hufeisen=horseshoe kajak=kayak anreisebeschreibung=directions schlusselkasten=key-box einigung=settlement
grundsteuer=property-tax bremsflussigkeit=brake-fluid sprung=jump profiltiefe=tread-depth reifenprofil=tread-depth felge=wheel-rim einlagerung=storage tastatur=keyboard
kostenerstattung=reimbursement erstattung=refund ruckerstattung=refund ruckzahlung=repayment chronik=chronicle vereinschronik=club-chronicle schaukasten=display-case
ferienpass=holiday-pass abstammung=pedigree zuwendungsbescheinigung=donation-receipt spendenbescheinigung=donation-receipt putzmittel=cleaning-product reinigungsmittel=cleaning-product
garn=yarn knauel=ball-of-yarn synthesizer=synthesiser insel=island wehe=contraction wehen=contractions kreisssaal=delivery-room krisenstab=crisis-team zeichen=sign laborwert=lab-value
unverpackt-laden=zero-waste-shop unverpacktladen=zero-waste-shop seife=soap kerze=candle schriftsatz=pleading deckel=lid lautstarke=volume skonto=discount freistellung=leave
bauvorhaben=construction-project umfang=circumference park=park parkhauser=car-parks sammelrechnung=collective-invoice deckungsbeitrag=margin marge=margin mehrweg=reusable~
mehrwegbox=reusable-box pfandbecher=deposit-cup kreuzwortratsel=crossword duell=duel gitter=grid chips=chips eintritt=admission ruckspiel=return-match ankauf=purchase
mailingliste=mailing-list pappe=cardboard einband=cover benutzungsantrag=usage-application lesesaal=reading-room sperrfrist=embargo vortrag=talk sohle=sole stapel=pile leseschwache=dyslexia
legasthenie=dyslexia rechtschreibung=spelling datenvolumen=data-volume schnitzeljagd=scavenger-hunt joker=joker schlachthof=slaughterhouse burgerrat=citizens-assembly
burgerbeteiligung=citizen-participation grossentabelle=size-chart schuhgrosse=shoe-size konfektionsgrosse=clothing-size tatsache=fact
sicherheitsfrage=security-question mixer=mixer typ=type broteinheit=carb-unit kohlenhydrat=carb nachruckerliste=waiting-list nachrucker=substitute briefkasten=letterbox welt=world
wickeltisch=changing-table kontostand=account-balance saldo=balance inkasso=debt-collection schufa=credit-score raten=instalments ratenkauf=instalment-purchase schuldenabbau=debt-payoff
absturz=crash erklarung=explanation inserat=listing zins=interest zinsen=interest eigenkapital=equity turrahmen=door-frame gestank=smell geruch=smell podest=platform technik=technology
uberschneidung=overlap ersatzstunde=make-up-lesson jury=jury publikum=audience standbild=still vertragsnummer=contract-number zusatzversicherung=supplementary-insurance
vorerkrankung=pre-existing-condition kulanz=goodwill tollwut=rabies gesundheitsposten=health-post postkarte=postcard ansichtskarte=postcard puppenhaus=dolls-house einzelstuck=unique-piece
schaufenster=shop-window moor=bog stillstand=downtime stillstande=downtimes stillstandszeit=downtime tuch=cloth prufblatt=inspection-sheet altersklasse=age-group
beckenboden=pelvic-floor packchen=parcel paketshop=parcel-shop stiefel=boot stange=rod turoffner=door-opener taster=button beatmungsgerat=ventilator segelboot=sailing-boat
crew=crew hafen=harbour hafenmeister=harbour-master bordkasse=shared-kitty liegeplatz=berth krankenversicherung=health-insurance lebensversicherung=life-insurance
haftpflicht=liability-insurance hausrat=household-contents eisenwarenladen=hardware-shop rundgang=walkthrough reichweite=reach pseudonym=pseudonym export=export import=import
grabung=excavation ausgrabung=excavation scherbe=shard fundnummer=find-number massstab=scale zeitraffer=time-lapse tauschring=swap-circle gremium=committee ausschusssitzung=committee-meeting
selbstverletzung=self-harm zwang=compulsion zwange=compulsions tattoo=tattoo scheune=barn begrundung=reason gruppchen=group grenze=limit berufsorientierung=career-guidance zensur=censorship
rucklage=reserve muttermal=mole gruss=greeting kartierung=mapping klappe=flap naturschutz=nature-conservation naturschutzbehorde=conservation-authority organspende=organ-donation
scheinwerfer=spotlight lineal=ruler rand=edge stecker=plug molkerei=dairy kaserei=cheese-dairy loffel=spoon rotation=rotation sieb=sieve infopunkt=info-point sichtkontrolle=visual-inspection
schaukel=swing schallschutz=soundproofing mitgliedsnummer=member-number stein=stone kleinbus=minibus mailbox=voicemail entwicklung=development pflichtzeit=qualifying-time
landesmeisterschaft=championship meisterschaft=championship sender=transmitter halsbandsender=collar-transmitter wespe=wasp rinne=gutter provider=provider naherei=sewing-workshop
biobank=biobank rohrchen=tube gefriertruhe=freezer leber=liver ausweisnummer=id-number passnummer=passport-number rettungshundestaffel=rescue-dog-team anwarter=candidate stockkarte=hive-card
propolis=propolis zahnriemen=timing-belt leasing=leasing haarschnitt=haircut frisur=hairstyle pigment=pigment spatschicht=late-shift fruhschicht=early-shift nachtschicht=night-shift
hauptstrasse=street uhrentausch=watch-trading bauablauf=construction-schedule einfamilienhaus=house reihenhaus=terraced-house altbau=old-building neubau=new-building dubel=wall-plug
silikon=silicone stadtrundgang=city-tour provenienz=provenance herkunft=origin angabe=detail angaben=details waschmaschine=washing-machine spulmaschine=dishwasher geschirrspuler=dishwasher
geschirr=dishes schleife=loop altsystem=legacy-system textdatei=text-file grafik=graphic einmaleins=times-table chemie=chemistry physik=physics biologie=biology erdkunde=geography
rhythmus=rhythm umgang=handling forderbedarf=special-needs forderplan=support-plan co2-bilanz=carbon-footprint grosskunde=key-account bauteil=component ziegel=brick
abbruchhaus=demolition-house boulderhalle=climbing-gym reha=rehab matte=mat trog=trough stil=style mullhalde=landfill fullstand=fill-level fullstandssensor=level-sensor altglas=waste-glass
altglascontainer=bottle-bank intensivstation=intensive-care-unit notaufnahme=emergency-department feuerstatte=fireplace kamin=fireplace gluhbirne=light-bulb geologie=geology
abteilungsleiter=department-head abteilungsleiterin=department-head haftnotiz=sticky-note laptop=laptop leergut=empties fehlmenge=shortage zeitfenster=time-slot slot=slot stanze=punch-press
spindel=spindle schweissnaht=weld messmittel=measuring-tool prufmittel=measuring-tool messschieber=caliper podcast=podcast amtsblatt=gazette erstgesprach=first-consultation
ratschlag=advice sprit=fuel bordstein=kerb rollstuhlrampe=wheelchair-ramp usb-stick=usb-stick kater=tomcat gehege=enclosure satzung=bylaws diskette=floppy-disk scherz=joke aufgang=entrance
verlangerung=renewal turcode=door-code auslanderbehorde=immigration-office finanzierung=financing schimmel=mould spind=locker schliessfach=locker lavendel=lavender rundschreiben=circular
nachprufung=recheck orientierungslauf=orienteering siegerehrung=award-ceremony junggesellinnenabschied=hen-party junggesellenabschied=stag-party
einlass=admission hohenmeter=elevation bergbahn=cable-car blute=blossom matsch=mud gattung=genus taschenlampe=torch kuhlung=cooling qualitatssicherung=quality-assurance beruf=profession
geduld=patience wolke=cloud beschriftung=label rahmen=frame werft=shipyard streik=strike stamm=trunk gebardensprache=sign-language gebardensprachdolmetscher=sign-language-interpreter
callcenter=call-centre co2-ampel=co2-monitor enthaltung=abstention piercing=piercing schmuck=jewellery mast=mast zutritt=access grossbaustelle=construction-site
personalabteilung=hr-department definition=definition selbsthilfe=self-help katzenklappe=cat-flap huhnerklappe=coop-door huhnerstall=chicken-coop maus=mouse mause=mice
abgleich=reconciliation ballenpresse=baler gulle=slurry mist=manure gullefass=slurry-tanker schulranzen=school-bag zirkel=circle grippe=flu impfstoff=vaccine deutschkurs=german-course
lebensgeschichte=life-story boutique=boutique sehtest=eye-test sauerstoff=oxygen teich=pond sonnenaufgang=sunrise henne=hen fuchs=fox stilberatung=style-advice
kommissionsladen=consignment-shop kommissionsverkauf=consignment-sale kommissionsware=consignment-item kolonne=crew skript=script bilanz=balance-sheet ruckstand=backlog fotoclub=photo-club
sieger=winner gewinner=winner garantieschein=warranty-card berufsunfahigkeit=disability telefonat=call theorieprufung=theory-test tod=death suden=south erlaubnis=permission job=job
luftbild=aerial-photo flutlicht=floodlight notfallnummer=emergency-number notfallkontakt=emergency-contact vereinsblatt=club-magazine redaktionsschluss=editorial-deadline
einsendeschluss=submission-deadline anmeldeschluss=registration-deadline stichtag=cut-off-date zeitzeuge=contemporary-witness interview=interview medium=medium entzug=withdrawal
entzugsklinik=rehab-clinic periode=period regelblutung=period rufbus=on-demand-bus pult=desk aquarell=watercolour ruckseite=back tierschutzverein=animal-welfare-association
sommerfest=summer-party dorffest=village-festival weinfest=wine-festival strassenfest=street-party schulfest=school-festival feuerwehrfest=fire-brigade-festival loch=hole status=status
lust=desire bundesland=state widerruf=revocation durchgang=passage privatleute=private-individuals geschwatz=chatter doku=documentation hobby=hobby eimer=bucket trager=carrier
prototyp=prototype jugend=youth knolle=tuber serviceheft=service-record kontrolle=inspection kupplung=clutch mindestmenge=minimum-quantity sammelbestellung=group-order gesetzgeber=legislator
bankauszug=bank-statement bankauszuge=bank-statements taxi=taxi weihnachtskugel=christmas-bauble computer=computer mullabfuhr=waste-collection sperrmull=bulky-waste
beratungsstelle=advice-centre druckdatei=print-file mindestpreis=reserve-price stadion=stadium ethikantrag=ethics-application storch=stork aufdruck=print tempo=pace geplauder=chatter
ladekabel=charging-cable strand=beach ultraschall=ultrasound stempeluhr=time-clock homeoffice=home-office dreherei=turning-shop eilsache=urgent-case jugendamt=youth-welfare-office
jugendhilfe=youth-welfare klammer=clip ansprechpartner=contact-person heizolpreis=oil-price heizol=heating-oil pellet=pellet laterne=lantern schild=sign monitor=monitor
schnuppertag=trial-day implantat=implant ubergrosse=oversize aufsichtsrat=supervisory-board ehrenmitglied=honorary-member tasse=cup becher=cup teller=plate besteck=cutlery pfanne=pan
eiweiss=protein mindestlohn=minimum-wage ruckverfolgbarkeit=traceability koralle=coral spieleladen=game-shop saure=acid akzent=accent beinahe-fehler=near-miss beinaheunfall=near-miss
beinahe=nearly~ qualitat=quality massnahme=measure schulferien=school-holidays pflichtfeld=required-field skizze=sketch blech=sheet-metal klemmbrett=clipboard differenz=difference
e-rechnung=e-invoice pflicht=duty erdgeschoss=ground-floor stockwerk=floor etage=floor kalte=cold warme=heat treffpunkt=meeting-point baustoff=building-material
baustoffhandler=building-materials-dealer baumarkt=hardware-shop zement=cement beton=concrete vertragsstrafe=penalty drittel=third pausenraum=break-room handscanner=handheld-scanner
transport=transport bestellnummer=order-number level=level wiki=wiki platzhalter=placeholder beispiel=example solardach=solar-roof forderung=grant amtsdeutsch=officialese schirm=umbrella
mutze=cap jacke=jacket hemd=shirt halter=owner melkroboter=milking-robot turschloss=door-lock bondrucker=receipt-printer wegwerfware=waste schneeraumen=snow-clearing leitsatz=headnote
gleichgewicht=balance hochbeet=raised-bed hochhaus=tower-block wegweiser=signpost verschwiegenheit=confidentiality tankstand=tank-level fahrtenbuchlein=trip-logbook schnalle=buckle
arztbericht=medical-report arztbrief=medical-letter entlassbrief=discharge-letter rontgenbild=x-ray rontgen=x-ray kopfsteinpflaster=cobblestones stolperstein=memorial-stone
blutverdunner=blood-thinner
auflage=condition beilage=supplement einlage=deposit ablage=filing umlage=levy eindruck=impression einblick=insight ausblick=view ruckblick=review auszug=statement anzug=suit bezug=reference
absatz=paragraph zusatz=addition ansatz=approach prozentsatz=percentage steuersatz=tax-rate stundensatz=hourly-rate zinssatz=interest-rate tagessatz=daily-rate sollwert=setpoint
grundgebuhr=base-fee grundpreis=base-price hintergrund=background handzettel=flyer flyer=flyer handel=trade handarbeit=handicraft handwerkskammer=chamber-of-crafts postleitzahl=postcode
sitzbank=bench versandmarke=shipping-label versandetikett=shipping-label lieferzeit=delivery-time wartungsvertrag=maintenance-contract leihfrist=loan-deadline ruckgabefrist=return-deadline
abgabefrist=submission-deadline absprache=agreement zusage=acceptance absage=cancellation ansage=announcement aussage=statement ruckseiten=backs vordruck=form aushilfen=temporary-helpers
auslage=expense auslagen=expenses vorkasse=prepayment barzahlung=cash-payment kartenzahlung=card-payment teilzahlung=instalment restbetrag=balance differenzbetrag=difference
gemeinschaftskasse=shared-kitty kaffeekasse=coffee-kitty klassenkasse=class-kitty mannschaftskasse=team-kitty vereinskasse=club-kitty kassenstand=balance kassenbuch=cash-book
kassensturz=cash-count kassenprufer=auditor kassenprufung=audit trinkgeldkasse=tip-pool sparbuch=savings-book sparschwein=piggy-bank einspringer=substitute springer=substitute
vertretungsplan=substitution-plan stundenkonto=time-account urlaubstag=leave-day urlaubsplan=leave-plan resturlaub=remaining-leave krankenstand=sick-leave gegenzeichnung=countersignature
gegenzeichnen=countersign! vieraugenprinzip=four-eyes-principle vier-augen-prinzip=four-eyes-principle zweitmeinung=second-opinion zweitunterschrift=second-signature
prufpflicht=inspection-duty nachtdienst=night-shift wochenenddienst=weekend-shift schliessdienst=locking-up-duty weckdienst=wake-up-call laufzettel=routing-slip begleitschein=delivery-note
merkzettel=list spickzettel=cheat-sheet strichcodes=barcodes etikettendrucker=label-printer wartungsheft=service-record wartungsplan=maintenance-plan prufplakette=inspection-sticker
plakette=sticker
hosten=host! gehostet=hosted~ selbsthosten=self-host! auf_eigenem_server=on-own-server serverstandort=server-location standort_deutschland=location-germany netzbetreiber=network-operator cloudanbieter=cloud-provider cloud-anbieter=cloud-provider
in_der_cloud=in-cloud in_der_wolke=in-cloud cloudfrei=cloudless~ us-anbieter=american-provider us-cloud=american-cloud us-server=american-server us-firma=american-company us-konzern=american-company us-dienst=american-service
amerika=america amerikaner=american chinesisch=chinese~ russland=russia europa=europe eu=european-union eu-server=european-union-server eu-ausland=european-union ausland=abroad
auslandisch=foreign~ inland=home-country osterreichisch=austrian~ ubersee=overseas grosskonzern=big-tech tech-konzern=big-tech datenkrake=big-tech hausintern=in-house~ inhouse=in-house~
heimserver=home-server dsgvokonform=gdpr-compliant~ dsgvo_konform=gdpr-compliant~ datenschutzerklarung=privacy-policy datenschutzgrundverordnung=gdpr privatsphare=privacy schweigepflicht=professional-secrecy arztgeheimnis=medical-confidentiality personenbezogen=personal~
zustimmung=consent auftragsverarbeitung=data-processing-agreement registrierung=registration passwortlos=passwordless~ losungswort=password pin-code=pin einmalcode=one-time-code zugangscode=access-code bestatigungscode=confirmation-code
zweifaktor=two-factor zwei-faktor=two-factor zwei-faktor-authentifizierung=two-factor-authentication zweifaktorauthentifizierung=two-factor-authentication verifizierung=verification verifizieren=verify! authentifizierung=authentication authentifizieren=authenticate! zugangsdaten=credentials
anmeldedaten=credentials benutzername=username benutzerkonto=user-account nutzerkonto=user-account ohne_anmeldung=without-login ohne_registrierung=without-registration ohne_konto=without-account ohne_account=without-account ohne_login=without-login
ohne_passwort=without-password mailadresse=email-address e-mail-adresse=email-address emailadresse=email-address handynummer=phone-number fingerabdruck=fingerprint gesichtserkennung=face-recognition einmallink=magic-link klarname=real-name
klarnamenpflicht=real-name-requirement althandy=old-phone uralt=very-old~ steinalt=very-old~ betagt=old~ altersschwach=old~ tastenhandy=feature-phone klapphandy=feature-phone seniorenhandy=feature-phone
nokia=feature-phone pc=computer diensthandy=work-phone privathandy=private-phone riesig=giant~ riesengross=huge~ riesenbuchstabe=giant-letter riesenschrift=giant-letters riesenknopf=giant-button
grossschrift=large-print buchstabe=letter schriftgrosse=font-size taste=button schaltflache=button bildschirmleser=screen-reader screenreader=screen-reader vorleseprogramm=screen-reader vorlesefunktion=read-aloud
sprachausgabe=speech-output sehschwach=visually-impaired~ farbenblind=colour-blind~ farbenblindheit=colour-blindness rot-grun-schwache=colour-blindness farbschwache=colour-blindness barrierefreiheit=accessibility leichte_sprache=plain-language leichter_sprache=plain-language
einfache_sprache=plain-language einfacher_sprache=plain-language tastaturbedienung=keyboard-operation einhandig=one-handed~ netzabdeckung=coverage abdeckung=coverage kein_netz=no-signal kein_empfang=no-reception kein_balken=no-bar
mobilfunk=mobile-network w-lan=wifi schmalbandig=low-bandwidth~ bandbreite=bandwidth verbindung=connection internetverbindung=internet-connection verbindungsabbruch=lost-connection abgeschnitten=cut-off~ luckenhaft=patchy~
lucherig=patchy~ instabil=unstable~ offlinefahig=offline-capable~ offlinemodus=offline-mode flugmodus=airplane-mode internetzugang=internet-access internetfrei=offline~ stromausfall=power-cut auf_see=at-sea
papierform=paper-form papierlos=paperless~ faxgerat=fax-machine druckbar=printable~ anschlagbrett=notice-board briefpost=post telefonisch=by-phone in_bar=in-cash an_der_kasse=at-till
am_tresen=at-counter an_der_theke=at-counter kreditkarte=credit-card girokarte=debit-card ec-karte=debit-card keinen_cent=no-cent kein_cent=no-cent pfennig=penny keinen_pfennig=no-penny
unentgeltlich=free~ gebuhrenfrei=free~ nichts_kosten=cost-nothing! kostet_nichts=cost-nothing! null_euro=zero-euros nullkosten=zero-cost kein_budget=no-budget kein_geld=no-money zahlungsanbieter=payment-provider
zahlungsdienstleister=payment-provider onlinezahlung=online-payment online-zahlung=online-payment abofrei=without-subscription ohne_abo=without-subscription abomodell=subscription-model einmalig=one-off~ einmalzahlung=one-off-payment kein_abo=no-subscription
in-app-kauf=in-app-purchase ohne_werbung=without-ads werbebanner=ad-banner reklame=advertising werbenetzwerk=ad-network werbeanzeige=ad chatfunktion=chat gruppenchat=group-chat push-nachricht=push-notification
pushnachricht=push-notification verpixelt=blurred~ unkenntlich=unrecognisable~ mikrofon=microphone mikro=microphone tonaufnahme=audio-recording sprachaufnahme=voice-recording mitschneiden=record! standortdaten=location-data
aufenthaltsort=whereabouts verfolgung=tracking ausspahen=spy! ausspionieren=spy! bespitzeln=spy! vertraulichkeit=confidentiality unter_verschluss=confidential~ gesetzeskonform=legally-compliant~ im_browser=in-browser
ohne_javascript=without-javascript ohne_installation=without-installation ohne_ki=without-ai lehne_ab=reject! lehnen_ab=reject! lehnt_ab=reject! ablehnung=rejection verweigert=refuse! gestatten=allow!
gestattet=allowed~ zulassen=allow! zugelassen=allowed~ zulassig=allowed~ unzulassig=not-allowed~ einfordern=demand! schreibt_vor=require! vorgeschrieben=required~ vorgabe=requirement
erfordern=require! voraussetzen=require! voraussetzung=requirement anforderung=requirement bestehen_auf=insist! besteht_auf=insist! besteht_darauf=insist! bestehe_auf=insist! beharren=insist!
einhalten=comply! konform=compliant~ kommt_nicht_in_frage=not-allowed~ kommen_nicht_in_frage=not-allowed~ nicht_in_frage=not-allowed~ kommt_nicht_infrage=not-allowed~ nicht_infrage=not-allowed~ nicht_in_die_tute=not-allowed~ nichts_da=not-allowed~
geht_gar_nicht=not-allowed~ geht_uberhaupt_nicht=not-allowed~ uberhaupt_nicht=not-at-all auf_keinen_fall=never keinesfalls=never unter_keinen_umstanden=never in_keinem_fall=never niemals_wieder=never-again nie_mehr=never-again
nicht_mit_mir=not-allowed~ nicht_mit_uns=not-allowed~ ohne_mich=not-allowed~ ist_tabu=not-allowed~ tabu=not-allowed~ no-go=not-allowed~ nogo=not-allowed~ nicht_erlaubt=not-allowed~ nicht_gestattet=not-allowed~
nicht_zulassig=not-allowed~ untersagt=forbidden~ blodsinn=nonsense unfug=nonsense schwachsinn=nonsense mumpitz=nonsense kappes=nonsense witz=joke schlechter_witz=bad-joke
hassen=hate! verabscheuen=hate! nicht_ausstehen=hate! nicht_leiden=hate! vertrauen=trust! misstrauen=distrust! traue_nicht=distrust! keine_lust=no-desire keinen_bock=no-desire
schnauze_voll=fed-up~ nase_voll=fed-up~ die_nase_voll=fed-up~ satt_haben=fed-up~ finger_weg=not-allowed~ bloss_nicht=never nur_uber_meine_leiche=not-allowed~ uber_meine_leiche=not-allowed~ konnt_ihr_vergessen=not-allowed~
kann_man_vergessen=not-allowed~ vergiss_es=not-allowed~ kannst_du_vergessen=not-allowed~ macht_nicht_mit=refuse! machen_nicht_mit=refuse! spielt_nicht_mit=refuse! stellt_sich_quer=refuse! strauben=refuse! straubt_sich=refuse!
sich_weigern=refuse! weigert_sich=refuse! weigern_sich=refuse! hat_verboten=forbid! legt_wert_auf=insist! wert_legen=insist! verzichten_auf=do-without! null_toleranz=not-allowed~ geht_niemanden_was_an=confidential~
geht_niemanden_an=confidential~ geht_keinen_an=confidential~ geht_keinen_was_an=confidential~ im_haus_bleiben=stay-in-house! in_die_tute=not-allowed~ europaische_union=european-union zweiter_faktor=second-factor zweiten_faktor=second-factor zweitem_faktor=second-factor
konto_anlegen=create-account! konto_erstellen=create-account! grosse_schrift=large-print grosse_buchstaben=large-letters mit_handschuhen=with-gloves ein_balken=one-bar mobile_daten=mobile-data mobilen_daten=mobile-data schwarzes_brett=notice-board
schwarzen_brett=notice-board cash=cash fur_lau=for-free~ cookie=cookie cookiebanner=cookie-banner cookie-banner=cookie-banner analytik=analytics google_analytics=google-analytics anonymitat=anonymity
anonymisieren=anonymise! revisionssicher=audit-proof~ nachvollziehbarkeit=traceability anderungsprotokoll=audit-log wer_wann_was=audit-trail prufpfad=audit-trail loschfrist=deletion-period loschpflicht=deletion-duty aufbewahrung=retention
aufbewahrungsfrist=retention-period automatisch_loschen=auto-delete! lizenzkosten=licence-costs lizenzgebuhr=licence-fee quelloffen=open-source~ open-source=open-source~ opensource=open-source~ open_source=open-source~
hosting=hosting eigener_server=own-server cloud=cloud china=china im_ausland=abroad im_inland=domestically hyperscaler=hyperscaler vor_ort_betreiben=self-host! nas=nas
virtuelle_maschine=virtual-machine docker=docker kubernetes=kubernetes login=login pin=pin tan=tan account=account passkey=passkey magischer_link=magic-link
tablet=tablet iphone=iphone android=android windows=windows linux=linux mac=mac touchscreen=touchscreen langsame_leitung=slow-connection unter_tage=underground
sms=sms per_fax=by-fax per_telefon=by-phone per_brief=by-letter auf_rechnung=by-invoice paypal=paypal stripe=stripe einmal_zahlen=pay-once! newsletter=newsletter
spam=spam messenger=messenger whatsapp=whatsapp webcam=webcam google_maps=google-maps openstreetmap=openstreetmap tracking=tracking tracker=tracker schnuffeln=snoop!
schnuffelei=snooping nutzungsstatistik=usage-statistics telemetrie=telemetry profilbildung=profiling werbeprofil=ad-profile pseudonymisiert=pseudonymised~ geheimnis=secret geheimhaltung=secrecy protokolliert=logged~
vernichten=destroy! recht_auf_vergessenwerden=right-to-be-forgotten zertifizierung=certification freie_software=free-software gpl=gpl proprietar=proprietary~ urheberrecht=copyright dateiformat=file-format offenes_format=open-format
json=json xml=xml excel-datei=excel-file exportierbar=exportable~ herstellerabhangigkeit=vendor-lock-in anbieterbindung=vendor-lock-in webbrowser=browser uraltbrowser=very-old-browser internet_explorer=internet-explorer
javascript=javascript deaktiviert=disabled~ abgeschaltet=disabled~ ausgeschaltet=disabled~ deaktivieren=disable! app_store=app-store installationsfrei=without-installation nichts_installieren=install-nothing! microservice=microservice
mikrodienst=microservice fremdbibliothek=third-party-library programmbibliothek=library framework=framework abhangigkeit=dependency binardatei=binary binary=binary einzelne_datei=single-file programmiersprache=programming-language
monolith=monolith fremddienst=third-party-service drittanbieter=third-party an_dritte=to-third-parties ki-frei=without-ai zwingend=mandatory~ zwingen=force! gezwungen=forced~ keineswegs=not-at-all
nicht_erwunscht=unwanted~ unerwunscht=unwanted~ verbot=ban kram=stuff krempel=stuff schnickschnack=frills gedons=frills firlefanz=frills brimborium=frills
bock=desire genervt=annoyed~ nervig=annoying~ bloss_kein=no bloss_keine=no verzicht=abstention rausrucken=hand-over! preisgeben=disclose! ausser_haus=off-premises
bar_zahlen=pay-cash! nur_bar=cash-only~ hoster=hosting-provider serverraum=server-room cloudspeicher=cloud-storage drittland=third-country drittstaat=third-country kellerserver=own-server raspberry=raspberry-pi
datensparsam=data-minimal~ datensparsamkeit=data-minimisation datenhoheit=data-sovereignty datensouveranitat=data-sovereignty datenminimierung=data-minimisation amtsgeheimnis=official-secrecy betriebsgeheimnis=trade-secret geschaftsgeheimnis=trade-secret auskunftsrecht=right-of-access
log-in=login zahlencode=numeric-code spitzname=nickname endgerat=device altgerat=old-device uralthandy=very-old-phone notebook=laptop dienstgerat=work-device privatgerat=private-device
kontrast=contrast kontrastreich=high-contrast~ braillezeile=braille-display lesebrille=reading-glasses datentarif=data-plan durchschlag=carbon-copy festnetz=landline rechnungskauf=purchase-on-account transaktionsgebuhr=transaction-fee
abofalle=subscription-trap monatsgebuhr=monthly-fee kryptowahrung=cryptocurrency werbemail=marketing-email kommentarfunktion=comments
schulheft=exercise-book schultasche=school-bag schultute=school-cone schulhof=schoolyard schulamt=school-office schulbuch=textbook schulbucher=textbook schulkind=pupil
schulweg=way-to-school schuljahr=school-year schulnote=grade schulstunde=lesson schulgarten=school-garden schularbeit=class-test schulkuche=school-kitchen
klassenbuch=class-register klassensprecher=class-representative klassenliste=class-list klassentreffen=class-reunion klassenstufe=grade-level klassenrat=class-council
wandertag=hiking-day hausmeisterin=caretaker lehrmittel=teaching-material lehrbuch=textbook lehrgang=course lehrerzimmer=staff-room lehrstuhl=professorship
lernstand=learning-level lerngruppe=study-group lernzettel=study-note lerntherapeutin=learning-therapist nachhilfestunde=tutoring-lesson nachhilfeschuler=tutoring-pupil
nachhilfelehrerin=tutor nachsitzen=detention forderunterricht=remedial-lesson forderschule=special-school forderkind=special-needs-child
sonderpadagogin=special-needs-teacher sonderpadagoge=special-needs-teacher integrationshelfer=integration-assistant rechtschreibfehler=spelling-mistake
rechenaufgabe=arithmetic-problem rechenheft=arithmetic-book einmaleinstrainer=times-table-trainer elternsprechtag=parent-teacher-day elternbeirat=parent-council
elternrat=parent-council elternabende=parent-evening elternabendtermin=parent-evening-date elterngesprach=parent-meeting elterntaxi=school-run elternzeit=parental-leave
elterngeld=parental-allowance matura=school-leaving-exam abitur=school-leaving-exam abi=school-leaving-exam abiball=graduation-ball abizeitung=yearbook
maturant=school-leaver abiturient=school-leaver volksschule=primary-school mittelschule=middle-school realschule=secondary-school hauptschule=secondary-school
gesamtschule=comprehensive-school hauptfach=main-subject nebenfach=minor-subject wahlfach=elective oberstufenschuler=senior-pupil grundschuler=primary-pupil
grundschullehrerin=primary-teacher erstklassler=first-grader zweitklassler=second-grader drittklassler=third-grader viertklassler=fourth-grader direktor=headteacher
direktorin=headteacher schulwart=school-caretaker abwart=caretaker hauswart=caretaker hortkind=after-school-child hortnerin=after-school-teacher
nachmittagsbetreuung=after-school-care mittagsbetreuung=lunch-care ganztagsbetreuung=all-day-care pausenhof=schoolyard pausenaufsicht=break-duty pausenbrot=packed-lunch
jause=snack znuni=morning-snack zvieri=afternoon-snack brotdose=lunchbox federmappe=pencil-case federschachtel=pencil-case fuller=fountain-pen radiergummi=eraser
spitzer=sharpener filzstift=felt-pen buntstift=crayon malbuch=colouring-book bastelkleber=glue schere=scissors tafelbild=blackboard-picture kreide=chalk
whiteboard=whiteboard tafeldienst=blackboard-duty referat=presentation vokabelheft=vocabulary-book vokabeltest=vocabulary-test luckentext=gap-text ubungsblatt=worksheet
mathearbeit=math-test matheaufgabe=math-problem stundenausfall=cancelled-lesson vertretungsstunde=substitute-lesson vertretungslehrer=substitute-teacher
fehlstunde=missed-lesson fehltag=absence-day fehlzeit=absence entschuldigung=excuse-note entschuldigungszettel=absence-note schulverweis=expulsion ermahnung=warning
strafarbeit=punishment-task fleisskartchen=reward-card notenspiegel=grade-overview notenschnitt=grade-average notendurchschnitt=grade-average zeugnisnote=report-grade
sitzenbleiben=repeat-a-year! schwanzen=skip! abgucken=copy! buffeln=study! unterstreichen=underline! ausradieren=erase! buchstabieren=spell! rechtschreibtest=spelling-test
kita-platz=daycare-place kitaplatz=daycare-place kindergartenplatz=kindergarten-place kindergartnerin=kindergarten-teacher kindergartenkind=kindergarten-child
kindergartengruppe=kindergarten-group eingewohnung=settling-in wickeln=change-diapers! windelwechsel=diaper-change wickelkommode=changing-table schnuller=pacifier
nuckel=pacifier flaschchen=baby-bottle babyflasche=baby-bottle babybrei=baby-food kinderwagen=stroller buggy=stroller babytrage=baby-carrier babyphone=baby-monitor
babyfon=baby-monitor tragetuch=baby-sling strampler=romper latzchen=bib hochstuhl=high-chair laufrad=balance-bike bobbycar=toy-car sandkasten=sandbox sandkiste=sandbox
rutsche=slide wippe=seesaw klettergerust=climbing-frame morgenkreis=morning-circle mittagsschlaf=nap mittagsruhe=quiet-hour einschlafenzeit=bedtime schlafenszeit=bedtime
schlaflied=lullaby gutenachtgeschichte=bedtime-story vorlesebuch=read-aloud-book bilderbuch=picture-book waldkindergarten=forest-kindergarten tagesvater=childminder
tageskind=daycare-child tageskinder=daycare-child kinderkrippe=nursery kleinkindgruppe=toddler-group spielgruppe=playgroup vorschule=preschool vorschulkind=preschooler
einschulung=school-enrolment abholberechtigte=pickup-person abholberechtigung=pickup-authorisation notbetreuung=emergency-childcare portfoliomappe=portfolio
entwicklungsbericht=development-report entwicklungsgesprach=development-meeting meilenstein=milestone wechselwasche=spare-clothes matschhose=rain-trousers
gummistiefel=rubber-boot hausschuh=slipper lause=lice kopflaus=head-louse kinderkrankheit=childhood-illness windpocken=chickenpox masern=measles roteln=rubella
keuchhusten=whooping-cough scharlach=scarlet-fever hand-fuss-mund=hand-foot-mouth-disease bettpfanne=bedpan wundliegen=bedsore dekubitus=bedsore
lagerungsplan=positioning-plan umlagerung=repositioning trinkprotokoll=drinking-log trinkmenge=fluid-intake stuhlgang=bowel-movement urin=urine katheter=catheter
inkontinenz=incontinence vorlagenverbrauch=pad-usage pflegebett=care-bed pflegebericht=care-report pflegedokumentation=care-record pflegeberatung=care-advice
pflegehilfskraft=care-assistant pflegehelferin=care-assistant pflegehelfer=care-assistant pflegestufe=care-level pflegegeld=care-allowance
pflegedienstleitung=nursing-manager stationsleitung=ward-manager stationsschwester=ward-nurse oberschwester=head-nurse nachtschwester=night-nurse nachtwache=night-watch
24-stunden-betreuung=live-in-care 24-stunden-pflege=live-in-care heimhilfe=home-helper spitex=home-care essen_auf_radern=meal-delivery sturzprotokoll=fall-report
sturzrisiko=fall-risk gehhilfe=walking-aid gehstock=walking-stick krucke=crutch treppenlift=stairlift badewannenlift=bath-lift haltegriff=grab-handle
hausnotrufknopf=emergency-button notrufknopf=emergency-button horgerat=hearing-aid gebiss=dentures zahnprothese=dentures prothese=prosthesis sauerstoffgerat=oxygen-device
biografiearbeit=biography-work beschaftigungstherapie=occupational-therapy tagesstatte=day-centre tageszentrum=day-centre sterbebegleitung=end-of-life-care
palliativ=palliative~ sterbefall=death angehorigenabend=relatives-evening altersheim=retirement-home seniorenresidenz=senior-residence seniorennachmittag=seniors-afternoon
seniorentreff=seniors-meeting seniorencafe=seniors-cafe spital=hospital krankenhausaufenthalt=hospital-stay krankenbett=hospital-bed krankenpfleger=nurse
krankenpflegerin=nurse krankenwagen=ambulance rettungswagen=ambulance rettung=rescue rettungsassistent=paramedic notfallsanitater=paramedic sanitaterin=paramedic
ersthilfekasten=first-aid-kit erste-hilfe-kasten=first-aid-kit verbandskasten=first-aid-kit verbandkasten=first-aid-kit verbandsmaterial=bandage-material pflaster=plaster
mullbinde=gauze-bandage gips=plaster-cast naht=seam narkose=anaesthesia narkosearzt=anaesthetist anasthesistin=anaesthetist vollnarkose=general-anaesthesia
op-plan=surgery-schedule op-termin=surgery-date operieren=operate! operateur=surgeon infusion=infusion tropf=drip blutabnahme=blood-draw blutspende=blood-donation
blutspender=blood-donor blutgruppe=blood-type blutbild=blood-count blutzuckerwert=blood-sugar-value blutzuckermessgerat=glucose-meter
blutdruckmessgerat=blood-pressure-monitor bluthochdruck=high-blood-pressure fieberthermometer=thermometer fieberkurve=fever-curve ekg=ecg mrt=mri-scan
rontgenbilder=x-ray-image darmspiegelung=colonoscopy magenspiegelung=gastroscopy vorsorgeuntersuchung=checkup vorsorgetermin=checkup-appointment
gesundenuntersuchung=checkup krebs=cancer krebsvorsorge=cancer-screening chemotherapie=chemotherapy tumor=tumour geschwulst=tumour metastase=metastasis
entzundung=inflammation infektion=infection ansteckung=infection quarantane=quarantine keim=germ virus=virus bakterie=bacterium schnupfen=cold hustensaft=cough-syrup
erkaltung=cold verkuhlung=cold halsweh=sore-throat halsschmerzen=sore-throat kopfweh=headache bauchweh=stomach-ache bauchschmerzen=stomach-ache zahnweh=toothache
zahnschmerzen=toothache ruckenschmerzen=back-pain kreuzweh=back-pain ubelkeit=nausea durchfall=diarrhoea verstopfung=constipation sodbrennen=heartburn schwindel=dizziness
ohnmacht=fainting migranetagebuch=migraine-diary migraneanfall=migraine-attack anfall=seizure krampf=cramp epilepsie=epilepsy asthma=asthma asthmaspray=inhaler
ausschlag=rash juckreiz=itching neurodermitis=eczema heuschnupfen=hay-fever pollenflug=pollen-count pollenallergie=pollen-allergy nussallergie=nut-allergy
laktoseintoleranz=lactose-intolerance laktosefrei=lactose-free~ zoliakie=coeliac-disease rheuma=rheumatism gicht=gout arthrose=arthritis bandscheibenvorfall=slipped-disc
knochenbruch=bone-fracture verstauchung=sprain zerrung=strain prellung=bruise bluterguss=bruise verbrennung=burn nebenwirkung=side-effect wechselwirkung=interaction
dosierung=dosage einnahmeplan=medication-schedule einnahmezeit=dose-time beipackzettel=package-leaflet packungsbeilage=package-leaflet medizin=medicine
medizinschrank=medicine-cabinet hausapotheke=medicine-cabinet pillendose=pill-box tablettenbox=pill-box antibiotikum=antibiotic antibiotika=antibiotic
schmerzmittel=painkiller schmerztablette=painkiller zapfchen=suppository tinktur=tincture nahrungserganzung=supplement vitamin=vitamin e-rezept=e-prescription
rezeptpflichtig=prescription-only~ apothekenhelferin=pharmacy-assistant notapotheke=emergency-pharmacy apothekennotdienst=pharmacy-emergency-service zuzahlung=copayment
zahnarzthelferin=dental-assistant zahnreinigung=teeth-cleaning zahnspange=braces zahnfullung=filling plombe=filling karies=cavity wurzelbehandlung=root-canal
zahnkrone=crown zahnersatz=dentures zahnschema=dental-chart zahnburste=toothbrush zahnpasta=toothpaste zahnputz=tooth-brushing zahnlucke=tooth-gap milchzahn=milk-tooth
weisheitszahn=wisdom-tooth gebissabdruck=dental-impression dentallabor=dental-laboratory dentalhygienikerin=dental-hygienist prophylaxe=preventive-care
krankengymnastik=physiotherapy krankengymnastin=physiotherapist physiotherapie=physiotherapy physio=physiotherapist heilmittelverordnung=therapy-prescription
lymphdrainage=lymph-drainage dehnubung=stretching-exercise turnubung=gymnastics-exercise ruckenschule=back-training beweglichkeit=mobility therapieplan=therapy-plan
ergotherapie=occupational-therapy logopadie=speech-therapy sprachtherapie=speech-therapy osteopathie=osteopathy akupunktur=acupuncture massage=massage
massagestuhl=massage-chair masseurin=massage-therapist wellness=wellness heilpraktikerin=naturopath homoopathie=homeopathy psychotherapeutin=psychotherapist
psychiaterin=psychiatrist psyche=mind stimmungslage=mood angststorung=anxiety-disorder panikattacke=panic-attack burnout=burnout uberforderung=overload
krisendienst=crisis-service krisenplan=crisis-plan selbstmord=suicide suizid=suicide essstorung=eating-disorder magersucht=anorexia suchtberatung=addiction-counselling
suchtberater=addiction-counsellor trockenphase=sober-period entgiftung=detox entzugstherapie=withdrawal-therapy rauchstopp=quitting-smoking zigarette=cigarette
nichtraucher=non-smoker glucksspiel=gambling spielsucht=gambling-addiction schlafstorung=sleep-disorder schlaftagebuch=sleep-diary schlafmangel=sleep-deprivation
albtraum=nightmare traumtagebuch=dream-diary grubeln=ruminate! meditation=meditation atemubung=breathing-exercise entspannung=relaxation
entspannungsubung=relaxation-exercise auszeit=time-out seelenklempner=therapist zwangsgedanke=obsessive-thought trigger=trigger ausloser=trigger kuhstall=cowshed
schweinestall=pigsty pferdestall=horse-stable ferkel=piglet sau=sow eber=boar mastschwein=fattening-pig kalb=calf kalber=calf farse=heifer bulle=bull stier=bull ochse=ox
lamm=lamb lammer=lamb kitz=fawn rehkitz=fawn rehkitzrettung=fawn-rescue ziegenkase=goat-cheese gans=goose ganse=goose ente=duck enten=duck truthahn=turkey pute=turkey
kuken=chick huhnerhof=chicken-farm legehenne=laying-hen legeleistung=laying-rate eierautomat=egg-vending-machine eierkarton=egg-carton brutkasten=incubator
bruteier=hatching-egg ohrmarke=ear-tag ohrmarkennummer=ear-tag-number stallbuch=barn-book bestandsregister=herd-register tierbestand=livestock nutztier=farm-animal
nutztiere=farm-animal vieh=livestock viehhandler=livestock-dealer viehtransport=livestock-transport viehzucht=livestock-farming rinderzucht=cattle-breeding
besamung=insemination besamer=inseminator trachtigkeit=pregnancy abkalbung=calving kalbung=calving ablammung=lambing melkzeit=milking-time milchmenge=milk-yield
milchleistung=milk-yield milchabholung=milk-collection milchautomat=milk-vending-machine milchbauer=dairy-farmer melkmaschine=milking-machine zitze=teat
euterentzundung=mastitis euter=udder klauenpflege=hoof-care klauenpfleger=hoof-trimmer futtermittel=feed futterplan=feeding-plan futterration=feed-ration
kraftfutter=concentrate-feed silage=silage fahrsilo=silo heuernte=hay-harvest heuboden=hayloft heustock=haystack heulager=hay-store strohballen=straw-bale
weidezaun=pasture-fence elektrozaun=electric-fence weidetor=pasture-gate weidegang=grazing alpe=alpine-pasture almhutte=alpine-hut almauftrieb=cattle-drive
almabtrieb=cattle-drive sennerei=alpine-dairy kaserin=cheesemaker kaser=cheesemaker landmaschine=farm-machine landmaschinen=farm-machine mahdrescher=combine-harvester
mahwerk=mower ladewagen=loader-wagon gullewagen=slurry-tanker miststreuer=manure-spreader misthaufen=manure-heap pflug=plough pflugen=plough! egge=harrow eggen=harrow!
samaschine=seed-drill feldspritze=field-sprayer spritzmittel=pesticide spritzplan=spraying-plan pestizid=pesticide unkrautvernichter=weedkiller dungeplan=fertiliser-plan
dungebedarf=fertiliser-need nahrstoff=nutrient fruchtfolge=crop-rotation zwischenfrucht=cover-crop mais=maize gerste=barley roggen=rye dinkel=spelt raps=rapeseed
zuckerrube=sugar-beet rube=beet hopfen=hops sonnenblume=sunflower kurbisfeld=pumpkin-field erntezeit=harvest-time erntemenge=harvest-quantity erntedank=harvest-festival
erntedankfest=harvest-festival saisonarbeiter=seasonal-worker saisonkraft=seasonal-worker maschinenfuhrer=machine-operator feldweg=farm-track feldrand=field-edge
feldarbeit=field-work feldstuck=field-parcel flurstuck=land-parcel agrarforderung=farm-subsidy biobauer=organic-farmer biohof=organic-farm bauernmarkt=farmers-market
bauernladen=farm-shop bauernverband=farmers-association hofverkauf=farm-sale direktvermarkter=direct-seller direktvermarktung=direct-selling maschinenhalle=machine-shed
scheuer=barn stadel=barn tenne=barn getreidelager=grain-store muhle=mill muller=miller dreschen=thresh! keimen=germinate! ausbringen=spread! bienenkasten=beehive
bienenkonigin=queen-bee koniginnenzucht=queen-breeding bienenstand=apiary bienenweide=bee-pasture stockwaage=hive-scale zarge=hive-box rahmchen=hive-frame wabe=honeycomb
honigwabe=honeycomb honigschleuder=honey-extractor honigglas=honey-jar schwarmzeit=swarm-season schwarmfang=swarm-catching schwarmmelder=swarm-reporter ableger=offshoot
drohnenbrut=drone-brood brutnest=brood-nest smoker=bee-smoker bienenwachs=beeswax bienenstich=bee-sting varroamilbe=varroa-mite varroabehandlung=varroa-treatment
milbe=mite imkerverein=beekeepers-club hornisse=hornet wespennest=wasp-nest holzfaller=lumberjack holzfallen=logging baumfallung=tree-felling abholzen=cut-down!
aufforsten=reforest! aufforstung=reforestation setzling=seedling sagewerk=sawmill kettensage=chainsaw motorsage=chainsaw motorsagenschein=chainsaw-licence
holzstapel=woodpile holzpolter=log-pile polter=log-pile festmeterpreis=price-per-cubic-metre ruckeweg=skid-trail ruckegasse=skid-trail holzhandler=timber-dealer
holzverkauf=timber-sale holzernte=timber-harvest baumstamm=log stammholz=log schadholz=damaged-timber sturmholz=storm-timber waldbrand=forest-fire
waldbrandgefahr=forest-fire-risk waldweg=forest-path waldstuck=woodland forsterin=forester forstamt=forestry-office forstbetrieb=forestry-company
forstrevier=forest-district jagerin=hunter jagdschein=hunting-licence jagdrevier=hunting-ground jagdgesellschaft=hunting-party jagdpachter=hunting-tenant
jagdhund=hunting-dog hochsitz=hunting-stand hochstand=hunting-stand abschuss=cull abschussplan=cull-plan abschussliste=cull-list wildtier=wild-animal wildtiere=wild-animal
wildunfall=wildlife-accident wildkamera=wildlife-camera wildschwein=wild-boar wildschaden=wildlife-damage reh=deer hirsch=stag dachs=badger marder=marten igel=hedgehog
waschbar=raccoon biber=beaver hase=hare fledermaus=bat fledermause=bat trophae=trophy angelschein=fishing-licence fischereischein=fishing-licence angelkarte=fishing-permit
tageskarte=day-ticket angelverein=angling-club angelrute=fishing-rod angelhaken=fish-hook angelplatz=fishing-spot angelgewasser=fishing-water angelladen=tackle-shop
koder=bait fang=catch fangbuch=catch-log fangmeldung=catch-report fangliste=catch-list fangquote=catch-quota schonzeit=closed-season schonmass=minimum-size
fischteich=fish-pond fischzucht=fish-farm fischbestand=fish-stock fischerboot=fishing-boat fischerei=fishery fischereiverein=fishing-club fischmarkt=fish-market
fischhandler=fishmonger forelle=trout karpfen=carp hecht=pike lachs=salmon aal=eel netze=net kutter=fishing-boat gewasser=body-of-water weiher=pond tumpel=pond
beetplan=bed-plan pflanzplan=planting-plan giessplan=watering-plan giessdienst=watering-duty giesskanne=watering-can gartenschlauch=garden-hose
rasensprenger=lawn-sprinkler rasenpflege=lawn-care mahroboter=robot-mower hecke=hedge heckenschere=hedge-trimmer strauch=shrub straucher=shrub busch=bush staude=perennial
blumenbeet=flower-bed blumentopf=flower-pot blumenkasten=flower-box blumenstrauss=bouquet blumenzwiebel=flower-bulb blumenerde=potting-soil gemusegarten=vegetable-garden
gemusebeet=vegetable-bed gemusebauer=vegetable-farmer krautergarten=herb-garden obstgarten=orchard obstbaum=fruit-tree obstbaume=fruit-tree obstbauer=fruit-farmer
baumschnitt=tree-pruning obstbaumschnitt=fruit-tree-pruning aussaatkalender=sowing-calendar aussaattermin=sowing-date pflanzzeit=planting-time samentute=seed-packet
samentausch=seed-swap saatgutborse=seed-exchange stecklinge=cutting steckling=cutting jungpflanze=seedling pflanzentausch=plant-swap pflanzendoktor=plant-doctor
topfpflanze=potted-plant kaktus=cactus orchidee=orchid tulpe=tulip nelke=carnation lilie=lily bluhen=bloom! blutezeit=flowering-time schnecke=snail blattlaus=aphid
blattlause=aphid schneckenkorn=slug-pellet mehltau=mildew schadlingsbekampfer=pest-controller kammerjager=pest-controller kompostieren=compost! komposthaufen=compost-heap
laub=leaves rechen=rake schubkarre=wheelbarrow scheibtruhe=wheelbarrow spaten=spade schaufel=shovel gartengerat=garden-tool gartenhaus=garden-shed gartenhutte=garden-shed
gartenlaube=summerhouse gartenzaun=garden-fence zaun=fence gartenverein=allotment-club kleingartner=allotment-gardener kleingartenverein=allotment-club
kleingartenanlage=allotment-site kleingartnerverein=allotment-club schrebergartner=allotment-gardener parzellennummer=plot-number gemeinschaftsarbeit=community-work
arbeitseinsatz=work-assignment regentonne=rain-barrel regenwasser=rainwater gewachshauser=greenhouse fruhbeet=cold-frame balkongarten=balcony-garden
balkonpflanze=balcony-plant beregnung=irrigation tropfbewasserung=drip-irrigation himbeere=raspberry heidelbeere=blueberry brombeere=blackberry johannisbeere=currant
ribisel=currant zwetschke=plum zwetschge=plum pflaume=plum marille=apricot aprikose=apricot pfirsich=peach traubensaft=grape-juice paradeiser=tomato erdapfel=potato
kartoffelsorte=potato-variety salatkopf=lettuce rotkohl=red-cabbage kohl=cabbage sauerkraut=sauerkraut karfiol=cauliflower blumenkohl=cauliflower fisolen=green-bean
bohne=bean erbse=pea linsen=lentil karotte=carrot ruebli=carrot knoblauch=garlic lauch=leek sellerie=celery paprika=bell-pepper zucchini=courgette aubergine=aubergine
melanzani=aubergine pilzsammler=mushroom-picker schwammerl=mushroom schwammerlsucher=mushroom-picker pilzfundort=mushroom-spot petersilie=parsley schnittlauch=chives
basilikum=basil minze=mint weinbauer=winegrower weinbau=winegrowing weinkeller=wine-cellar weinprobe=wine-tasting weinverkostung=wine-tasting verkostung=tasting
verkosten=taste! verkostungsnotiz=tasting-note weinflasche=wine-bottle weinkarte=wine-list weinkenner=wine-connoisseur weinliste=wine-list rebsorte=grape-variety
rebstock=vine rebschnitt=vine-pruning weinstock=vine weinfass=wine-barrel barrique=wine-barrel garung=fermentation keltern=press! kelter=wine-press maische=mash
ochsle=must-weight buschenschank=wine-tavern heuriger=wine-tavern heurigenlokal=wine-tavern strausswirtschaft=wine-tavern sommelier=sommelier sekt=sparkling-wine
prosecco=sparkling-wine schnaps=schnapps schnapsbrenner=distiller brennerei=distillery destillerie=distillery destillieren=distill! likor=liqueur mosterei=juice-press
mosten=press! brotlaib=loaf brotsorte=bread-variety brotbacken=bread-baking brotteig=bread-dough backofen=oven backblech=baking-tray backform=baking-tin
backware=baked-good backwaren=baked-good backrezept=baking-recipe backplan=baking-plan backzutat=baking-ingredient semmel=bread-roll weckerl=bread-roll weggli=bread-roll
schrippe=bread-roll gipfeli=croissant laugengeback=pretzel geback=pastry keks=cookie platzchen=cookie kekse=cookie guetzli=cookie lebkuchen=gingerbread
stollen=christmas-cake krapfen=doughnut berliner=doughnut hochzeitstorte=wedding-cake geburtstagstorte=birthday-cake tortenbestellung=cake-order kuchenspende=cake-donation
kuchenbuffet=cake-buffet kuchenstand=cake-stall kuchenliste=cake-list hefe=yeast germ=yeast mehlsorte=flour-type backpulver=baking-powder teigling=dough-piece
sauerteigstarter=sourdough-starter sauerteigbrot=sourdough-bread konditorin=pastry-chef zuckerl=sweet bonbon=sweet sussigkeit=sweet naschen=snack! metzgerin=butcher
fleischhauer=butcher fleischhacker=butcher fleischhauerei=butcher-shop fleischerei=butcher-shop fleischtheke=meat-counter wurstplatte=sausage-platter
wurstsorte=sausage-type aufschnitt=cold-cuts leberkase=meatloaf faschiertes=minced-meat hackfleisch=minced-meat bratwurst=sausage wurstchen=sausage wurstel=sausage
wurstelstand=sausage-stand speck=bacon rindfleisch=beef schweinefleisch=pork hahnchen=chicken hendl=chicken poulet=chicken lammfleisch=lamb steak=steak kotelett=chop
raucherofen=smoker kuhlkette=cold-chain kuhlraum=cold-store kuhltruhe=freezer kuhltemperatur=cooling-temperature schlachttermin=slaughter-date schlachttag=slaughter-day
schlachter=slaughterer fleischbeschau=meat-inspection hausschlachtung=home-slaughter beisl=pub beiz=pub wirtshausgast=pub-guest gasthaus=inn gasthof=inn
gastezimmer=guest-room gastebuch=guestbook gastekarte=guest-card gastehaus=guesthouse gastebett=guest-bed biergarten=beer-garden bierzelt=beer-tent bierfest=beer-festival
biersorte=beer-type bierfass=beer-keg bierkasten=beer-crate bierdeckelsammler=beer-mat-collector bierverkostung=beer-tasting brauhaus=brewery sudhaus=brewhouse
sudprotokoll=brew-log braurezept=brewing-recipe hobbybrauer=homebrewer heimbrauer=homebrewer malz=malt wurze=wort stammwurze=original-gravity zapfanlage=beer-tap
zapfhahn=tap zapfen=tap! ausschank=bar barkeeper=bartender barfrau=bartender cocktail=cocktail kneipentour=pub-crawl kneipenquiz=pub-quiz speisesaal=dining-hall
tagesmenu=set-menu tagesgericht=dish-of-the-day gericht_des_tages=dish-of-the-day mittagsmenu=lunch-menu menuplan=menu-plan getrankekarte=drinks-menu
getrankeliste=drinks-list getrankekasse=drinks-fund getrankemarkt=drinks-shop getrankeautomat=drinks-machine getrankebestellung=drinks-order tischnummer=table-number
tischplan=table-plan tischbestellung=table-booking sitzordnung=seating-plan kuchenhilfe=kitchen-helper kuchenzettel=kitchen-order kuchengerat=kitchen-appliance
sous-chef=sous-chef spulhilfe=dishwasher abwasch=washing-up schankwirt=publican servicekraft=waiter serviererin=waitress bewirtung=catering bewirten=serve!
verpflegung=catering verpflegen=cater! pizzeria=pizzeria pizzabote=pizza-delivery-driver pizza=pizza donerbude=kebab-stand doner=kebab pommes=fries
eisdiele=ice-cream-parlour eiscafe=ice-cream-parlour eissorte=ice-cream-flavour kaffeehaus=coffeehouse kaffeemaschine=coffee-machine kaffeebohne=coffee-bean
kaffeerosterei=coffee-roastery kaffeeliste=coffee-list rosterei=roastery teekuche=kitchenette teesorte=tea-type foodtruck=food-truck lieferservice=delivery-service
essensbestellung=food-order essenslieferung=food-delivery essensausgabe=food-counter essensgutschein=meal-voucher essensrest=leftover reste=leftover
resteverwertung=leftover-use lebensmittelrettung=food-rescue lebensmittelretter=food-saver foodsharing=food-sharing lebensmittelkontrolleur=food-inspector
lebensmittelausgabe=food-bank tafelkunde=food-bank-client tafelladen=food-bank hygienekontrolle=hygiene-inspection hygieneplan=hygiene-plan hygiene=hygiene
hygieneschulung=hygiene-training haccp=food-safety-plan temperaturliste=temperature-list temperaturkontrolle=temperature-check reinigungsplan=cleaning-plan
reinigungsprotokoll=cleaning-log reservierungsbuch=reservation-book no-show=no-show trinkgeldverteilung=tip-split hotelzimmer=hotel-room hotelgast=hotel-guest
hotelier=hotelier hotelrezeption=hotel-reception zimmerservice=room-service zimmerschlussel=room-key zimmerreinigung=room-cleaning zimmerbelegung=room-occupancy
zimmerbuchung=room-booking zimmerliste=room-list zimmerverteilung=room-allocation zimmerfrau=housekeeper einzelzimmer=single-room doppelzimmer=double-room
mehrbettzimmer=dormitory schlafplatz=sleeping-place ubernachtung=overnight-stay ubernachten=stay-overnight! ubernachtungsgast=overnight-guest nachtigung=overnight-stay
nachtigen=stay-overnight! fruhstucksbuffet=breakfast-buffet fruhstuckspension=bed-and-breakfast fruhstuckszimmer=breakfast-room vollpension=full-board minibar=minibar
anreisetag=arrival-day abreisetag=departure-day meldeschein=registration-form meldezettel=registration-form ortstaxe=tourist-tax bettensteuer=tourist-tax
kurkarte=visitor-card kurort=spa-town kurgast=spa-guest kur=spa-treatment therme=thermal-bath thermalbad=thermal-bath saunagang=sauna-session berghutte=mountain-hut
schutzhutte=mountain-hut almwirt=mountain-innkeeper huttenbuch=hut-book huttenplatz=hut-place ferienzimmer=holiday-room ferienhausvermietung=holiday-home-rental
ferienanlage=holiday-resort feriengast=holiday-guest feriendorf=holiday-village ferienort=holiday-resort ferienbetreuung=holiday-childcare ferienprogramm=holiday-programme
ferienspiel=holiday-activity ferienkalender=holiday-calendar zeltplatz=campsite stellplatznummer=pitch-number campingwagen=caravan campingbus=camper-van wohnwagen=caravan
wohnwagenstellplatz=caravan-pitch dauercamper=permanent-camper campingausrustung=camping-gear gaskocher=gas-stove isomatte=sleeping-mat luftmatratze=air-mattress
lagerfeuer=campfire taschenmesser=pocket-knife rucksack=backpack trinkflasche=water-bottle wanderkarte=hiking-map wanderschuh=hiking-boot wanderstock=hiking-pole
wanderroute=hiking-route wanderfuhrer=hiking-guide wanderverein=hiking-club wandergruppe=hiking-group wandertour=hike huttentour=hut-tour gipfel=summit
gipfelbuch=summit-log bergtour=mountain-tour bergfuhrer=mountain-guide bergsteiger=mountaineer bergsteigen=mountaineering klettersteig=via-ferrata
kletterroute=climbing-route seilschaft=rope-team seil=rope lawine=avalanche lawinengefahr=avalanche-risk lawinenbericht=avalanche-report skipass=ski-pass skilift=ski-lift
skikurs=ski-course skilehrer=ski-instructor skilehrerin=ski-instructor skitour=ski-tour skigebiet=ski-area skifahrer=skier skifahren=skiing skiclub=ski-club
snowboard=snowboard langlauf=cross-country-skiing loipe=ski-trail piste=ski-slope rodel=sled rodelbahn=sled-run schlitten=sled schlittschuh=ice-skate eislaufen=ice-skating
eisbahn=ice-rink eislaufplatz=ice-rink reiseburo=travel-agency reiseveranstalter=tour-operator reiseleiter=tour-guide reiseleiterin=tour-guide reisegruppe=travel-group
reisegepack=luggage reisepass=passport reiseroute=itinerary reiseverlauf=itinerary reisebus=coach reisetagebuch=travel-diary reisekasse=travel-fund reiseziel=destination
reisekostenabrechnung=travel-expense-report reiserucktritt=travel-cancellation reiseversicherung=travel-insurance reiseunterlage=travel-document
reisewarnung=travel-warning reisebericht=travel-report fremdenfuhrer=tour-guide fremdenfuhrerin=tour-guide stadtfuhrung=city-tour stadtfuhrerin=city-guide
stadtrallye=city-rally fuhrungstermin=tour-date sehenswurdigkeit=sight ausflugsziel=excursion-destination ausflugsbus=excursion-bus schifffahrt=boat-trip kreuzfahrt=cruise
rundreise=round-trip stadtereise=city-trip pauschalreise=package-tour pilger=pilgrim pilgerweg=pilgrim-route pilgern=pilgrimage wallfahrt=pilgrimage
fremdenverkehrsamt=tourist-office tourismusburo=tourist-office tourismusverband=tourist-board museumsbesuch=museum-visit museumsfuhrung=museum-tour
museumsfuhrer=museum-guide museumsshop=museum-shop museumsbesucher=museum-visitor museumspadagogin=museum-educator museumspadagoge=museum-educator
museumswarter=museum-attendant dauerausstellung=permanent-exhibition sonderausstellung=special-exhibition ausstellungsstuck=exhibit ausstellungsraum=exhibition-room
aussteller=exhibitor vernissage=exhibition-opening leihvertrag=loan-agreement leihverkehr=loan-traffic leihgeber=lender leihnehmer=borrower verleiher=lender
skulptur=sculpture statue=statue kunstwerk=artwork kunstsammlung=art-collection kunstverein=art-society kunstkurs=art-course kunstlehrer=art-teacher
kunsthandler=art-dealer kunsthandwerk=craft kunsthandwerker=craftsperson depotplatz=storage-place inventarnummer=inventory-number inventarliste=inventory-list
inventar=inventory bibliothekar=librarian bibliothekarin=librarian bibliotheksausweis=library-card bucherei-ausweis=library-card buchereiausweis=library-card
leserausweis=library-card leseausweis=library-card buchereibesucher=library-visitor bucherbus=mobile-library bucher=book bucherregal=bookshelf bucherliste=book-list
buchertausch=book-swap buchertisch=book-stall bucherflohmarkt=book-sale bucherkiste=book-box bucherwurm=bookworm buchrucken=book-spine buchtitel=book-title
buchhandler=bookseller buchhandlerin=bookseller buchbestand=book-stock buchbestellung=book-order buchempfehlung=book-recommendation buchvorstellung=book-presentation
buchbesprechung=book-review buchreihe=book-series buchruckgabe=book-return buchmesse=book-fair medienausleihe=media-loan mediathek=media-library saumnisgebuhr=late-fee
mahngebuhr=reminder-fee ausleihfrist=loan-period leihgebuhr=rental-fee uberfalligkeit=overdue-item signatur=signature archivar=archivist archivarin=archivist
archivgut=archive-item archivschachtel=archive-box archivbesucher=archive-visitor nachlassverzeichnis=estate-inventory nachlassverwalter=estate-administrator
urkundenbuch=charter-book handschriften=manuscript landesarchiv=state-archive stadtarchiv=city-archive zeitungsausschnitt=newspaper-clipping mikrofilm=microfilm
kirchenchor=church-choir kirchturm=church-tower kirchenglocke=church-bell glocke=bell glockenlauten=bell-ringing kirchenbank=pew kirchenbesucher=churchgoer
kirchenbeitrag=church-tax kirchensteuer=church-tax kirchenmusik=church-music kirchenmusiker=church-musician kirchenblatt=parish-newsletter kirchenkaffee=church-coffee
kirchenjahr=church-year kirchenkreis=church-district pfarrburo=parish-office pfarrblatt=parish-newsletter pfarrhaus=rectory pfarrsekretarin=parish-secretary
pfarrgemeinde=parish pfarrgemeinderat=parish-council pfarrfest=parish-festival pfarrheim=parish-hall gemeindehaus=parish-hall gemeindebrief=parish-newsletter
gemeindesaal=community-hall ministrant=altar-server ministrantin=altar-server ministranten=altar-server ministrantenplan=altar-server-schedule messdiener=altar-server
messdienerin=altar-server messdienerplan=altar-server-schedule lektor=reader lektorin=reader priester=priest bischof=bishop monch=monk nonne=nun ordensschwester=nun
firmung=confirmation firmling=confirmand konfirmand=confirmand konfirmandin=confirmand erstkommunion=first-communion kommunionkind=first-communion-child beichte=confession
predigt=sermon predigen=preach! prediger=preacher gebet=prayer beten=pray! gebetszeit=prayer-time gebetskreis=prayer-group gebetsanliegen=prayer-request bibel=bible
bibelkreis=bible-group bibelvers=bible-verse kollekte=collection opferstock=donation-box klingelbeutel=collection-bag sternsinger=carol-singer sternsingen=carol-singing
krippenspiel=nativity-play martinsumzug=lantern-procession taufpatin=godmother taufgesprach=baptism-meeting taufling=baptism-candidate trauspruch=wedding-verse
gesangbuch=hymnal gesangsbuch=hymnal kirchenlied=hymn choral=chorale koran=koran ramadan=ramadan rabbi=rabbi rabbiner=rabbi buddhist=buddhist chormitglied=choir-member
chorsanger=choir-singer chorsangerin=choir-singer chorleiterin=choir-director chorproben=choir-rehearsal chorauftritt=choir-performance chorkonzert=choir-concert
chorreise=choir-trip chorleitung=choir-director chorverband=choir-association chorstuck=choir-piece chornoten=sheet-music stimmgruppe=voice-section
stimmbildung=voice-training stimmprobe=sectional-rehearsal registerprobe=sectional-rehearsal stimmgabel=tuning-fork stimmgerat=tuner mannerchor=male-choir
frauenchor=women-choir kinderchor=children-choir jugendchor=youth-choir gospelchor=gospel-choir bariton=baritone altistin=alto singstimme=voice-part notenblatt=sheet-music
notenblatter=sheet-music notenarchiv=sheet-music-archive notenheft=music-book notenmappe=music-folder notenstander=music-stand notenschrank=sheet-music-cabinet
partitur=score konzertmeister=concertmaster konzertkarte=concert-ticket konzertabend=concert-evening konzertsaal=concert-hall konzertprogramm=concert-programme
konzertreise=concert-tour musikkapelle=music-band musikstuck=piece-of-music musikstunde=music-lesson musiklehrerin=music-teacher musikinstrument=musical-instrument
musikinstrumente=musical-instrument musikunterricht=music-lesson musikfest=music-festival musikgeschaft=music-shop musikladen=music-shop musikprobe=rehearsal
blasmusik=brass-music blasorchester=wind-orchestra blasmusikkapelle=brass-band blasinstrument=wind-instrument streicher=string-player streichquartett=string-quartet
blaser=wind-player schlagzeuger=drummer schlagzeugerin=drummer pianist=pianist pianistin=pianist flotist=flutist geiger=violinist geigerin=violinist
geigenunterricht=violin-lesson klavierunterricht=piano-lesson klavierlehrerin=piano-teacher klavierlehrer=piano-teacher klavierstunde=piano-lesson klavierstuck=piano-piece
gitarrenunterricht=guitar-lesson gitarrenlehrer=guitar-teacher gitarrensaite=guitar-string gitarrenverstarker=guitar-amplifier verstarker=amplifier mischpult=mixing-desk
akkordeon=accordion ziehharmonika=accordion mundharmonika=harmonica blockflote=recorder cellist=cellist kontrabass=double-bass waldhorn=horn flugelhorn=flugelhorn
tenorhorn=tenor-horn harfe=harp zither=zither hackbrett=dulcimer alphorn=alphorn jodeln=yodelling jodler=yodeller dudelsack=bagpipes ukulele=ukulele keyboard=keyboard
metronom=metronome takt=beat taktstock=baton tonleiter=scale akkord=chord tonart=key melodie=melody tonspur=audio-track songtext=lyrics liedtext=lyrics
liedblatt=song-sheet liederbuch=songbook liedermacher=songwriter setlist=setlist setliste=setlist zugabe=encore vorspiel=recital vorspielen=audition! ubeplan=practice-plan
ubezeit=practice-time ubetagebuch=practice-diary uberaum=practice-room probenraum=rehearsal-room probenplan=rehearsal-schedule probentermin=rehearsal-date
probenbesuch=rehearsal-attendance probenwochenende=rehearsal-weekend probenarbeit=rehearsal generalprobe=dress-rehearsal bandmitglied=band-member bandleader=bandleader
schlagersanger=singer liederabend=song-evening theatergruppe=theatre-group theaterstuck=play theaterprobe=theatre-rehearsal theaterverein=theatre-club
theaterkasse=box-office theaterbesuch=theatre-visit theaterkarte=theatre-ticket laientheater=amateur-theatre laienspieler=amateur-actor laienschauspieler=amateur-actor
schauspiel=play auffuhrung=performance vorstellung=performance premiere=premiere urauffuhrung=premiere souffleuse=prompter souffleur=prompter buhnenbild=stage-set
buhnenbildner=stage-designer buhnentechnik=stage-equipment buhnentechniker=stage-technician beleuchter=lighting-technician beleuchtung=lighting tontechniker=sound-engineer
tontechnik=sound-equipment kostum=costume kostumfundus=costume-collection kostumverleih=costume-rental fundus=props-collection requisite=prop requisiten=prop
requisiteur=props-manager textbuch=script drehbuch=screenplay rollenverteilung=casting kabarett=cabaret kabarettist=comedian clown=clown zauberer=magician
zauberkunstler=magician zaubertrick=magic-trick zirkus=circus artist=acrobat gaukler=juggler jonglieren=juggling puppentheater=puppet-theatre puppe=doll oper=opera
operette=operetta musical=musical platzanweiser=usher eintrittsgeld=admission-fee eintrittspreis=admission-price saalplan=seating-plan kartenverkauf=ticket-sale
kartenvorverkauf=advance-ticket-sale vorverkauf=advance-sale vorverkaufsstelle=ticket-outlet abendkasse=box-office restkarte=remaining-ticket freikarte=free-ticket
ballett=ballet ballettschule=ballet-school ballettlehrerin=ballet-teacher tanzkurs=dance-course tanzlehrer=dance-teacher tanzlehrerin=dance-teacher tanzgruppe=dance-group
tanzpartner=dance-partner tanzpartnerin=dance-partner tanzverein=dance-club tanzstunde=dance-lesson tanzabend=dance-evening tanzturnier=dance-competition tanzerin=dancer
tanzschuh=dance-shoe tanzflache=dance-floor volkstanz=folk-dance volkstanzgruppe=folk-dance-group schuhplattler=folk-dancer choreografie=choreography
tracht=traditional-costume trachtenverein=folk-costume-club dirndl=dirndl lederhose=leather-trousers fest=festival festzelt=festival-tent festplatz=festival-ground
festwirt=festival-host festkomitee=festival-committee festausschuss=festival-committee festwagen=parade-float volksfest=fair kirmes=fair kirtag=fair kirchweih=fair
chilbi=fair jahrmarkt=fair schausteller=showman fahrgeschaft=fairground-ride karussell=carousel riesenrad=ferris-wheel losbude=raffle-booth tombola=raffle
tombolalos=raffle-ticket lostopf=raffle-drum preisverleihung=award-ceremony weihnachtsmarkt=christmas-market christkindlmarkt=christmas-market adventmarkt=christmas-market
adventskalender=advent-calendar adventskranz=advent-wreath nikolaus=santa-claus weihnachtsmann=santa-claus christkind=christmas-gift-bringer christbaum=christmas-tree
weihnachtsbaum=christmas-tree tannenbaum=christmas-tree weihnachtsfeier=christmas-party weihnachtsgeschenk=christmas-present weihnachtskarte=christmas-card
wichteln=secret-santa osterei=easter-egg ostereier=easter-egg osterhase=easter-bunny karneval=carnival fasching=carnival fasnacht=carnival fastnacht=carnival
faschingsverein=carnival-club karnevalsverein=carnival-club karnevalsumzug=carnival-parade faschingsumzug=carnival-parade guggenmusik=carnival-band
schutzenfest=shooting-festival schutzenkonig=shooting-champion schutzenhaus=shooting-club-house schutze=shooter oktoberfest=beer-festival maibaum=maypole
maifest=may-festival sonnwendfeuer=bonfire osterfeuer=bonfire festumzug=parade laternenumzug=lantern-procession strassenumzug=parade standbetreiber=stallholder
standplatz=stall-site standgebuhr=stall-fee standmiete=stall-rent standdienst=stall-duty marktstand=market-stall marktbeschicker=market-trader markthandler=market-trader
marktfrau=market-trader marktleiter=market-manager marktplan=market-plan helferliste=helper-list helferplan=helper-schedule helfereinsatz=volunteer-shift
helferfest=helper-party helferin=helper schichtenplan=shift-plan dienstliste=duty-list dienstubergabe=handover diensttausch=shift-swap aufbauhelfer=setup-helper
abbauhelfer=teardown-helper aufbauplan=setup-plan buhnenplan=stage-plan biertisch=beer-table bierbank=beer-bench bierzeltgarnitur=beer-table-set
festivalbesucher=festival-visitor festivalticket=festival-ticket eintrittsband=wristband armband=wristband geburtstagsfeier=birthday-party geburtstagskind=birthday-child
geburtstagsliste=birthday-list geburtstagsgeschenk=birthday-present geburtstagskarte=birthday-card kindergeburtstag=children-birthday-party jubilaum=anniversary
jubilar=jubilee-celebrant feiertag=public-holiday feiertage=public-holiday einladungskarte=invitation-card einladungsliste=invitation-list dankeskarte=thank-you-card
luftballon=balloon girlande=garland deko=decoration dekoration=decoration dekorieren=decorate! schminken=make-up! schminke=make-up verletzung=injury
verletzungspause=injury-break sportverletzung=sports-injury sportlehrer=sports-teacher sportlehrerin=sports-teacher sportgerat=sports-equipment sportgeschaft=sports-shop
sporttasche=sports-bag sportstatte=sports-facility sportanlage=sports-facility sportkurs=sports-course sportabzeichen=sports-badge sportfest=sports-day
sportwart=sports-officer sportlerin=athlete sportkleidung=sportswear fussballplatz=football-pitch fussballer=footballer fussballerin=footballer
fussballspiel=football-match fussballmannschaft=football-team fussballtrainer=football-coach fussballspieler=football-player fussballschuh=football-boot
fussballtraining=football-training jugendmannschaft=youth-team jugendtrainer=youth-coach jugendfussball=youth-football jugendspieler=youth-player
ersatzspieler=substitute-player auswechslung=substitution elfmeter=penalty gelbe_karte=yellow-card rote_karte=red-card torschutze=goal-scorer torhuter=goalkeeper
torfrau=goalkeeper tormann=goalkeeper goalie=goalkeeper verteidigung=defence sturmer=striker mittelfeldspieler=midfielder spielbericht=match-report
spielergebnis=match-result spielrunde=round spielfeld=playing-field spielerpass=player-pass spielerwechsel=player-transfer spielerliste=player-list
spielgemeinschaft=joint-team spielleiter=game-master spielstatte=venue ruckrunde=second-half-of-season hinrunde=first-half-of-season tabellenplatz=table-position
tabellenfuhrer=league-leader aufsteiger=promoted-team abstieg=relegation aufstieg=promotion freundschaftsspiel=friendly-match punktspiel=league-match pokalspiel=cup-match
pokalsieger=cup-winner finale=final halbfinale=semi-final viertelfinale=quarter-final vorrunde=preliminary-round gruppenphase=group-stage auslosung=draw unentschieden=draw
niederlage=defeat sieg=victory siegen=win! medaille=medal bestzeit=best-time bestleistung=personal-best rekord=record wettkampfburo=competition-office
wettkampfrichter=judge kampfrichter=judge punktrichter=judge preisrichter=judge schiri=referee schiedsrichterin=referee linienrichter=linesman zeitnehmer=timekeeper
zeitnahme=timekeeping zeitmessung=time-measurement stoppuhr=stopwatch handball=handball handballer=handball-player handballverein=handball-club volleyball=volleyball
basketball=basketball korbball=netball hockey=hockey eishockey=ice-hockey unihockey=floorball rugby=rugby tennis=tennis tennisverein=tennis-club tennisclub=tennis-club
tennishalle=tennis-hall tennisspieler=tennis-player tennislehrer=tennis-coach tennisschlager=tennis-racket tennisball=tennis-ball padel=padel badminton=badminton
federball=badminton squash=squash schlager=racket tischtennisverein=table-tennis-club tischtennisplatte=table-tennis-table golfplatz=golf-course golfclub=golf-club
golfer=golfer golfspieler=golfer abschlagzeit=tee-time minigolf=minigolf bogenschiessen=archery bogenschutze=archer schiessstand=shooting-range sportschutze=sport-shooter
fechten=fencing fechter=fencer boxen=boxing boxer=boxer boxclub=boxing-club boxhandschuh=boxing-glove karate=karate taekwondo=taekwondo kampfsport=martial-art
kampfsportschule=martial-arts-school ringen=wrestling ringer=wrestler schwingfest=wrestling-festival gurtelprufung=belt-exam leichtathletik=athletics leichtathlet=athlete
weitsprung=long-jump hochsprung=high-jump staffellauf=relay-race volkslauf=fun-run marathonlaufer=marathon-runner marathon=marathon halbmarathon=half-marathon
laufstrecke=running-route laufschuh=running-shoe laufplan=running-plan lauftagebuch=running-log lauftraining=running-training laufveranstaltung=running-event
lauferin=runner spendenlauf=charity-run sponsorenlauf=charity-run triathlon=triathlon triathlet=triathlete schwimmverein=swimming-club schwimmkurs=swimming-course
schwimmlehrer=swimming-teacher schwimmlehrerin=swimming-teacher schwimmer=swimmer schwimmerin=swimmer schwimmabzeichen=swimming-badge seepferdchen=swimming-badge
schwimmbahn=swimming-lane schwimmbecken=swimming-pool hallenbad=indoor-pool badeanstalt=swimming-pool badesee=bathing-lake badeanzug=swimsuit badehose=swimming-trunks
bademeisterin=lifeguard tauchen=diving taucher=diver taucherin=diver tauchgang=dive tauchschule=diving-school tauchlehrer=diving-instructor tauchschein=diving-licence
tauchflasche=diving-cylinder tauchbuch=dive-log logbuch=logbook schnorcheln=snorkelling surfen=surfing surfbrett=surfboard surfschule=surf-school wasserball=water-polo
ruderboot=rowing-boat ruderverein=rowing-club ruderclub=rowing-club ruderer=rower ruderin=rower paddeln=paddling paddel=paddle kanu=canoe kanuverein=canoe-club
kajakfahrer=kayaker reitsport=horse-riding eisstockschiessen=curling eisstock=curling-stone curling=curling kegelbahn=bowling-alley kegelverein=bowling-club
kegelabend=bowling-evening kegler=bowler bowling=bowling bowlingbahn=bowling-alley billard=billiards boule=boules boccia=boccia turnverein=gymnastics-club
turngerat=gymnastics-apparatus turnlehrer=gym-teacher turnerin=gymnast turner=gymnast turnstunde=gym-lesson turnschuh=sneaker gymnastik=gymnastics trampolin=trampoline
parkour=parkour skateboard=skateboard skatepark=skatepark inlineskates=inline-skates rollschuh=roller-skate fitnesstrainer=fitness-trainer fitnessgerat=fitness-machine
fitnesskurs=fitness-course krafttraining=strength-training kraftraum=weight-room hantel=dumbbell gewichtheben=weightlifting liegestutz=push-up kniebeuge=squat
klimmzug=pull-up satzpause=rest-time trainingslager=training-camp trainingsgruppe=training-group trainingstagebuch=training-log trainingseinheit=training-session
trainingspartner=training-partner trainingsraum=training-room trainingsbeteiligung=training-attendance probetraining=trial-training probestunde=trial-lesson
schnupperstunde=trial-lesson schnuppertraining=trial-training hallenzeit=gym-time hallenbelegung=hall-occupancy hallenplan=hall-schedule hallenbuchung=hall-booking
umkleidekabine=changing-room umkleideraum=changing-room kabine=changing-room duschraum=shower-room vereinsmeister=club-champion vereinskleidung=club-clothing
vereinsbus=club-bus vereinslokal=clubhouse vereinshaus=clubhouse vereinsvorstand=club-board vereinsabend=club-evening vereinsjahr=club-year vereinszeitung=club-newsletter
vereinsausflug=club-outing vereinsregister=club-register obfrau=chairwoman obmannin=chairwoman vereinsobmann=club-chairman kassierin=treasurer kassaprufer=auditor
kassaprufung=cash-audit kassabuch=cash-book kassabon=receipt kassa=till kassaschluss=till-closing kassenschluss=till-closing kassenabschluss=till-closing
kassenlade=cash-drawer kassenfuhrer=treasurer beisitzer=board-member ehrennadel=badge-of-honour ehrenabend=award-evening generalversammlung=general-meeting
jahreshauptversammlung=annual-general-meeting hauptversammlung=general-meeting jahresversammlung=annual-meeting vollversammlung=general-meeting
vorstandssitzung=board-meeting vorstandsmitglied=board-member vorstandswahl=board-election mitgliederliste=member-list mitgliederverwaltung=member-management
mitgliederverzeichnis=member-directory mitgliedsausweis=membership-card mitgliedsantrag=membership-application neumitglied=new-member aufnahmeantrag=membership-application
beitrittserklarung=membership-application beitreten=join! beitritt=joining austrittserklarung=resignation-letter arbeitsdienst=work-duty arbeitsstunde=work-hour
arbeitsstunden=work-hour zeltwart=tent-warden huttenwart=hut-warden geratewartin=equipment-manager materialwart=equipment-manager pfadfinderin=scout pfadi=scout
pfadfindergruppe=scout-group pfadfinderlager=scout-camp pfadfinderheim=scout-home wolfling=cub-scout zeltlagerleiter=camp-leader lagerleiter=camp-leader
lagerkuche=camp-kitchen lagerplatz=camp-site gruppenstunde=group-session gruppenleiter=group-leader gruppenleiterin=group-leader gruppenarbeit=group-work
gruppenraum=group-room gruppenkasse=group-fund gruppenreise=group-trip nachtwanderung=night-hike gelandespiel=outdoor-game schatzsuche=treasure-hunt jungschar=youth-group
jugendgruppe=youth-group jugendclub=youth-club jugendzentrum=youth-centre jugendhaus=youth-centre jugendtreff=youth-club jugendarbeit=youth-work
jugendarbeiter=youth-worker jugendfreizeit=youth-camp jugendfeuerwehr=youth-fire-brigade juleica=youth-leader-card feuerwehrauto=fire-engine loschfahrzeug=fire-engine
loschzug=fire-crew feuerwehrhaus=fire-station feuerwache=fire-station feuerwehrfrau=firefighter feuerwehrkommandant=fire-chief feuerwehrubung=fire-drill
feuerwehrschlauch=fire-hose atemschutzgerat=breathing-apparatus atemschutztrager=breathing-apparatus-wearer einsatzbericht=incident-report einsatzleiter=incident-commander
einsatzort=incident-site einsatzfahrzeug=emergency-vehicle einsatzkleidung=protective-clothing einsatzstunde=deployment-hour einsatzstunden=deployment-hour
einsatzleitung=incident-command alarmierung=alert alarmplan=alarm-plan brand=fire brandmelder=fire-detector brandmeldeanlage=fire-alarm-system brandschutz=fire-protection
brandschutzbeauftragte=fire-safety-officer brandschutzbeauftragter=fire-safety-officer brandschutztur=fire-door brandschutzubung=fire-drill brandwache=fire-watch
feuerbeschau=fire-inspection feueralarm=fire-alarm feuer=fire feuerloscherprufung=fire-extinguisher-inspection fluchtweg=escape-route fluchtplan=escape-plan
sammelplatz=assembly-point evakuieren=evacuate! leitstelle=control-centre notrufzentrale=emergency-call-centre rettungsleitstelle=emergency-control-centre
rettungsgerat=rescue-equipment rettungshubschrauber=rescue-helicopter rettungswache=rescue-station rettungsschwimmerin=lifeguard rettungsweg=escape-route
wasserrettung=water-rescue seenotretter=sea-rescuer suchtrupp=search-party suchaktion=search-operation vermisstenmeldung=missing-person-report vermisste=missing-person
funkspruch=radio-message funkrufname=call-sign funker=radio-operator amateurfunk=amateur-radio amateurfunker=radio-amateur pager=pager uberschwemmung=flood
sandsack=sandbag erdbeben=earthquake blackout=blackout stromaggregat=generator notstrom=emergency-power notstromaggregat=emergency-generator notvorrat=emergency-supply
burgerburo=citizens-office burgeramt=citizens-office gemeindeamt=municipal-office gemeindekanzlei=municipal-office gemeindeverwaltung=municipal-administration
gemeindeblatt=municipal-newsletter gemeindeburger=citizen gemeindebau=council-housing magistrat=city-administration bezirkshauptmannschaft=district-authority
bezirk=district bezirksamt=district-office landratsamt=district-office kreisverwaltung=district-administration stadtwerke=municipal-utility ratssitzung=council-meeting
ratsmitglied=councillor gemeinderatssitzung=council-meeting stadtratssitzung=council-meeting gemeindeprasident=mayor stadtprasident=mayor burgermeisterin=mayor
ortsvorsteher=village-head vizeburgermeister=deputy-mayor burgerversammlung=citizens-meeting burgerservice=citizen-service burgerinitiative=citizens-initiative
burgerhaus=community-centre burgerbus=community-bus dorfladen=village-shop dorfplatz=village-square dorfgemeinschaft=village-community dorfzeitung=village-newspaper
dorfbewohner=villager dorfverein=village-club dorfhaus=village-hall nachbarschaftshilfe=neighbourhood-help nachbarschaftstreff=neighbourhood-meeting
einwohnermeldeamt=registration-office meldeamt=registration-office standesbeamtin=registrar standesbeamter=registrar geburtsurkunde=birth-certificate
heiratsurkunde=marriage-certificate sterbeurkunde=death-certificate fuhrungszeugnis=criminal-record-certificate strafregisterauszug=criminal-record-certificate
parkausweis=parking-permit parkschein=parking-ticket parkscheibe=parking-disc parkuhr=parking-meter parkgebuhr=parking-fee parkverbot=no-parking-zone
politesse=traffic-warden strafmandat=fine bussgeldbescheid=fine-notice bauamt=building-office bauantrag=building-application bauordnung=building-code
bebauungsplan=zoning-plan bauaufsicht=building-authority sozialamt=welfare-office wohnungsamt=housing-office arbeitsamt=employment-office jobcenter=job-centre
gesundheitsamt=health-office umweltamt=environment-office grundbuchamt=land-registry grundbuch=land-registry grundbuchauszug=land-registry-extract kataster=cadastre
katasteramt=land-registry zulassungsstelle=vehicle-registration-office kfz-zulassung=vehicle-registration hundesteuer=dog-tax hundemarke=dog-tag
gewerbeschein=trade-licence gewerbeanmeldung=business-registration gewerbeamt=trade-office gewerbe=business gewerbetreibender=tradesperson gewerbetreibende=tradesperson
gewerbegebiet=business-park gewerbesteuer=trade-tax amtsweg=official-errand amtstermin=official-appointment behordengang=official-errand behordenbrief=official-letter
wartenummer=queue-number antragsteller=applicant antragstellerin=applicant antragsformular=application-form sachbearbeiterin=case-worker schlaglocher=pothole
gehweg=sidewalk gehsteig=sidewalk trottoir=sidewalk burgersteig=sidewalk zebrastreifen=crosswalk fussganger=pedestrian fussgangerin=pedestrian
fussgangerzone=pedestrian-zone verkehrsschild=traffic-sign strassenschild=street-sign strassenlampe=street-light strassenreinigung=street-cleaning
strassensperre=road-closure strassenname=street-name spielplatzkontrolle=playground-inspection parkbank=park-bench winterdienstplan=winter-service-plan
raumdienst=snow-clearing-service schneeraumung=snow-clearing schneeschaufel=snow-shovel streudienst=gritting-service streuplan=gritting-plan streugut=grit
mullkalender=waste-calendar abfallkalender=waste-calendar abfuhrkalender=waste-calendar abfuhrtermin=collection-date mullabholung=waste-collection mullplatz=waste-area
mullraum=waste-room mullsack=rubbish-bag mullwagen=garbage-truck mullmann=refuse-collector mullauto=garbage-truck mullverbrennung=waste-incineration
mullsammeln=litter-picking kehricht=rubbish biomull=organic-waste biotonne=organic-waste-bin restmull=residual-waste altpapier=waste-paper altpapiertonne=paper-bin
papiertonne=paper-bin gelber_sack=recycling-bag gelbe_tonne=recycling-bin altkleider=used-clothes altkleidercontainer=clothing-bank altmetall=scrap-metal
schrotthandler=scrap-dealer schrottplatz=scrapyard altol=waste-oil sondermull=hazardous-waste wertstoffhof=recycling-centre wertstoff=recyclable
recyclinghof=recycling-centre recycling=recycling altstoffsammelzentrum=recycling-centre entsorgung=disposal entsorger=waste-disposal-company
entsorgungsnachweis=disposal-certificate deponie=landfill sammelstelle=collection-point containerdienst=skip-hire mulde=skip abfallart=waste-type
abfalltrennung=waste-separation klaranlage=sewage-plant klarwerk=sewage-plant abwasser=wastewater abwasserkanal=sewer kanalreinigung=sewer-cleaning gully=drain
schacht=manhole kanaldeckel=manhole-cover trinkwasser=drinking-water trinkwasserprobe=drinking-water-sample wasserwerk=waterworks wasserversorgung=water-supply
wasserleitung=water-pipe wassermeister=water-manager wasserstand=water-level wasserverbrauch=water-consumption wasserrechnung=water-bill wasserqualitat=water-quality
wasserhahn=tap wasserharte=water-hardness wasserrohr=water-pipe wasserrohrbruch=burst-pipe wasseruhr=water-meter wassertank=water-tank leckage=leak leck=leak
zisterne=cistern hochbehalter=water-reservoir quellschuttung=spring-flow stromrechnung=electricity-bill stromanbieter=electricity-provider stromleitung=power-line
strommast=pylon stromnetz=power-grid stromkasten=electricity-box stromfresser=energy-guzzler stromkreis=circuit stromkosten=electricity-cost stromausfalle=power-cut
zahlerablesung=meter-reading zahlerstande=meter-reading zahlernummer=meter-number ableser=meter-reader smartmeter=smart-meter gaszahler=gas-meter gasleitung=gas-pipe
gasflasche=gas-bottle gastherme=gas-boiler gasheizung=gas-heating gasrechnung=gas-bill energieberater=energy-consultant energieberaterin=energy-consultant
energieausweis=energy-certificate energiegemeinschaft=energy-community energiegenossenschaft=energy-cooperative energiekosten=energy-cost energiesparen=energy-saving
energieversorger=energy-supplier solarpanel=solar-panel solarmodul=solar-panel solarzelle=solar-cell pv-anlage=photovoltaic-system solarteur=solar-installer
solarertrag=solar-yield wechselrichter=inverter einspeisung=feed-in einspeisevergutung=feed-in-tariff windkraftanlage=wind-turbine windkraft=wind-power
wasserkraft=hydropower wasserkraftwerk=hydropower-plant biogasanlage=biogas-plant biogas=biogas kraftwerk=power-plant blockheizkraftwerk=combined-heat-and-power-plant
ladestrom=charging-power ladekarte=charging-card ladevorgang=charging-session ladezeit=charging-time heizkosten=heating-cost heizkostenabrechnung=heating-bill
heizkessel=boiler heizraum=boiler-room heizungskeller=boiler-room heizungsanlage=heating-system heizungswartung=heating-maintenance heizungsmonteur=heating-engineer
heizungsbau=heating-installation heizoltank=oil-tank oltank=oil-tank olheizung=oil-heating pelletheizung=pellet-heating pelletlager=pellet-store
fernwarmenetz=district-heating-network fussbodenheizung=underfloor-heating holzofen=wood-stove kachelofen=tiled-stove ofenbauer=stove-builder hafner=stove-builder
kaminofen=stove kaminholz=firewood kaminkehrer=chimney-sweep kaminfeger=chimney-sweep rauchfangkehrer=chimney-sweep rauchfang=chimney schornstein=chimney
feuerstattenbescheid=fireplace-notice abgasmessung=exhaust-measurement abgas=exhaust-gas kehrbuch=sweeping-log kehrtermin=sweeping-appointment russ=soot asche=ash
warmwasser=hot-water boiler=boiler klimaanlage=air-conditioner klimagerat=air-conditioner klimatechniker=air-conditioning-technician luftung=ventilation
luftungsanlage=ventilation-system dammung=insulation dammen=insulate! isolierung=insulation isolieren=insulate! thermografie=thermography elektrikerin=electrician
elektroniker=electronics-technician elektroinstallateur=electrician elektroinstallation=electrical-installation elektrogerat=electrical-appliance
elektroprufung=electrical-inspection elektroplane=wiring-plan schaltplan=circuit-diagram schaltschrank=control-cabinet sicherungskasten=fuse-box
verteilerkasten=distribution-box fi-schalter=safety-switch lichtschalter=light-switch steckdosenleiste=power-strip kabel=cable kabeltrommel=cable-reel
kabelkanal=cable-duct verlangerungskabel=extension-cord leuchte=lamp leuchtmittel=light-bulb gluhlampe=light-bulb spannung=voltage widerstand=resistor
lotkolben=soldering-iron platine=circuit-board kurzschluss=short-circuit blitzableiter=lightning-rod blitzschutz=lightning-protection sanitar=plumbing
sanitarinstallateur=plumber waschbecken=sink lavabo=sink spulbecken=sink badewanne=bathtub duschkabine=shower-cubicle armatur=fitting abfluss=drain abflussrohr=drainpipe
rohrreinigung=drain-cleaning siphon=trap klospulung=toilet-flush hausl=toilet klobrille=toilet-seat dichtung=seal dichtring=sealing-ring zange=pliers rohrzange=pipe-wrench
schraubenschlussel=wrench schraubenzieher=screwdriver schraubendreher=screwdriver inbus=allen-key inbusschlussel=allen-key stichsage=jigsaw kreissage=circular-saw
bandsage=band-saw feile=metal-file hobel=plane hobeln=plane! meissel=chisel stemmeisen=chisel schleifpapier=sandpaper schleifmaschine=sander flex=angle-grinder
winkelschleifer=angle-grinder wasserwaage=spirit-level zollstock=folding-ruler meterstab=folding-ruler massband=tape-measure bohrer=drill-bit bohrloch=drill-hole
nagel=nail schraubzwinge=clamp beisszange=pincers stanleymesser=utility-knife kelle=trowel spachtel=putty-knife spachteln=fill! pinsel=paintbrush farbroller=paint-roller
malerin=painter malerarbeiten=painting-work malerbetrieb=painting-company anstrich=coat-of-paint anstreicher=painter lack=varnish lackieren=varnish! lackierer=painter
lackiererei=paint-shop lasur=glaze wandfarbe=wall-paint farbton=colour-shade farbmuster=colour-sample farbkarte=colour-chart tapete=wallpaper tapezieren=wallpaper!
tapezierer=paperhanger leiterprufung=ladder-inspection gerustbau=scaffolding gerustteil=scaffold-part gerustfreigabe=scaffold-release arbeitsbuhne=work-platform
hubsteiger=cherry-picker hebebuhnen=lifting-platform dachstuhl=roof-truss dachziegel=roof-tile dachrinne=gutter regenrinne=gutter dachfenster=skylight dachboden=attic
dachgeschoss=top-floor estrichboden=screed dachdeckerin=roofer dachflache=roof-area dachbegrunung=green-roof dachinspektion=roof-inspection zimmerei=carpentry
zimmerer=carpenter zimmerin=carpenter holzbau=timber-construction holzliste=timber-list holzbalken=wooden-beam tischlerin=carpenter schreinerin=carpenter
mobelstuck=piece-of-furniture mobelhaus=furniture-store mobellager=furniture-warehouse mobelpacker=mover mobelspende=furniture-donation mobelbauer=furniture-maker
einbaukuche=fitted-kitchen kuchenplaner=kitchen-planner kuchenstudio=kitchen-studio kuchenzeile=kitchenette einbauschrank=built-in-wardrobe kommode=chest-of-drawers
nachtkastchen=bedside-table zuschnitt=cut-to-size-piece zuschneiden=cut! zuschnittliste=cutting-list parkett=parquet parkettleger=parquet-layer laminat=laminate
fussboden=floor fussbodenleger=floor-layer teppich=carpet teppichreinigung=carpet-cleaning verlegeplan=laying-plan fuge=joint verfugen=grout! mortel=mortar
gipskarton=plasterboard rigips=plasterboard putzer=plasterer mauer=wall mauern=build-wall! maurermeister=master-mason maurerin=mason ziegelstein=brick betonieren=concrete!
betonwerk=concrete-plant schalung=formwork bewehrung=reinforcement eisenflechter=rebar-worker fundament=foundation bodenplatte=floor-slab aushub=excavation
erdaushub=excavated-soil baggerfahrer=excavator-driver kranfahrer=crane-driver muldenkipper=dump-truck kipper=tipper-truck kies=gravel schotter=gravel asphalt=asphalt
pflasterstein=paving-stone randstein=kerb bauarbeiter=construction-worker bauarbeiten=construction-work bauhelfer=construction-helper bauherrin=building-owner
baubesprechung=site-meeting bauprotokoll=site-report baubericht=site-report bautagesbericht=daily-site-report baustellenfoto=site-photo baustellenbericht=site-report
baustellenbesuch=site-visit baustellenleiter=site-manager baustellenzugang=site-access bauleiterin=site-manager bauleitung=site-management bauabnahme=building-acceptance
baumangel=construction-defect bauschaden=building-damage bauschutt=rubble bauschaum=foam baukosten=construction-cost baukredit=building-loan baufirma=construction-company
baubetrieb=construction-company baumeister=master-builder bauzaun=construction-fence bauzeitplan=construction-schedule baufortschritt=construction-progress
bauphase=construction-phase baugrundstuck=building-plot baugrund=building-plot baugrube=excavation-pit bauland=building-land baulucke=vacant-lot bauwagen=site-trailer
bauingenieur=civil-engineer bauingenieurin=civil-engineer bautechniker=construction-technician bauzeichner=draughtsman bauzeichnung=construction-drawing
rohbauer=shell-builder innenausbau=interior-work trockenbau=drywall-construction regiebericht=work-report regiestunde=hourly-work regiestunden=hourly-work
stundenlohn=hourly-wage rapport=work-report arbeitsrapport=work-report tagesrapport=daily-report stundenrapport=timesheet leistungsverzeichnis=bill-of-quantities
offerte=quote offertanfrage=quote-request kostenschatzung=cost-estimate angebotsanfrage=quote-request zimmererarbeit=carpentry-work architekturburo=architecture-office
innenarchitekt=interior-designer innenarchitektin=interior-designer raumplan=room-plan raumplaner=space-planner raumplanung=spatial-planning lageplan=site-plan
vermesser=surveyor vermessung=surveying vermessungsburo=survey-office vermesserin=surveyor geometer=surveyor grenzstein=boundary-stone grundstucksgrenze=property-boundary
statiker=structural-engineer statik=structural-analysis tragwerk=structure wohnungssuchende=flat-seeker wohnungsschlussel=flat-key wohnungsubergabe=flat-handover
wohnungsmarkt=housing-market wohnungstur=front-door wohnungseigentumer=flat-owner wohnungsanzeige=flat-advert wohnungstausch=flat-swap wohnungsgeber=landlord
wohnblock=apartment-block wohnhaus=residential-building wohnzimmer=living-room schlafzimmer=bedroom kinderzimmer=children-room arbeitszimmer=study vorzimmer=hallway
abstellraum=storage-room abstellkammer=storage-room waschkuche=laundry-room waschkuchenplan=laundry-schedule waschkuchenschlussel=laundry-key waschplan=laundry-schedule
waschtag=laundry-day waschraum=laundry-room waschsalon=laundromat wascherei=laundry waschetrockner=dryer waschekorb=laundry-basket waschestander=drying-rack
wascheleine=clothesline waschestuck=laundry-item waschmittel=detergent weichspuler=fabric-softener tumbler=dryer kellerabteil=cellar-compartment kellerraum=cellar-room
fahrradkeller=bike-cellar stiege=staircase stiegenhaus=staircase lichthof=courtyard innenhof=courtyard hinterhof=backyard zinshaus=apartment-building
mietshaus=apartment-building mietwohnung=rental-flat mietzins=rent mietzahlung=rent-payment mietruckstand=rent-arrears mietpreis=rent mietkaution=rental-deposit
mietkauf=hire-purchase mietgerat=rental-device mietminderung=rent-reduction mieterhohung=rent-increase mieterverein=tenants-association mieterschutz=tenant-protection
mieterwechsel=tenant-change mietinteressent=prospective-tenant mietdauer=rental-period mietzeitraum=rental-period nachmieter=next-tenant vormieter=previous-tenant
untermiete=sublet untervermieten=sublet! hauptmieter=main-tenant hausgemeinschaft=house-community hausversammlung=residents-meeting hausbewohner=resident
hauswartung=building-maintenance hauswirtschaft=housekeeping hauswirtschafterin=housekeeper haushalterin=housekeeper hausbau=house-building hausnummer=house-number
hausschlussel=house-key hausgeld=service-charge betriebskostenabrechnung=utility-bill abrechnungszeitraum=billing-period eigentumswohnung=owner-occupied-flat
eigentumerversammlung=owners-meeting eigentumerin=owner miteigentumer=co-owner eigenheim=own-home rucklagen=reserve aufzugswartung=lift-maintenance fahrstuhl=lift
turschild=door-sign turkette=door-chain klingelschild=doorbell-sign gegensprechanlage=intercom sprechanlage=intercom immobilienmaklerin=real-estate-agent
maklerin=estate-agent maklerprovision=broker-commission provision=commission kaufvertrag=purchase-contract kaufpreis=purchase-price kaufinteressent=prospective-buyer
interessentin=prospect kauferin=buyer wertgutachten=valuation-report schatzwert=estimated-value reihenhauser=terraced-house doppelhaushalfte=semi-detached-house
garage=garage garagentor=garage-door terrasse=terrace wintergarten=conservatory flachdach=flat-roof zaunpfahl=fence-post zwischenmiete=sublet wg-zimmer=shared-flat-room
wg-kasse=shared-flat-fund putzfirma=cleaning-company putzmann=cleaner putztuch=cleaning-cloth putzlappen=cleaning-cloth putzkolonne=cleaning-crew putzwagen=cleaning-cart
putzhilfe=cleaner raumpflegerin=cleaner reinigungsfirma=cleaning-company reinigungsfrau=cleaner gebaudereiniger=building-cleaner gebaudereinigung=building-cleaning
glasreinigung=window-cleaning fensterputzen=window-cleaning besen=broom wischmopp=mop mopp=mop staubtuch=duster staubsauger=vacuum-cleaner staub=dust staubwischen=dust!
lappen=cloth schwamm=sponge kehrwoche=cleaning-week kehrbesen=broom mistkubel=rubbish-bin abfalleimer=rubbish-bin papierkorb=wastebasket mullbeutel=rubbish-bag
desinfektionsmittel=disinfectant desinfizieren=disinfect! desinfektion=disinfection textilreinigung=dry-cleaning reinigungsschein=cleaning-ticket bugelbrett=ironing-board
bugeleisen=iron fleckenmittel=stain-remover umzugshelfer=moving-helper umzugswagen=moving-van umzugsliste=moving-list umzugstag=moving-day umzugsgut=moving-item
umzugsunternehmen=moving-company nachsendeauftrag=mail-forwarding-order entrumpeln=clear-out! entrumpler=house-clearer haushaltsauflosung=house-clearance
haushaltsgerat=household-appliance haushaltsplan=household-plan haushaltskasse=household-fund haushaltsgeld=housekeeping-money haushaltskosten=household-cost
haushaltsbudget=household-budget haushaltsvorrat=household-supply gerumpel=junk krimskrams=knick-knack kruscht=junk plunder=junk krusch=junk friseurtermin=hair-appointment
friseurladen=hair-salon friseuse=hairdresser frisorin=hairdresser frisorsalon=hair-salon coiffeur=hairdresser coiffeuse=hairdresser haarfarbe=hair-colour
haarefarben=hair-colouring strahnchen=highlights dauerwelle=perm fohn=hair-dryer fohnen=blow-dry! haarspray=hairspray haarburste=hairbrush kamm=comb bart=beard
bartpflege=beard-care rasur=shave rasieren=shave! rasierer=razor glatze=bald-head kosmetik=cosmetics kosmetiktermin=beauty-appointment lippenstift=lipstick
nagellack=nail-polish nageldesignerin=nail-designer manikure=manicure pedikure=pedicure fusspfleger=podiatrist wimpern=eyelash wimpernverlangerung=eyelash-extension
augenbraue=eyebrow gesichtsbehandlung=facial sonnenstudio=tanning-salon solarium=solarium parfum=perfume parfumerie=perfumery tattoomotiv=tattoo-design
tatowiererin=tattoo-artist tatowierung=tattoo tatowieren=tattoo! piercer=piercer hautkrebs=skin-cancer sonnencreme=sunscreen sonnenbrand=sunburn schneidern=sew!
anderungsschneider=alterations-tailor anderungsschneiderin=alterations-tailor massschneider=tailor massanzug=tailored-suit masshemd=tailored-shirt
korpermass=body-measurement korpermasse=body-measurement kundenmass=customer-measurement stoffballen=fabric-roll stoffmuster=fabric-sample stoffladen=fabric-shop
stoffrest=fabric-scrap zwirn=thread garnfarbe=yarn-colour reissverschluss=zipper knopfe=button nahkurs=sewing-course nahprojekt=sewing-project nahcafe=sewing-cafe
strickprojekt=knitting-project strickzeug=knitting strickgruppe=knitting-group stricknadel=knitting-needle strickanleitung=knitting-pattern hakelnadel=crochet-hook
hakelmuster=crochet-pattern handarbeitsladen=craft-shop handarbeitsgruppe=needlework-group sticken=embroider! stickerei=embroidery weben=weave! webstuhl=loom
weberei=weaving-mill filzen=felting wollladen=wool-shop schuhreparatur=shoe-repair schuhladen=shoe-shop schuhgeschaft=shoe-shop schuhsohle=shoe-sole absatze=heel
schnursenkel=shoelace leder=leather sattlerei=saddlery taschner=bag-maker polsterei=upholstery polstern=upholster! uhrmacherin=watchmaker armbanduhr=wristwatch
wanduhr=wall-clock taschenuhr=pocket-watch uhrwerk=clockwork uhrenreparatur=watch-repair uhrenarmband=watch-strap wecker=alarm-clock juwelier=jeweller
goldschmiedin=goldsmith silberschmied=silversmith goldankauf=gold-buying silber=silver edelstein=gemstone diamant=diamond halskette=necklace ohrring=earring
ohrringe=earring ehering=wedding-ring eheringe=wedding-ring ringgrosse=ring-size brosche=brooch gravur=engraving gravieren=engrave! perle=pearl
antiquitatenhandler=antiques-dealer antiquitaten=antique altwarenhandler=junk-dealer auktionshaus=auction-house hochstgebot=highest-bid mindestgebot=minimum-bid
ersteigerer=winning-bidder sammlerwert=collector-value sammlerstuck=collectible sammelalbum=collecting-album sammelbild=collectible-card sammelbilder=collectible-card
briefmarkensammler=stamp-collector briefmarkensammlung=stamp-collection munzsammler=coin-collector munzsammlung=coin-collection modellbau=model-making
modellbauer=model-maker modellbahn=model-railway modelleisenbahner=model-railway-hobbyist modellflugzeug=model-aircraft modellflug=model-flying trodel=second-hand-item
trodler=second-hand-dealer trodelladen=second-hand-shop flohmarktstand=flea-market-stall flohmarktkiste=flea-market-box flomarkt=flea-market hofflohmarkt=yard-sale
garagenflohmarkt=garage-sale kinderbasar=children-bazaar kleiderbasar=clothing-bazaar kinderkleiderborse=children-clothes-exchange basar=bazaar
kleiderborse=clothing-exchange kleidertausch=clothes-swap kleiderkammer=clothing-bank kleiderspende=clothing-donation kleiderschrank=wardrobe kleidungsstuck=garment
kleidergrosse=clothing-size secondhand=second-hand~ second-hand-laden=second-hand-shop gebrauchtwarenladen=second-hand-shop brockenhaus=second-hand-shop
brocki=second-hand-shop sozialkaufhaus=charity-shop umsonstladen=free-shop gebrauchtwagenhandler=used-car-dealer verschenkmarkt=free-market verschenkkiste=giveaway-box
spielzeugtausch=toy-swap spielzeugverleih=toy-library spielsachen=toy spielothek=toy-library ludothek=toy-library velo=bicycle velofahrer=cyclist
velomechaniker=bicycle-mechanic velowerkstatt=bike-workshop velotour=bike-tour veloweg=bike-path velokurier=bike-courier velohandler=bike-dealer velogeschaft=bike-shop
drahtesel=bicycle rennrad=road-bike mountainbike=mountain-bike mountainbiker=mountain-biker e-scooter=e-scooter pedelec=e-bike fahrradladen=bike-shop
fahrradhandler=bike-dealer fahrradverleih=bike-rental fahrradverein=cycling-club fahrradhelm=bike-helmet fahrradschloss=bike-lock fahrradschlauch=bike-tube
fahrradkette=bike-chain fahrradtour=bike-tour fahrradstander=bike-rack fahrradstellplatz=bike-parking-space fahrraddiebstahl=bike-theft fahrradmechaniker=bike-mechanic
fahrradreparatur=bike-repair fahrradbremse=bike-brake fahrradcodierung=bike-coding fahrradfahrer=cyclist radlfahrer=cyclist radl=bicycle radladen=bike-shop
radwerkstatt=bike-workshop radverleih=bike-rental radrennen=bike-race radsport=cycling radsportler=cyclist radfahrerin=cyclist leihrad=rental-bike leihrader=rental-bike
leihfahrrad=rental-bike lastenradverleih=cargo-bike-rental gangschaltung=gear-shift pedal=pedal sattelhohe=saddle-height lenker=handlebar luftpumpe=air-pump
reifenpanne=flat-tyre reifendruck=tyre-pressure reifengrosse=tyre-size reifenlager=tyre-storage reifeneinlagerung=tyre-storage reifenhandler=tyre-dealer
reifenhotel=tyre-storage winterreifen=winter-tyre sommerreifen=summer-tyre pneu=tyre pneuwechsel=tyre-change raderwechsel=wheel-change radwechsel=wheel-change
autohandler=car-dealer autoverkauf=car-sale autoverkaufer=car-salesperson autokauf=car-purchase autopflege=car-care autoputzer=car-cleaner autowasche=car-wash
autoschlussel=car-key autoteil=car-part autoteile=car-part autoreifen=car-tyre autounfall=car-accident autoverleih=car-rental autoversicherung=car-insurance
autolackierer=car-painter autoaufbereitung=car-detailing autobahn=motorway autobatterie=car-battery autokennzeichen=licence-plate autonummer=licence-plate
garagist=garage-owner carsharing=car-sharing probefahrten=test-drive inspektionstermin=inspection-date pickerl=inspection-sticker pickerltermin=inspection-date
hauptuntersuchung=vehicle-inspection mfk=vehicle-inspection tuv-termin=inspection-date fahrzeugschein=vehicle-registration-document fahrzeugbrief=vehicle-title
fahrzeugpapier=vehicle-document fahrzeugpapiere=vehicle-document fahrzeugubergabe=vehicle-handover fahrzeugnummer=vehicle-number fahrzeughalter=vehicle-owner
fahrzeugpark=vehicle-fleet fahrzeugbuchung=vehicle-booking fahrgestellnummer=vehicle-identification-number karosserie=car-body karosseriebauer=body-repairer
stossstange=bumper windschutzscheibe=windscreen scheibenwischer=windscreen-wiper motorol=engine-oil motor=engine motorschaden=engine-damage getriebe=gearbox
auspuff=exhaust keilriemen=v-belt zundkerze=spark-plug bremsbelag=brake-pad bremsbelage=brake-pad bremsscheibe=brake-disc kuhler=radiator kuhlwasser=coolant
anlasser=starter lichtmaschine=alternator blinker=indicator rucklicht=rear-light warnweste=safety-vest warndreieck=warning-triangle pannendienst=breakdown-service
pannenhilfe=breakdown-service pannenhelfer=breakdown-helper abschleppen=tow! werkstatttermin=workshop-appointment werkstattleiter=workshop-manager mechanikerin=mechanic
mechatroniker=mechatronics-technician mechatronikerin=mechatronics-technician hebebuhnenplatz=lift-bay motorradfahrer=motorcyclist motorradtour=motorcycle-tour
motorradclub=motorcycle-club motorradhelm=motorcycle-helmet moped=moped toff=motorcycle mofa=moped oldtimerclub=classic-car-club oldtimertreffen=classic-car-meeting
blitzer=speed-camera radarfalle=speed-camera verkehrsunfall=traffic-accident unfallbericht=accident-report unfallmeldung=accident-report unfallstelle=accident-site
unfallgegner=accident-opponent unfallprotokoll=accident-report lastwagen=truck lastwagenfahrer=truck-driver lastkraftwagen=truck lkw-parkplatz=truck-parking camion=truck
camionneur=truck-driver chauffeur=driver chauffeurin=driver brummifahrer=truck-driver kraftfahrer=driver berufskraftfahrer=professional-driver fahrtenschreiber=tachograph
tachograf=tachograph tacho=speedometer tankkarte=fuel-card tankbeleg=fuel-receipt tankquittung=fuel-receipt tankbuch=fuel-log tankfullung=tank-fill ladeflache=cargo-area
ladeliste=loading-list laderampe=loading-ramp ladehilfe=loading-aid ladungssicherung=load-securing spanngurt=ratchet-strap plane=tarpaulin frachtbrief=waybill
frachtfuhrer=carrier frachtpapier=freight-document lieferadresse=delivery-address liefertermin=delivery-date lieferfahrer=delivery-driver lieferroute=delivery-route
lieferstatus=delivery-status lieferverzug=delivery-delay lieferengpass=supply-shortage lieferliste=delivery-list liefertour=delivery-route teillieferung=partial-delivery
auslieferung=delivery auslieferungsfahrer=delivery-driver zustellung=delivery zustellnachweis=proof-of-delivery paketbote=parcel-courier paketzusteller=parcel-courier
paketnummer=parcel-number paketannahme=parcel-acceptance paketstation=parcel-locker paketschein=parcel-label packli=parcel postler=postman brieftragerin=postwoman
postamt=post-office postfiliale=post-office postkasten=letterbox postbuch=post-log einschreibebrief=registered-letter umschlag=envelope briefumschlag=envelope
kuvert=envelope briefkopf=letterhead brieffreund=pen-pal sendungsnummer=tracking-number sendungsverfolgung=shipment-tracking sendungsstatus=shipment-status
disponentin=dispatcher disposition=dispatch disponieren=dispatch! tourenplan=route-plan routenplaner=route-planner routenplanung=route-planning
lagerplatznummer=storage-bin-number lagerregal=storage-rack lagerfach=storage-bin lagerort=storage-location lagerplan=warehouse-plan lagerliste=stock-list
lagerverwaltung=warehouse-management lagerarbeiter=warehouse-worker lagermitarbeiter=warehouse-worker lagerraum=storage-room lagerhalle=warehouse lagerbox=storage-box
lagerbewegung=stock-movement lagerware=stock-item lagerzugang=stock-receipt lagerabgang=stock-issue magaziner=warehouse-worker magazineur=warehouse-worker
hochregallager=high-bay-warehouse kommissionierer=order-picker pickliste=picking-list staplerfahrer=forklift-driver staplerschein=forklift-licence
gabelstaplerfahrer=forklift-driver hubwagen=pallet-truck handhubwagen=pallet-truck europalette=euro-pallet gitterbox=wire-mesh-box schachtel=box verpackung=packaging
verpackungsmaterial=packaging-material folie=film klebeband=adhesive-tape warenausgang=goods-issue warenannahme=goods-receipt warenbestand=stock
warenbestellung=goods-order warenkunde=product-knowledge warenkontrolle=goods-inspection ladenhuter=slow-seller ladenbesitzer=shop-owner ladenbesitzerin=shop-owner
ladeninhaber=shop-owner ladenkasse=till ladendieb=shoplifter ladendiebstahl=shoplifting ladenoffnungszeit=opening-hours offnungszeit=opening-hours
offnungszeiten=opening-hours geschaftsinhaber=shop-owner geschaftsfrau=businesswoman geschaftspartner=business-partner geschaftsreise=business-trip
geschaftsjahr=financial-year geschaftsbericht=annual-report geschaftsidee=business-idea geschaftsstelle=office greissler=grocer greisslerei=grocery kramer=grocer
tante-emma-laden=corner-shop spati=late-night-shop trafik=tobacconist trafikant=tobacconist tabakladen=tobacconist lotto=lottery lottoschein=lottery-ticket
supermarktregal=supermarket-shelf regalpflege=shelf-care regalplatz=shelf-space regalfach=shelf preisschild=price-tag preisetikett=price-label sonderangebot=special-offer
schnappchen=bargain schlussverkauf=clearance-sale ausverkauf=clearance-sale raumungsverkauf=clearance-sale einkaufswagen=shopping-cart einkaufswagerl=shopping-cart
einkaufstasche=shopping-bag einkaufspreis=purchase-price verkaufspreis=selling-price ladenpreis=retail-price verkaufsgesprach=sales-talk verkaufsstand=sales-stall
verkaufsstelle=point-of-sale verkaufszahl=sales-figure verkaufszahlen=sales-figure stammkundschaft=regular-customers stammkundin=regular-customer
laufkundschaft=walk-in-customer zugverspatung=train-delay zugfahrt=train-ride zugfahrplan=train-timetable zugbegleiter=train-conductor schaffner=conductor
schaffnerin=conductor kondukteur=conductor lokfuhrer=train-driver lokfuhrerin=train-driver lokomotive=locomotive waggon=railway-carriage bahnsteig=platform perron=platform
gleis=track bahnfahrer=train-passenger bahnfahrt=train-ride bahnticket=train-ticket bahnubergang=level-crossing s-bahn=suburban-train u-bahn=subway bim=tram straba=tram
busfahrerin=bus-driver buslinie=bus-line bushaltestelle=bus-stop bushalt=bus-stop busfahrplan=bus-timetable buschauffeur=bus-driver postauto=post-bus
offis=public-transport opnv=public-transport billett=ticket billet=ticket monatskarte=monthly-pass jahreskarte=annual-pass dauerkarte=season-ticket fahrschein=ticket
fahrscheinkontrolle=ticket-inspection schwarzfahrer=fare-dodger umsteigen=transfer! anschlusszug=connecting-train anschluss=connection verspatungen=delay
fahrradmitnahme=bike-transport segeln=sailing segler=sailor seglerin=sailor segelverein=sailing-club segelclub=sailing-club segelschule=sailing-school
segelschein=sailing-licence segelyacht=sailing-yacht yacht=yacht motorboot=motorboat bootsverleih=boat-rental bootshaus=boathouse bootsplatz=berth
bootsfuhrerschein=boating-licence bootssteg=jetty steg=jetty anlegestelle=landing-stage anlegeplatz=berth anker=anchor kapitan=captain kapitanin=captain matrose=sailor
skipper=skipper hafenplatz=berth hafengebuhr=harbour-fee marina=marina torn=sailing-trip tornplan=sailing-trip-plan schwimmweste=life-jacket rettungsweste=life-jacket
rettungsring=lifebuoy gezeiten=tide ebbe=low-tide flut=flood wellengang=waves seekarte=nautical-chart schleuse=lock flugzeug=aircraft flieger=plane flugplatz=airfield
flugschein=pilot-licence flugbuch=flight-log flugschuler=student-pilot flugschule=flying-school fluglehrer=flight-instructor flugstunde=flight-lesson flugplan=flight-plan
fluggast=air-passenger flugticket=flight-ticket flugverspatung=flight-delay segelflieger=glider-pilot segelflugzeug=glider gleitschirm=paraglider
gleitschirmflieger=paraglider-pilot gleitschirmfliegen=paragliding paragleiter=paraglider drachenflieger=hang-glider fallschirmspringer=skydiver
fallschirmsprung=parachute-jump ballonfahrt=balloon-ride ballonfahrer=balloonist heissluftballon=hot-air-balloon hubschrauber=helicopter helikopter=helicopter pilot=pilot
pilotin=pilot stewardess=flight-attendant drohnenflug=drone-flight drohnenpilot=drone-pilot drohnenfuhrerschein=drone-licence startbahn=runway
fabrikarbeiter=factory-worker fabrikhalle=factory-hall werkhalle=factory-hall werksleiter=plant-manager werkleiter=plant-manager werkstuck=workpiece werkbank=workbench
werkstoff=material werkstoffprufer=material-tester werkzeugmacher=toolmaker werkzeugausgabe=tool-issue werkzeugliste=tool-list werkzeugkiste=toolbox werkzeugkoffer=toolbox
werkzeugschrank=tool-cabinet werkzeugwechsel=tool-change werkzeugnummer=tool-number werkzeugbau=toolmaking werken=crafts werkzeugbox=toolbox
maschinenbauer=mechanical-engineer maschinenbau=mechanical-engineering maschinenbediener=machine-operator maschinenausfall=machine-breakdown
maschinenstillstand=machine-downtime maschinenpark=machine-park maschinenlaufzeit=machine-runtime maschinenstunde=machine-hour maschinenstunden=machine-hour
maschinendaten=machine-data maschinenwartung=machine-maintenance maschinennummer=machine-number anlagenfuhrer=plant-operator anlagenbauer=plant-builder
produktionsleiter=production-manager produktionsplan=production-plan produktionsauftrag=production-order fertigungsauftrag=production-order fertigungsplan=production-plan
arbeitsschritt=work-step arbeitsgang=operation arbeitsanweisung=work-instruction arbeitsplan=work-plan arbeitskleidung=workwear arbeitsunfall=work-accident
arbeitskollege=colleague arbeitskollegin=colleague arbeitsmittel=work-equipment arbeitsschutz=occupational-safety arbeitsbericht=work-report arbeitsnachweis=work-record
arbeitszeitkonto=working-time-account arbeitszeugnis=employment-reference arbeitslos=unemployed~ arbeitslose=unemployed-person arbeitsloser=unemployed-person
arbeitslosengeld=unemployment-benefit arbeitssuchende=job-seeker arbeiter=worker arbeiterin=worker hackler=worker buezer=worker hackn=work! malochen=work! schuften=work!
leiharbeiter=temp-worker leiharbeit=temp-work zeitarbeit=temp-work zeitarbeitsfirma=temp-agency temporarburo=temp-agency fliessband=assembly-line montage=assembly
montageplan=assembly-plan montageanleitung=assembly-instruction montagebericht=assembly-report montageteam=assembly-team demontieren=dismantle! ausschussteil=reject
nacharbeit=rework rustzeit=setup-time stuckzahl=quantity taktzeit=cycle-time losgrosse=batch-size gussteil=casting giesserei=foundry drehteil=turned-part
frasteil=milled-part blechteil=sheet-metal-part kugellager=ball-bearing zahnrad=gear unterlegscheibe=washer gewinde=thread schweissgerat=welder
schweisserprufung=welding-exam schmieden=forge! schmiede=forge hufschmiedin=farrier schlosserei=metal-workshop metallbauer=metalworker spenglerei=sheet-metal-workshop
spritzguss=injection-moulding verschleiss=wear verschleissteil=wear-part ersatzteillager=spare-parts-store ersatzteilliste=spare-parts-list ersatzteile=spare-part
ersatzteilbestellung=spare-part-order schmierplan=lubrication-plan schmieren=lubricate! schmierfett=grease schmierstoff=lubricant instandhalter=maintenance-technician
instandsetzung=repair instandsetzen=repair! wartungsprotokoll=maintenance-log wartungsintervall=maintenance-interval wartungstermin=maintenance-date
wartungstechniker=maintenance-technician wartungsbuch=maintenance-log storungsmeldung=fault-report stormeldung=fault-report storungsdienst=fault-service
servicetechniker=service-technician servicebericht=service-report serviceauftrag=service-order kundendiensttechniker=service-technician einsatzplanung=deployment-planning
qualitatsprufer=quality-inspector qualitatsprufung=quality-check qualitatsmangel=quality-defect qualitatsmanagement=quality-management qualitatsmanager=quality-manager
prufplan=inspection-plan prufbericht=test-report prufgerat=test-device prufstand=test-bench pruftermin=inspection-date prufintervall=inspection-interval prufsiegel=seal
prufnummer=inspection-number prufstelle=testing-body prufling=examinee prufungstermin=exam-date prufungsangst=exam-anxiety prufungsergebnis=exam-result
prufungsordnung=exam-regulation stichprobe=sample messgerat=measuring-device messprotokoll=measurement-log messstelle=measuring-point messpunkt=measuring-point
messtechniker=measurement-technician messdatum=measurement-date toleranz=tolerance abweichung=deviation reklamationsbericht=complaint-report fehlerbericht=bug-report
fehlercode=error-code fehlerliste=error-list fehlerquote=error-rate fehlersuche=troubleshooting sicherheitsschuh=safety-shoe sicherheitsschuhe=safety-shoe
sicherheitsdienst=security-service sicherheitsmann=security-guard sicherheitsunterweisung=safety-briefing sicherheitsfachkraft=safety-officer
sicherheitslucke=security-vulnerability sicherheitsgurt=seat-belt sicherheitskontrolle=security-check sicherheitsweste=safety-vest schutzhelm=safety-helmet
schutzbrille=safety-goggles schutzkleidung=protective-clothing schutzausrustung=protective-equipment schutzausrustungen=protective-equipment schutzmaske=protective-mask
gehorschutz=hearing-protection gefahrdungsbeurteilung=risk-assessment gefahr=hazard gefahrgut=dangerous-goods gefahrenstelle=danger-spot gefahrenquelle=hazard
beinaheunfalle=near-miss betriebsanweisung=operating-instruction betriebsarzt=company-doctor betriebsunfall=work-accident betriebsausflug=company-outing
betriebsleiter=plant-manager betriebsferien=company-holiday betriebsstunde=operating-hour betriebsstunden=operating-hour betriebsfeier=company-party
betriebsanleitung=operating-manual betriebsprufung=tax-audit laborgerat=lab-equipment laborbericht=lab-report laborbefund=lab-result laborergebnis=lab-result
laborkittel=lab-coat reagenz=reagent reagenzglas=test-tube pipette=pipette petrischale=petri-dish mikroskop=microscope zentrifuge=centrifuge probenrohrchen=sample-tube
probenahme=sampling probennehmer=sampler probennummer=sample-number probenentnahme=sampling proband=test-subject probandin=test-subject studienteilnehmer=study-participant
studienleiter=study-leader versuchsreihe=test-series versuchsperson=test-subject versuchsprotokoll=experiment-log versuchstier=lab-animal versuchsaufbau=experiment-setup
wissenschaft=science wissenschaftlerin=scientist forschungsprojekt=research-project forschungsdaten=research-data forschungsgruppe=research-group
forschungsantrag=research-proposal fachartikel=research-article fachbuch=specialist-book fachzeitschrift=journal doktorarbeit=doctoral-thesis dissertation=doctoral-thesis
bachelorarbeit=bachelor-thesis diplomarbeit=thesis seminararbeit=term-paper hausarbeiten=term-paper literaturverzeichnis=bibliography literaturliste=reading-list
fussnote=footnote gliederung=outline horsaal=lecture-hall dozentin=lecturer professorin=professor kommilitone=fellow-student kommilitonin=fellow-student
studienplatz=study-place studiengang=degree-programme studienplan=curriculum studienberatung=study-advice studienkredit=student-loan stipendium=scholarship
stipendiat=scholarship-holder prufungsamt=exam-office chemiker=chemist chemikerin=chemist physiker=physicist biologe=biologist biologin=biologist
mathematiker=mathematician geologe=geologist archaologe=archaeologist archaologin=archaeologist archaologie=archaeology historiker=historian historikerin=historian
astronom=astronomer astronomie=astronomy sternwarte=observatory fernrohr=telescope teleskop=telescope fernglas=binoculars planet=planet mond=moon mondphase=moon-phase
mondkalender=moon-calendar sternbild=constellation sternschnuppe=shooting-star fossil=fossil gesteinsprobe=rock-sample mineral=mineral mineralien=mineral
mineraliensammler=mineral-collector vogelbeobachter=birdwatcher vogelbeobachtung=bird-sighting vogelart=bird-species vogelhaus=birdhouse vogelhauschen=birdhouse
vogelfutter=bird-food vogelring=bird-ring vogelzahlung=bird-count nistkasten=nest-box insekt=insect insektenhotel=insect-hotel schmetterling=butterfly libelle=dragonfly
ameise=ant spinne=spider frosch=frog krote=toad krotenzaun=toad-fence amphibie=amphibian eidechse=lizard schildkrote=tortoise naturschutzer=conservationist
naturschutzgebiet=nature-reserve naturschutzverein=conservation-club umweltschutz=environmental-protection umweltschutzer=environmentalist artenschutz=species-protection
artenvielfalt=biodiversity biotop=biotope neophyt=invasive-plant klimawandel=climate-change klimaschutz=climate-protection wetterbericht=weather-report
wettervorhersage=weather-forecast wetterwarnung=weather-warning unwetter=storm unwetterwarnung=storm-warning regenmenge=rainfall regenmesser=rain-gauge
regenschirm=umbrella regenjacke=rain-jacket niederschlag=precipitation niederschlagsmenge=rainfall gewitterwarnung=thunderstorm-warning blitz=lightning donner=thunder
nebel=fog glatteis=black-ice raureif=hoarfrost schneehohe=snow-depth schneefall=snowfall schneeketten=snow-chain hitze=heat hitzewelle=heatwave durre=drought
trockenheit=drought luftdruck=air-pressure luftfeuchte=humidity windstarke=wind-strength windgeschwindigkeit=wind-speed boe=gust temperaturverlauf=temperature-curve
bodenfeuchte=soil-moisture feinstaub=particulate-matter feinstaubsensor=dust-sensor larmmessung=noise-measurement larmpegel=noise-level larmbelastigung=noise-nuisance
larmbeschwerde=noise-complaint strahlung=radiation messstation=measuring-station pegelmesser=level-gauge hundetraining=dog-training hundetrainerin=dog-trainer
hundebesitzerin=dog-owner hundehalterin=dog-owner hundeplatz=dog-training-ground hundeverein=dog-club hundezuchter=dog-breeder hundezucht=dog-breeding hundefutter=dog-food
hundeleine=dog-leash hundefriseur=dog-groomer hundesalon=dog-grooming-salon hundepension=dog-boarding-kennel hundebetreuung=dog-sitting hundetagesstatte=dog-daycare
hundespaziergang=dog-walk hundewiese=dog-park hundezone=dog-park hundekot=dog-poop hundehaufen=dog-poop gackerl=dog-poop gackerlsackerl=dog-poop-bag hunderasse=dog-breed
hundekorb=dog-basket hundefuhrer=dog-handler hundefuhrerschein=dog-licence hundebiss=dog-bite hundespielplatz=dog-park hundin=female-dog rude=male-dog
welpenkurs=puppy-class welpenschule=puppy-school welpenkaufer=puppy-buyer wurfdatum=litter-date zwinger=kennel zuchtbuch=studbook zuchttier=breeding-animal
zuchtverband=breeding-association kastration=neutering laufigkeit=heat tierbesitzer=pet-owner tierbesitzerin=pet-owner tierpfleger=animal-keeper
tierpflegerin=animal-keeper tierschutz=animal-welfare tierschutzer=animal-welfare-activist tierklinik=veterinary-clinic tierarzttermin=vet-appointment
tierarztkosten=vet-cost tierhandlung=pet-shop tierladen=pet-shop tiergarten=zoo tierpark=zoo tierbestattung=pet-funeral tierhaltung=animal-husbandry tiernahrung=pet-food
tiertransport=animal-transport tiernamen=animal-name tierkrankheit=animal-disease tierbetreuung=pet-sitting fundtier=stray-animal fundkatze=stray-cat
strassenhund=street-dog streuner=stray-animal pflegestelle=foster-home pflegehund=foster-dog pflegekatze=foster-cat pflegetier=foster-animal katzenklo=litter-box
katzenstreu=cat-litter katzenfutter=cat-food katzensitter=cat-sitter katzenbaum=scratching-post kratzbaum=scratching-post katzenhalter=cat-owner wellensittich=budgie
papagei=parrot kanarienvogel=canary meerschweinchen=guinea-pig hasenstall=rabbit-hutch kaninchenstall=rabbit-hutch kaninchenzuchter=rabbit-breeder geflugel=poultry
geflugelzucht=poultry-breeding geflugelzuchter=poultry-breeder geflugelzuchtverein=poultry-breeding-club kleintierzuchter=small-animal-breeder
kleintierzuchtverein=small-animal-breeding-club brieftaube=carrier-pigeon brieftauben=carrier-pigeon taube=pigeon taubenzuchter=pigeon-breeder taubenschlag=pigeon-loft
kafig=cage voliere=aviary terrarium=terrarium aquarianer=aquarium-keeper zierfisch=ornamental-fish goldfisch=goldfish wasserwechsel=water-change futterstelle=feeding-place
fressnapf=food-bowl napf=bowl leckerli=treat zecke=tick zecken=tick floh=flea flohe=flea wurmmittel=dewormer impftermin=vaccination-appointment
impfplan=vaccination-schedule auffrischungsimpfung=booster-vaccination chipnummer=chip-number transportbox=transport-box reitstunde=riding-lesson
reitunterricht=riding-lesson reitlehrer=riding-instructor reitlehrerin=riding-instructor reitschule=riding-school reitschuler=riding-pupil reitverein=riding-club
reithalle=riding-hall reitplatz=riding-arena reitbeteiligung=horse-share reitturnier=riding-competition reiterin=rider reitpferd=riding-horse reithelm=riding-helmet
reithose=riding-trousers stute=mare hengst=stallion fohlen=foal wallach=gelding esel=donkey sattel=saddle zaumzeug=bridle halfter=halter paddock=paddock
pferdebox=horse-box pferdeanhanger=horse-trailer pferdebesitzer=horse-owner pferdebesitzerin=horse-owner pferdehof=horse-farm pferdepfleger=groom
pferdezucht=horse-breeding pferdezuchter=horse-breeder pferdewirt=horse-keeper pferdefutter=horse-feed pferdepass=horse-passport einsteller=boarder einstellerin=boarder
stalldienst=stable-duty stallbesitzer=stable-owner stallgasse=stable-aisle boxenplan=stall-plan weideplan=grazing-plan koppelplan=paddock-plan hufpflege=hoof-care
hufpfleger=hoof-trimmer kutsche=carriage kutscher=coachman kochkurs=cooking-class kochgruppe=cooking-group kochplan=cooking-plan kochloffel=wooden-spoon
kochzeit=cooking-time kochtopf=cooking-pot kochabend=cooking-evening kochdienst=cooking-duty kochidee=meal-idea rezeptbuch=recipe-book rezeptsammlung=recipe-collection
rezeptidee=recipe-idea zutaten=ingredient zutatenliste=ingredient-list marmelade=jam konfiture=jam gelee=jelly saftpresse=juice-press einmachglas=preserving-jar
einmachen=preserve! essensvorrat=food-supply vorrate=supply vorratsliste=pantry-list vorratsschrank=pantry vorratskeller=pantry speisekammer=pantry gefriergut=frozen-food
gefrierfach=freezer-compartment tiefkuhler=freezer tiefkuhltruhe=freezer tiefkuhlkost=frozen-food resteessen=leftover-meal milchprodukt=dairy-product joghurt=yoghurt
topfen=curd-cheese quark=curd-cheese sahne=cream schlagobers=whipped-cream obers=cream rahm=cream anken=butter margarine=margarine kaselaib=cheese-wheel
kasesorte=cheese-type kasekeller=cheese-cellar kaseladen=cheese-shop spatzle=noodle knodel=dumpling kloss=dumpling suppenkuche=soup-kitchen eintopf=stew sosse=sauce
ketchup=ketchup mayonnaise=mayonnaise gewurze=spice gewurzregal=spice-rack pfeffer=pepper zimt=cinnamon vanille=vanilla olivenol=olive-oil erdnuss=peanut erdnusse=peanut
mandel=almond haselnuss=hazelnut walnuss=walnut soja=soy allergieliste=allergy-list allergiepass=allergy-card allergietest=allergy-test allergene=allergen
kreuzallergie=cross-allergy zusatzstoff=additive inhaltsstoff=ingredient inhaltsstoffe=ingredient nahrwert=nutritional-value nahrwerte=nutritional-value
nahrwerttabelle=nutrition-table diatplan=diet-plan diatologin=dietitian diatassistent=dietitian ernahrungsplan=nutrition-plan ernahrungstagebuch=food-diary
ernahrungsberatung=nutrition-advice gewichtsverlauf=weight-history gewichtsverlust=weight-loss ubergewicht=overweight korperfett=body-fat kalorienzahler=calorie-counter
kalorienbedarf=calorie-need fettgehalt=fat-content zuckerfrei=sugar-free~ ballaststoff=fibre eiweissshake=protein-shake intervallfasten=intermittent-fasting
abendbrot=supper znacht=dinner brotzeit=snack vesper=snack imbissbude=snack-bar imbissstand=snack-stand picknick=picnic grillfest=barbecue grillabend=barbecue
grillparty=barbecue grillgut=barbecue-food grillplatz=barbecue-place grillfleisch=barbecue-meat grillen=barbecue! grillieren=barbecue! fingerfood=finger-food buffet=buffet
salatbuffet=salad-buffet mitbringliste=bring-along-list mitbringsel=souvenir mitbringparty=potluck-party gabel=fork messer=knife untertasse=saucer schussel=bowl
schale=bowl krug=jug kanne=pot serviette=napkin tischdecke=tablecloth tischdeko=table-decoration wasserkocher=kettle mikrowelle=microwave kuchenmaschine=food-processor
thermomix=food-processor herdplatte=hotplate abwaschmaschine=dishwasher eiskasten=fridge thermoskanne=thermos-flask dose=can konserve=canned-food konservendose=can
pullover=sweater pulli=sweater mantel=coat anorak=anorak bluse=blouse t-shirt=t-shirt jeans=jeans rock=skirt socke=sock socken=sock strumpf=stocking unterwasche=underwear
unterhose=underpants haube=cap hut=hat schal=scarf krawatte=tie gurtel=belt brautkleid=wedding-dress abendkleid=evening-dress schlafanzug=pyjamas pyjama=pyjamas
bademantel=bathrobe handtuch=towel handtucher=towel badetuch=towel bettdecke=duvet kopfkissen=pillow kissen=pillow polster=cushion leintuch=bed-sheet bettlaken=bed-sheet
matratze=mattress sandale=sandal schuhe=shoe schurze=apron uniform=uniform berufskleidung=workwear dienstkleidung=uniform kleiderordnung=dress-code
kleiderausgabe=clothing-issue garderobe=cloakroom garderobennummer=cloakroom-number kleiderbugel=hanger handtasche=handbag tasche=bag sackerl=bag sackli=bag
plastiktute=plastic-bag geldborse=wallet geldbeutel=wallet portemonnaie=wallet brieftasche=wallet schlusselbund=bunch-of-keys schlusselanhanger=keyring
schlusseldienst=locksmith schlusselausgabe=key-issue schlusselliste=key-list schlusselverwaltung=key-management ersatzschlussel=spare-key zweitschlussel=spare-key
brillengestell=glasses-frame brillenglas=lens sonnenbrille=sunglasses kontaktlinsen=contact-lens sehstarke=eyesight optikerin=optician mutti=mum mami=mum papi=dad vati=dad
bub=boy buben=boy bua=boy gor=child knirps=child kids=kid nachwuchs=offspring saugling=baby neugeborenes=newborn zwillinge=twin drilling=triplet einzelkind=only-child
enkelkind=grandchild enkelkinder=grandchild urenkel=great-grandchild urgrossvater=great-grandfather urgrosseltern=great-grandparents grossvater=grandfather
grossmutter=grandmother opi=grandpa omi=grandma grosi=grandma schwiegervater=father-in-law schwiegereltern=parents-in-law schwiegersohn=son-in-law
schwiegertochter=daughter-in-law stiefvater=stepfather stiefmutter=stepmother stiefkind=stepchild patchworkfamilie=blended-family pflegefamilie=foster-family
pflegemutter=foster-mother adoption=adoption adoptieren=adopt! adoptivkind=adopted-child patenonkel=godfather patentante=godmother gottibub=godchild gotti=godfather
gotte=godmother cousinen=cousin verwandter=relative verwandtenbesuch=family-visit familientreffen=family-reunion familienfest=family-celebration
familienmitglied=family-member familienfoto=family-photo familienrat=family-council familiengeschichte=family-history familienurlaub=family-holiday familienname=surname
familienbuch=family-book familienchronik=family-chronicle familienhilfe=family-support familienhelferin=family-support-worker familienzentrum=family-centre
madchenname=maiden-name ehefrau=wife ehemann=husband gattin=wife gatte=husband lebensgefahrte=partner lebensgefahrtin=partner verlobte=fiance verlobter=fiance
verlobung=engagement ehe=marriage eheleute=married-couple scheidung=divorce scheiden_lassen=divorce! trennung=separation alleinerziehende=single-parent
alleinerzieher=single-parent alleinerzieherin=single-parent unterhalt=child-support unterhaltszahlung=child-support-payment alimente=child-support sorgerecht=custody
umgangsrecht=visiting-right kindergeld=child-benefit kinderzulage=child-benefit familienbeihilfe=family-allowance kinderbetreuung=childcare
kinderbetreuungsgeld=childcare-allowance kinderbeihilfe=child-benefit kinderfrau=nanny kindermadchen=nanny au-pair=au-pair leihoma=surrogate-grandma
babysitterin=babysitter babybauch=baby-bump geburtstermin=due-date geburtsvorbereitung=birth-preparation geburtsvorbereitungskurs=antenatal-class geburtshaus=birth-centre
schwangerschaftswoche=pregnancy-week mutterpass=maternity-record mutter-kind-pass=maternity-record mutterschutz=maternity-leave karenz=parental-leave
stillzeit=breastfeeding-period stillberaterin=lactation-consultant stillprotokoll=breastfeeding-log muttermilch=breast-milk menstruation=period eisprung=ovulation
kinderwunsch=desire-for-children verhutung=contraception antibabypille=contraceptive-pill gynakologe=gynaecologist gynakologin=gynaecologist urologe=urologist
kardiologe=cardiologist dermatologe=dermatologist hno-arzt=ent-doctor lungenarzt=lung-doctor amtsarzt=public-health-officer schularzt=school-doctor
hausarztin=family-doctor oberarztin=senior-doctor chefarzt=chief-physician kinderbuch=children-book kinderlied=children-song kinderreim=nursery-rhyme
kinderarzttermin=pediatrician-appointment kinderspiel=children-game kinderfest=children-festival kinderheim=children-home kinderschutz=child-protection
kinderwunschklinik=fertility-clinic kleinkinder=toddler teenager=teenager pubertat=puberty beisetzung=burial begrabnis=funeral bestattung=funeral
bestattungsinstitut=funeral-home bestattungsunternehmen=funeral-home leichenschmaus=funeral-meal leiche=corpse leichnam=corpse sarg=coffin sarge=coffin urne=urn
urnengrab=urn-grave grabpflege=grave-care grabstein=gravestone grabstelle=grave-plot grabstatte=grave-plot grabnummer=grave-number graberverzeichnis=grave-register
friedhofsverwaltung=cemetery-administration friedhofsgartner=cemetery-gardener totengraber=gravedigger krematorium=crematorium feuerbestattung=cremation
trauerkarte=condolence-card trauerrede=eulogy trauerredner=funeral-speaker trauergast=mourner trauergruppe=grief-group trauernde=mourner traueranzeige=obituary
todesanzeige=obituary nachruf=obituary kranz=wreath kondolenzbuch=condolence-book beileid=condolence erbschaftssteuer=inheritance-tax vermachtnis=bequest erbin=heir
erbschein=certificate-of-inheritance erbengemeinschaft=community-of-heirs digitaler_nachlass=digital-estate hochzeitsplaner=wedding-planner
hochzeitsplanerin=wedding-planner hochzeitsfoto=wedding-photo hochzeitsfotograf=wedding-photographer hochzeitsfeier=wedding-party hochzeitsgaste=wedding-guest
hochzeitsliste=wedding-registry hochzeitseinladung=wedding-invitation hochzeitstag=wedding-anniversary hochzeitslocation=wedding-venue hochzeitspaar=bridal-couple
hochzeitsgeschenk=wedding-gift hochzeitsbudget=wedding-budget hochzeitsreise=honeymoon flitterwochen=honeymoon trauzeugin=maid-of-honour brautjungfer=bridesmaid
brautstrauss=bridal-bouquet brautmoden=bridal-wear brauteltern=bride-parents polterabend=stag-party polterer=stag-party traurednerin=wedding-celebrant
trauredner=wedding-celebrant sitzplatzkarte=place-card tischkarte=place-card kleingeld=change wechselgeld=change banknote=banknote geldschein=banknote zaster=money
stutz=franc rappen=centime franken=franc geldbetrag=amount geldbusse=fine geldgeber=funder geldspende=money-donation geldstrafe=fine geldautomat=cash-machine
bankomat=cash-machine bankomatkarte=debit-card bancomat=cash-machine einzahlung=deposit einzahlen=deposit! einzahlungsschein=payment-slip erlagschein=payment-slip
zahlschein=payment-slip qr-rechnung=qr-invoice zahlungseingang=incoming-payment zahlungsziel=payment-term zahlungsfrist=payment-deadline zahlungsart=payment-method
zahlungsverzug=payment-delay zahlungsplan=payment-plan zahlungsbeleg=payment-receipt zahlungsmittel=payment-method teilbetrag=partial-amount restschuld=remaining-debt
offener_posten=open-item offene_posten=open-item rechnungsbetrag=invoice-amount rechnungsnummer=invoice-number rechnungsadresse=billing-address rechnungsdatum=invoice-date
rechnungsempfanger=invoice-recipient eingangsrechnung=incoming-invoice ausgangsrechnung=outgoing-invoice handwerkerrechnung=tradesman-invoice arztrechnung=doctor-bill
kassabeleg=receipt faktura=invoice gutschriften=credit-note mahnstufe=dunning-level mahnbescheid=payment-order mahnlauf=dunning-run mahnliste=dunning-list
inkassoburo=debt-collector betreibung=debt-enforcement betreibungsamt=debt-enforcement-office pfandung=seizure pfanden=seize! schuldschein=promissory-note
schuldenberater=debt-counsellor schuldenberatung=debt-counselling schuldenfrei=debt-free~ insolvenz=insolvency privatinsolvenz=personal-bankruptcy konkurs=bankruptcy
darlehen=loan darlehensvertrag=loan-agreement ratenplan=instalment-plan kreditrate=loan-instalment kreditnehmer=borrower kreditgeber=lender kreditvertrag=loan-agreement
mikrokredit=microloan burge=guarantor burgschaft=guarantee bausparvertrag=building-savings-contract bausparer=building-saver sparkonto=savings-account
sparrate=savings-rate sparplan=savings-plan sparverein=savings-club sparbuchse=money-box sparkasse=savings-bank sparziele=savings-goal raiffeisen=cooperative-bank
girokonto=current-account kontonummer=account-number kontoinhaber=account-holder kontobewegung=account-transaction buchungssatz=journal-entry buchungsbeleg=booking-voucher
buchhaltungsbeleg=accounting-voucher belegnummer=voucher-number belege=receipt kassabuchung=cash-entry spesenbeleg=expense-receipt spesenzettel=expense-slip
kilometergeld=mileage-allowance pendlerpauschale=commuter-allowance taggeld=daily-allowance diaten=diet lohnsteuer=income-tax einkommensteuer=income-tax einkommen=income
lohnzettel=payslip lohnausweis=wage-statement lohnverrechnung=payroll lohnverrechner=payroll-clerk lohnbuchhaltung=payroll lohnburo=payroll-office gehaltszettel=payslip
gehaltserhohung=pay-rise steuerbescheid=tax-assessment steuernummer=tax-number steuerprufer=tax-auditor steuerausgleich=tax-return arbeitnehmerveranlagung=tax-return
steuerfahnder=tax-investigator steuerbeleg=tax-receipt steuerfrei=tax-free~ umsatzsteuervoranmeldung=vat-return vorsteuer=input-tax mwst=vat ust=vat
betriebsausgabe=business-expense betriebsausgaben=business-expense abschreibung=depreciation jahresabschluss=annual-accounts monatsabschluss=monthly-closing
finanzplan=financial-plan haushaltsrechnung=household-budget budgetplan=budget-plan kostenstelle=cost-centre kostenaufstellung=cost-breakdown kostenteilung=cost-sharing
kostenubernahme=cost-coverage umsatzzahl=sales-figure umsatzzahlen=sales-figure wechselkurs=exchange-rate wahrung=currency bitcoin=bitcoin aktienkurs=share-price
aktiendepot=securities-account wertpapier=security fonds=fund rendite=return vermogen=wealth altersversorgung=pension pensionist=pensioner pensionistin=pensioner
pensionskasse=pension-fund rentenversicherung=pension-insurance rentnerin=pensioner witwe=widow witwer=widower waise=orphan fruhpension=early-retirement
grundsicherung=basic-income-support burgergeld=welfare-benefit sozialhilfe=welfare-benefit wohngeld=housing-benefit mindestsicherung=minimum-income-support
versicherungsvertreter=insurance-agent versicherungsagent=insurance-agent versicherungspolice=insurance-policy versicherungspolizze=insurance-policy
polizze=insurance-policy versicherungsnummer=insurance-number versicherungsschein=insurance-certificate versicherungskarte=insurance-card
versicherungskunde=insurance-customer versicherungspramie=insurance-premium versicherungsschutz=insurance-cover versicherungsberater=insurance-adviser pramie=premium
selbstbehalt=deductible selbstbeteiligung=deductible franchise=franchise haftpflichtversicherung=liability-insurance hausratversicherung=household-insurance
haushaltsversicherung=household-insurance unfallversicherung=accident-insurance rechtsschutz=legal-protection rechtsschutzversicherung=legal-protection-insurance
kaskoversicherung=comprehensive-insurance kfz-versicherung=car-insurance gebaudeversicherung=building-insurance tierversicherung=pet-insurance
reisekrankenversicherung=travel-health-insurance e-card=health-card gesundheitskarte=health-card schadennummer=claim-number schadensnummer=claim-number
schadenbericht=damage-report schadenfoto=damage-photo schadensfoto=damage-photo schadensbericht=damage-report schadenhohe=damage-amount schadenersatz=compensation
schadensersatz=compensation geschadigte=injured-party geschadigter=injured-party rechtsanwaltin=lawyer rechtsfall=legal-case rechtsberatung=legal-advice
rechtsberater=legal-adviser rechtsfrage=legal-question rechtsstreit=legal-dispute rechtsmittel=appeal gerichtstermin=court-date gerichtsverfahren=court-case
gerichtsverhandlung=court-hearing gerichtsakte=court-file gerichtskosten=court-cost gerichtsurteil=court-ruling verhandlung=hearing verhandlungstermin=hearing-date
klager=plaintiff klagerin=plaintiff beklagte=defendant beklagter=defendant angeklagte=defendant angeklagter=defendant richterin=judge staatsanwaltin=prosecutor
verteidigerin=defence-lawyer zeugenaussage=witness-statement beweismittel=evidence beweisfoto=evidence-photo beweisstuck=piece-of-evidence einspruch=objection
berufung=appeal revision=audit vorladung=summons strafanzeige=criminal-complaint strafbefehl=penalty-order strafverfahren=criminal-case straftat=crime straftater=offender
bewahrung=probation bewahrungshelfer=probation-officer gefangnis=prison haftling=prisoner insasse=inmate hafn=prison justizvollzugsanstalt=prison justiz=judiciary
mediatorin=mediator friedensrichter=justice-of-the-peace notarin=notary notariat=notary-office gesetzbuch=law-book paragraf=section paragraph=section
verordnungen=regulation verfahren=procedure fristenkalender=deadline-calendar fristablauf=deadline mandantengesprach=client-meeting mandantenakte=client-file
honorarvereinbarung=fee-agreement stundenhonorar=hourly-fee vertragspartner=contracting-party vertragsende=contract-end vertragslaufzeit=contract-term
vertragsentwurf=draft-contract vertragsverlangerung=contract-renewal arbeitsrecht=labour-law familienrecht=family-law betreuungsverfugung=care-directive
erwachsenenvertreter=legal-guardian berufsbetreuer=legal-guardian vormund=guardian vormundschaft=guardianship beistand=support polizeiwache=police-station
polizeirevier=police-station polizistin=police-officer kommissar=detective kriminalpolizei=criminal-police streife=patrol streifenwagen=patrol-car diebstahl=theft
diebstahlsanzeige=theft-report diebesgut=stolen-goods einbruchschutz=burglary-protection uberfall=robbery raub=robbery betrug=fraud betrugsversuch=fraud-attempt
sachbeschadigung=vandalism vandalismus=vandalism graffiti=graffiti schmiererei=graffiti verdachtiger=suspect tatort=crime-scene detektiv=detective detektivin=detective
uberwachungskamera=security-camera alarmanlage=alarm-system wachmannschaft=guard-team wachbuch=guard-log wachgang=patrol rundgangsprotokoll=patrol-log
besucherliste=visitor-list besucherausweis=visitor-badge besucheranmeldung=visitor-registration besucherbuch=visitor-book besucherzahl=visitor-number
besucherzahlen=visitor-number hausliche_gewalt=domestic-violence frauenhaus=women-shelter opferhilfe=victim-support asylbewerber=asylum-seeker asylwerber=asylum-seeker
asylant=asylum-seeker asylantrag=asylum-application asyl=asylum asylheim=refugee-shelter fluchtlinge=refugee fluchtlingsheim=refugee-shelter fluchtlingshilfe=refugee-aid
fluchtlingshelfer=refugee-helper fluchtlingsunterkunft=refugee-shelter aufenthaltstitel=residence-permit aufenthaltserlaubnis=residence-permit
aufenthaltsgenehmigung=residence-permit niederlassungsbewilligung=residence-permit einburgerung=naturalisation staatsburgerschaft=citizenship
integrationskurs=integration-course deutschlehrer=german-teacher deutschlehrerin=german-teacher sprachkurs=language-course sprachlehrer=language-teacher
sprachlehrerin=language-teacher sprachpartner=language-partner sprachpatin=language-mentor sprachpate=language-mentor sprachniveau=language-level
sprachtandem=language-tandem sprachcafe=language-cafe tandempartner=tandem-partner dolmetscherin=interpreter ubersetzerin=translator zuwanderer=immigrant
einwanderer=immigrant auslander=foreigner auslanderin=foreigner gastfamilie=host-family austauschschuler=exchange-student schuleraustausch=student-exchange
hilfsgut=relief-good hilfsguter=relief-good hilfsangebot=offer-of-help hilfsgesuch=help-request hilfesuchende=help-seeker hilfesuchender=help-seeker
hilfsbedurftige=person-in-need notunterkunft=emergency-shelter notschlafstelle=homeless-shelter obdachlosenheim=homeless-shelter obdachloser=homeless-person
sandler=homeless-person tafelausgabe=food-bank sachspende=donation-in-kind sachspenden=donation-in-kind spendenkonto=donation-account spendenliste=donation-list
spendenbox=donation-box spendenkasse=donation-fund spendenziel=donation-goal spendenaufruf=donation-appeal spendensammler=fundraiser spendengelder=donation
spendenbetrag=donation-amount hilfsprojekt=aid-project entwicklungshilfe=development-aid benefizkonzert=charity-concert ehrenamtler=volunteer ehrenamtskarte=volunteer-card
ehrenamtsborse=volunteer-exchange freiwilligenarbeit=volunteering freiwilligendienst=volunteer-service freiwilligenagentur=volunteer-agency zivildienst=community-service
zivildiener=community-service-worker bufdi=volunteer gassigeher=dog-walker sozialdienst=social-service sozialarbeit=social-work sozialstation=social-care-centre
sozialberatung=social-counselling telefonseelsorge=telephone-helpline besuchsdienstler=visitor rotes_kreuz=red-cross caritas=charity zeitspende=time-donation
zeitspender=volunteer wahler=voter wahlerin=voter wahlerverzeichnis=electoral-roll wahlhelfer=poll-worker wahllokal=polling-station wahlzettel=ballot-paper
stimmzettel=ballot-paper wahlkampf=election-campaign wahlplakat=election-poster wahlergebnis=election-result wahlleiter=returning-officer wahlvorschlag=nomination
wahlurne=ballot-box briefwahl=postal-vote wahlkarte=postal-ballot kandidatin=candidate kandidatur=candidacy kandidieren=run-for-office! wahlversammlung=election-meeting
volksabstimmung=referendum volksbegehren=popular-petition unterschriftenliste=signature-list unterschriftensammlung=signature-collection unterschriftenaktion=petition
demo=demonstration demonstration=demonstration demonstrieren=demonstrate! streiks=strike gewerkschaft=trade-union gewerkschafter=trade-unionist
betriebsratin=works-council-member betriebsratssitzung=works-council-meeting politiker=politician politikerin=politician parteimitglied=party-member
landtag=state-parliament bundestag=parliament nationalrat=national-council minister=minister abgeordneter=member-of-parliament spielrunden=game-round
spieleverleih=game-rental spielefan=gamer spielesammlung=game-collection spieletreff=games-meeting spieleklub=games-club brettspielabend=board-game-evening
brettspiele=board-game brettspielcafe=board-game-cafe spielbrett=game-board spielfigur=game-piece spielstein=game-piece spielkarte=playing-card spielanleitung=game-rules
spielregel=game-rule spielregeln=game-rule spielzug=move spielkonsole=game-console konsole=game-console computerspiel=computer-game handyspiel=mobile-game zocken=play!
zocker=gamer gamer=gamer skatrunde=skat-group skatabend=skat-evening schafkopf=card-game jass=card-game jassen=play-cards! jassturnier=card-tournament jassrunde=card-group
schnapsen=card-game tarock=tarot-card-game doppelkopf=card-game poker=poker pokerrunde=poker-group pokerabend=poker-evening kartenrunde=card-group schachclub=chess-club
schachverein=chess-club schachspieler=chess-player schachpartie=chess-game schachturnier=chess-tournament schachbrett=chessboard schachfigur=chess-piece
schachuhr=chess-clock puzzle=puzzle puzzleteil=puzzle-piece ratselheft=puzzle-book quizabend=quiz-evening quizfrage=quiz-question quizmaster=quizmaster
rollenspielgruppe=role-playing-group rollenspieler=role-player charakterbogen=character-sheet dartscheibe=dartboard dartverein=darts-club tischfussball=table-football
wuzzler=table-football kicker=table-football tippspiel=prediction-game tipprunde=prediction-game geocaching=geocaching lego=lego-brick legostein=lego-brick
legosteine=lego-brick bausatz=kit sammelkarten=trading-card tabletop=miniature-wargame fotografie=photography fotoapparat=camera spiegelreflexkamera=slr-camera
objektiv=lens stativ=tripod kamerastativ=tripod kameraverleih=camera-rental kamerafrau=camera-operator kameramann=camera-operator blitzlicht=flash
speicherkarte=memory-card fotoshooting=photo-shoot shooting=photo-shoot fotoauftrag=photo-order fotobuch=photo-book fotowettbewerb=photo-contest
fotosammlung=photo-collection fotokurs=photography-course fotolabor=photo-lab fotoarchiv=photo-archive fotogalerie=photo-gallery fotokiste=photo-box fotobox=photo-booth
bilderrahmen=picture-frame bilderalbum=photo-album bildbearbeitung=image-editing bildarchiv=image-archive bildrecht=image-right bildrechte=image-right
bildband=picture-book passfoto=passport-photo passbild=passport-photo negativ=negative filmrolle=film-roll dunkelkammer=darkroom filmabend=movie-night filmteam=film-crew
filmclub=film-club filmemacher=filmmaker filmprojekt=film-project filmliste=movie-list filmvorfuhrung=film-screening filmfestival=film-festival kurzfilm=short-film
dreharbeiten=filming dreh=shoot drehplan=shooting-schedule drehtag=shooting-day drehort=filming-location komparse=extra statist=extra kinokarte=cinema-ticket
kinobesuch=cinema-visit kinosaal=cinema-hall kinobetreiber=cinema-operator videokamera=video-camera videoclip=video-clip videoschnitt=video-editing
videokonferenz=video-conference videokassette=video-tape livestream=livestream podcaster=podcaster podcastfolge=podcast-episode horspiel=audio-drama
horspielkassette=audio-drama-cassette horer=listener horerin=listener radio=radio radiosender=radio-station radiosendung=radio-show radiomoderator=radio-host
schallplattensammlung=record-collection plattensammlung=record-collection plattenladen=record-shop vinyl=vinyl-record kassette=cassette tonband=tape
tontrager=sound-recording journalistin=journalist reporter=reporter reporterin=reporter redakteurin=editor redaktionsplan=editorial-plan
redaktionssitzung=editorial-meeting schulerzeitung=school-newspaper lokalzeitung=local-newspaper zeitungsartikel=newspaper-article zeitungsaustrager=newspaper-carrier
zeitungszusteller=newspaper-carrier zeitungsabo=newspaper-subscription pressemitteilung=press-release leserbrief=letter-to-the-editor anzeigenkunde=advertiser
schlagzeile=headline schriftstellerin=writer schreibgruppe=writing-group schreibkurs=writing-course schreibfehler=typo schreibwaren=stationery
schreibwarenladen=stationery-shop schreibtischstuhl=office-chair schreibblockade=writer-block romanfigur=character krimi=crime-novel kurzgeschichte=short-story
erzahlung=story marchen=fairy-tale gedichtband=poetry-book dichter=poet dichterin=poet lyrik=poetry lektorat=editing verlegerin=publisher verleger=publisher
druckerei=print-shop drucksache=printed-matter druckauftrag=print-order druckfehler=misprint druckerpatrone=ink-cartridge druckerpapier=printer-paper toner=toner
tagebucheintrag=diary-entry notizbuch=notebook notizheft=notebook notizblock=notepad notizzettel=note haftzettel=sticky-note post-it=sticky-note ringbuch=ring-binder
buroklammer=paper-clip locher=hole-punch hefter=stapler klammergerat=stapler lesebestatigung=read-receipt lesegruppe=reading-group lesepatin=reading-mentor
lesepate=reading-mentor lesewettbewerb=reading-contest leseubung=reading-exercise lesetagebuch=reading-diary lieblingsbuch=favourite-book lieblingsgericht=favourite-dish
lieblingsort=favourite-place literaturkreis=book-club comic=comic comicsammlung=comic-collection computerkurs=computer-course computerraum=computer-room
computerhilfe=computer-help rechnerraum=computer-room laptopverleih=laptop-loan laptopwagen=laptop-cart festplatten=hard-drive usb=usb-stick bildschirmfoto=screenshot
bildschirmfotos=screenshot router=router switch=network-switch netzwerkkabel=network-cable netzwerkdose=network-socket netzteil=power-supply ladegerat=charger
ladegerate=charger akkulaufzeit=battery-life powerbank=power-bank handyhulle=phone-case handyreparatur=phone-repair handyvertrag=phone-contract handyladen=phone-shop
handyshop=phone-shop handydisplay=phone-screen displayschaden=screen-damage sim-karte=sim-card simkarte=sim-card rufnummer=phone-number durchwahl=extension
anrufbeantworter=answering-machine anrufer=caller anruferin=caller anrufliste=call-list telefonzentrale=switchboard telefonliste=phone-list telefonbuch=phone-book
telefonnotiz=phone-note telefondienst=telephone-duty kontaktliste=contact-list kontaktdaten=contact-details kontaktformular=contact-form kontaktperson=contact-person
ansprechperson=contact-person ansprechpartnerin=contact-person mailverkehr=e-mail-correspondence mailanhang=e-mail-attachment verteiler=mailing-list
verteilerliste=mailing-list e-mail-verteiler=mailing-list postverteiler=mailing-list spamfilter=spam-filter betreffzeile=subject-line benutzerrolle=user-role
benutzerliste=user-list benutzergruppe=user-group benutzerrecht=user-permission benutzerrechte=user-permission zugriffsrecht=access-right zugriffsrechte=access-right
berechtigungen=permission zugangskarte=access-card zugangskontrolle=access-control zugangslink=access-link zutrittskontrolle=access-control zutrittskarte=access-card
passwortliste=password-list passworter=password hacker=hacker hackerangriff=hacker-attack virenscanner=virus-scanner schadsoftware=malware phishing=phishing
phishingmail=phishing-e-mail firewall=firewall datenleck=data-leak datenpanne=data-breach datenverlust=data-loss datentrager=storage-medium
datenschutzer=data-protection-officer datenaustausch=data-exchange datenblatt=data-sheet datenquelle=data-source datenmenge=data-volume datenabgleich=data-matching
datenpflege=data-maintenance backup=backup sicherheitskopie=backup wiederherstellen=restore! wiederherstellung=recovery softwarelizenz=software-licence
softwarefehler=software-bug softwarefirma=software-company programmierkurs=programming-course programmiererin=programmer entwicklerteam=developer-team
systemadmin=system-administrator admin=administrator it-abteilung=it-department it-techniker=it-technician it-support=it-support it-dienstleister=it-service-provider
benutzeroberflache=user-interface bugliste=bug-list feature=feature sprint=sprint aufgabenverteilung=task-allocation aufgabenplan=task-plan aufgabenzettel=task-list
ticket=ticket ticketnummer=ticket-number schnittstellen=interface protokolldatei=log-file speicherplatz=storage-space speicherkapazitat=storage-capacity
verzeichnisse=directory quellcodes=source-code testumgebung=test-environment testfall=test-case testfalle=test-case testergebnis=test-result testbericht=test-report
tester=tester testerin=tester testperson=test-person testgerat=test-device geratenummer=device-number gerateliste=equipment-list geratepark=equipment
geratepass=equipment-record gerateausleihe=equipment-loan gerateprufung=equipment-inspection gerateraum=equipment-room gerateschuppen=tool-shed schuppen=shed
leihgerat=loan-device mietgerate=rental-equipment temperatursensor=temperature-sensor bewegungsmelder=motion-detector feuchtigkeitssensor=humidity-sensor
wassermelder=water-detector tursensor=door-sensor messfuhler=sensor sensorwert=sensor-reading messkurve=measurement-curve grenzwertuberschreitung=limit-violation
fernbedienung=remote-control fernwartung=remote-maintenance fernuberwachung=remote-monitoring zeitschaltuhr=timer lichtsteuerung=lighting-control smarthome=smart-home
smart-home=smart-home hausautomation=home-automation rollladen=roller-shutter jalousie=blind rollo=blind markise=awning lotstation=soldering-station
bastelprojekt=craft-project bastelkeller=hobby-room bastelzeug=craft-supplies bastelmaterial=craft-material bastelgruppe=craft-group bastelnachmittag=craft-afternoon
bastelidee=craft-idea hobbykeller=hobby-room hobbyraum=hobby-room werkraum=workshop offene_werkstatt=open-workshop makerspace=makerspace 3d-drucker=3d-printer
3d-druck=3d-print lasercutter=laser-cutter filament=filament reparaturcafe=repair-cafe repaircafe=repair-cafe nachmelden=report! abstreiten=deny! anmerken=note!
anmerkung=remark aufwerten=upgrade! aussperren=lock-out! umtopfung=repotting zusammenraumen=tidy-up! zusammenpacken=pack! zusammenlegen=merge! zusammenkommen=meet!
zusammenkunft=meeting zusammenarbeit=collaboration zusammenarbeiten=collaborate! zusammentreffen=meet! zusammenstellung=compilation aufteilung=split einteilung=allocation
verteilung=distribution zuteilung=allocation zuordnung=assignment vertauschung=mix-up verwechslung=mix-up verschwendung=waste verschwenden=waste! herborgen=lend!
ausborgen=borrow! herleihen=lend! weiterverkaufen=resell! weiterverleihen=re-lend! nachliefern=deliver-later! nachreichen=submit-later! nachbessern=improve!
nachbesserung=rework nacharbeiten=rework! nachholen=catch-up! nachtragen=add-later! abwiegen=weigh! durchzahlen=count! auszahlung=count hochzahlen=count-up!
aufsummieren=sum! summieren=sum! zusammenzahlung=sum uberschlagen=estimate! hochrechnung=projection abschatzung=estimate stibitzen=steal! fladern=steal! verschlampen=lose!
verschludern=lose! verbummeln=miss! verpennen=oversleep! verschlafen=oversleep! verschwitzen=forget! vergesslich=forgetful~ vergesslichkeit=forgetfulness vertrodeln=waste!
trodeln=dawdle! aufschieben=postpone! hinausschieben=postpone! vertagen=postpone! verzogern=delay! verzogerung=delay abbestellen=cancel! stornierung=cancellation
storno=cancellation stornogebuhr=cancellation-fee kundigungsschreiben=termination-letter motzen=complain! raunzen=complain! sudern=complain! norgeln=complain!
mosern=complain! maulen=complain! sempern=complain! aufregen=annoy! aufreger=annoyance argernis=annoyance arger=trouble stinken=stink! stinksauer=furious~
angefressen=annoyed~ genervtheit=annoyance frust=frustration frustriert=frustrated~ verzweifelt=desperate~ verwirrt=confused~ verwirrung=confusion chaos=chaos
chaotisch=chaotic~ durcheinander=mess kuddelmuddel=mess tohuwabohu=mess saustall=mess unordnung=mess schlamperei=sloppiness schlampig=sloppy~ murks=botch murksen=botch!
pfuschen=botch! pfuscher=bungler schwarzarbeit=undeclared-work schwarzarbeiter=undeclared-worker griffbereit=handy~ praktisch=practical~ handlich=handy~
umstandlich=cumbersome~ muhsam=tedious~ aufwendig=laborious~ aufwand=effort zeitaufwand=time-effort zeitersparnis=time-saving zeitfresser=time-waster
zeitmangel=lack-of-time zeitnot=time-pressure zeitdruck=time-pressure zeitraum=period zeitspanne=period zeitpunkt=point-in-time zeitzone=time-zone
zeitumstellung=clock-change zeitkonto=time-account zeitnachweis=time-record zeitbuchung=time-entry zeitprotokoll=time-log stechuhr=time-clock stechkarte=time-card
anfangszeit=start-time endzeit=end-time startzeit=start-time beginnzeit=start-time uhrzeiten=time ankunftszeit=arrival-time abfahrtszeit=departure-time
fahrzeit=travel-time bringzeit=drop-off-time abgabetag=submission-day liefertag=delivery-day ruhetag=day-off freier_tag=day-off bruckentag=bridge-day fenstertag=bridge-day
zeitausgleich=time-off-in-lieu gleitzeit=flexitime teilzeit=part-time~ vollzeit=full-time~ teilzeitkraft=part-time-worker uberstunden=overtime
uberstundenabbau=overtime-reduction mehrstunden=overtime urlaubsvertretung=holiday-cover urlaubsliste=holiday-list urlaubsplanung=holiday-planning
urlaubskalender=holiday-calendar urlaubssperre=holiday-ban urlaubstage=holiday-day urlaubsfoto=holiday-photo urlaubsanspruch=holiday-entitlement krankenstande=sick-leave
krankentag=sick-day krankentage=sick-day krankmelden=report-sick! krankschreiben=certify-sick! krankenvertretung=sick-cover schichtbeginn=shift-start schichtende=shift-end
schichtarbeit=shift-work schichtarbeiter=shift-worker schichtbuch=shift-log schichtdienst=shift-work tagdienst=day-shift tagschicht=day-shift fruhdienst=early-shift
spatdienst=late-shift wochenendschicht=weekend-shift dienstubersicht=duty-overview dienstwagen=company-car dienstreise=business-trip dienstfahrt=business-trip
dienstauto=company-car dienststelle=office firmenwagen=company-car firmenauto=company-car firmenhandy=company-phone firmenfeier=company-party firmenevent=company-event
firmenkunde=corporate-customer firmensitz=company-headquarters firmenname=company-name firmenchef=company-boss firmeninhaber=company-owner firmengrundung=company-formation
grundung=foundation start-up=startup jungunternehmer=young-entrepreneur einzelunternehmer=sole-trader einzelunternehmen=sole-trader ich-ag=sole-trader
familienbetrieb=family-business familienunternehmen=family-business bewerbungsgesprach=job-interview bewerbungsunterlagen=application-document
bewerbungsmappe=application-portfolio bewerberliste=applicant-list bewerbungsfoto=application-photo stellenausschreibung=job-posting stelleninserat=job-advert
stellensuche=job-search jobsuche=job-search jobangebot=job-offer jobanzeige=job-advert ferialjob=holiday-job ferienjob=holiday-job ferialpraktikant=summer-intern
praktikantin=intern schnupperlehre=trial-apprenticeship lehrvertrag=apprenticeship-contract lehrberuf=apprenticeship lehrabschlussprufung=apprenticeship-exam
gesellenprufung=journeyman-exam gesellenstuck=journeyman-piece meisterprufung=master-craftsman-exam meisterbetrieb=master-workshop gesellin=journeywoman lernender=learner
lehrmadchen=apprentice ausbildungsnachweis=training-record ausbildungsplan=training-plan ausbildungsbetrieb=training-company ausbildungsheft=training-record
personalplan=staff-schedule personalplanung=staff-planning personalchef=head-of-personnel personalakte=personnel-file personalmangel=staff-shortage
personalleiter=head-of-personnel mitarbeiterliste=staff-list mitarbeiterplan=staff-schedule mitarbeiterbefragung=staff-survey mitarbeiterschulung=staff-training
einarbeitungsplan=onboarding-plan teamsitzung=team-meeting teambesprechung=team-meeting teammitglied=team-member teamleiterin=team-leader teamchef=team-leader
dienstbesprechung=staff-meeting sitzungstermin=meeting-date sitzungsprotokoll=meeting-minutes sitzungszimmer=meeting-room sitzungsraum=meeting-room
besprechungszimmer=meeting-room besprechungsprotokoll=meeting-minutes traktandum=agenda-item traktanden=agenda-item traktandenliste=agenda tagesordnungspunkt=agenda-item
pendenz=pending-task pendenzen=pending-task pendenzenliste=to-do-list merkliste=watch-list prioritatenliste=priority-list mangelbericht=defect-report
mangelruge=notice-of-defects mangelmeldung=defect-report strichlisten=tally-sheet teilnehmerliste=participant-list teilnehmerzahl=number-of-participants
anmeldeliste=registration-list anmeldeformular=registration-form anmeldefrist=registration-deadline anmeldegebuhr=registration-fee nachmeldung=late-registration
abmeldeformular=cancellation-form unterschriftenmappe=signature-folder ruckmeldebogen=feedback-form feedbackbogen=feedback-form meinungsumfrage=opinion-poll
meinung=opinion ruckmeldungen=feedback stimmungsbild=mood-picture terminfindung=date-finding terminabsprache=appointment-arrangement terminkalender=appointment-calendar
terminliste=appointment-list terminabsage=appointment-cancellation terminverschiebung=rescheduling terminanfrage=appointment-request terminwunsch=preferred-date
terminbestatigung=appointment-confirmation terminkollision=scheduling-conflict terminuberschneidung=scheduling-conflict wunschtermin=preferred-date
ersatztermin=alternative-date ausweichtermin=alternative-date folgetermin=follow-up-appointment kontrolltermin=check-up-appointment geburtstagskalender=birthday-calendar
doppelbuchung=double-booking fehlbuchung=wrong-booking uberbuchung=overbooking raumbelegung=room-occupancy raumbuchungen=room-booking raumliste=room-list
raumnummer=room-number raumvergabe=room-allocation raummiete=room-rent raumvermietung=room-rental saalmiete=hall-rent saalvermietung=hall-rental
gemeinschaftsraum=common-room gemeinschaftskuche=shared-kitchen gemeinschaftsraumbuchung=common-room-booking gemeinschaftsburo=co-working-space partyraum=party-room
seminarraum=seminar-room seminarleiter=seminar-leader seminarteilnehmer=seminar-participant seminarhaus=seminar-centre kursleiter=course-instructor
kursleiterin=course-instructor kursteilnehmer=course-participant kursteilnehmerin=course-participant kursplan=course-schedule kursgebuhr=course-fee kursplatz=course-place
kursangebot=course-offer kurstermin=course-date kursanmeldung=course-registration kursliste=course-list workshop=workshop kursinhalt=course-content kursraum=course-room
vhs-kurs=adult-education-course gutscheine=voucher gutscheincode=voucher-code gutscheinheft=voucher-booklet geschenkgutschein=gift-voucher geschenkidee=gift-idea
geschenkideen=gift-idea geschenkliste=gift-list geschenkkorb=gift-basket geschenkpapier=wrapping-paper stempelpass=stamp-card treuepass=loyalty-card
rabattkarte=discount-card rabattcode=discount-code rabattmarke=discount-stamp kundenrabatt=customer-discount kundenbindung=customer-loyalty
kundentermin=customer-appointment kundenbesuch=customer-visit kundengesprach=customer-talk kundennummer=customer-number kundenauftrag=customer-order
kundenberater=customer-adviser kundenliste=customer-list kundenbewertung=customer-review kundenbeschwerde=customer-complaint kundenreklamation=customer-complaint
kundenwunsch=customer-request kundenstamm=customer-base kundenprofil=customer-profile kundenbetreuer=account-manager kundenbefragung=customer-survey vertreterin=deputy
aussendienstler=field-representative vertriebsleiter=sales-manager vertriebspartner=sales-partner verkaufsleiter=sales-manager messestand=trade-fair-stand
messebesucher=trade-fair-visitor messekontakt=trade-fair-contact interessenten=prospect interessentenliste=prospect-list neukunden=new-customer auftragsbuch=order-book
auftragsnummer=order-number auftragszettel=order-slip auftragsbestatigung=order-confirmation auftragslage=order-situation auftragseingang=incoming-order
auftragsliste=order-list auftragsstatus=order-status bestellliste=order-list bestellzettel=order-slip bestellschein=order-form bestellmenge=order-quantity
bestellformular=order-form bestellbestatigung=order-confirmation bestelldatum=order-date bestellstatus=order-status bestellwert=order-value bestelleingang=incoming-order
bestellfrist=order-deadline nachbestellungen=reorder vorbestellungen=preorder grossbestellung=bulk-order einkaufsgemeinschaft=purchasing-group food-coop=food-cooperative
foodcoop=food-cooperative gemuseabo=vegetable-box-subscription abokiste=subscription-box abholliste=pick-up-list abholschein=pick-up-slip abholbereit=ready-for-pickup~
abholer=collector abholerin=collector selbstabholer=self-collector selbstabholung=self-collection ubergabetermin=handover-date ubergabebuch=handover-book
ubernahmeprotokoll=handover-report rucknahme=return ruckgabedatum=return-date ruckgabetermin=return-date ruckgabedaten=return-details leihliste=loan-list
leihkiste=loan-box leihstelle=lending-point verleihliste=lending-list verleihstation=rental-station verleihladen=rental-shop verleihschein=loan-slip
leihinstrumente=loan-instrument mietauto=rental-car mietobjekte=rental-property mietartikel=rental-item mietstation=rental-station kautionsbetrag=deposit-amount
pfandflasche=deposit-bottle pfandflaschen=deposit-bottle pfandautomat=deposit-machine pfandgeld=deposit mehrwegbecher=reusable-cup mehrweggeschirr=reusable-tableware
leihgeschirr=rental-tableware geschirrverleih=tableware-rental geschirrmobil=tableware-trailer zeltverleih=tent-rental partyzelt=party-tent hupfburg=bouncy-castle
hupfburgverleih=bouncy-castle-rental baumaschine=construction-machine baumaschinen=construction-machine baumaschinenverleih=construction-machine-rental
mitfahrt=shared-ride mitfahrbank=ride-share-bench mitfahrgemeinschaft=carpool fahrdienst=transport-service fahrdienstleiter=dispatcher fahrtkosten=travel-cost
fahrtwunsch=ride-request fahrtkostenabrechnung=travel-expense-report fahrgemeinschaften=carpool fahrerliste=driver-list fahrauftrag=driving-order
fahrtauftrag=driving-order fahrstrecke=route fahrtstrecke=route fahrtroute=route fahrtziel=destination fahrtdauer=travel-time fahrprufung=driving-test
fahrlehrerin=driving-instructor fahrschulerin=learner-driver fuhrerscheinprufung=driving-test fuhrerscheinkontrolle=driving-licence-check
krankentransport=patient-transport schulerlotse=school-crossing-guard schulwegbegleitung=walking-school-bus taxizentrale=taxi-dispatch taxistand=taxi-rank
taxiunternehmen=taxi-company taxler=taxi-driver hunger=hunger durst=thirst rausch=intoxication schmarrn=nonsense schmah=joke gschichtl=story burokram=paperwork
burokratie=bureaucracy burokauffrau=office-clerk burokraft=office-worker burobedarf=office-supplies buromaterial=office-supplies buroraum=office-room burohund=office-dog
amtsschimmel=red-tape krimskramskiste=junk-box rumpelkammer=junk-room werkeln=tinker! tufteln=tinker! tuftler=tinkerer hudeln=rush! hetzen=rush! wursteln=muddle!
checken=check! gegenchecken=cross-check! durchblicken=understand! durchblick=overview schleifen_lassen=neglect! vernachlassigen=neglect! kummerer=carer
sich_kummern=take-care! aufpassen=watch! aufpasser=supervisor beaufsichtigen=supervise! aufsicht=supervision aufsichtsperson=supervisor aufsichtsplan=supervision-schedule
huten=look-after! babysitten=babysit! verwohnen=pamper! trosten=comfort! kuscheln=cuddle! kuscheltier=stuffed-animal stofftier=stuffed-animal teddybar=teddy-bear
schmusen=cuddle! plappern=chatter! tratschen=gossip! plauschen=chat! schwatzen=chat! quasseln=chat! kaffeeklatsch=coffee-gathering kaffeekranzchen=coffee-gathering
fruhstuckstreff=breakfast-meeting stammtischrunde=regulars-group rundmails=circular-e-mail weiterreichen=pass-on! weitersagen=tell! weitererzahlen=tell!
herumzeigen=show-around! vorfuhren=demonstrate! vorfuhrung=demonstration vorstellen=introduce! herzeigen=show! ausrufen=announce! durchsage=announcement
bekanntgeben=announce! bekanntmachen=announce! bekanntmachung=announcement verkunden=announce! kundmachung=public-notice aushange=notice anschlagtafel=notice-board
infotafel=information-board infoblatt=information-sheet infozettel=information-sheet infoabend=information-evening infostand=information-stand
infoveranstaltung=information-event tag_der_offenen_tur=open-day werbezettel=flyer flugblatt=flyer flugzettel=flyer prospekt=brochure broschure=brochure
visitenkarte=business-card werbegeschenk=promotional-gift werbetafel=billboard plakatwand=billboard plakatieren=put-up-posters! bammel=fear muffensausen=fear
hohenangst=fear-of-heights flugangst=fear-of-flying heimweh=homesickness fernweh=wanderlust liebeskummer=heartbreak eifersucht=jealousy neid=envy stolz=proud~
dankbar=grateful~ gluck=happiness zufriedenheit=satisfaction kundenzufriedenheit=customer-satisfaction misstrauisch=suspicious~ schuchtern=shy~ neugierig=curious~
fleissig=hard-working~ brav=well-behaved~ frech=cheeky~ patzig=rude~ grantig=grumpy~ schiach=ugly~ leiwand=great~ geil=great~ lassig=cool~ hammermassig=great~ super=great~
toll=great~ prima=great~ fesch=smart~ gschmackig=tasty~ lecker=tasty~ kostlich=delicious~ fad=boring~ wurscht=indifferent~ punktlichkeit=punctuality kaputtmachen=break!
hinmachen=break! ramponiert=damaged~ futsch=broken~ im_eimer=broken~ im_arsch=broken~ wacklig=wobbly~ rostig=rusty~ verrostet=rusty~ morsch=rotten~ faulig=rotten~
ranzig=rancid~ schimmlig=mouldy~ verstaubt=dusty~ staubig=dusty~ verdreckt=dirty~ versifft=filthy~ verstopft=clogged~ verkalkt=calcified~ entkalken=descale!
entluften=bleed! entfetten=degrease! entwurmen=deworm! entrosten=derust! entleeren=empty! leeren=empty! leerung=emptying ausleeren=empty! aufstocken=restock!
umraumen=rearrange! einraumen=put-away! wegraumen=tidy-away! zusammenkehren=sweep! aufwischen=mop! abstauben=dust! abspulen=wash-up! abwaschdienst=washing-up-duty
spuldienst=washing-up-duty kuchendienst=kitchen-duty tischdienst=table-duty ordnungsdienst=tidying-duty klassendienst=class-duty amtli=chore amtliplan=chore-plan
putzdienstplan=cleaning-rota haushaltspflicht=chore ausmustern=retire! verschrotten=scrap! stilllegen=shut-down! instandhalten=maintain! justieren=adjust!
kalibrieren=calibrate! eichen=calibrate! nachstellen=readjust! nachziehen=tighten! festziehen=tighten! festschrauben=screw-on! abschrauben=unscrew! anschrauben=screw-on!
anbohren=drill! festkleben=glue! anbringen=attach! befestigen=fasten! aufhangung=suspension zusammenschrauben=screw-together! abmontieren=dismantle! ausbauen=remove!
einweichen=soak! aufweichen=soften! abkuhlen=cool-down! aufwarmen=warm-up! aufkochen=boil! wurzen=season! schnippeln=chop! verruhren=stir! umruhren=stir! quirlen=whisk!
abtropfen=drain! einlagern=store! auslagern=outsource! zwischenlagern=store! zwischenlager=temporary-storage umlagerungen=transfer umbuchung=rebooking weiterbuchen=rebook!
vormerken=reserve! vormerkung=reservation vormerkliste=waiting-list warteplatz=waiting-place aufrucken=move-up! nachruckplatz=waiting-place anstehen=queue!
einreihen=queue! schlange_stehen=queue! aufrufsystem=queue-system aufrufnummer=queue-number partezettel=obituary`,
};
