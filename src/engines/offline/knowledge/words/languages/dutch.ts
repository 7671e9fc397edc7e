import type { LanguageWords } from './language-words.ts';

/** Dutch: see `LanguageWords` for the notation. */
export const dutch: LanguageWords = {
  giveaways:
    'het een voor niet ik onze ons hun haar zijn wordt worden kunnen moeten willen zonder naar bij ook maar dat deze dit als mijn waar hoe tussen tijdens elke geen uit en kan wil onder tegen omdat zodat de aan nog zich wij zij',
  plurals: [
    'ties>tie',
    'ren>r',
    'sen>s',
    'zen>s',
    'ven>f',
    'len>l',
    'ten>t',
    'ken>k',
    'pen>p',
    'nen>n',
    'den>d',
    'den>de',
    'gen>g',
    'en>',
    's>',
    'eren>',
    'n>',
    'e>',
  ],
  conjugations: [
    ['ten', 't te tend'],
    ['den', 'dt d de dend'],
    ['llen', 'lt l'],
    ['nnen', 'nt n'],
    ['kken', 'kt k'],
    ['ppen', 'pt p'],
    ['ven', 'ft f'],
    ['zen', 'st s'],
    ['eren', 'eert eer'],
    ['elen', 'eelt elt'],
    ['aken', 'aakt'],
    ['alen', 'aalt'],
    ['aren', 'aart'],
    ['oren', 'oort'],
    ['open', 'oopt'],
    ['uren', 'uurt'],
    ['eken', 'eekt ekt'],
    ['enen', 'eent ent'],
    ['en', 't'],
  ],
  words: `en=and of=or maar=but want=because omdat=because zodat=so dus=so voor=for met=with zonder=without van=of uit=from naar=to te=to om=for in=in op=on bij=at aan=to over=about tussen=between
onder=under tijdens=during na=after tot=until sinds=since via=via per=per door=by tegen=against
vanaf=from een=a het=the de=the die=that dat=that deze=this dit=this hun=their haar=her zijn=are is=is was=was ben=am wordt=is worden=are mijn=my onze=our ons=our jouw=your je=you jij=you
u=you uw=your ik=i wij=we we=we zij=they ze=they hij=he hen=them mij=me me=me elkaar=themselves
zich=themselves zelf=themselves men=we wie=who wat=what waar=where wanneer=when als=as hoe=how of_niet=or elke=every elk=every iedere=every ieder=every alle=all alles=everything veel=many
meerdere=several enkele=some andere=other eigen=own meer=more minder=less geen=no niet=not nooit=never
altijd=always ook=also alleen=only nog=still al=already weer=again dan=then daarna=then nu=now hier=here daar=there er=there samen=together snel=quickly makkelijk=easily gemakkelijk=easily
eenvoudig=simple~ simpel=simple~ automatisch=automatically direct=directly iemand=someone iets=something niets=nothing niemand=nobody
kan=can kunnen=can moet=must moeten=must mag=may mogen=may wil=want willen=want wilt=want zou=would zouden=would heb=have heeft=has hebben=have nodig=need helpt=help! helpen=help! laat=let!
laten=let! biedt=offer! zodat_ze=so zonder_internet=offline zonder_reclame=without-ads waarmee=so waarin=where waarop=where
toepassing=application website=website webwinkel=online-shop webshop=webshop platform=platform gereedschap=tool hulpmiddel=tool systeem=system programma=program marktplaats=marketplace
overzicht=overview beheer=management planner=planner agenda=calendar kalender=calendar opdrachtregel=command-line
beheren=manage! organiseren=organise! plannen=plan! inplannen=plan! boeken=book! reserveren=book! vastleggen=record! registreren=record! bijhouden=track! noteren=log! opschrijven=log!
opslaan=save! bewaren=store! verzamelen=collect! zoeken=search! vinden=find! delen=share! verkopen=sell! kopen=buy!
bestellen=order! betalen=pay! factureren=invoice! afrekenen=pay! herinneren=remind! herinnert=remind! waarschuwen=warn! melden=report! meldt=report! informeren=inform! sturen=send!
versturen=send! verzenden=ship! ontvangen=receive! krijgen=receive! leren=learn! oefenen=practise! onderwijzen=teach! vergelijken=compare!
beoordelen=rate! controleren=check! meten=measure! bewaken=monitor! volgen=track! maken=make! aanmaken=create! schrijven=write! lezen=read! huren=rent! verhuren=rent! lenen=borrow!
uitlenen=lend! ruilen=swap! leveren=deliver! bezorgen=deliver! ophalen=collect! vertalen=translate! tonen=show! laten_zien=show!
doneren=donate! schenken=donate! tekenen=sign! ondertekenen=sign! goedkeuren=approve! toewijzen=assign! coordineren=coordinate! analyseren=analyse! berekenen=calculate! afspreken=schedule!
annuleren=cancel! afzeggen=cancel! aanmelden=register! inschrijven=register! uitnodigen=invite! stemmen=vote! kiezen=choose!
bespreken=discuss! chatten=chat! bellen=call! matchen=match! koppelen=connect! aanbevelen=recommend! herstellen=repair! repareren=repair! schoonmaken=clean! bouwen=build! koken=cook!
bakken=bake! water_geven=water! planten=plant! zaaien=sow! oogsten=harvest! voeren=feed! wandelen=walk! fietsen=ride! rijden=drive!
meerijden=ride! reizen=travel! spelen=play! trainen=train! hardlopen=run! zingen=sing! slapen=sleep! verdelen=split! splitsen=split! sparen=save! laden=charge! opladen=charge!
uploaden=upload! downloaden=download! scannen=scan! herkennen=recognise! samenvatten=summarise! publiceren=publish! hernoemen=rename! besturen=control!
klant=customer gebruiker=user gast=guest bezoeker=visitor deelnemer=participant lid=member leden=members medewerker=employee werknemer=employee werkgever=employer collega=colleague
eigenaar=owner ondernemer=entrepreneur zzp'er=freelancer zzper=freelancer freelancer=freelancer beheerder=administrator leraar=teacher leerkracht=teacher
docent=teacher leerling=pupil student=student kind=child kinderen=children ouder=parent ouders=parents moeder=mother vader=father opa=grandfather oma=grandmother gezin=family familie=family
vriend=friend buur=neighbour buurman=neighbour buren=neighbours huisgenoot=flatmate bewoner=resident burger=citizen inwoner=resident
oudere=senior mantelzorger=caregiver verzorger=carer verpleegkundige=nurse zorgverlener=carer patient=patient arts=doctor huisarts=doctor tandarts=dentist dierenarts=vet therapeut=therapist
psycholoog=psychologist fysiotherapeut=physiotherapist verloskundige=midwife apotheker=pharmacist client=client aannemer=contractor
vakman=tradesperson vakmensen=tradespeople loodgieter=plumber elektricien=electrician timmerman=carpenter schilder=painter monteur=technician schoonmaker=cleaner tuinman=gardener
kapper=hairdresser bakker=baker slager=butcher kok=chef imker=beekeeper boer=farmer teler=grower chauffeur=driver koerier=courier fietser=cyclist
loper=runner hardloper=runner speler=player scheidsrechter=referee trainer=trainer coach=coach muzikant=musician zanger=singer kunstenaar=artist fotograaf=photographer schrijver=author
verzamelaar=collector ontwikkelaar=developer onderzoeker=researcher advocaat=lawyer notaris=notary boekhouder=bookkeeper makelaar=estate-agent
verhuurder=landlord huurder=tenant vrijwilliger=volunteer donateur=donor brandweerman=firefighter sollicitant=applicant verkoper=seller koper=buyer leverancier=supplier
hondenbezitter=dog-owner hondenuitlater=dog-walker oppas=babysitter reiziger=traveller
afspraak=appointment afspraken=appointments factuur=invoice facturen=invoices offerte=quote contract=contract bestelling=order levering=delivery bezorging=delivery betaling=payment
herinnering=reminder bericht=message melding=notification bedrijf=company bedrijven=companies winkel=shop praktijk=practice ziekenhuis=hospital
school=school kinderopvang=daycare vereniging=club sportclub=sports-club voetbalclub=football-club sportvereniging=sports-club kerk=church gemeente=municipality stad=city dorp=village
buurt=neighbourhood wijk=neighbourhood brandweer=fire-brigade voedselbank=food-bank restaurant=restaurant bakkerij=bakery keuken=kitchen
kapsalon=hair-salon salon=salon sportschool=gym garage=garage werkplaats=workshop fabriek=factory magazijn=warehouse boerderij=farm tuin=garden moestuin=garden volkstuin=allotment
akker=field kas=greenhouse stal=barn museum=museum bibliotheek=library hotel=hotel vakantiehuis=holiday-home huis=house woning=apartment
appartement=apartment kamer=room gebouw=building bouwplaats=construction-site kantoor=office straat=street kaart=map locatie=location plaats=place zaal=room veld=field baan=job
bijenkast=hive bijenvolk=colony bijen=bees honing=honey plant=plant bloem=flower boom=tree zaad=seed oogst=harvest dier=animal huisdier=pet
hond=dog kat=cat paard=horse koe=cow schaap=sheep geit=goat kip=chicken vogel=bird brood=bread taart=cake gerecht=dish maaltijd=meal recept=recipe boodschappenlijst=shopping-list
boodschappenlijstje=shopping-list ingredient=ingredient groente=vegetable fruit=fruit wijn=wine bier=beer fles=bottle voorraad=stock product=product
prijs=price korting=discount bon=receipt bonnetje=receipt kosten=cost uitgave=expense uitgaven=expenses inkomen=income geld=money belasting=tax btw=vat boekhouding=bookkeeping
rekening=invoice bankrekening=bank-account spaardoel=saving-goal schuld=debt verzekering=insurance schade=damage schadeclaim=claim huur=rent borg=deposit
huurcontract=lease gebrek=defect reparatie=repair onderhoud=maintenance inspectie=inspection keuring=inspection onderdeel=part machine=machine apparaat=device sensor=sensor
temperatuur=temperature vochtigheid=humidity stroom=electricity zonnepaneel=solar-panel zonnepanelen=solar-panels warmtepomp=heat-pump laadpaal=charging-station
energie=energy verbruik=consumption meterstand=meter-reading auto=car voertuig=vehicle vrachtwagen=truck bestelbus=van fiets=bicycle bakfiets=cargo-bike bus=bus trein=train rit=ride
carpool=carpool parkeerplaats=parking-space pakket=parcel zending=shipment route=route les=lesson lessen=lessons cursus=course huiswerk=homework
toets=exam examen=exam woord=word taal=language vraag=question antwoord=answer flitskaart=flashcard onderzoek=research monster=sample boek=book artikel=article foto=photo lied=song
muziek=music koor=choir repetitie=rehearsal concert=concert tentoonstelling=exhibition bruiloft=wedding evenement=event feest=party gastenlijst=guest-list
uitnodiging=invitation reis=trip vakantie=holiday kaartje=ticket spel=game bordspel=board-game toernooi=tournament wedstrijd=match competitie=league team=team seizoen=season
training=training medicijn=medication medicijnen=medication klacht=complaint symptoom=symptom bloeddruk=blood-pressure gewicht=weight slaap=sleep stemming=mood
dagboek=diary gewoonte=habit doel=goal taak=task taken=tasks lijst=list wachtlijst=waiting-list dienst=shift diensten=shifts rooster=rota dienstrooster=rota zorg=care thuiszorg=home-care
verlof=leave vacature=vacancy sollicitatie=job-application salaris=salary uren=hours urenregistratie=time-tracking vergadering=meeting
notulen=meeting-minutes project=project deadline=deadline dossier=case document=document bestand=file map=folder verslag=report rapport=report formulier=form enquete=survey
beoordeling=review handtekening=signature vergunning=permit donatie=donation lidmaatschap=membership contributie=membership-fee abonnement=subscription
nieuwsbrief=newsletter advertentie=listing reclame=ads privacy=privacy avg=gdpr wachtwoord=password back-up=backup telefoon=mobile computer=computer dag=day week=week maand=month jaar=year
uur=hour tweedehands=secondhand~ kleding=clothes nieuw=new~ klein=small~ groot=large~ gratis=free~ goedkoop=cheap~ lokaal=local~
veilig=secure~ prive=private~ dagelijks=daily~ wekelijks=weekly~ maandelijks=monthly~ gedeeld=shared~ ziek=sick~ oud=old~ jong=young~
woonzorgcentrum=care-home woonzorgcentra=care-homes overdracht=handover avond=evening avonds=evening nacht=night nachts=night nachtdienst=night-shift gaan=go! gaat=go! schrift=notebook
schriftje=notebook afdeling=ward zorgmedewerker=care-worker tablet=tablet aantekenen=record! gebeuren=happen! gebeurd=happen! vallen=fall! gevallen=fall! val=fall slecht=bad~ eten=eat!
gegeten=eat! gebeld=call! aftekenen=sign! gelezen=read! meteen=instantly ronde=round vast=fixed~ vaste=fixed~ tijd=time tijden=times vinklijst=checklist draaien=run! draait=run!
serverruimte=server-room cloud=cloud eis=requirement directie=management welk=which welke=which inzien=view! ingezien=view! kennen=know! kent=know! livegang=launch hout=wood houten=wooden~
trap=stairs trappen=stairs maat=measurement maten=measurements man=man planning=schedule hangen=hang! hangt=hang! whiteboard=whiteboard zien=see! ziet=see! staan=stand! staat=stand!
hoeveel=how-many zitten=sit! zit=sit! internet=internet waardeloos=worthless~ maandag=monday dinsdag=tuesday woensdag=wednesday donderdag=thursday vrijdag=friday zaterdag=saturday
zondag=sunday januari=january februari=february maart=march april=april mei=may juni=june juli=july augustus=august september=september oktober=october november=november december=december
twee=two drie=three vier=four vijf=five zes=six zeven=seven acht=eight negen=nine tien=ten elf=eleven twaalf=twelve vijftien=fifteen twintig=twenty dertig=thirty veertig=forty vijftig=fifty
zestig=sixty zeventig=seventy tachtig=eighty negentig=ninety honderd=hundred naaiatelier=tailor-shop kleermaker=tailor hulp=help hulpen=assistants brengen=bring! terugbrengen=return!
terugbrengt=return! broek=trousers broeken=trousers jurk=dress gordijn=curtain briefje=note weten=know! weet=know! afgesproken=agree! kledingstuk=garment fotograferen=photograph!
wijziging=change ophaaldatum=pickup-date afhaalpunt=pickup-point berichtje=message klaar=ready~ meestal=usually contant=cash~ betaald=pay! huisbezoek=home-visit bevalling=birth
waarnemen=cover! waarneemt=cover! baby=baby borstvoeding=breastfeeding trappenhuis=staircase bereik=coverage gebruiken=use! gebruikt=use! gebruik=use groepsapp=group-chat
eigenlijk=actually vanwege=because bioteler=organic-grower groentepakket=vegetable-box groentepakketten=vegetable-boxes abonnee=subscriber vergeten=forget! vergeet=forget! geven=give!
doorgeven=report! verrotten=rot! overslaan=skip! oogstlijst=harvest-list vanzelf=automatically ervoor=before openstaand=overdue~ openstaande=overdue~ opvallen=appear! leiden=run! leid=run!
zeilschool=sailing-school zeilen=sail! instructeur=instructor wisselen=change! hard=strong~ wind=wind vervallen=cancel! vervalt=cancel! helft=half doorgaan=continue! doorgaat=continue!
zoek=search! boot=boat boten=boats getekend=signed~ kapot=broken~ materiaal=equipment fanfare=brass-band repeteren=rehearse! dirigent=conductor genoeg=enough klarinet=clarinet
bladmuziek=sheet-music kwijt=lost~ kwijtraken=lose! raakt=lose! uitgeleend=lent~ uitgeleende=lent~ instrument=instrument nergens=nowhere genoteerd=record! blijven=stay! blijft=stay!
liggen=lie! aanwezigheid=attendance afwezigheid=absence thuis=home partij=part beluisteren=listen! uniform=uniform toestemming=permission vraagt=ask! uitstapje=trip
schade-expert=loss-adjuster bezoek=visit bezoeken=visit! meet=measure! vocht=moisture muur=wall muren=walls spreken=talk! spreek=talk! inspreken=dictate! opmerking=remark typen=type!
middernacht=midnight concept=draft meting=measurement spraak=speech ontstaan=emerge! verbeteren=correct! verbeter=correct! verzekeraar=insurer stuur=send! declaratie=fee-invoice
vergeetachtig=forgetful~ wonen=live! woont=live! neef=cousin neven=cousins nicht=cousin nichten=cousins doen=do! doet=do! om_de_beurt=in-turns beurt=turn boodschappen=groceries
boodschap=errand ziekenhuisbezoek=hospital-visit thuishulp=home-help zetten=put! zet=put! pil=pill pillen=pills innemen=take! ingenomen=take! deur=door vakantiehuisje=holiday-home
werken=work! schoonmaakster=cleaner vertrek=departure aankomst=arrival poetsen=clean! gepoetst=clean! linnengoed=linen tellen=count! geteld=count! gemeld=report! opnemen=record!
opgenomen=record! boeking=booking komen=come! komt=come! site=website soms=sometimes dubbel=double~ dubbele=double~ pijnlijk=embarrassing~ buurtvereniging=neighbourhood-association
stoel=chair partytent=tent geluidsinstallatie=sound-system verdwijnen=disappear! verdwijnt=disappear! sleutel=key opslag=storage envelop=envelope uitleenkalender=lending-calendar
uitlening=loan afgifte=handover staat_van=condition seintje=notice geef_een_seintje=notify! bergloop=mountain-race bergloopwedstrijd=mountain-race chaos=chaos inschrijving=registration
inschrijvingen=registrations kwijtgeraakt=lost~ kwijtgeraakte=lost~ startnummer=bib-number opdagen=appear! drankpost=aid-station uitgifte=handout code=code doorkomsttijd=split-time
netwerk=network uitvaller=dropout uitslag=result categorie=category categorieen=categories huisartsenpraktijk=medical-practice tandartspraktijk=dental-clinic verpleeghuis=nursing-home
bestelling_plaatsen=order! rit_plannen=plan-rides gastouder=childminder peuterspeelzaal=playgroup fysiopraktijk=physiotherapy-practice stage=internship stagiair=intern
vragen=questions week=week weken=weeks maken=make! maak=make! typ=type! klarinetten=clarinets lever=deliver! ontstaat=emerge! openstaat=open! ochtend=morning ochtends=morning verrot=rot! beginnen=begin! begint=begin!
erbij=with-it eraan=to-it eraf=off eruit=out erin=in erop=on ervan=of-it erna=after erachter=behind daarvan=of-it daarmee=with-it daarbij=with-it daarvoor=for-it daarop=then daarom=so
hiervoor=for-this waarvan=of-which waarover=about waaraan=to-which waarbij=where waarvoor=for waardoor=so waarom=why waarheen=where hierbij=here terug=back verder=further vooruit=ahead
achteruit=back achter=behind achteraf=afterwards vooraf=in-advance voordat=before nadat=after zodra=when totdat=until terwijl=while tenzij=unless hoewel=although toch=still wel=indeed
gewoon=simply gewone=ordinary~ even=briefly eventjes=briefly later=later eerder=earlier straks=soon zo_meteen=soon binnenkort=soon morgen=tomorrow gisteren=yesterday overmorgen=tomorrow
vandaag=today vanavond=tonight vanmorgen=this-morning vannacht=tonight bijna=almost ongeveer=about echt=really heel=very erg=very te_veel=too-many te_laat=too-late liever=rather graag=gladly
misschien=maybe waarschijnlijk=probably zeker=surely meest=most meeste=most minst=least steeds=always telkens=always opnieuw=again nogmaals=again onderling=mutually onderlinge=mutual~
anders=otherwise ander=other eindelijk=finally uiteindelijk=finally netjes=neatly beleefd=politely zachtjes=gently stil=quiet~ tweemaal=twice eenmaal=once af=off weg=away buiten=outside
binnen=within boven=above beneden=below naast=beside tegenover=opposite langs=along rond=around rondom=around dwars=across ondanks=despite behalve=except volgens=by dankzij=via allemaal=all
allebei=both beide=both beiden=both sommige=some hele=whole~ hetzelfde=same dezelfde=same zelfde=same zulke=such zo'n=such elders=elsewhere overal=everywhere ergens=somewhere ja=yes nee=no
mezelf=myself jezelf=yourself jullie=you hem=him had=had hadden=had waren=were geweest=been geworden=become werd=was werden=were zal=will zullen=will zult=will moest=must mocht=may kon=could
konden=could hoeft=must hoef=must hoeven=must laten_weten=notify! laat_weten=notify! bent=are mensen=people vrouw=woman vrouwen=women mannen=men buurvrouw=neighbour vriendin=friend meisje=girl
zoon=son zonen=sons dochter=daughter dochters=daughters broer=brother zus=sister oom=uncle tante=aunt pa=dad papa=dad ma=mum mama=mum kleinkind=grandchild kleinkinderen=grandchildren
grootouders=grandparents partner=partner weduwe=widow weduwnaar=widower dove=deaf~ doof=deaf~ blind=blind~ blinde=blind~ slechtziend=blind~ slechthorend=deaf~ maatje=buddy tolk=interpreter
wethouder=councillor burgemeester=mayor raadslid=councillor ambtenaar=civil-servant agent=police-officer politie=police rechter=judge deurwaarder=bailiff getuige=witness verdachte=suspect
verdachten=suspects slachtoffer=victim indiener=applicant bestuurder=driver passagier=passenger passagiers=passengers wagenparkbeheerder=fleet-manager fietsenmaker=bike-mechanic klusser=handyman
klusjesman=handyman expert=expert deskundige=expert zelfstandige=freelancer tussenpersoon=intermediary tussenpersonen=intermediaries penningmeester=treasurer voorzitter=chair secretaris=secretary
secretariaat=secretariat bestuur=board nagelstudio=nail-salon nagelstyliste=nail-technician pedicure=pedicurist schoonheidsspecialiste=beautician schoonheidssalon=beauty-salon
tatoeeerder=tattooist metselaar=bricklayer stukadoor=plasterer dakdekker=roofer tegelzetter=tiler lasser=welder smid=blacksmith glaszetter=glazier hovenier=landscaper boomverzorger=tree-surgeon
bloemist=florist visser=fisherman jager=hunter herder=shepherd melkveehouder=dairy-farmer veehouder=livestock-farmer wijnboer=winemaker brouwer=brewer kaasmaker=cheesemaker bezorger=courier
vrachtwagenchauffeur=truck-driver piloot=pilot schipper=skipper machinist=train-driver verhuizer=removal-firm glazenwasser=window-cleaner schoorsteenveger=chimney-sweep installateur=installer
architect=architect landmeter=surveyor ingenieur=engineer programmeur=programmer systeembeheerder=sysadmin journalist=journalist redacteur=editor vertaler=translator acteur=actor
regisseur=director danser=dancer gitarist=guitarist toneelgroep=theatre-group boekhandel=bookshop boekhandelaar=bookseller bibliothecaris=librarian archivaris=archivist conservator=curator
restaurator=conservator logopedist=speech-therapist ergotherapeut=occupational-therapist dietist=dietitian optician=optician opticien=optician kinderarts=paediatrician chirurg=surgeon
specialist=specialist assistent=assistant assistente=assistant uitzendkracht=temp-worker leidinggevende=manager chef=manager baas=boss directeur=director ploeg=team ploegen=teams groep=group
groepen=groups publiek=audience lezer=reader luisteraar=listener kijker=viewer brief=letter brieven=letters bijlage=attachment mail=email mails=emails mailtje=email belletje=call telefoontje=call
piepje=beep piepen=beep! piept=beep! toon=tone lijstje=list schema=schedule kolom=column tabel=table regel=rule regels=rules stap=step stappen=steps blad=sheet bladen=sheets papier=paper
papieren=papers geeltje=sticky-note plaatje=picture beeld=image beelden=images scherm=screen schermpje=display lampje=light knop=button knoppen=buttons kastje=box doos=box dozen=boxes
pizzadoos=pizza-box pot=jar karren=carts kar=cart kruiwagen=wheelbarrow ladder=ladder schip=ship schepen=ships veerpont=ferry vliegtuig=plane busje=van buurtbus=community-bus leaseauto=lease-car
zitplaats=seat zitplaatsen=seats opstapplek=pickup-point halte=stop station=station haven=port brug=bridge tunnel=tunnel kruispunt=junction rotonde=roundabout stoplicht=traffic-light
stoep=pavement fietspad=bike-path snelweg=motorway parking=parking provincie=province platteland=countryside straten=streets plek=spot plekken=spots ruimte=space ruimtes=rooms kelder=cellar
zolder=attic verdieping=floor dak=roof ketel=boiler radiator=radiator douche=shower douches=showers kraan=tap leiding=pipe badkamer=bathroom toilet=toilet raam=window ramen=windows vloer=floor
plafond=ceiling bed=bed bedden=beds matras=mattress tafel=table kast=cupboard lamp=lamp tuinmeubels=garden-furniture meubel=furniture speelgoed=toy speelgoedbank=toy-bank kasteel=castle tent=tent
blokverwarming=district-heating verwarming=heating gasmeter=gas-meter watermeter=water-meter stookruimte=boiler-room stooklijn=heating-curve aanvoer=supply druk=pressure graad=degree
graadje=degree graden=degrees storing=fault storingen=faults pech=breakdown brandstof=fuel benzine=petrol diesel=diesel band=band banden=tyres ketting=chain remmen=brakes
stroomprijs=electricity-price stroomstoring=power-cut energiecontract=energy-contract buurtbatterij=neighbourhood-battery batterij=battery accu=battery verbruikt=used~ verbruikte=used~
boezemgemaal=pumping-station gemaal=pumping-station polder=polder sloot=ditch waterstand=water-level waterstanden=water-levels getij=tide springtij=spring-tide regen=rain sneeuw=snow vorst=frost
storm=storm stormschade=storm-damage overstroming=flood droogte=drought hitte=heat zon=sun zomer=summer winter=winter lente=spring voorjaar=spring herfst=autumn najaar=autumn kerst=christmas
pasen=easter feestdag=public-holiday feestdagen=public-holidays kwartaal=quarter kwartier=quarter-hour minuut=minute minuten=minutes seconde=second seconden=seconds keer=time keren=times eind=end
einde=end middag=afternoon afloop=end moment=moment half=half halve=half~ afstand=distance hoogte=height breedte=width lengte=length diepte=depth centimeter=centimetre meter=metre
kilometer=kilometre liter=litre kilo=kilo gram=gram getal=number getallen=numbers nummer=number cijfer=grade cijfers=grades som=sum totaal=total~ gemiddelde=average stand=score niveau=level
naam=name namen=names soort=kind versie=version merk=brand model=model probleem=problem problemen=problems fout=mistake fouten=mistakes reden=reason gevoel=feeling ervaring=experience hoop=hope
verrassing=surprise geheim=secret geschiedenis=history verhaal=story verhalen=stories gedicht=poem hoofdstuk=chapter hoofdstukken=chapters roman=novel krant=newspaper tijdschrift=magazine
film=film serie=series podcast=podcast uitleg=explanation voorstel=proposal idee=idea ideeen=ideas besluit=decision beslissing=decision uitkomst=result uitkomsten=results resultaat=result
resultaten=results script=script bureau=office schuim=foam hand=hand handen=hands hoofd=head hoofden=heads voet=foot rug=back knie=knee oog=eye ogen=eyes oor=ear oren=ears tand=tooth tanden=teeth
huid=skin hart=heart bloed=blood bloedsuiker=blood-glucose suiker=sugar wond=wound koorts=fever hoest=cough griep=flu kanker=cancer beroerte=stroke diabetes=diabetes astma=asthma
dementie=dementia rolstoel=wheelchair rollator=walker gehoorapparaat=hearing-aid bril=glasses fysiotherapie=physiotherapy nota=invoice nota's=invoices aanbetaling=deposit tikkie=payment-request
terugbetaling=refund terugbetaald=refunded~ betaalde=paid~ maandgeld=monthly-fee loon=salary loonstrook=payslip zorgverzekering=health-insurance pensioen=pension belastingdienst=tax-office
gemeentebalie=town-hall-counter balie=counter loket=counter uitkering=benefit subsidie=grant boete=fine testament=will testamenten=wills volmacht=power-of-attorney volmachten=powers-of-attorney
erfenis=inheritance verwerkersovereenkomst=data-processing-agreement verwerkersovereenkomsten=data-processing-agreements overeenkomst=agreement wetten=laws rechtbank=court bezwaar=objection
aanvraag=request aanvragen=request! aangifte=report diefstal=theft fraude=fraud oplichting=scam buurtpreventie=neighbourhood-watch buurtpreventiegroep=neighbourhood-watch
buurtapp=neighbourhood-chat loopt=run! lopen=walk! loop=walk! ga=go! ging=go! gegaan=go! zie=see! gezien=seen~ hoort=belong! horen=hear! gehoord=heard~ zeggen=say! zegt=say! zeg=say! gezegd=said~
vertellen=tell! vertel=tell! praten=talk! kletsen=chat! kletst=chat! bieden=bid! bied=bid! denken=think! denkt=think! geloven=believe! voelen=feel! gevoeld=felt~ houden=keep! houdt=keep!
nemen=take! neemt=take! genomen=taken~ krijg=receive! kreeg=receive! geeft=give! geef=give! gegeven=give! doorgeeft=report! doorgegeven=reported~ meegeven=give! leggen=put! legt=put! gelegd=laid~
ligt=lie! lig=lie! stopt=stop! stoppen=stop! slaapt=sleep! vult=fill! vullen=fill! invullen=enter! ingevuld=completed~ invult=enter! intikken=type! tikken=type! tikt=type! drukken=press!
drukt=press! duwen=push! duw=push! trekken=pull! trekt=pull! knippen=cut! snijden=cut! plakken=stick! binnenkomen=come! binnenkomt=come! binnenkomst=arrival samenkomen=meet! uitkomen=appear!
uitkomt=appear! opengaan=open! opengaat=open! openen=open! opent=open! sluiten=close! sluit=close! gesloten=closed~ dichtgaan=close! weggaan=leave! weggaat=leave! vertrekken=leave!
vertrekt=leave! aankomen=arrive! aankomt=arrive! overstappen=switch! uitvallen=fail! uitvalt=fail! aangaan=switch! aanzetten=switch! uitzetten=switch! uitgaan=leave! aanwijzen=point!
onthouden=remember! onthoudt=remember! snappen=understand! snapt=understand! begrijpen=understand! begrijpt=understand! opstellen=draft! nalezen=proofread! nalees=proofread! nakijken=check!
nalopen=check! doorlopen=walk! meelezen=read! meereden=ride! beslissen=decide! beslist=decide! besluiten=decide! pompen=pump! pompt=pump! overrulen=override! oplossen=resolve! opgelost=solved~
uitgeven=publish! uitgegeven=issued~ broeien=heat! dwalen=wander! dwaalt=wander! ontcijferen=decipher! klagen=complain! inburgeren=integrate! gecontroleerd=checked~ afvinken=tick! afvink=tick!
aanvinken=tick! vinken=tick! afgetekend=signed~ tekende=sign! ondertekend=signed~ schuiven=move! meeschuift=move! verschuiven=reschedule! verzetten=reschedule! verplaatsen=reschedule!
uitstellen=postpone! rollen=roll! tanken=refuel! tankt=refuel! lonen=pay-off loont=pay-off begeleiden=guide! begeleid=guided~ besparen=save! bespaard=saved~ vloeken=swear! indelen=assign!
indeel=assign! afzegt=cancel! afmelden=cancel! afgemeld=cancelled~ aangemeld=registered~ ingeschreven=registered~ geboekt=booked~ gehuurd=rented~ verhuurd=rented~ geleend=borrowed~ verkocht=sold~
gekocht=bought~ gestuurd=sent~ verstuurd=sent~ geschreven=written~ gemaakt=made~ gevonden=found~ gevraagd=requested~ gegroeid=grown~ gebouwd=built~ gerepareerd=repaired~ vervangen=replace!
vervangt=replace! verliezen=lose! verliest=lose! verloren=lost~ winnen=win! wint=win! gewonnen=won~ proberen=try! wachten=wait! wacht=wait! blijken=appear! lijken=seem! lijkt=seem! stijgen=rise!
stijgt=rise! dalen=drop! daalt=drop! zakken=drop! zakt=drop! breken=break! breekt=break! lekken=leak! lekt=leak! lek=leak lekkage=leak lekkages=leaks branden=burn! brand=fire
brandoefening=fire-drill oefening=exercise blussen=extinguish! brandblusser=fire-extinguisher brandblussers=fire-extinguishers ontruiming=evacuation alarm=alarm wassen=wash! wast=wash!
strijken=iron! stofzuigen=vacuum! maaien=mow! maait=mow! snoeien=prune! snoeit=prune! spuiten=spray! bemesten=fertilise! melken=milk! vangen=catch! vangt=catch! jagen=hunt! vissen=fish!
duiken=dive! zwemmen=swim! klimmen=climb! schaatsen=skate! dansen=dance! tekenles=drawing-class naaien=sew! breien=knit! knutselen=craft! lassen=weld! boren=drill! zagen=saw! lijmen=glue!
slopen=demolish! verhuizen=move! verbouwen=renovate! verbouwing=renovation isoleren=insulate! isolatie=insulation oplevering=handover opleveren=deliver! kras=scratch krassen=scratches
versleten=worn~ vies=dirty~ schoon=clean~ juiste=right~ juist=right~ goed=good~ goede=good~ beste=best~ beter=better nette=tidy~ handig=handy~ moeilijk=difficult~ ingewikkeld=complicated~
eerlijk=fair~ vrij=free~ hoog=high~ hoge=high~ laag=low~ lage=low~ lager=lower~ lang=long~ kort=short~ breed=wide~ smal=narrow~ diep=deep~ zwaar=heavy~ zware=heavy~ licht=light~ sterk=strong~
zwak=weak~ zacht=soft~ warm=warm~ heet=hot~ koud=cold~ nat=wet~ droog=dry~ vol=full~ leeg=empty~ lege=empty~ dicht=closed~ groen=green~ groene=green~ rood=red~ rode=red~ blauw=blue~ geel=yellow~
gele=yellow~ wit=white~ zwart=black~ grijs=grey~ onscherp=blurry~ onscherpe=blurry~ duidelijk=clear~ vroeg=early~ vroege=early~ duur=expensive~ dure=expensive~ volgende=next~ vorige=previous~
laatste=last~ eerste=first~ tweede=second~ derde=third~ vierde=fourth~ vijfde=fifth~ enige=only belangrijk=important~ dringend=urgent~ verplicht=mandatory~ mogelijk=possible~
beschikbaar=available~ digitaal=digital~ openbaar=public~ persoonlijk=personal~ professioneel=professional~ jaarlijks=yearly~ gezond=healthy~ zwanger=pregnant~ eenzaam=lonely~ bang=afraid~
boos=angry~ blij=happy~ moe=tired~ rijk=rich~ vreemd=strange~ echte=real~ valse=fake~ waard=worth~ betaalbaar=affordable~ duurzaam=sustainable~ biologisch=organic~ elektrisch=electric~
nederlands=dutch~ engels=english~ duits=german~ frans=french~ spaans=spanish~ arabisch=arabic~ turks=turkish~ pools=polish~ oekraiens=ukrainian~ vlaams=flemish~ nederland=netherlands
belgie=belgium vlaanderen=flanders antwerpen=antwerp amsterdam=amsterdam rotterdam=rotterdam utrecht=utrecht gent=ghent retour=return retourneren=return! troef=trump klaverjassen=card-game
voetbal=football hockeyclub=hockey-club hockey=hockey korfbalclub=korfball-club korfbal=korfball padel=padel judoschool=judo-school judo=judo tennisbaan=tennis-court zwembad=swimming-pool
wedstrijdje=match wedstrijdjes=matches bardienst=bar-shift kantine=canteen opkomst=attendance presentie=attendance presentielijst=attendance-list rondje=round poule=group finale=final punt=point
punten=points doelpunt=goal fietsonderdelen=bike-parts onderdelen=parts melkrobot=milking-robot ventilator=fan ventilatoren=fans hakselaar=shredder compost=compost mest=manure gras=grass hooi=hay
kalf=calf kalveren=calves varken=pig varkens=pigs kippen=chickens eend=duck konijn=rabbit vis=fish muis=mouse rat=rat wolf=wolf vos=fox ijsbeer=polar-bear ijsberen=polar-bears beer=bear
beren=bears walvis=whale walvissen=whales insect=insect wesp=wasp nest=nest expeditie=expedition expedities=expeditions bloemenveiling=flower-auction veiling=auction veilingen=auctions
frietkot=chip-shop frituurvet=frying-oil vet=fat olie=oil melk=milk kaas=cheese boter=butter ei=egg eieren=eggs vlees=meat meel=flour aardappel=potato appel=apple koffie=coffee thee=tea sap=juice
ontbijt=breakfast lunch=lunch avondeten=dinner menukaart=menu stroopwafelfabriek=waffle-factory productielijn=production-line lijn=line lijntje=line ploegendienst=shift-work piket=on-call
storingsdienst=on-call wachtdienst=on-call bereikbaarheid=on-call overuren=overtime vakantiedagen=leave-days ziekmelding=sick-note ziekteverlof=sick-leave werk=work werkbon=work-order
werkbonnen=work-orders klus=job klussen=odd-jobs gereedschappen=tools oven=oven wasmachine=washing-machine vaatwasser=dishwasher koelkast=fridge vriezer=freezer afval=waste vuilnis=waste
container=container recycling=recycling kringloopwinkel=thrift-shop kringloop=reuse rommelmarkt=flea-market markt=market kraam=stall kassa=till bezichtiging=viewing bezichtigingen=viewings
vve=homeowners-association appartementencomplex=apartment-building appartementencomplexen=apartment-buildings bestek=specification tekening=drawing tekeningen=drawings bouw=construction
sloop=demolition steiger=scaffolding kraanmachinist=crane-operator beton=concrete steen=stone stenen=stones baksteen=brick ijzer=iron staal=steel glas=glass plastic=plastic stof=fabric wol=wool
garen=yarn naald=needle schilderij=painting schilderijen=paintings beeldhouwer=sculptor kunst=art kunstwerk=artwork kunstwerken=artworks delfts=delft~ twijfelgeval=doubtful-case
twijfelgevallen=doubtful-cases woordje=word woordjes=words taartfoto's=cake-photos foto's=photos video's=videos agenda's=calendars menu's=menus account=account server=server feed=feed blog=blog
alarmbel=alarm datingsite=dating-site standaard=standard begrafenis=funeral uitvaart=funeral begraafplaats=cemetery geboorte=birth huwelijk=marriage verjaardag=birthday cadeau=gift kamp=camp
kampeerplek=campsite camping=campsite gids=guide rondleiding=guided-tour verlanglijst=wish-list sponsor=sponsor loterij=lottery duizend=thousand miljoen=million dertien=thirteen veertien=fourteen
zestien=sixteen zeventien=seventeen achttien=eighteen negentien=nineteen vijfentwintig=twenty-five zesentwintig=twenty-six tweehonderd=two-hundred driehonderd=three-hundred een_keer=once
euro=euro akkoord=approval
hosten=host! gehost=hosted~ zelfgehost=self-hosted~ datacenter=data-centre datacentrum=data-centre rekencentrum=data-centre aanbieder=provider wolk=cloud in_de_cloud=in-cloud
cloudaanbieder=cloud-provider cloudprovider=cloud-provider amerikaans=american~ amerika=america amerikanen=americans vs=united-states chinees=chinese~ russisch=russian~ rusland=russia
europees=european~ europese=european~ europa=europe eu=european-union binnen_de_eu=in-european-union buitenland=abroad binnenland=home-country belgisch=belgian~ zwitsers=swiss~
bigtech=big-tech techreus=big-tech techbedrijf=tech-company multinational=corporation in_eigen_huis=in-house~ binnenshuis=in-house~ lokale=local~ ter_plaatse=on-site op_locatie=on-site
avg-proof=gdpr-compliant~ avgproof=gdpr-compliant~ avg-conform=gdpr-compliant~ privacywet=gdpr privacywetgeving=gdpr privacyverklaring=privacy-policy privacybeleid=privacy-policy gegevensbescherming=data-protection persoonsgegeven=personal-data
patientgegevens=patient-data klantgegevens=customer-data gevoelig=sensitive~ beroepsgeheim=professional-secrecy zwijgplicht=professional-secrecy geheimhouding=secrecy geheimhoudingsplicht=professional-secrecy vertrouwelijk=confidential~ vertrouwelijkheid=confidentiality
toestemmen=consent! functionaris_gegevensbescherming=data-protection-officer datalek=data-leak datalekken=data-leaks inloggen=sign-in! aanmelding=registration registratie=registration uitloggen=sign-out! zonder_wachtwoord=without-password
wachtwoordloos=passwordless~ pincode=pin toegangscode=access-code bevestigingscode=confirmation-code smscode=sms-code tweestapsverificatie=two-factor-authentication tweefactor=two-factor tweefactorauthenticatie=two-factor-authentication twee-factor=two-factor
verificatie=verification verifieren=verify! authenticatie=authentication gebruikersnaam=username inloggegevens=credentials gebruikersaccount=user-account klantaccount=customer-account zonder_account=without-account zonder_inloggen=without-login
zonder_login=without-login zonder_registratie=without-registration zonder_aanmelden=without-registration zonder_te_registreren=without-registration mailadres=email-address e-mailadres=email-address emailadres=email-address telefoonnummer=phone-number vingerafdruk=fingerprint
gezichtsherkenning=face-recognition schuilnaam=pseudonym pseudoniem=pseudonym apparaten=devices toestellen=devices mobieltje=phone gsm=phone stokoud=very-old~ oeroud=very-old~
antiek=very-old~ verouderd=outdated~ afgedankt=discarded~ pc=computer toetsentelefoon=feature-phone klaptelefoon=feature-phone nokia=feature-phone seniorentelefoon=feature-phone beeldscherm=screen
aanraakscherm=touchscreen reusachtig=giant~ gigantisch=giant~ enorm=huge~ reuzenletters=giant-letters koeienletters=giant-letters lettertype=font lettergrootte=font-size handschoen=glove
werkhandschoenen=gloves schermlezer=screen-reader voorleessoftware=screen-reader voorleesfunctie=read-aloud voorlezen=read-aloud! spraakuitvoer=speech-output spraakbediening=voice-control kleurenblind=colour-blind~ kleurenblindheid=colour-blindness
toegankelijk=accessible~ toegankelijkheid=accessibility beperking=disability gehandicapt=disabled~ eenvoudige_taal=plain-language begrijpelijke_taal=plain-language klare_taal=plain-language toetsenbord=keyboard trillende=shaky~
laaggeletterd=low-literacy~ signaal=signal geen_bereik=no-signal zonder_bereik=without-signal ontvangst=reception dekking=coverage streepje=bar databundel=mobile-data 4g=mobile-data
bandbreedte=bandwidth verbinding=connection internetverbinding=internet-connection traag=slow~ trage=slow~ afgesneden=cut-off~ wegvallen=cut-out! haperen=stutter! haperend=patchy~
hapert=cut-out! haperig=patchy~ wisselvallig=patchy~ instabiel=unstable~ gebrekkig=poor~ zonder_wifi=without-wifi geen_internet=no-internet geen_wifi=no-wifi geen_netwerk=no-signal
internettoegang=internet-access vliegtuigstand=airplane-mode op_zee=at-sea stroomuitval=power-cut op_papier=on-paper papierloos=paperless~ faxapparaat=fax-machine printen=print! uitprinten=print!
afdrukken=print! geprint=printed~ uitgeprint=printed~ afgedrukt=printed~ afdruk=printout uitdraai=printout printbaar=printable~ afdrukbaar=printable~ prikbord=notice-board
mededelingenbord=notice-board aanplakbord=notice-board ophangen=post! aan_de_kassa=at-till aan_de_balie=at-counter aan_de_toonbank=at-counter geen_cent=no-cent geen_cent_kosten=cost-nothing! geen_rooie_cent=no-cent
geen_stuiver=no-cent mag_niets_kosten=cost-nothing! mag_niks_kosten=cost-nothing! kost_niets=cost-nothing! kost_niks=cost-nothing! nul_euro=zero-euros geen_budget=no-budget geen_geld=no-money zonder_abonnement=without-subscription
geen_abonnement=no-subscription zonder_advertenties=without-ads zonder_reclames=without-ads geen_reclame=no-ads in_de_browser=in-browser zonder_javascript=without-javascript zonder_installatie=without-installation zonder_te_installeren=without-installation zonder_ai=without-ai
weigeren=refuse! weigert=refuse! geweigerd=refused~ weigering=refusal afwijzen=reject! wijst_af=reject! wijzen_af=reject! afgewezen=rejected~ afkeuren=reject!
toestaan=allow! staat_toe=allow! toegestaan=allowed~ toegelaten=allowed~ toelaten=allow! verbieden=forbid! verbiedt=forbid! vereisen=require! vereist=required~
verlangen=demand! opeisen=demand! voorschrijven=require! schrijft_voor=require! aandringen=insist! dringt_aan=insist! staan_erop=insist! sta_erop=insist! hamert_op=insist!
voldoen=comply! voldoet=comply! voldoen_aan=comply! naleven=comply! naleving=compliance conform=compliant~ komt_niet_in_aanmerking=not-allowed~ geen_sprake_van=not-allowed~ is_geen_sprake_van=not-allowed~
geen_denken_aan=not-allowed~ uit_den_boze=not-allowed~ uitgesloten=not-allowed~ is_uitgesloten=not-allowed~ geen_optie=not-allowed~ is_geen_optie=not-allowed~ over_mijn_lijk=not-allowed~ alleen_over_mijn_lijk=not-allowed~ mag_absoluut_niet=not-allowed~
mag_echt_niet=not-allowed~ mag_nooit=not-allowed~ niet_toegestaan=not-allowed~ niet_toegelaten=not-allowed~ niet_de_bedoeling=not-allowed~ kan_echt_niet=not-allowed~ kan_absoluut_niet=not-allowed~ dat_kan_niet=not-allowed~ taboe=not-allowed~
no-go=not-allowed~ not_done=not-allowed~ onaanvaardbaar=not-allowed~ onacceptabel=not-allowed~ ontoelaatbaar=not-allowed~ vergeet_het_maar=not-allowed~ vergeet_maar=not-allowed~ kun_je_vergeten=not-allowed~ kan_je_vergeten=not-allowed~
niks_ervan=not-allowed~ niets_daarvan=not-allowed~ komt_niets_van_in=not-allowed~ komt_niks_van_in=not-allowed~ niets_van_in=not-allowed~ niet_met_mij=not-allowed~ niet_met_ons=not-allowed~ mij_niet_gezien=not-allowed~ zonder_mij=not-allowed~
blijf_af=not-allowed~ in_geen_geval=never onder_geen_beding=never onder_geen_enkele_voorwaarde=never in_geen_enkel_geval=never voor_geen_goud=never voor_geen_prijs=never nooit_meer=never-again nooit_ofte_nimmer=never
nooit_van_mijn_leven=never absoluut_niet=not-at-all helemaal_niet=not-at-all totaal_niet=not-at-all beslist_niet=not-at-all zeker_niet=not-at-all vooral_niet=never liever_niet=never onzin=nonsense
flauwekul=nonsense kolder=nonsense kul=nonsense larie=nonsense nonsens=nonsense grap=joke slechte_grap=bad-joke lachertje=joke haten=hate!
haat=hate! hekel_aan=hate! een_hekel_aan=hate! heeft_een_hekel_aan=hate! hebben_een_hekel_aan=hate! bloedhekel=hate! verafschuwen=hate! gruwen=hate! vertrouwen=trust!
vertrouw_ik_niet=distrust! vertrouwt_niet=distrust! vertrouwen_niet=distrust! wantrouwen=distrust! geen_zin=no-desire geen_zin_in=no-desire spuugzat=fed-up~ beu=fed-up~ kotsbeu=fed-up~
wil_niks_weten_van=refuse! moet_niets_hebben_van=hate! moeten_niets_hebben_van=hate! niets_hebben_van=hate! niks_hebben_van=hate! doet_niet_mee=refuse! doen_niet_mee=refuse! werkt_niet_mee=refuse! afzien_van=do-without!
gaat_niemand_aan=confidential~ gaat_niemand_iets_aan=confidential~ gaat_niemand_wat_aan=confidential~ niemand_iets_aan=confidential~ binnenskamers=confidential~ europese_unie=european-union buiten_de_eu=outside-european-union big_tech=big-tech tweede_factor=second-factor
account_aanmaken=create-account! een_account_aanmaken=create-account! grote_letters=large-letters grote_knoppen=large-buttons grote_knop=large-button met_handschoenen=with-gloves een_streepje=one-bar een_streepje_bereik=one-bar
hosting=hosting zelf_hosten=self-host! zelf_gehost=self-hosted~ eigen_server=own-server eigen_servers=own-servers provider=provider verenigde_staten=united-states chinese=chinese~ china=china
buiten_europa=outside-europe in_het_buitenland=abroad het_land_uit=leave-country! land_verlaten=leave-country! derde_land=third-country in_eigen_beheer=self-hosted~ eigen_beheer=self-hosted~ docker=docker virtuele_machine=virtual-machine
medische_gegevens=medical-data bijzondere_persoonsgegevens=sensitive-data login=login eenmalige_code=one-time-code sms-code=sms-code mobiel_nummer=phone-number echte_naam=real-name echte_namen=real-names smartphone=smartphone
oude_telefoon=old-phone oude_telefoons=old-phones oude_tablet=old-tablet laptop=laptop iphone=iphone android=android windows=windows linux=linux letter=letter
contrast=contrast met_een_hand=one-handed~ slecht_bereik=poor-signal dode_zone=dead-zone witte_vlek=dead-zone witte_vlekken=dead-zones mobiele_data=mobile-data mobiel_internet=mobile-data wifi=wifi
trage_verbinding=slow-connection traag_internet=slow-connection valt_weg=cut-out! valt_uit=cut-out! offline=offline~ zonder_verbinding=offline zonder_netwerk=offline fax=fax per_fax=by-fax
printer=printer per_post=by-letter per_brief=by-letter handgeschreven=handwritten~ met_de_hand=by-hand vaste_telefoon=landline vaste_lijn=landline telefonisch=by-phone per_telefoon=by-phone
doordrukvel=carbon-copy contant_geld=cash cash=cash contant_betalen=pay-cash! toonbank=counter pinpas=debit-card pinnen=pay-by-card! creditcard=credit-card betaalkaart=bank-card
bankpas=bank-card met_de_kaart=by-card overschrijving=bank-transfer bankoverschrijving=bank-transfer overboeking=bank-transfer overmaken=transfer! doorlopende_opdracht=standing-order periodieke_overboeking=standing-order automatische_incasso=direct-debit
incasso=direct-debit domiciliering=direct-debit ideal=bank-payment op_factuur=by-invoice op_rekening=by-invoice cent=cent stuiver=penny kosteloos=free~ kosteloze=free~
voor_niets=for-free voor_niks=for-free voor_nop=for-free nul=zero budget=budget transactiekosten=transaction-fees onlinebetaling=online-payment online_betalen=pay-online! online_betaling=online-payment
betaalprovider=payment-provider paypal=paypal stripe=stripe maandbedrag=monthly-fee eenmalig=one-off~ eenmalige_betaling=one-off-payment een_keer_betalen=pay-once! in-app-aankoop=in-app-purchase reclamevrij=ad-free~
advertentievrij=ad-free~ spam=spam chat=chat chatfunctie=chat appgroep=group-chat whatsapp=whatsapp pushmelding=push-notification pushbericht=push-notification gezicht=face
herkenbaar=recognisable~ onherkenbaar=unrecognisable~ vervagen=blur! geblurd=blurred~ blurren=blur! microfoon=microphone camera=camera webcam=webcam geluidsopname=audio-recording
opname=recording meeluisteren=listen-in! afluisteren=eavesdrop! video=video filmpje=video videobellen=video-call! videogesprek=video-call locatiegegevens=location-data verblijfplaats=whereabouts
gps=gps landkaart=map google_maps=google-maps gevolgd=tracked~ traceren=trace! tracken=track! tracking=tracking tracker=tracker bespioneren=spy!
bespieden=spy! gluren=snoop! spioneren=spy! snuffelen=snoop! in_de_gaten_houden=monitor! toezicht=surveillance bewaking=surveillance cookie=cookie cookiebanner=cookie-banner
cookiemelding=cookie-banner cookiemuur=cookie-wall analytics=analytics google_analytics=google-analytics bezoekersstatistieken=analytics gebruiksstatistieken=usage-statistics telemetrie=telemetry profilering=profiling anoniem=anonymous~
anonimiteit=anonymity anonimiseren=anonymise! geanonimiseerd=anonymised~ gepseudonimiseerd=pseudonymised~ versleuteld=encrypted~ versleutelen=encrypt! versleuteling=encryption encryptie=encryption end-to-end=end-to-end~
traceerbaar=traceable~ traceerbaarheid=traceability herleidbaar=traceable~ naspeurbaar=traceable~ controleerbaar=auditable~ audit=audit accountant=auditor auditor=auditor auditlog=audit-log
logboek=log wie_wat_wanneer=audit-trail wie_wat_deed=audit-trail controlespoor=audit-trail onveranderbaar=immutable~ onwijzigbaar=immutable~ fraudebestendig=tamper-proof~ wissen=delete! gewist=deleted~
verwijderen=delete! verwijderd=deleted~ verwijdering=deletion weggooien=delete! vernietigen=destroy! vernietigd=destroyed~ vernietiging=destruction bewaard=retained~ bewaartermijn=retention-period
bewaarplicht=retention-duty recht_op_vergetelheid=right-to-be-forgotten gecertificeerd=certified~ certificering=certification norm=standard licentie=licence licentiekosten=licence-fees open-source=open-source~ opensource=open-source~
open_source=open-source~ vrije_software=free-software broncode=source-code openbare_broncode=open-source~ auteursrecht=copyright leveranciersafhankelijkheid=vendor-lock-in bestandsformaat=file-format formaat=format open_formaat=open-format
csv=csv pdf=pdf json=json xml=xml spreadsheet=spreadsheet rekenblad=spreadsheet export=export exporteerbaar=exportable~ koppeling=integration
browser=browser oude_browser=old-browser oude_browsers=old-browsers internet_explorer=internet-explorer javascript=javascript uitgeschakeld=disabled~ uitgezet=disabled~ uitschakelen=disable! staat_uit=disabled~
geblokkeerd=blocked~ blokkeren=block! installeren=install! installatie=installation niets_installeren=install-nothing! niks_installeren=install-nothing! appstore=app-store app_store=app-store proces=process
microservice=microservice framework=framework afhankelijkheid=dependency afhankelijkheden=dependencies binair=binary~ binary=binary uitvoerbaar_bestand=binary los_bestand=single-file database=database
databank=database monoliet=monolith aan_derden=to-third-parties derde_partij=third-party derde_partijen=third-parties programmeertaal=programming-language ai=ai kunstmatige_intelligentie=ai taalmodel=language-model
chatbot=chatbot verbod=ban voorschrift=regulation voorwaarde=condition wet=law wettelijk=legal~ regelgeving=regulation verplichting=obligation dwingen=force!
gedwongen=forced~ per_se=necessarily geenszins=not-at-all vooral_geen=no absoluut_geen=no echt_geen=no zeker_geen=no beslist_geen=no liever_geen=no
gedoe=hassle rompslomp=hassle poespas=frills toeters_en_bellen=frills franje=frills liflafjes=frills spul=stuff spullen=stuff troep=junk
rommel=junk irritant=annoying~ vervelend=annoying~ tegenhouden=block! afzien=do-without! delen_met_derden=disclose! doorverkopen=resell! doorverkoop=resale prijsgeven=disclose!
verlaten=leave! stiekem=secret~ hoster=hosting-provider hostingpartij=hosting-provider cloudopslag=cloud-storage bedrijfsgeheim=trade-secret inlog=login digid=government-login bijnaam=nickname
toestel=device leesbril=reading-glasses bundel=data-plan satelliet=satellite ondergronds=underground`,
};
