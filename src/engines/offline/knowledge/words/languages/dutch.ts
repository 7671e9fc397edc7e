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
vragen=questions week=week weken=weeks maken=make! maak=make! typ=type! klarinetten=clarinets lever=deliver! ontstaat=emerge! openstaat=open! ochtend=morning ochtends=morning verrot=rot! beginnen=begin! begint=begin!`,
};
