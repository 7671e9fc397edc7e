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
abofalle=subscription-trap monatsgebuhr=monthly-fee kryptowahrung=cryptocurrency werbemail=marketing-email kommentarfunktion=comments`,
};
