import type { LanguageWords } from './language-words.ts';

/** French: see `LanguageWords` for the notation. */
export const french: LanguageWords = {
  giveaways:
    'le les des une pour avec qui et du dans leurs leur je nous vous mes sans est aux ce cette ces pas veux entre afin ou notre nos votre sont peuvent doit chez veut voudrais comme quand chaque tous de en gestion suivi gerer logiciel',
  plurals: [
    'aux>al',
    'eaux>eau',
    'x>',
    'euses>eur',
    'euse>eur',
    'euses>eux',
    'euse>eux',
    'rices>eur',
    'rice>eur',
    'ieres>ier',
    'iere>ier',
    'ennes>en',
    'enne>en',
    'elles>el',
    'elle>el',
    'ives>if',
    'ive>if',
    'ales>al',
    's>',
    'es>',
    'e>',
  ],
  conjugations: [
    ['ger', 'geons geant'],
    ['ayer', 'aie aient'],
    ['oyer', 'oie oient'],
    ['uyer', 'uie uient'],
    ['eler', 'elle ellent'],
    ['eter', 'ette ettent'],
    ['er', 'e ent ez ons ant era eront'],
    ['dre', 'd dent dez dons dant dra dront'],
    ['ir', 'it is issent issez issons issant ira iront'],
  ],
  words: `et=and ou=or mais=but car=because puis=then pour=for avec=with sans=without sauf=without de=of du=of des=of a=to au=to aux=to en=in dans=in par=by sur=on sous=under entre=between chez=at
depuis=from vers=toward contre=against pendant=during avant=before
apres=after durant=during jusqu=until jusque=until malgre=despite selon=by aupres=with autour=around pres=near parmi=among lors=during hors=outside via=via un=a une=a le=the la=the les=the
ce=this cet=this cette=this ces=these celui=the celle=the ceux=those
leur=their leurs=their son=his sa=his ses=his mon=my ma=my mes=my notre=our nos=our votre=your vos=your ton=your ta=your tes=your je=i j=i moi=me me=me tu=you te=you il=it elle=it nous=we
vous=you ils=they elles=they eux=them lui=him on=we se=themselves
soi=themselves qui=that que=that qu=that dont=that quoi=what quel=which quelle=which quels=which quelles=which lequel=which quand=when lorsque=when des_que=when comme=like si=if pourquoi=why
comment=how combien=how-much parce_que=because afin=so ainsi=so donc=so
tout=all toute=all tous=all toutes=all chaque=every chacun=everyone plusieurs=several quelques=some certains=some autre=other autres=other beaucoup=many peu=few plus=more moins=less
assez=enough trop=too meme=same memes=same aucun=no aucune=no rien=nothing personne=person
tout_le_monde=everyone ne=not pas=not jamais=never deja=already encore=still toujours=always souvent=often parfois=sometimes bientot=soon maintenant=now ici=here partout=everywhere
ensemble=together seulement=only aussi=also tres=very bien=well
vite=quickly rapidement=quickly facilement=easily simplement=simply automatiquement=automatically directement=directly mieux=better surtout=especially notamment=including etc=etc y=there
voici=here est=is sont=are etre=be etait=was sera=will seront=will soit=is soient=are
ai=have a_ete=was ont=have avons=have avoir=have ayant=having veux=want veut=want veulent=want voulons=want voulez=want vouloir=want voudrais=want voudrait=want voudrions=want
voudraient=want aimerais=want aimerait=want aimerions=want souhaite=want souhaitons=want
souhaitent=want souhaiterais=want desire=want besoin=need besoin_de=need besoin_d=need peut=can peuvent=can peux=can pouvons=can pouvoir=can puisse=can puissent=can pourra=can pourront=can
pourrait=could doit=must doivent=must devons=must devoir=must devra=must faut=must
va=will vont=will vais=will fait=make! font=make! faire=make! fasse=make! aide=help! aider=help! aident=help! permet=let! permettre=let! permettant=let! permette=let! permettent=let!
laisse=let! laisser=let! sert=serve! servir=serve! pour_que=so afin_que=so afin_de=to
pour_les=for-the grace_a=with grace_aux=with a_partir_de=from a_partir_du=from a_partir_des=from au_lieu_de=instead-of a_cote=beside a_cote_de=beside en_ligne=online en_temps_reel=realtime
en_direct=live~ hors_ligne=offline hors-ligne=offline sans_internet=offline
sans_connexion=offline sans_reseau=offline meme_sans=without a_distance=remotely a_domicile=at-home a_la_maison=at-home sur_place=on-site sur_une_carte=on-map sur_la_carte=on-map
sur_carte=on-map par_sms=by-sms par_mail=by-email par_email=by-email par_courrier=by-letter
tous_les_jours=daily~ chaque_jour=daily~ chaque_mois=monthly~ par_mois=per-month par_semaine=per-week il_y_a=there en_cas_de=when il_faut=must ainsi_que=and est_ce_que=whether
qui_controle=check! en_un_clic=quickly qui_doit=who-owe mise_a_jour=update
mettre_a_jour=update! mettre_en_relation=match! met_en_relation=match! mise_en_relation=matching prise_de_rendez-vous=appointment-booking prendre_rendez-vous=book-appointment
prennent_rendez-vous=book-appointment prise_de_notes=note-taking
application=app appli=app applis=apps plateforme=platform plate-forme=platform outil=tool site=site site_web=website site_internet=website logiciel=software programme=program service=service
systeme=system solution=solution portail=portal assistant=assistant
place_de_marche=marketplace bourse=exchange annuaire=directory carnet=logbook gestionnaire=manager planificateur=planner calculateur=calculator calculatrice=calculator simulateur=simulator
tableau=table tableau_de_bord=dashboard moteur_de_recherche=search-engine
extension=extension ligne_de_commande=command-line navigateur=browser extension_de_navigateur=browser-extension reseau=network reseau_social=social-network
logiciel_de_gestion=management-software outil_de_gestion=management-tool
boutique_en_ligne=online-shop comparateur=price-comparison comparateur_de_prix=price-comparison jeu=game petites_annonces=classified-ad petite_annonce=classified-ad
gerer=manage! organiser=organise! planifier=plan! prevoir=forecast! programmer=schedule! coordonner=coordinate! enregistrer=record! noter=record! consigner=record! documenter=record!
saisir=enter! renseigner=enter! remplir=fill! suivre=track! suit=track! suivent=track!
suivant=track! tracer=trace! tenir=keep! tient=keep! tiennent=keep! garder=keep! conserver=store! stocker=stock! ranger=organise! classer=organise! trier=organise! archiver=archive!
sauvegarder=save! lister=list! recenser=list! repertorier=list! cataloguer=catalogue!
collecter=collect! recueillir=collect! rassembler=collect! regrouper=collect! centraliser=collect! creer=create! cree=create! generer=generate! rediger=write! ecrire=write! ecrit=write!
ecrivent=write! concevoir=design! dessiner=draw! modifier=edit! editer=edit! corriger=grade!
adapter=adapt! ajouter=add! supprimer=delete! effacer=delete! renommer=rename! copier=copy! deplacer=reschedule! nettoyer=clean! entretenir=maintain! surveiller=monitor! observer=observe!
mesurer=measure! peser=weigh! relever=read! controler=inspect! verifier=check!
inspecter=inspect! cocher=tick! valider=approve! analyser=analyse! comparer=compare! calculer=calculate! estimer=estimate! chiffrer=encrypt! evaluer=rate! juger=assess! commenter=comment!
signaler=report! declarer=report! visualiser=visualise! afficher=show! montrer=show!
presenter=present! exposer=exhibit! consulter=view! voir=view! voit=view! voient=view! regarder=watch! parcourir=browse! parcourent=browse! explorer=explore! decouvrir=discover!
decouvrent=discover! decouvre=discover! identifier=identify! reconnaitre=recognise! reconnait=recognise!
detecter=detect! numeriser=digitise! scanner=scan! photographier=photograph! filmer=film! telecharger=download! televerser=upload! importer=import! exporter=export! convertir=convert!
synchroniser=synchronise! partager=share! transferer=share! joindre=attach!
reserver=book! prendre=take! prend=take! prennent=take! annuler=cancel! reporter=reschedule! inscrire=register! inscrivent=register! inscrit=register! desinscrire=cancel! participer=attend!
assister=attend! visiter=visit! vendre=sell! revendre=resell! acheter=buy!
commander=order! precommander=preorder! payer=pay! regler=pay! encaisser=charge! facturer=invoice! relancer=remind! rembourser=refund! retourner=return! rendre=return! echanger=swap!
troquer=swap! louer=rent! sous-louer=rent! emprunter=borrow! preter=lend!
donner=donate! offrir=offer! offre=offer! offrent=offer! proposer=offer! encherir=bid! negocier=negotiate! economiser=save! epargner=save! investir=invest! depenser=spend! repartir=split!
diviser=split! abonner=subscribe! resilier=cancel! renouveler=renew! fideliser=retain!
recompenser=reward! livrer=deliver! expedier=ship! distribuer=distribute! recuperer=collect! retirer=collect! ramasser=collect! transporter=ship! conduire=drive! conduit=drive!
covoiturer=carpool! garer=park! recharger=charge! charger=charge! approvisionner=restock!
reapprovisionner=restock! inventorier=inventory! recycler=recycle! trouver=find! retrouver=find! chercher=search! rechercher=search! filtrer=filter! embaucher=hire! recruter=recruit!
postuler=apply!
envoyer=send! transmettre=send! transmet=send! rappeler=remind! avertir=warn! alerter=alert! prevenir=notify! previent=notify! notifier=notify! informer=inform! annoncer=announce!
repondre=reply! demander=request! soumettre=submit! soumettent=submit! approuver=approve!
refuser=reject! autoriser=approve! confirmer=confirm! signer=sign! inviter=invite! contacter=contact! appeler=call! telephoner=call! communiquer=communicate! discuter=discuss! bavarder=chat!
conseiller=adviser accompagner=guide! encadrer=coach! soutenir=support!
attribuer=assign! affecter=assign! assigner=assign! deleguer=delegate! remplacer=replace! rencontrer=meet! connecter=connect! relier=connect! associer=match! jumeler=match! apparier=match!
recommander=recommend! suggerer=suggest! voter=vote! decider=decide! elire=elect!
choisir=choose! moderer=moderate! publier=publish! diffuser=publish! lire=read! lit=read! lisent=read! ecouter=listen! parler=talk! dicter=dictate! traduire=translate! traduit=translate!
traduisent=translate! transcrire=transcribe! transcrit=transcribe! sous-titrer=subtitle!
resumer=summarise! expliquer=explain! comprendre=understand! comprend=understand! comprennent=understand! simplifier=simplify! automatiser=automate! chiffre=encrypt! proteger=protect!
utiliser=use! recevoir=receive! recoit=receive! recoivent=receive! obtenir=receive!
obtient=receive! obtiennent=receive! motiver=motivate! encourager=motivate!
apprendre=learn! apprend=learn! apprennent=learn! enseigner=teach! pratiquer=practise! entrainer=train! exercer=practise! reviser=study! etudier=study! memoriser=memorise! interroger=quiz!
jouer=play! chanter=sing! repeter=rehearse! danser=dance! peindre=paint! bricoler=craft!
coudre=sew! tricoter=knit! construire=build! construit=build! construisent=build! renover=renovate! reparer=repair! depanner=repair! installer=install! monter=install! cuisiner=cook!
cuire=bake! manger=eat! boire=drink! brasser=brew! nourrir=feed! arroser=water! irriguer=irrigate!
planter=plant! semer=sow! recolter=harvest! vendanger=harvest! cultiver=grow! elever=breed! traire=milk! pecher=fish! chasser=hunt! courir=run! courent=run! nager=swim! marcher=walk!
randonner=hike! grimper=climb! voyager=travel! circuler=travel!
naviguer=navigate! localiser=locate! chauffer=heat! refroidir=cool! piloter=control! commander_a_distance=control! allumer=switch! eteindre=switch! consommer=consume! soigner=treat!
traiter=treat! vacciner=vaccinate! prescrire=prescribe! dormir=sleep! dort=sleep! dorment=sleep!
mediter=meditate! fumer=smoke! arreter=quit! marier=marry! feter=celebrate! demenager=move! emmenager=move! habiter=live! vivre=live! vivent=live! vit=live! travailler=work! lancer=launch!
diriger=lead! animer=run! developper=develop! coder=code! tester=test!
essayer=test! integrer=integrate! heberger=host! accueillir=host! accueillent=host! preparer=prepare! terminer=complete! finir=complete! commencer=start! demarrer=start! pointer=clock-in
eviter=avoid! reduire=reduce! reduit=reduce! diminuer=reduce! ameliorer=improve!
optimiser=optimise! perdre=lose! oublier=forget! aller=go! venir=come! viennent=come! vient=come! assurer=ensure! garantir=ensure! devenir=become! rester=stay! promener=walk!
toiletter=groom! attendre=wait! resoudre=resolve! resolvent=resolve! intervenir=respond!
interviennent=respond! secourir=rescue! sauver=rescue! bloquer=block!
reservee=booked~ reserves=booked~ reservees=booked~ payee=paid~ payes=paid~ payees=paid~ vendu=sold~ loues=rented~ louee=rented~ livree=delivered~ signee=signed~ partagee=shared~
partages=shared~ partagees=shared~
commun=shared~ communs=shared~ perdu=lost~ trouves=found~ perime=expired~ casse=broken~ abime=damaged~ complet=full~ du_jour=daily~ utilises=used~ personnalise=personalised~
connecte=connected~ chiffrees=encrypted~ chiffree=encrypted~ securise=secure~
simple=simple~ facile=easy~ nouveau=new~ nouvelle=new~ nouvel=new~ petit=small~ petite=small~ grand=large~ grande=large~ gros=large~ grosse=large~ bon=good~ bonne=good~ meilleur=best~
meilleure=best~ rapide=fast~ leger=lightweight~ legere=lightweight~ cher=expensive~
gratuit=free~ payant=paid~ local=local~ locaux=local~ regional=local~ numerique=digital~ mobile=mobile~ automatique=automatic~ prive=private~ public=public~ publique=public~ publics=public~
publiques=public~ sure=safe~ securisee=secure~ anonyme=anonymous~
confidentiel=confidential~ personnel=personal~ personnelle=personal~ personnels=personal~ personnelles=personal~ professionnel=professional~ individuel=individual~ quotidien=daily~
hebdomadaire=weekly~ mensuel=monthly~ annuel=yearly~ regulier=regular~ recurrent=recurring~
ancien=old~ vieux=old~ vieille=old~ jeune=young~ fraiche=fresh~ sain=healthy~ malade=sick~ independant=self-employed~ associatif=nonprofit~ caritatif=charitable~ multilingue=multilingual~
bilingue=bilingual~ accessible=accessible~
aveugle=blind~ sourd=deaf~ malvoyant=blind~ vegetarien=vegetarian~ vegan=vegan~ bio=organic~ biologique=organic~ ecologique=sustainable~ durable=sustainable~ electrique=electric~
enceinte=pregnant~ agee=elderly~ ages=elderly~ agees=elderly~ isole=lonely~
artisanal=handmade~ fait_main=handmade~ fait_maison=homemade~ rare=rare~ disponible=available~ libre=free~ ouvert=open~ vide=empty~ plein=full~ conforme=compliant~ financier=financial~
medical=medical~
medicaux=medical~ medicale=medical~ mental=mental~ mentale=mental~ physique=physical~ dentaire=dental~ scolaire=school~ sportif=sport~ sportive=sport~ sportifs=sport~ sportives=sport~
musical=music~ culturel=cultural~ familial=family~
familiale=family~ agricole=farm~ municipal=municipal~ municipale=municipal~ communal=municipal~ immobiliere=property~ juridique=legal~ comptable=accounting~ commercial=sales~
commerciale=sales~ industriel=industrial~ solaire=solar~ energetique=energy~
alimentaire=food~ culinaire=recipe~ hotelier=hotel~ touristique=tourist~ sanguin=blood~ arterielle=blood~ francais=french~ anglais=english~ allemand=german~ espagnol=spanish~
etranger=foreign~ etrangere=foreign~ double=duplicate~ en_double=duplicate~ inutile=useless~
proche=nearby~ prochain=next~ dernier=last~ premier=first~ propre=own~ seul=single~ utile=useful~ important=important~ intelligent=smart~ interne=internal~ externe=external~
collaboratif=collaborative~ participatif=participatory~ solidaire=community~ urgent=urgent~
personnes=people gens=people client=customer cliente=customer clientele=customers acheteur=buyer acheteuse=buyer vendeur=seller vendeuse=seller commercant=shopkeeper commercante=shopkeeper
marchand=merchant revendeur=reseller grossiste=wholesaler utilisateur=user utilisatrice=user
usager=user invite=guest invites=guests visiteur=visitor visiteuse=visitor participant=participant participante=participant membre=member adherent=member adherente=member employe=employee
employee=employee salarie=employee salariee=employee collaborateur=colleague
collaboratrice=colleague collegue=colleague patron=boss patronne=boss chef=chef chef_equipe=team-lead chef_entreprise=business-owner chef_de_chantier=site-manager
chef_de_projet=project-manager conducteur_de_travaux=site-manager responsable=manager gerant=manager
gerante=manager directeur=director directrice=director dirigeant=director proprietaire=owner fondateur=founder entrepreneur=entrepreneur auto-entrepreneur=freelancer
autoentrepreneur=freelancer independants=freelancers independante=freelancer freelance=freelancer
consultant=consultant formateur=trainer formatrice=trainer entraineur=coach entraineuse=coach coach=coach moniteur=instructor monitrice=instructor professeur=teacher professeure=teacher
prof=teacher enseignant=teacher enseignante=teacher
instituteur=teacher institutrice=teacher maitresse=teacher educateur=instructor etudiant=student etudiante=student eleve=pupil lyceen=pupil collegien=pupil ecolier=pupil apprenti=apprentice
apprentie=apprentice stagiaire=intern apprenant=learner enfant=child bebe=baby
adolescent=teenager ado=teenager adulte=adult mere=mother maman=mother pere=father papa=father parent=parent grand-mere=grandmother grands-parents=grandparents grand-pere=grandfather
mamie=grandmother fille=daughter fils=son frere=brother soeur=sister famille=family couple=couple
conjoint=partner partenaire=partner ami=friend amie=friend copain=friend copine=friend pote=friend voisin=neighbour voisine=neighbour colocataire=flatmate colocation=flatshare
coloc=flatshare personnes_agees=elderly-people personne_agee=elderly-person senior=senior
retraite=pensioner proches=relatives aidant=carer aidante=carer aidants_familiaux=family-caregiver aide_a_domicile=home-carer aides_a_domicile=home-carers auxiliaire_de_vie=home-carer
aide-soignant=care-assistant aide-soignante=care-assistant soignant=carer
assistante_maternelle=childminder nounou=nanny baby-sitter=babysitter habitant=resident resident=resident riverain=resident citoyen=citizen citoyenne=citizen touriste=tourist
voyageur=traveller voyageuse=traveller vacancier=traveller refugie=refugee migrant=migrant
patient=patient patiente=patient medecin=doctor docteur=doctor generaliste=doctor dentiste=dentist orthodontiste=orthodontist veterinaire=vet sage-femme=midwife infirmier=nurse
infirmiere=nurse therapeute=therapist psychotherapeute=psychotherapist psychologue=psychologist
psy=psychologist psychiatre=psychiatrist kinesitherapeute=physiotherapist kine=physiotherapist orthophoniste=speech-therapist osteopathe=osteopath pharmacien=pharmacist
pharmacienne=pharmacist opticien=optician nutritionniste=nutritionist dieteticienne=dietitian
artisan=tradesperson electricien=electrician plombier=plumber menuisier=carpenter charpentier=carpenter couvreur=roofer peintre=painter macon=bricklayer serrurier=locksmith
ramoneur=chimney-sweep chauffagiste=heating-engineer architecte=architect ingenieur=engineer
technicien=technician technicienne=technician mecanicien=mechanic garagiste=mechanic carrossier=mechanic concierge=caretaker gardien=caretaker femme_de_menage=cleaner jardinier=gardener
jardiniere=gardener paysagiste=landscaper coiffeur=hairdresser coiffeuse=hairdresser
barbier=barber estheticienne=beautician masseur=masseur masseuse=masseur tatoueur=tattooist tatoueuse=tattooist boulanger=baker boulangere=baker patissier=baker boucher=butcher
fromager=cheesemaker cuisinier=cook cuisiniere=cook traiteur=caterer
serveuse=waiter restaurateur=restaurateur restauratrice=restaurateur vigneron=winemaker vigneronne=winemaker viticulteur=winemaker caviste=wine-dealer brasseur=brewer apiculteur=beekeeper
apicultrice=beekeeper agriculteur=farmer agricultrice=farmer paysan=farmer
maraicher=market-gardener maraichere=market-gardener producteur=farmer productrice=farmer eleveur=breeder eleveuse=breeder berger=shepherd forestier=forester pecheur=fisherman
chasseur=hunter cavalier=rider cavaliere=rider livreur=courier coursier=courier
chauffeur=driver conducteur=driver conductrice=driver routier=truck-driver transporteur=carrier fournisseur=supplier fabricant=manufacturer passager=passenger passagere=passenger
cycliste=cyclist automobiliste=motorist coureur=runner coureuse=runner
athlete=athlete joueur=player joueuse=player arbitre=referee randonneur=hiker grimpeur=climber danseur=dancer danseuse=dancer musicien=musician musicienne=musician chanteur=singer
chanteuse=singer choriste=singer chef_de_choeur=choir-director comedien=actor artiste=artist
photographe=photographer auteur=author autrice=author ecrivain=author journaliste=journalist redacteur=editor redactrice=editor blogueur=blogger traducteur=translator traductrice=translator
interprete=interpreter createur=creator creatrice=creator collectionneur=collector
bricoleur=maker developpeur=developer developpeuse=developer administrateur=administrator administrateur_systeme=sysadmin chercheur=researcher chercheuse=researcher scientifique=scientist
doctorant=phd-student doctorante=phd-student laborantin=lab-technician
bibliothecaire=librarian archiviste=archivist conservateur=curator conservatrice=curator genealogiste=genealogist avocat=lawyer avocate=lawyer notaire=notary juge=judge juriste=lawyer
expert-comptable=accountant comptables=accountants courtier=broker
courtier_en_assurance=insurance-broker assureur=insurer assure=policyholder expert=expert agent_immobilier=estate-agent agents_immobiliers=estate-agents agence_immobiliere=estate-agency
bailleur=landlord bailleresse=landlord locataire=tenant hote=host syndic=property-manager
coproprietaire=homeowner benevole=volunteer benevoles=volunteers donateur=donor donatrice=donor sans-abri=homeless-person pompier=firefighter sapeur-pompier=firefighter secouriste=paramedic
ambulancier=paramedic policier=police-officer maire=mayor fonctionnaire=civil-servant elu=council-officer
recruteur=recruiter recruteuse=recruiter candidat=candidate candidate=candidate employeur=employer demandeur_emploi=jobseeker chomeur=jobseeker commerciaux=salespeople guide=guide
organisateur=organiser organisatrice=organiser intervenant=speaker
conferencier=speaker maries=bride-and-groom mariee=bride prestataire=service-provider fournisseurs=suppliers sous-traitant=subcontractor destinataire=recipient debutant=beginner
debutante=beginner passionne=enthusiast amateur=amateur lecteur=reader
lectrice=reader abonne=subscriber abonnee=subscriber spectateur=viewer maitre_de_chien=dog-owner proprietaire_de_chien=dog-owner proprietaires_de_chiens=dog-owners promeneur=dog-walker
educateur_canin=dog-trainer petsitter=pet-sitter
entreprise=company societe=company pme=small-business tpe=small-business agence=agency cabinet=practice cabinet_medical=medical-practice cabinet_dentaire=dental-practice
cabinet_avocats=law-firm cabinet_comptable=accounting-firm bureau=office clinique=clinic hopital=hospital
pharmacie=pharmacy laboratoire=laboratory labo=laboratory ehpad=nursing-home maison_de_retraite=nursing-home maison_de_sante=clinic ecole=school college=school lycee=school
universite=university fac=university creche=daycare maternelle=kindergarten auto-ecole=driving-school
ecole_de_musique=music-school classe=class centre_de_formation=training-centre association=association assos=association asso=association club=club club_de_sport=sports-club
club_de_foot=football-club fondation=foundation ong=ngo cooperative=cooperative eglise=church
paroisse=parish banque_alimentaire=food-bank commune=municipality mairie=town-hall municipalite=municipality collectivite=municipality ville=city village=village quartier=neighbourhood
voisinage=neighbourhood departement=department prefecture=government-office
administration=public-administration caserne=fire-station police=police restaurant=restaurant resto=restaurant cafe=cafe bar=bar boulangerie=bakery patisserie=patisserie
boucherie=butcher-shop fromagerie=cheese-shop cantine=canteen cuisine=kitchen hotel=hotel gite=holiday-home
chambre_hotes=guest-house auberge=guest-house auberge_de_jeunesse=hostel camping=campsite location_saisonniere=holiday-let boutique=shop magasin=shop commerce=shop commerces=shops
epicerie=grocery-store librairie=bookshop fleuriste=florist friperie=thrift-shop
brocante=flea-market vide-grenier=flea-market marche=market supermarche=supermarket caisse=till salon=salon salon_de_coiffure=hair-salon institut_de_beaute=beauty-salon
salon_de_tatouage=tattoo-studio onglerie=nail-salon studio=studio salle=room salle_de_sport=gym
salle_de_reunion=meeting-room piscine=swimming-pool terrain=pitch terrain_de_tennis=tennis-court gymnase=sports-hall stade=stadium atelier=workshop garage=garage concession=car-dealership
concessionnaire=car-dealership usine=factory production=production fabrication=manufacturing
entrepot=warehouse depot=depot etagere=shelf cave=cellar chantier=construction-site chantiers=construction-sites batiment=building btp=construction immeuble=building ferme=farm
exploitation=farm ecurie=horse-stable centre_equestre=riding-school etable=barn serre=greenhouse
jardin=garden jardin_partage=community-garden jardins_partages=community-gardens potager=garden vignoble=vineyard vigne=vineyard parcelle=field champ=field verger=orchard foret=forest
prairie=pasture refuge=animal-shelter animalerie=pet-shop musee=museum bibliotheque=library
mediatheque=library archives=archive galerie=gallery theatre=theatre cinema=cinema scene=stage local_de_repetition=rehearsal-room maison_edition=publisher redaction=newsroom
radio=radio-station appartement=apartment maison=house logement=apartment chambre=room piece=room
toit=roof balcon=balcony parking=car-park place_de_parking=parking-space stationnement=parking gare=train-station arret=stop arret_de_bus=bus-stop aeroport=airport aire_de_jeux=playground
rue=street route=route chemin=path lieu=place endroit=place adresse=address
zone=area pays=country region=region campagne=countryside montagne=mountain plage=beach mer=sea
rendez-vous=appointment rdv=appointment consultation=consultation teleconsultation=video-consultation salle_attente=waiting-room liste_attente=waiting-list file_attente=queue
traitement=treatment therapie=therapy seance=session diagnostic=diagnosis ordonnance=prescription
medicament=medication comprime=pill pilule=pill dose=dose vaccin=vaccine vaccination=vaccination symptome=symptom douleur=pain migraine=migraine allergie=allergy diabete=diabetes
glycemie=glucose tension=blood-pressure tension_arterielle=blood-pressure poids=weight fievre=fever
maladie=illness sante=health sante_mentale=mental-health dossier_medical=patient-record dossier_patient=patient-record mutuelle=health-insurance demence=dementia fauteuil_roulant=wheelchair
handicap=disability soin=care soins=care plan_de_soins=care-plan visite=visit
chute=fall urgence=emergency grossesse=pregnancy accouchement=birth allaitement=breastfeeding sommeil=sleep regime=diet nutrition=nutrition calorie=calorie humeur=mood emotion=emotion
anxiete=anxiety angoisse=anxiety depression=depression stress=stress addiction=addiction
alcool=alcohol rechute=relapse sobriete=sobriety journal=diary journal_intime=diary journal_de_bord=logbook carnet_de_sante=health-record gratitude=gratitude pleine_conscience=mindfulness
groupe_de_parole=support-group deuil=grief solitude=loneliness psychotherapie=psychotherapy
pain=bread gateau=cake levain=sourdough farine=flour menu=menu menus=menus plat=dish repas=meal petit-dejeuner=breakfast dejeuner=lunch diner=dinner boisson=drink biere=beer vin=wine
vins=wines bouteille=bottle tonneau=barrel cuve=tank ingredient=ingredient
aliment=food nourriture=food fruit=fruit legume=vegetable panier=basket paniers=baskets panier_de_legumes=vegetable-box paniers_de_legumes=vegetable-boxes amap=vegetable-box viande=meat
poisson=fish fromage=cheese lait=milk oeuf=egg miel=honey champignon=mushroom recette=recipe
livre_de_recettes=cookbook liste_de_courses=shopping-list liste_des_courses=shopping-list courses=groceries frigo=fridge congelateur=freezer reste=leftover date_de_peremption=expiry-date
peremption=expiry dlc=expiry-date gaspillage=waste gaspillage_alimentaire=food-waste
table=table pourboire=tip a_emporter=takeaway menage=household taches_menageres=housework tache_menagere=chore corvee=chore lessive=laundry dechet=waste tri=waste-sorting poubelle=bin
meuble=furniture habits=clothes robe=dress chaussure=shoe jouet=toy cadeau=gift
anniversaire=birthday liste_de_cadeaux=wish-list liste_de_souhaits=wish-list demenagement=moving carton=box arbre_genealogique=family-tree ancetre=ancestor genealogie=genealogy
souvenir=memory
loyer=rent location=rental caution=deposit bail=lease etat_des_lieux=inventory-report charges=utility-bill quittance_de_loyer=rent-receipt copropriete=condominium biens=properties
bien_immobilier=property
biens_immobiliers=properties annonce=listing annonce_immobiliere=property-listing visite_immobiliere=viewing plan=plan cle=key clef=key remise_des_cles=key-handover sinistre=claim
degat=damage degats=damage degat_des_eaux=water-damage dommage=damage defaut=defect
travaux=construction renovation=renovation construction=construction materiau=material materiaux=materials materiel=equipment reparation=repair maintenance=maintenance entretien=maintenance
piece_detachee=spare-part pieces_detachees=spare-parts piece_de_rechange=spare-part machine=machine
appareil=device engin=machine echafaudage=scaffolding ascenseur=elevator chauffage=heating pompe_a_chaleur=heat-pump panneau_solaire=solar-panel panneaux_solaires=solar-panels
photovoltaique=photovoltaic electricite=electricity courant=electricity compteur=meter
releve_de_compteur=meter-reading consommation=consumption consommation_energie=energy-consumption energie=energy eau=water gaz=gas borne_de_recharge=charging-station
bornes_de_recharge=charging-stations voiture_electrique=electric-car batterie=battery climat=climate
empreinte_carbone=carbon-footprint bilan_carbone=carbon-footprint emission=emission voiture=car vehicule=vehicle auto=car camion=truck camionnette=van fourgon=van remorque=trailer
moto=motorcycle camping-car=campervan tracteur=tractor bateau=boat velo=bicycle velo_cargo=cargo-bike
trottinette=scooter bus=bus car_scolaire=school-bus train=train tramway=tram vol=flight flotte=fleet parc_automobile=fleet pneu=tyre vidange=oil-change controle_technique=vehicle-inspection
frein=brake kilometrage=mileage carburant=fuel essence=fuel
voiture_occasion=used-car essai=test-drive plaque_immatriculation=number-plate panne=breakdown accident=accident garantie=warranty covoiturage=carpooling trajet=ride autopartage=car-sharing
horaire=timetable horaires=timetable retard=delay
transport_en_commun=public-transport transports_en_commun=public-transport piste_cyclable=cycle-path
livraison=delivery colis=parcel palette=pallet fret=freight marchandise=goods stock=inventory stocks=inventory gestion_des_stocks=inventory-management inventaire=stocktake
rupture_de_stock=out-of-stock bon_de_livraison=delivery-note tournee=tour tournees=tours itineraire=route
planification_de_tournees=route-planning conteneur=container douane=customs expedition=shipment envoi=shipment retour=return retours=returns remboursement=refund lot=batch
ordre_de_fabrication=production-order bon_de_travail=work-order ordre_de_travail=work-order intervention=service-call
interventions=service-calls controle_qualite=quality-control qualite=quality ligne_de_production=production-line securite=safety extincteur=fire-extinguisher inspection=inspection
liste_de_controle=checklist checklist=checklist capteur=sensor temperature=temperature humidite=humidity
qualite_de_air=air-quality bruit=noise detecteur_de_fumee=smoke-detector camera=camera thermostat=thermostat serrure=lock lampe=lamp lumiere=light vanne=valve pompe=pump imprimante=printer
drone=drone robot=robot seuil=threshold mesure=measurement meteo=weather pluie=rain gel=frost
chambre_froide=freezer station_meteo=weather-station objet_connecte=connected-device maison_connectee=smart-home domotique=smart-home
plante=plant plante_interieur=houseplant plantes_interieur=houseplants fleur=flower arbre=tree semence=seed graine=seed semis=sowing sol=soil engrais=fertiliser compost=compost
recolte=harvest rendement=yield ravageur=pest mauvaise_herbe=weed arrosage=watering
irrigation=irrigation raisin=grape vendange=harvest vendanges=harvests ruche=hive rucher=apiary colonie=colony abeille=bee reine=queen essaim=swarm animal=animal animal_de_compagnie=pet
animaux_de_compagnie=pets chien=dog chiot=puppy chaton=kitten cheval=horse
chevaux=horses vache=cow betail=livestock bovin=cattle cochon=pig mouton=sheep brebis=sheep chevre=goat poule=chicken oiseau=bird lapin=rabbit aquarium=aquarium troupeau=herd promenade=walk
croquettes=pet-food alimentation=feeding vermifuge=worming
toilettage=grooming pension=boarding elevage=breeding adoption=adoption
cours=course cours_en_ligne=online-course cours_particulier=private-lesson cours_particuliers=private-lessons lecon=lesson soutien_scolaire=tutoring devoirs=homework examen=exam
concours=exam bac=exam note=grade notes=notes bulletin=report
emploi_du_temps=timetable exercice=exercise vocabulaire=vocabulary carte_memoire=flashcard cartes_memoire=flashcards fiche=card fiche_de_revision=flashcard fiches_de_revision=flashcards
objectif=goal mot=word mots=words grammaire=grammar langue=language mathematiques=maths maths=maths
etude=study etudes=studies conference=conference memoire=thesis these=thesis quiz=quiz enigme=puzzle question=question reponse=answer base_de_connaissances=knowledge-base formation=training
apprentissage=learning diplome=diploma certificat=certificate attestation=certificate
reunion_de_parents=parent-meeting sortie_scolaire=school-trip recherche_scientifique=research etude_scientifique=study experience=experiment echantillon=sample
cahier_de_laboratoire=lab-notebook observation=observation espece=species litterature=literature
source=source citation=citation article=article donnees=data jeu_de_donnees=dataset livre=book livre_audio=audiobook chapitre=chapter roman=novel manuscrit=manuscript histoire=story
poeme=poem journaux=newspapers magazine=magazine actualite=news actualites=news presse=press
revue_de_presse=press-review episode=episode exposition=exhibition expo=exhibition oeuvre=artwork oeuvre_art=artwork visite_guidee=tour audioguide=audio-guide collection=collection
patrimoine=heritage monument=monument emprunt=loan pret=loan
jeu_de_piste=scavenger-hunt chanson=song musique=music partition=sheet-music chorale=choir choeur=choir repetition=rehearsal concert=concert instrument=instrument piano=piano guitare=guitar
orchestre=orchestra fanfare=brass-band groupe_de_musique=band art=art
photo=photo album_photo=photo-album image=image enregistrement=recording video=video sous-titre=subtitle message_vocal=voice-note mariage=wedding liste_invites=guest-list
liste_des_invites=guest-list plan_de_table=seating-plan invitation=invitation fete=party
soiree=evening festival=festival evenement=event foire=trade-fair colloque=conference excursion=excursion sortie=outing voyage=trip vacances=holiday randonnee=hike sentier=trail
bagage=luggage valise=luggage visa=visa billet=ticket billetterie=ticketing
carte=map plan_de_ville=map guide_touristique=tour-guide sejour=stay
jeu_de_societe=board-game jeux_de_societe=board-games jeu_de_role=role-playing jeu_video=video-game jeux_video=video-games jeu_de_cartes=card-game echecs=chess soiree_jeux=game-night
tournoi=tournament ligue=league championnat=championship classement=ranking match=match
matchs=matches equipe=team composition=lineup saison=season entrainement=training plan_entrainement=training-plan competition=competition course_a_pied=running football=football
foot=football gymnastique=gymnastics natation=swimming muscle=muscle sport=sport loisir=hobby
carte_a_collectionner=trading-card cartes_a_collectionner=trading-cards timbre=stamp piece_de_monnaie=coin vinyle=vinyl antiquite=antique brocanteur=antique-dealer enchere=auction
vente_aux_encheres=auction ventes_aux_encheres=auctions tricot=knitting laine=yarn tissu=fabric
couture=sewing peche=fishing chasse=hunting escalade=climbing-gym
facture=invoice facturation=invoicing devis=quote relance=dunning contrat=contract accord=agreement signature=signature commande=order commandes=orders precommande=preorder
bon_de_commande=purchase-order paiement=payment acompte=deposit virement=payment
prix=price tarif=price remise=discount reduction=discount promotion=discount bon_achat=voucher bon_cadeau=gift-card carte_cadeau=gift-card carte_de_fidelite=loyalty-card
points_de_fidelite=loyalty-points programme_de_fidelite=loyalty-program fidelite=loyalty point=point
argent=money especes=cash revenu=income revenus=income depense=expense depenses=expenses cout=cost couts=costs frais_partages=shared-expense note_de_frais=expense-report
notes_de_frais=expense-reports cotisation=membership-fee
adhesion=membership chiffre_affaires=sales benefice=profit impot=tax taxe=tax tva=vat declaration=declaration declaration_impots=tax-return comptabilite=bookkeeping compta=bookkeeping
justificatif=receipt ticket_de_caisse=receipt recu=receipt compte=account
compte_bancaire=bank-account releve_bancaire=bank-statement budget=budget epargne=saving dette=debt credit=loan emprunt_immobilier=mortgage argent_de_poche=pocket-money assurance=insurance
police_assurance=insurance-policy
contrat_assurance=insurance-policy fiche_client=customer-record fichier_client=customer-record service_client=customer-service support_client=customer-support demande=request
reclamation=complaint plainte=complaint litige=dispute vente=sale ventes=sales prospection=prospecting
prospect=prospect publicite=ads pub=ads campagne_publicitaire=ad-campaign sondage=survey enquete=survey questionnaire=questionnaire formulaire=form avis=review avis_client=customer-review
retour_client=feedback commentaire=comment recommandation=recommendation suggestion=suggestion
offre_emploi=job-advert offres_emploi=job-adverts emploi=job poste=job poste_de_travail=desk candidature=job-application cv=cv lettre_de_motivation=cover-letter
entretien_embauche=job-interview entretiens_embauche=job-interviews contrat_de_travail=employment-contract
temps_de_travail=working-time heures_de_travail=working-hours feuille_de_temps=timesheet heure_supplementaire=overtime heures_supplementaires=overtime planning=schedule plannings=schedules
garde=shift gardes=shifts conge=leave conges=leave
demande_de_conge=leave-request demandes_de_conges=leave-requests arret_maladie=sick-leave absence=absence presence=attendance feuille_de_presence=attendance-list paie=payroll salaire=salary
bulletin_de_paie=payroll ressources_humaines=human-resource rh=hr
recrutement=recruitment embauche=hiring integration=onboarding stage=internship reunion=meeting compte_rendu=meeting-minutes compte-rendu=meeting-minutes ordre_du_jour=agenda agenda=calendar
projet=project echeance=deadline delai=deadline dossier=case dossiers=cases
proces=litigation tribunal=court loi=law droit=law reglement=regulation conformite=compliance vie_privee=privacy confidentialite=privacy donnees_personnelles=personal-data rgpd=gdpr
consentement=consent preuve=evidence autorisation=permit approbation=approval validation=approval
testament=will procuration=power-of-attorney appel_offres=tender appels_offres=tenders subvention=grant don=donation dons=donations recu_fiscal=donation-receipt collecte=collection
collecte_de_fonds=fundraising cagnotte=fundraising benevolat=volunteering entraide=mutual-aid
nid-de-poule=pothole nids-de-poule=potholes lampadaire=street-light signalement=report permis_de_construire=building-permit permis=permit vote=vote election=election scrutin=vote
majorite=majority assemblee=meeting assemblee_generale=general-meeting
objet_trouve=lost-item objets_trouves=lost-items objet_perdu=lost-item objet=item alerte=alert alarme=alarm
fichier=file repertoire=folder document=document rapport=report bilan=report statistique=statistic indicateur=kpi graphique=chart liste=list marque-page=bookmark
liste_de_lecture=reading-list interface=interface
base_de_donnees=database sauvegarde=backup mot_de_passe=password mots_de_passe=passwords gestionnaire_de_mots_de_passe=password-manager chiffrement=encryption faille=vulnerability
failles=vulnerabilities astreinte=on-call erreur=bug bogue=bug code=code code_source=source-code
message=message messagerie=messaging notification=notification courrier=letter courriel=email mail=email lettre=letter lettre_information=newsletter infolettre=newsletter appel=call
conversation=conversation appel_video=video-call visio=video-call visioconference=video-call
calendrier=calendar inscription=registration desinscription=cancellation annulation=cancellation connexion=login acces=access role=role droits=permissions telephone=mobile portable=mobile
ecran=screen ia=ai intelligence_artificielle=ai modele_de_langage=language-model
modele=template commande_vocale=voice-command dictee=dictation code-barres=barcode code_qr=qr-code traduction=translation transcription=transcript resume=summary habitude=habit
routine=routine progres=progress progression=progress motivation=motivation defi=challenge
concentration=focus distraction=distraction tache=task liste_de_taches=task-list groupe=group communaute=community rencontre=meetup abonnement=subscription temps_ecran=screen-time idee=idea
sujet=topic proposition=proposal prevision=forecast previsions=forecasts
disponibilite=availability capacite=capacity probleme=problem incident=incident choix=choice temps=time heure=hour heures=hours date=date jour=day semaine=week mois=month an=year annee=year
minute=minute week-end=weekend nuit=night soir=evening matin=morning euro=euro nombre=number
quantite=quantity partie=part produit=product produits=products prestation=service categorie=category rappel=reminder rappels=reminders reservation=booking creneau=time-slot
creneaux=time-slots historique=history prix_achat=purchase-price france=france belgique=belgium suisse=switzerland
nettoyage=cleaning plomberie=plumbing jardinage=gardening bricolage=craft sans_pub=no-ads sans_publicite=without-ads plusieurs_langues=multilingual restauration=hospitality artisanat=craft
agriculture=agriculture viticulture=vineyard apiculture=beekeeping
serveur=server recherche=search offres=offers chats=cats mon_chat=my-cat chiens_et_chats=dogs-and-cats chat_en_direct=live-chat carte_interactive=map immobilier=real-estate~
d=of l=the n=not s=themselves quelqu'un=someone aujourd'hui=today jusqu'a=until lorsqu'un=when puisqu=because
vetement=garment vetements=clothes quittance=receipt occasion=secondhand~ suivi=track! gestion=manage! organisation=organisation planification=plan! partage=share! analyse=analyse!
comparaison=compare! creation=create! surveillance=monitor! analyses=analyses
impaye=unpaid~ impayes=overdue-invoices journal_humeur=mood-diary clinique_veterinaire=vet-clinic cabinet_veterinaire=vet-clinic garage_automobile=garage prof_particulier=tutor
professeur_particulier=tutor professeurs_particuliers=tutors particulier=private~ particuliers=households
volontaire=volunteer~ ni=or truc=thing electronique=electronic~ depasse=exceeded~ resultat=result changement=change appariement=pairing reapprovisionnement=restock borne_incendie=hydrant
bornes_incendie=hydrants cadre=manager en_ligne_de_commande=cli viennent_chercher=collect!
venir_chercher=collect! vient_chercher=collect! aller_chercher=collect! laisser_un_avis=review! laissent_un_avis=review! laisse_un_avis=review! donner_leur_avis=review!
cartes_cadeaux=gift-cards cartes_cadeau=gift-cards
agences_immobilieres=estate-agencies conducteurs_de_travaux=site-managers chefs_de_chantier=site-managers salons_de_coiffure=hair-salons salles_de_sport=gyms clubs_de_sport=sports-clubs
cabinets_medicaux=medical-practices cabinets_dentaires=dental-practices pompes_a_chaleur=heat-pumps
cabinets_avocats=law-firms femmes_de_menage=cleaners voitures_electriques=electric-cars voitures_occasion=used-cars livres_audio=audiobooks objets_connectes=connected-devices
arrets_de_bus=bus-stops places_de_parking=parking-spaces bons_de_commande=purchase-orders
pieces_de_rechange=spare-parts jardins_familiaux=allotments maisons_de_retraite=nursing-homes listes_de_courses=shopping-lists listes_attente=waiting-lists cartes_de_fidelite=loyalty-cards
bons_cadeaux=gift-cards fiches_de_paie=payroll fiche_de_paie=payroll bulletins_de_paie=payroll
mots_cles=keywords comptes_rendus=meeting-minutes comptes-rendus=meeting-minutes oeuvres_art=artworks visites_guidees=tours chambres_hotes=guest-houses locations_saisonnieres=holiday-lets
contrats_assurance=insurance-policies guides_touristiques=tour-guides
bibliotheque_municipale=public-library pompier_volontaire=volunteer-firefighter pompiers_volontaires=volunteer-firefighters sapeurs-pompiers=firefighters service_de_garde=on-call
vide-dressing=clothes-marketplace depot-vente=consignment-shop seconde_main=secondhand~
co-voiturage=carpooling mutualiser=share! mutualisation=share! prendre_en_photo=photograph! prend_en_photo=photograph! garder_trace=log! garder_une_trace=log! trouvent=find! gerent=manage!
bouger=move! cagnotter=collect! rentrer=enter! entrer=enter! envoi_de=send!
conducteur_de_bus=bus-driver billet_de_train=train-ticket droit_a_oubli=erasure-request mandat=mandate bac_a_legumes=vegetable-box fournil=bakery petrin=mixer carte_des_vins=wine-list
menu_du_jour=daily-menu formule=menu addition=bill salle_de_restaurant=dining-room
cave_a_vin=wine-cellar oenologue=winemaker chai=cellar phyto=spraying traitement_phytosanitaire=spraying exploitation_agricole=farm troupeaux=herds mise_bas=birth velage=birth traite=milking
fourrage=feed ensilage=feed bois=wood bucheron=forester
frais=cost produits_frais=fresh-products partage_des_frais=expense-splitting partage_de_frais=expense-splitting garde_partagee=co-parenting garde_alternee=co-parenting baux=leases
tablette=tablet plus_tard=later lire_plus_tard=read-later a_lire_plus_tard=read-later
bons_de_travail=work-orders domicile-travail=commute travail=work emplois=jobs jeunes=teenagers baisse=drop hausse=rise oeuvre=artwork oeuvres=artworks chef-d'oeuvre=artwork coeur=heart oeuf=egg
boeuf=beef soeur=sister choeur=choir main_d'oeuvre=staff chaque_semaine=weekly~
garde_enfant=babysitter garde_enfants=babysitter reseaux_sociaux=social-media reseau_sociaux=social-media mal=badly perdus=lost~ perdues=lost~ loin=far malentendant=deaf~
dyslexique=dyslexic~ tdah=adhd autiste=autistic~ borne=charging-station bornes=charging-stations
copie_double=exam correction_de_copies=grading copies=papers classe_verte=school-trip carnet_de_notes=gradebook notes_des_eleves=grades annales=mock-exam revisions=revision
reviser_le_bac=revise permis_de_conduire=driving-licence code_de_la_route=driving-theory
poterie=pottery ceramique=pottery ceramiste=potter sculpteur=sculptor sculpture=sculpture galeriste=gallery-owner vernissage=exhibition cadre_photo=frame seance_photo=photo-shoot
seances_photo=photo-shoots troupe=theatre-group spectacle=show intermittent=artist
convocation=call-up correspondance=correspondence maximum=maximum devant=before prete=ready~ pretees=lend! accueil=reception famille_accueil=foster-family familles_accueil=foster-family wifi=wifi donnee=datum veille=day-before lien=link parrain=sponsor
marraine=sponsor fois=time binome=pair forme=trained~ coordinatrice=coordinator hebergees=hosted~ obliger=require! oblige=require! interim=temporary-work aides-soignantes=care-workers
manque=shortage manquer=miss! etablissement=facility saisisse=enter! accepter=accept! ait=have ensuite=then part=share hebergement=hosting guichet=counter festivalier=festival-goer
decrire=describe! decrit=describe! rapprocher=match! cuivre=brass-instrument uniforme=uniform faudrait=need engager=commit! distribution=distribution permanence=duty-shift sinon=otherwise
attente=waiting liste_d_attente=waiting-list prevenu=notified~ liberer=free! page=page reecrire=rewrite! reecrit=rewrite! trisomie=down-syndrome phrase=sentence court=short~ courte=short~
pictogramme=pictogram possible=possible~ tourner=run! lecture=reading mention=legal-notice mention_legale=legal-notice erabliere=maple-grove entaille=tap pis=udder tubulure=tubing ecureuil=squirrel gruger=gnaw! ligne=line
tomber=fall! tombe=fall! demi-journee=half-day neige=snow fuite=leak pression=pressure pile=battery cellulaire=mobile vert=green~ rouge=red~ descendre=drop! descend=drop! pouce=inch
niveau=level bassin=tank erable=maple savoir=know! partir=leave! partent=leave! part_en=leave evaporateur=evaporator haut=high~ terre=soil juste=fair~ cabane=cabin lundi=monday mardi=tuesday
mercredi=wednesday jeudi=thursday vendredi=friday samedi=saturday dimanche=sunday janvier=january fevrier=february mars=march avril=april mai=may juin=june juillet=july aout=august
septembre=september octobre=october novembre=november decembre=december deux=two trois=three quatre=four cinq=five six=six sept=seven huit=eight neuf=nine dix=ten onze=eleven douze=twelve
quinze=fifteen seize=sixteen vingt=twenty trente=thirty quarante=forty cinquante=fifty soixante=sixty soixantaine=sixty cent=hundred tiens=keep! apporter=bring! pantalon=trousers
rideau=curtain rideaux=curtains bout_de_papier=note papier=paper convenu=agreed~ retouche=alteration retrait=pickup sommes=are sages-femmes=midwives liberal=self-employed~ moral=mood
cage_d_escalier=staircase escalier=stairs passer=pass! interdit=forbidden~ pourrir=rot! cheque=cheque sauter=skip! yeux=eyes oeil=eye ressourcerie=reuse-centre vaisselle=tableware
trimestre=quarter reclamer=request! tonnage=tonnage pesee=weighing etiquette=label recopier=copy! voile=sailing changer=change! moitie=half vent=wind decharge=waiver suite=following
tout_de_suite=instantly cousin=cousin relayer=alternate! se_relaie=alternate! pris=take! cachet=pill porte=door mur=wall remarque=remark minuit=midnight brouillon=draft tirer=draw! tire=draw!
relire=proofread! relis=proofread! honoraires=fee note_d_honoraires=fee-invoice harmonie=wind-band sait=know! aura=will clarinette=clarinet nulle_part=nowhere trainer=drag! voix=voice
deplacement=trip depart=departure arrivee=arrival arriver=arrive! compter=count! linge=linen chevaucher=overlap! chevauchent=overlap! valoir=cost! nuit_blanche=sleepless-night amicale=club
kilometre=kilometre riviere=river etang=pond controle=check detrempe=wet~ bar-tabac=tobacconist connaitre=know! connait=know! prise=catch bord=edge capter=receive! truite=trout
alevinage=fish-stocking
aides=assistants bouts_de_papier=notes bout=end inscrits=record! inscrite=record! jusqu_en=until parce_qu=because suis=am fais=make!
gardees=keep! garde_peche=warden
ca=that cela=that ceci=this oui=yes non=no quelque=some certaine=certain~ certaines=some telle=such tel=such telles=such laquelle=which lesquels=which lesquelles=which auquel=which auxquels=which
duquel=which desquels=which celle-ci=this celui-ci=this celui-la=that moi-meme=myself toi-meme=yourself lui-meme=itself elle-meme=itself eux-memes=themselves nous-memes=ourselves
soi-meme=themselves autrui=others jusqu'au=until jusqu'aux=until jusqu'en=until jusqu'ici=until-now derriere=behind au-dela=beyond au-dela_de=beyond au-dessus=above au-dessus_de=over
au-dessous=below en_dessous=below dessus=on-top dessous=under dedans=inside dehors=outside ailleurs=elsewhere par_ailleurs=besides la-bas=there la-haut=up-there loin_de=far-from le_long=along
en_face=opposite a_travers=through y_compris=including a_cause_de=because-of a_cause_du=because-of a_cause_des=because-of a_part=apart-from a_propos=about au_sujet=about en_plus=plus
en_moins=less quant=regarding alors=then abord=first tout_abord=first tandis=while alors_que=while pendant_que=while avant_que=before quoique=although bien_que=although quand_meme=anyway tant=so
tant_que=as-long-as sitot=as-soon aussitot=instantly des_le=from des_la=from demain=tomorrow hier=yesterday apres-midi=afternoon lendemain=next-day apres-demain=tomorrow avant-hier=yesterday
tard=late~ tot=early~ plus_tot=earlier trop_tard=too-late plutot=rather presque=almost vraiment=really exactement=exactly evidemment=of-course surement=surely probablement=probably
peut-etre=maybe uniquement=only rarement=rarely gratuitement=for-free gentiment=politely poliment=politely betement=simply heureusement=fortunately malheureusement=unfortunately enfin=finally
finalement=finally encore_une_fois=again a_nouveau=again de_nouveau=again un_coup=once tout_a_coup=suddenly du_coup=so apres_coup=afterwards autant=as-much davantage=more au_moins=at-least
au_plus=at-most a_peu_pres=about environ=about pareil=same debout=standing~ voila=here par_exemple=for-example tout_seul=alone toute_seule=alone en_meme_temps=at-the-same-time a_temps=in-time
a_heure=on-time en_retard=late a_avance=in-advance avance=advance tour_de_role=in-turns a_tour_de_role=in-turns de_suite=in-a-row affilee=in-a-row par_hasard=by-chance en_vrac=in-bulk vrac=bulk
sur_mesure=custom~ sur_le_coup=instantly petit_a_petit=gradually peu_a_peu=gradually au_fur=gradually clairement=clearly correctement=correctly discretement=discreetly doucement=gently
lentement=slowly separement=separately immediatement=instantly regulierement=regularly habituellement=usually normalement=normally generalement=generally actuellement=currently recemment=recently
prochainement=soon dernierement=recently avait=have avaient=have eu=have avions=have aurait=would auraient=would serait=would-be seraient=would-be etaient=were etant=being as=have es=are
dois=must devrait=should devraient=should pourrais=could pourrions=could puis-je=can-i suis-je=am-i ai-je=have-i est-ce=is qu'est-ce=what faudra=must ferait=make! feront=make! fera=make!
fais-moi=make! faisant=make! faite=made~ faites=make! refaire=redo! refait=redo! refais=redo! refais-moi=redo! refaites=redo! sais=know! sachent=know! sache=know! savent=know! savez=know!
savait=know! nous_savons=we-know su=known~ dire=say! dit=say! dis=say! disent=say! dise=say! disant=say! dites=say! dis-moi=tell! dites-moi=tell! raconter=tell! previens-moi=notify!
prevenez-moi=notify! previens=notify! previenne=notify! alerte-moi=alert! rappelle-moi=remind! rappelez-moi=remind! montre-moi=show! montrez-moi=show! ecris-moi=write! ecris=write! ecrive=write!
traduis=translate! traduis-moi=translate! donne-moi=give! envoie-moi=send! aide-moi=help! aidez-moi=help! trouve-moi=find! propose-moi=suggest! suggere-moi=suggest! calcule-moi=calculate!
resume-moi=summarise! liste-moi=list! explique-moi=explain! corrige-moi=correct! avertis-moi=warn! sortir=leave! sort=leave! sortent=leave! sors=leave! sorti=left~ ressortir=leave! parti=left~
quitter=leave! revenir=return! revient=return! reviennent=return! revienne=return! revenant=return! venu=come! venus=come! vienne=come! viens=come! venez=come! aille=go! aller-retour=round-trip
passer_commande=order! repart=leave! entrer_en_contact=contact! atterrir=land! traverser=cross! approcher=approach! disparaitre=disappear! disparait=disappear! disparaissent=disappear!
apparaitre=appear! apparait=appear! apparaissent=appear! paraitre=appear! parait=appear! paraissent=appear! paraisse=appear! sembler=seem! mourir=die! meurt=die! meurent=die! mort=dead~
morte=dead~ morts=dead~ deces=death decede=deceased~ naissance=birth naissances=births mettre=put! met=put! mettent=put! mets=put! mettez=put! mis=put! mise=put~ mises=put~ remettre=hand!
remet=hand! remets=hand! poser=put! poser_une_question=ask! poser_des_questions=ask! posent_des_questions=ask! deposer=submit! lacher=drop! jeter=throw! jette=throw! jettent=throw! ouvrir=open!
ouvre=open! ouvrent=open! ouvrez=open! ouvert_a_tous=open-to-all rouvrir=reopen! fermer=close! refermer=close! ouverture=opening fermeture=closing horaires_ouverture=opening-hours
heures_ouverture=opening-hours couper=cut! decouper=cut! coller=stick! recoller=stick! casser=break! brise=broken~ fendre=split! fendu=cracked~ laver=wash! lavage=washing lave=wash!
repasser=iron! repassage=ironing aspirer=vacuum! balayer=sweep! vider=empty! fouiller=search! caler=schedule! caser=fit! hesiter=hesitate! taper=type! cliquer=click! clic=click appuyer=press!
brancher=plug! debrancher=unplug! soulever=lift! lever=lift! leve=lift! baisser=drop! grossir=gain-weight maigrir=lose-weight verser=pay! acquitter=pay! deduire=deduct! deduit=deduct!
percevoir=receive! percoit=receive! toucher=touch! gagner=win! gagnant=winner gagnants=winners vainqueur=winner solder=settle! suspendre=suspend! suspend=suspend! interrompre=interrupt!
reprendre=resume! reprend=resume! reprennent=resume! abandonner=abandon! contester=dispute! plaindre=complain! se_plaint=complain! tricher=cheat! triche=cheating mentir=lie! ment=lie!
tromper=mistake! deviner=guess! imaginer=imagine! penser=think! croire=believe! croit=believe! reflechir=think! sentir=feel! sent=feel! sentent=feel! aimer=like! adorer=love! detester=hate!
gouter=taste! degustation=tasting degustations=tastings rater=miss! echouer=fail! reussir=succeed! reussi=successful~ reussite=success echec=failure occuper=handle! depasser=exceed!
atteindre=reach! atteint=reach! atteignent=reach! rejoindre=join! rejoint=join! rejoignent=join! retenir=remember! retient=remember! obtenu=received~ appartenir=belong! appartient=belong!
posseder=own! contenir=contain! contient=contain! contiennent=contain! correspondre=match! correspond=match! correspondent=match! dependre=depend! depend=depend! vaut=cost! couter=cost!
coutent=cost! redresser=straighten! alleger=lighten! lisser=smooth! reveiller=wake! endormir=sleep! endort=sleep! eteint=switch! eteins=switch! eteignent=switch! clignoter=blink! biper=beep!
sonner=ring! crier=shout! cri=shout hurler=shout! pleurer=cry! rire=laugh! decrocher=answer! raccrocher=hang-up debloquer=unlock! deverrouiller=unlock! verrouiller=lock! reperer=spot!
caviarder=redact! anonymiser=anonymise! tamponner=stamp! parapher=initial! imprimer=print! impression=printing impressions=prints executer=run! refourguer=sell! ecouler=sell! recompter=count!
redemander=ask! imposer=require! exiger=require! exige=require! interdire=forbid! respecter=comply! tailler=prune! abattre=fell! abat=fell! creuser=dig! chronometrer=time!
pointer_les_heures=clock-in appairer=pair! coincer=stick! deborder=overflow! ramener=bring! rapporter=bring! emmener=bring! amener=bring! emporter=take! rattraper=catch-up cacher=hide!
risquer=risk! craindre=fear! craint=fear! reagir=react! agir=act! decris=describe! citer=quote! prononcer=pronounce! dechiffrer=decipher! jurer=swear! insulter=insult! virer=transfer!
goutter=drip! couler=leak! fuir=leak! fuit=leak! bruler=burn! fondre=melt! geler=freeze! gelees=frosts perimer=expire! expirer=expire! fin=end fin_de_mois=end-of-month debut=start milieu=middle
coup=time coup_de_main=hand coups_de_main=help coup_de_fil=call coups_de_fil=calls coin=corner coins=corners tour=round place=seat places=seats place_publique=square nom=name noms=names
prenom=first-name prenoms=first-names nom_de_famille=surname chose=thing choses=things numero=number numeros=numbers numero_de_serie=serial-number numero_de_telephone=phone-number
chiffres=figures main=hand mains=hands doigt=finger pied=foot pieds=feet jambe=leg bras=arm tete=head dos=back genou=knee epaule=shoulder oreille=ear bouche=mouth dent=tooth dents=teeth nez=nose
peau=skin ventre=belly visage=face tendon=tendon corps=body langue_maternelle=mother-tongue regard=look geste=gesture boite=box boitier=device boite_aux_lettres=mailbox boite_mail=inbox
tiroir=drawer placard=cupboard sac=bag sac_a_dos=backpack cartable=school-bag casier=locker vestiaire=changing-room vestiaires=changing-rooms paquet=packet enveloppe=envelope bocal=jar
bocaux=jars pot=pot seau=bucket fut=keg bidon=can caisse_enregistreuse=cash-register coffre=trunk coffre-fort=safe coffret=gift-box cahier=notebook cahier_des_charges=specification
cahier_de_liaison=message-book registre=register classeur=binder feuille=sheet feuille_de_route=route-sheet fiche_technique=data-sheet panneau=panel tableau_blanc=whiteboard
affiche_publicitaire=poster post-it=sticky-note gommette=sticker autocollant=sticker stylo=pen crayon=pencil feutre=marker craie=chalk gomme=eraser reglement_interieur=rules ciseaux=scissors
colle=glue fil=thread corde=rope ficelle=string aiguille=needle clou=nail vis=screw visseuse=screwdriver tournevis=screwdriver perceuse=drill marteau=hammer scie=saw echelle=ladder
outil_a_main=tool cable=cable prise_electrique=socket chargeur=charger bouton=button poignee=handle couvercle=lid roue=wheel volant=steering-wheel casque=helmet etape=step etapes=steps
phase=phase version=version ordre=sequence ordres=sequences ordre_achat=purchase-order ordres_achat=purchase-orders ordre_de_passage=running-order priorite=priority theme=theme titre=title
texte=text textes=texts paragraphe=paragraph colonne=column tableur=spreadsheet onglet=tab lettrage=lettering format=format fond=background logo=logo index=index couleur=colour taille=size
tailles=sizes hauteur=height largeur=width longueur=length profondeur=depth surface=area volume=volume diametre=diameter moyenne=average somme=sum total=total~ totaux=totals ecart=gap
marge=margin courbe=curve graphe=chart grille=grid plage_horaire=time-slot position=position direction=direction vitesse=speed puissance=power debit=flow degre=degree kilo=kilo kg=kg gramme=gram
litre=litre metre=metre metres=metres metre_carre=square-metre metres_carres=square-metres km=km carre=square~ rond=round~ ronde=round~ quart=quarter tiers=third moitie_prix=half-price
demi-heure=half-hour mi-temps=half-time mi-parcours=halfway morceau=piece morceaux=pieces paire=pair paires=pairs unite=unit serie=series liste_noire=blacklist doublon=duplicate
doublons=duplicates cas=case fonction=function moyen=means facon=way maniere=way sorte=kind type=type genre=kind raison=reason cause=cause sens=meaning regle_du_jeu=rules condition=condition
conditions=conditions conditions_generales=terms possibilite=possibility risque=risk danger=danger action=action activite=activity activites=activities effet=effect effort=effort force=strength
point_de_vue=viewpoint avantage=benefit inconvenient=drawback besoin_special=special-need envie=wish souhait=wish voeu=wish voeux=wishes volonte=wish dernieres_volontes=last-wishes
promesse=promise secret=secret vie=life vie_quotidienne=everyday-life verite=truth mensonge=lie excuse=excuse reproche=reproach moquerie=mockery insulte=insult insultes=insults colere=anger
peur=fear joie=joy bonheur=happiness honte=shame fatigue=fatigue ennui=boredom chance=chance hasard=chance debat=debate discussion=discussion parole=speech voix_off=voice-over dialogue=dialogue
texto=text-message textos=text-messages sms=sms tchat=chat clavardage=chat bip=beep sonnerie=ringtone sirene=siren alarme_incendie=fire-alarm signal=signal mme=mrs madame=mrs monsieur=mr
mari=husband femme=woman femmes=women ma_femme=my-wife sa_femme=his-wife homme=man hommes=men epoux=husband epouse=wife dame=lady gars=guy mec=guy garcon=boy beau-pere=father-in-law
belle-mere=mother-in-law beau-frere=brother-in-law belle-soeur=sister-in-law oncle=uncle tante=aunt neveu=nephew niece=niece petit-fils=grandson petite-fille=granddaughter
petits-enfants=grandchildren arriere-grand-pere=great-grandfather arriere-grand-mere=great-grandmother jumeau=twin jumeaux=twins orphelin=orphan endeuille=bereaved-person inconnu=stranger
inconnus=strangers habitue=regular-customer internaute=user concurrent=competitor concurrents=competitors concurrence=competition temoin=witness temoins=witnesses heritier=heir mandataire=proxy
adjoint=deputy adjointe=deputy secretaire=secretary secretariat=secretariat cheffe=manager maitre=master maitre_oeuvre=project-manager maitre_ouvrage=client animateur=activity-leader
animatrice=activity-leader animateurs=activity-leaders prefet=prefect huissier=bailiff clerc=clerk greffier=court-clerk commissaire-priseur=auctioneer procureur=prosecutor ambassadeur=ambassador
agent=agent agents=agents agent_entretien=cleaner vigile=security-guard gendarme=police-officer soldat=soldier marin=sailor capitaine=captain docker=docker veto=vet dermato=dermatologist
dermatologue=dermatologist cardiologue=cardiologist cardio=cardiology gynecologue=gynaecologist gyneco=gynaecologist pediatre=paediatrician ophtalmo=ophthalmologist ophtalmologue=ophthalmologist
radiologue=radiologist chirurgien=surgeon anesthesiste=anaesthetist urgentiste=emergency-doctor osteo=osteopath ergotherapeute=occupational-therapist podologue=podiatrist
audioprothesiste=audiologist prothesiste=prosthetist ambulance=ambulance aide-menagere=home-help aide_menagere=home-help auxiliaire=assistant auxiliaire_de_puericulture=childcare-assistant
puericultrice=childcare-nurse demenageur=removal-firm demenageurs=removal-firm plaquiste=drywaller carreleur=tiler soudeur=welder ferronnier=metalworker forgeron=blacksmith tapissier=upholsterer
ebeniste=cabinetmaker vitrier=glazier facadier=plasterer platrier=plasterer terrassier=earthworks-contractor grutier=crane-operator elagueur=tree-surgeon arboriste=tree-surgeon
pepinieriste=nursery-gardener horticulteur=grower fermier=farmer fermiere=farmer marechal=farrier marechal-ferrant=farrier meunier=miller torrefacteur=coffee-roaster chocolatier=chocolatier
glacier=ice-cream-maker poissonnier=fishmonger primeur=greengrocer epicier=grocer charcutier=butcher barman=bartender sommelier=sommelier plongeur=dishwasher commis=kitchen-assistant
luthier=violin-maker facteur=postman facteur_instruments=instrument-maker archetier=bow-maker relieur=bookbinder imprimeur=printer editeur=publisher editrice=publisher libraire=bookseller
bouquiniste=bookseller graphiste=graphic-designer illustrateur=illustrator illustratrice=illustrator maquettiste=layout-artist monteur_video=video-editor realisateur=film-director
realisatrice=film-director scenariste=screenwriter regisseur=stage-manager costumiere=costume-maker costumier=costume-maker couturiere=seamstress couturier=tailor tailleur=tailor
cordonnier=shoemaker teinturier=dry-cleaner bijoutier=jeweller joaillier=jeweller horloger=watchmaker orfevre=goldsmith encadreur=framer mecano=mechanic pompiste=fuel-attendant taxi=taxi
mototaxi=motorcycle-taxi motos-taxi=motorcycle-taxis hotesse=host equipage=crew thesard=phd-student thesarde=phd-student enqueteur=interviewer enquetrice=interviewer sociologue=sociologist
historien=historian archeologue=archaeologist geometre=surveyor urbaniste=town-planner psychomotricien=psychomotor-therapist interimaire=temp-worker interimaires=temp-workers
saisonnier=seasonal-worker cadreur=cameraman ingenieur_du_son=sound-engineer mixage=mixing testeur=tester marcheur=walker nageur=swimmer skieur=skier baliseur=trail-marker escrimeur=fencer
gardien_de_but=goalkeeper tresorerie=cash-flow tresorier=treasurer treso=cash-flow banque=bank banques=banks forfait=package forfaitaire=flat-rate~ prelevement=direct-debit versement=payment
versements=payments echeancier=payment-schedule mensualite=instalment avoir_client=credit-note commission=commission prorata=prorata solde=balance facture_impayee=unpaid-invoice penalite=penalty
amende=fine fiscal=tax~ fiscaux=tax~ foncier=property~ fonciers=property~ taxe_fonciere=property-tax accise=excise-duty fonds=funds aide_financiere=financial-aid bourse_etude=scholarship
prime=bonus promo=promotion soldes=sales rabais=discount offre_speciale=special-offer gratis=free~ offert=free~ offerte=free~ cagnotte_commune=kitty tontine=savings-circle fortune=wealth
portefeuille=wallet porte-monnaie=wallet monnaie=currency billet_de_banque=banknote piece_identite=identity-document pieces_identite=identity-documents carte_identite=identity-card
identite=identity passeport=passport carte_vitale=health-insurance-card secu=health-insurance securite_sociale=social-security constat=report constat_amiable=accident-report acte=deed
acte_de_naissance=birth-certificate avenant=contract-amendment clause=clause emargement=signing-in feuille_emargement=attendance-sheet cadastre=land-register urbanisme=planning
reception=reception reception_de_chantier=site-acceptance pli=envelope depouillement=counting tirage_au_sort=draw tirage=draw scrutateur=vote-counter conseil=council
conseil_municipal=town-council etat=state metier=trade metiers=trades boulot=job carriere=career licence=licence badge=badge pointeuse=time-clock affaires=business chiffres_affaires=sales
filiale=subsidiary succursale=branch franchise=franchise siege=seat entretien_annuel=annual-review mi-temps_partiel=part-time temps_partiel=part-time temps_plein=full-time
remplacement=replacement remplacante=substitute rupture=shortage reassort=restock achat=purchase achats=purchases consommable=supply consommables=supplies invendu=unsold-item
invendus=unsold-items reference=reference tarif_horaire=hourly-rate etiquette_prix=price-tag allergene=allergen allergenes=allergens gluten=gluten intolerant=intolerant~ beurre=butter creme=cream
yaourt=yogurt soupe=soup salade=salad carotte=carrot tomate=tomato poireau=leek courgette=courgette oignon=onion ail=garlic pomme=apple pomme_de_terre=potato poire=pear citron=lemon
figuier=fig-tree noix=walnut noisette=hazelnut olive=olive huile=oil sel=salt sucre=sugar poivre=pepper epice=spice riz=rice pate=dough pates=pasta pizza=pizza tarte=pie crepe=pancake
glace=ice-cream chocolat=chocolate bonbon=sweet biscuit=biscuit gouter_des_enfants=snack chips=crisps sandwich=sandwich baguette=baguette viennoiserie=pastry jus=juice sirop=syrup cidre=cider
champagne=champagne houblon=hops malt=malt brassage=brewing densite=density proteine=protein creatine=creatine vitamine=vitamin porc=pork poulet=chicken agneau=lamb jambon=ham saucisse=sausage
truffe=truffle cepe=mushroom couvert=cover couverts=covers assiette=plate assiettes=plates verre=glass tasse=cup casserole=pan poele=stove four=oven fours=ovens cuisson=baking
plaque_de_cuisson=hob micro-ondes=microwave lave-linge=washing-machine machine_a_laver=washing-machine lave-vaisselle=dishwasher aspirateur=vacuum-cleaner fer_a_repasser=iron theiere=teapot
bouilloire=kettle buvette=snack-bar stand=stall stands=stalls plateau=tray douche=shower robinet=tap tuyau=pipe chaudiere=boiler chaufferie=boiler-room radiateur=radiator poele_a_bois=wood-stove
ramonage=chimney-sweeping cheminee=chimney volet=shutter volets=shutters fenetre=window vitre=window vitres=windows toiture=roof plafond=ceiling plancher=floor parquet=floor carrelage=tiling
carreau=tile carreaux=tiles facade=facade chaux=lime ciment=cement beton=concrete brique=brick pierre=stone platre=plaster isolation=insulation fissure=crack fissures=cracks etage=floor
etages=floors grenier=attic cave_voutee=cellar hall=hall couloir=corridor palier=landing salle_de_bain=bathroom salle_de_bains=bathroom toilettes=toilets salon_de_jardin=garden-furniture
canape=sofa fauteuil=armchair lits=beds matelas=mattress tapis=rug chaise=chair banc=bench tente=tent chapiteau=marquee barnum=marquee barriere=barrier cloture=fence haie=hedge
portail_automatique=gate sonnette=doorbell digicode=door-code appart=flat studio_meuble=furnished-flat meuble_de_tourisme=holiday-let foyer=home habitat=housing tantieme=ownership-share
conseil_syndical=residents-council chalet=chalet cabine=cabin grange=barn hangar=shed silo=silo moulin=mill chateau=castle ruine=ruin pont=bridge ponts=bridges tunnel=tunnel voie=lane voies=lanes
autoroute=motorway rond-point=roundabout carrefour=crossroads trottoir=pavement feu_rouge=traffic-light feu_tricolore=traffic-light quai=platform station=station station-service=petrol-station
port=port ferry=ferry cargo=cargo-ship avion=plane tram=tram trams=trams tramway_ligne=tram-line cimetiere=cemetery caveau=burial-vault tombe_familiale=grave chapelle=chapel temple=temple
mosquee=mosque hameau=hamlet bidonville=slum agglo=city-region agglomeration=city-region office_de_tourisme=tourist-office office=office institut=institute laverie=laundromat
ludotheque=toy-library dechetterie=recycling-centre dechet_vert=garden-waste pepiniere=nursery cirque=circus zoo=zoo fete_foraine=funfair kermesse=school-fair periscolaire=after-school~
centre_aere=holiday-camp centre_de_loisirs=holiday-camp colonie_de_vacances=holiday-camp colo=holiday-camp tourisme=tourism transport=transport transports=transports reliure=bookbinding
pansement=bandage seringue=syringe injection=injection piqure=injection pilulier=pill-box pilulier_electronique=pill-box balance=scale pese-personne=scale thermometre=thermometer
defibrillateur=defibrillator oxygene=oxygen perfusion=infusion perf=infusion deambulateur=walker prothese=prosthesis empreinte=impression appareil_auditif=hearing-aid lunettes=glasses
lentille=contact-lens radiographie=x-ray echographie=ultrasound prise_de_sang=blood-test analyse_de_sang=blood-test sang=blood bloc_operatoire=operating-theatre operation_chirurgicale=surgery
operation=operation endoscope=endoscope chirurgie=surgery blessure=injury blesse=injured~ plaie=wound brulure=burn fracture=fracture entorse=sprain toux=cough rhume=cold grippe=flu cancer=cancer
avc=stroke crise_cardiaque=heart-attack crise=crisis epilepsie=epilepsy asthme=asthma alzheimer=alzheimer bipolaire=bipolar~ cardiaque=heart~ stupefiant=narcotic stupefiants=narcotics
fertilite=fertility menstruations=period regles_douloureuses=period-pain contraception=contraception maternite=maternity-ward hygiene=hygiene brosse_a_dents=toothbrush dentifrice=toothpaste
couche=nappy couches=nappies lingette=wipe biberon=bottle poussette=pram siege_auto=child-seat doudou=cuddly-toy gravite=severity grave=serious~ teinture=hair-dye brushing=blow-dry
coupe_de_cheveux=haircut cheveux=hair barbe=beard maquillage=make-up vernis=nail-polish epilation=waxing cire=wax cosmetique=cosmetics savon=soap parfum=perfume beaute=beauty gant=glove
gants=gloves chaussette=sock pull=sweater manteau=coat chapeau=hat collier=collar laisse_du_chien=lead costume=costume lin=linen coton=cotton cuir=leather foin=hay paille=straw box=stall
boxes=stalls poulailler=henhouse porcelet=piglet porcherie=pigsty veau=calf veaux=calves taureau=bull poney=pony canard=duck oie=goose dinde=turkey pigeon=pigeon cigogne=stork nid=nest nids=nests
guepe=wasp frelon=hornet escargot=snail souris=mouse rat=rat loup=wolf sanglier=wild-boar cerf=deer renard=fox patte=paw queue=queue boiterie=lameness couvain=brood essaimage=swarming
miellee=honey-flow alpage=mountain-pasture estive=summer-grazing transhumance=transhumance pre=meadow moissonneuse=combine-harvester moisson=harvest charrue=plough benne=skip souche=stump
tronc=trunk branche=branch platane=plane-tree chene=oak peuplier=poplar bouquet=bouquet pollen=pollen variete=variety grain=grain marais=marsh vallee=valley col=pass cols=passes
foret_communale=forest tempete=storm orage=thunderstorm inondation=flood secheresse=drought canicule=heatwave incendie=fire feu=fire feux=fires fumee=smoke soleil=sun ombre=shade nuage=cloud
verglas=ice gelee=frost froid=cold~ froide=cold~ chaud=hot~ chaude=hot~ tiede=warm~ brulant=hot~ printemps=spring automne=autumn hiver=winter saisonniers=seasonal-workers noel=christmas
paques=easter ferie=holiday jour_ferie=public-holiday jours_feries=public-holidays midi=noon journee=day matinee=morning siecle=century seconde=second secondes=seconds mois-ci=month
semaine-ci=week annee-ci=year trimestriel=quarterly~ trimestrielle=quarterly~ semestre=semester semestriel=half-yearly~ eolienne=wind-turbine eoliennes=wind-turbines thermique=thermal~ kwh=kwh
carbone=carbon sonde=probe jauge=gauge wattmetre=power-meter gasoil=diesel gazole=diesel diesel=diesel automate=controller routeur=router telecommande=remote-control ecran_tactile=touchscreen
television=tv tele=tv projecteur=projector retroprojecteur=projector enceinte_bluetooth=speaker haut-parleur=speaker casque_audio=headphones micro=microphone dictaphone=voice-recorder
antenne=antenna disque=disk disque_dur=hard-disk cle_usb=usb-stick ordinateur=computer ordi=computer clavier=keyboard souris_informatique=mouse scanneur=scanner scanner_de=scanner traceur=tracker
boitier_gps=gps-tracker balise=beacon balises=beacons mouchard=tracker puce=chip compte_utilisateur=user-account mise_en_page=layout bot=bot robot_conversationnel=chatbot
version_imprimable=printable-version imprimable=printable~ pdf=pdf export=export diapo=slide diapos=slides presentation=presentation notice=manual mode_emploi=manual manuel=manual
guide_utilisation=manual croquis=sketch dessin=drawing dessins=drawings plan_en_coupe=plan maquette=mock-up prototype=prototype cliche=photo cliches=photos tirage_photo=photo-print pellicule=film
album=album court-metrage=short-film film=film films=films rush=rushes sequence=sequence bande-son=soundtrack bruitage=sound-effect disque_vinyle=record cassette=cassette cassettes=cassettes
podcast=podcast gazette=newsletter revue=journal bande_dessinee=comic-book bd=comic-book polar=crime-novel recit=story recits=stories conte=tale bouquin=book bouquins=books ouvrage=book
ouvrages=books dissertation=essay publication=publication publications=publications parution=publication correction=correction corrections=corrections relecture=proofreading
note_de_bas_de_page=footnote mot-cle=keyword mots-cles=keywords doctorat=doctorate mathematique=mathematical~ philo=philosophy chimie=chemistry biologie=biology centrifugeuse=centrifuge
spectrometre=spectrometer tube=tube eprouvette=test-tube protocole=protocol hypothese=hypothesis essai_clinique=clinical-trial cohorte=cohort petanque=petanque boule=ball ballon=ball balle=ball
filet=net raquette=racket maillot=shirt arbitrage=refereeing doublette=pair doublettes=pairs triplette=team triplettes=teams poule_de_tournoi=group-stage finale=final demi-finale=semi-final
manche=round score=score podium=podium coupe_du_monde=world-cup medaille=medal chrono=stopwatch chronometre=stopwatch escrime=fencing rugby=rugby tennis_de_table=table-tennis judo=judo ski=skiing
piste=slope pistes=slopes remontee_mecanique=ski-lift velo_electrique=electric-bike footing=jogging trail=trail-running marche_a_pied=walking balade=walk denivele=elevation-gain parcours=course
sortie_en_mer=boat-trip plongee=diving voile_legere=sailing regate=regatta kayak=kayak aviron=rowing peche_a_la_mouche=fly-fishing cache-cache=hide-and-seek puzzle=puzzle lego=lego
figurine=figurine miniature=miniature poupee=doll orgue=organ accordeon=accordion flute=flute violon=violin violoncelle=cello basson=bassoon trompette=trumpet tambour=drum
batterie_de_musique=drums pupitre=section solfege=music-theory jazz=jazz regie=production-office decor=set decors=sets loge=dressing-room peinture=painting toile=painting pinceau=brush
resine=resin bijou=jewel bague=ring montre_connectee=smartwatch mobilier=furniture tombola=raffle loterie=lottery lot_a_gagner=prize carte_postale=postcard artotheque=art-lending-library
americain=american~ italien=italian~ portugais=portuguese~ polonais=polish~ neerlandais=dutch~ russe=russian~ chinois=chinese~ japonais=japanese~ arabe=arabic~ ukrainien=ukrainian~ breton=breton~
suedois=swedish~ europeen=european~ francophone=french-speaking~ africain=african~ canadien=canadian~ belge=belgian~ quebecois=quebec~ paris=paris europe=europe espagne=spain italie=italy
allemagne=germany angleterre=england canada=canada quebec=quebec maroc=morocco afrique=africa etats-unis=usa vrai=true~ vraie=true~ faux=false~ fausse=false~ mauvais=bad~ mauvaise=bad~
pire=worse~ unique=unique~ fixe=fixed~ variable=variable~ bas=low~ basse=low~ profond=deep~ large=wide~ etroit=narrow~ long=long~ longue=long~ lourd=heavy~ epais=thick~ dur=hard~ dure=hard~
doux=soft~ douce=soft~ mou=soft~ fragile=fragile~ solide=solid~ fort=strong~ forte=strong~ faible=weak~ lent=slow~ calme=quiet~ bruyant=noisy~ sale=dirty~ sec=dry~ seche=dry~ mouille=wet~
humide=damp~ noir=black~ blanc=white~ blanche=white~ bleu=blue~ jaune=yellow~ gris=grey~ clair=clear~ flou=blurry~ floues=blurry~ lisible=legible~ illisible=illegible~ visible=visible~
invisible=invisible~ incomplet=incomplete~ obligatoire=mandatory~ facultatif=optional~ necessaire=necessary~ suffisant=sufficient~ insuffisant=insufficient~ officiel=official~ special=special~
speciale=special~ general=general~ generale=general~ normal=normal~ bizarre=strange~ absurde=absurd~ logique=logical~ bete=animal betes=animals idiot=silly~ honnete=honest~ gentil=kind~
poli=polite~ fache=angry~ furieux=angry~ content=happy~ heureux=happy~ triste=sad~ fiable=reliable~ dangereux=dangerous~ toxique=toxic~ inflammable=flammable~ ponctuel=one-off~ frequent=frequent~
exact=exact~ precis=precise~ reel=real~ reels=real~ different=different~ differents=different~ differente=different~ similaire=similar~ egal=equal~ suivante=next~ suivantes=next~
precedent=previous~ deuxieme=second~ troisieme=third~ quatrieme=fourth~ cinquieme=fifth~ dixieme=tenth~ centieme=hundredth~ gauche=left~ civil=civil~ collectif=collective~ sauvage=wild~
errant=stray~ sanitaire=health~ ambulant=mobile~ sonore=audio~ modifiable=editable~ consultable=searchable~ agree=accredited~ avance_en_age=elderly~ qualifie=qualified~ experimente=experienced~
motorise=motorised~ prevu=planned~ prevus=planned~ prevue=planned~ compris=included~ comprise=included~ inclus=included~ incluse=included~ rendu=returned~ rendue=returned~ servi=served~
choisi=chosen~ fini=finished~ finie=finished~ finies=finished~ reparties=split~ detruit=destroyed~ vu=seen~ vue=seen~ vus=seen~ vues=seen~ lu=read~ lue=read~ lus=read~ lues=read~ ecrits=written~
tenu=kept~ tenue=kept~ promis=promised~ promise=promised~ absent=absent~ absents=absentees present=present~ presents=present~ bienvenu=welcome~ bienvenus=welcome~ deficient=impaired~
mille=thousand million=million treize=thirteen quatorze=fourteen dix-sept=seventeen dix-huit=eighteen dix-neuf=nineteen vingtaine=twenty trentaine=thirty quinzaine=fifteen dizaine=ten
dizaines=dozens centaine=hundred centaines=hundreds soixante-dix=seventy quatre-vingts=eighty quatre-vingt=eighty quatre-vingt-dix=ninety douzaine=dozen h=hour verifies=verified~
signales=reported~ supprimes=deleted~ fixes=fixed~ envoyes=sent~ expedies=shipped~ ajoutes=added~ caches=hidden~ scannes=scanned~ calcules=calculated~ valides=approved~ acceptes=accepted~
refuses=rejected~ annules=cancelled~ inscrites=registered~ achetes=bought~ trouvees=found~ retrouves=found~ donnes=given~ prepares=prepared~ publies=published~ recuperes=collected~
separes=separate~ separe=separate~ trompes=wrong~ raye=scratched~ rayure=scratch rayures=scratches avarie=breakdown avaries=breakdowns rebut=reject rebuts=rejects tracabilite=traceability
pasteurisation=pasteurisation compresseur=compressor fonderie=foundry usinage=machining dosage=dosage purger=bleed! moteur=engine roue_de_secours=spare-tyre bougie=candle bougies=candles
plaque=plate plaques=plates rayon=shelf rayons=shelves arriere-boutique=back-room station_de_lavage=car-wash mine=mine mines=mines canal=channel canaux=channels etat_avancement=progress
avancement=progress chronologie=timeline balisage=marking maraude=street-outreach maraudes=street-outreach duvet=sleeping-bag don_du_sang=blood-donation endeuilles=bereaved-people
protection_civile=civil-protection protection=protection pedibus=walking-bus journee_portes_ouvertes=open-day recapitulatif=summary recap=summary expediteur=sender moment=moment moments=moments
reveil=alarm-clock reveils=alarm-clocks projet_de_loi=bill recuperation=recovery ronde_de_nuit=night-round pied-a-terre=flat opposition=opposition encouragement=encouragement etoile=star
etoiles=stars lettre_recommandee=registered-letter acces_wifi=wifi desabonner=unsubscribe! desister=withdraw! desistement=withdrawal fenetre_de_tir=time-window nacelle=aerial-platform
liaison=link mediation=mediation mediateur=mediator demi=half~ sieste=nap garderie=after-school-care cantiniere=canteen-worker goutte=drop trou=hole trous=holes voyant=warning-light
reponds=answer! reponde=answer! repondu=answer! vends=sell! perds=lose! prends=take! prenne=take! comprenne=understand! recoive=receive! recois=receive! lis=read! lise=read! relit=proofread!
relise=proofread! suive=track! finisse=finish! devienne=become! devenue=become! serve=serve! servent=serve! verra=see! voit-on=see! apprends=learn! dormi=sleep! attends=wait! attende=wait!
imprime=print! envoyer_un_mail=email! emballer=pack! emballage=packaging deballer=unpack! accumuler=accumulate! suffire=suffice! suffit=suffice! suffisent=suffice! trembler=shake! ralentir=slow!
accelerer=speed! evanouir=faint! desabonnement=cancellation stop=stop export_csv=csv-export csv=csv geree=managed~ organisee=organised~ planifiee=planned~ programmee=scheduled~
coordonnee=coordinated~ enregistree=recorded~ notee=recorded~ consignee=recorded~ documentee=recorded~ renseignee=entered~ tracee=traced~ gardee=kept~ conservee=stored~ stockee=stocked~
rangee=organised~ classee=organised~ triee=organised~ archivee=archived~ sauvegardee=saved~ listee=listed~ recensee=listed~ repertoriee=listed~ cataloguee=catalogued~ collectee=collected~
rassemblee=collected~ regroupee=collected~ centralisee=collected~ creee=created~ generee=generated~ redigee=written~ dessinee=drawn~ modifiee=edited~ editee=edited~ corrigee=graded~
adaptee=adapted~ ajoutee=added~ supprimee=deleted~ effacee=deleted~ renommee=renamed~ copiee=copied~ deplacee=rescheduled~ nettoyee=cleaned~ surveillee=monitored~ observee=observed~
mesuree=measured~ relevee=read~ verifiee=checked~ inspectee=inspected~ cochee=ticked~ validee=approved~ analysee=analysed~ comparee=compared~ calculee=calculated~ estimee=estimated~
evaluee=rated~ jugee=assessed~ commentee=commented~ signalee=reported~ declaree=reported~ visualisee=visualised~ affichee=shown~ montree=shown~ presentee=presented~ exposee=exhibited~
consultee=viewed~ regardee=watched~ exploree=explored~ identifiee=identified~ detectee=detected~ numerisee=digitised~ scannee=scanned~ photographiee=photographed~ filmee=filmed~
telechargee=downloaded~ televersee=uploaded~ importee=imported~ exportee=exported~ synchronisee=synchronised~ transferee=shared~ annulee=cancelled~ reportee=rescheduled~ visitee=visited~
achetee=bought~ commandee=ordered~ precommandee=preordered~ reglee=paid~ encaissee=charged~ facturee=invoiced~ relancee=reminded~ remboursee=refunded~ retournee=returned~ echangee=swapped~
troquee=swapped~ empruntee=borrowed~ pretee=lent~ proposee=offered~ economisee=saved~ epargnee=saved~ depensee=spent~ divisee=split~ resiliee=cancelled~ renouvelee=renewed~ fidelisee=retained~
recompensee=rewarded~ expediee=shipped~ distribuee=distributed~ recuperee=collected~ retiree=collected~ ramassee=collected~ transportee=shipped~ covoituree=carpooled~ rechargee=charged~
chargee=charged~ approvisionnee=restocked~ reapprovisionnee=restocked~ inventoriee=inventoried~ recyclee=recycled~ trouvee=found~ retrouvee=found~ cherchee=searched~ recherchee=searched~
filtree=filtered~ embauchee=hired~ recrutee=recruited~ envoyee=sent~ rappelee=reminded~ alertee=alerted~ notifiee=notified~ informee=informed~ annoncee=announced~ demandee=requested~
approuvee=approved~ refusee=rejected~ autorisee=approved~ confirmee=confirmed~ contactee=contacted~ appelee=called~ communiquee=communicated~ conseillee=advised~ accompagnee=guided~
encadree=coached~ attribuee=assigned~ affectee=assigned~ assignee=assigned~ deleguee=delegated~ remplacee=replaced~ rencontree=met~ reliee=connected~ associee=matched~ jumelee=matched~
appariee=matched~ recommandee=recommended~ suggeree=suggested~ votee=voted~ decidee=decided~ moderee=moderated~ publiee=published~ diffusee=published~ resumee=summarised~ expliquee=explained~
simplifiee=simplified~ automatisee=automated~ protegee=protected~ utilisee=used~ motivee=motivated~ encouragee=motivated~ enseignee=taught~ pratiquee=practised~ entrainee=trained~
exercee=practised~ revisee=studied~ etudiee=studied~ memorisee=memorised~ repetee=rehearsed~ bricolee=crafted~ tricotee=knitted~ renovee=renovated~ reparee=repaired~ depannee=repaired~
installee=installed~ montee=installed~ cuisinee=cooked~ mangee=eaten~ brassee=brewed~ arrosee=watered~ irriguee=irrigated~ plantee=planted~ semee=sown~ recoltee=harvested~ vendangee=harvested~
cultivee=grown~ elevee=bred~ pechee=fished~ chassee=hunted~ localisee=located~ chauffee=heated~ pilotee=controlled~ allumee=switched~ consommee=consumed~ soignee=treated~ traitee=treated~
vaccinee=vaccinated~ demenagee=moved~ emmenagee=moved~ lancee=launched~ dirigee=led~ animee=run~ developpee=developed~ codee=coded~ testee=tested~ essayee=tested~ integree=integrated~
hebergee=hosted~ preparee=prepared~ terminee=completed~ commencee=started~ demarree=started~ evitee=avoided~ diminuee=reduced~ amelioree=improved~ optimisee=optimised~ oubliee=forgotten~
toilettee=groomed~ sauvee=rescued~ bloquee=blocked~ mutualisee=shared~ rentree=entered~ obligee=required~ manquee=missed~ acceptee=accepted~ rapprochee=matched~ engagee=committed~ liberee=freed~
apportee=brought~ sautee=skipped~ reclamee=requested~ recopiee=copied~ changee=changed~ relayee=alternated~ tiree=drawn~ comptee=counted~ captee=received~ controlee=inspected~ garee=parked~
fixer=set! invitee=guest passee=past~ arretee=stopped~ en_ete=in-summer cet_ete=this-summer chaque_ete=every-summer un_lit=a-bed le_lit=the-bed chaque_lit=every-bed regles=rules une_regle=a-rule
la_regle=the-rule regles_du_jeu=rules
test=test reste-t-il=remain! rester_a_payer=outstanding parce=because pause=break pro=professional~ emplacement=spot ampoule=bulb cote=side relais=pickup-point point_relais=pickup-point
vintage=vintage~ excel=excel google=google internet=internet echanges=swaps passages=visits affiches=posters affichage=display signes=signed~ gachees=wasted~ gacher=waste! calees=scheduled~
appairee=paired~ jargon=jargon repose=rested~ manquantes=missing~ tombes=fallen~ nomme=named~ nommees=named~ redressees=straightened~ posees=installed~ tires=drawn~ releves=readings
marquee=marked~ remontee=recovered~ numerote=numbered~ decrite=described~ relue=proofread~ traduite=translated~ garantie_legale=warranty garanti=guaranteed~ citees=quoted~ herites=inherited~
heriter=inherit! emportes=taken~ inversees=reversed~ connecteur=connector fontaine=fountain eclairage=lighting tri_medical=triage triage=triage tort=mistake a_tort=wrongly capsule=capsule
levee=collection parapharmacie=pharmacy bouchon=cork bouchons=corks tranche=slice tranches=slices poche=pocket cloche=bell brosse=brush ferraille=scrap etat_civil=civil-registry finances=finances
ticket=ticket tickets=tickets cotes=odds cage=cage cages=cages joint=seal joints=seals age=age chaine=chain chaines=chains interet=interest interets=interests kit=kit conclusion=conclusion
irregulier=irregular~ valeur=value valeurs=values creux=quiet~ front=front manoeuvre=manoeuvre rale=complaining raler=complain! amiable=amicable~ intervenue=done~ intervient=respond!
accede=access! acceder=access! pleut=rain! pleuvoir=rain! avancer=progress! manier=handle! retaper=type! repeindre=paint! repeint=painted~ departager=tie-break! baton=stick fourreau=sheath
sosie=lookalike solo=solo media=media medias=media spirale=spiral reglable=adjustable~ accordage=tuning accorder=tune! accordeur=tuner boucherie_charcuterie=butcher-shop ongle=nail trafic=traffic
ingerence=interference noyade=drowning naufrage=shipwreck sauvetage=rescue evacuation=evacuation panne_de_courant=power-cut coupure=outage coupures=outages delestage=power-cut
assainissement=drainage egout=sewer fosse_septique=septic-tank forage=drilling puits=well citerne=tank chateau_eau=water-tower potable=drinkable~ soudure=welding peinture_carrosserie=paintwork
tole=sheet-metal carrosserie=body-shop pare-brise=windscreen retroviseur=mirror phare=headlight moissonner=harvest! labourer=plough! tondre=mow! tonte=mowing debroussailler=clear! desherber=weed!
greffer=graft! bouture=cutting repiquer=transplant! recolement=stocktake devis_signe=signed-quote facturette=receipt escompte=discount arrhes=deposit trop-percu=overpayment tutelle=guardianship
curatelle=guardianship tuteur=guardian curateur=guardian garde_a_vue=custody heritage=inheritance succession=inheritance donation=gift divorce=divorce pacs=civil-partnership
pension_alimentaire=child-support veuve=widow veuf=widower celibataire=single~ obseques=funeral pompes_funebres=funeral-home funeraire=funeral~ urne=urn cremation=cremation enterrement=funeral
bapteme=baptism communion=communion temoignage=testimony temoignages=testimonies parloir=visiting-room detenu=prisoner prison=prison douanier=customs-officer sanction=sanction
plaignant=complainant victime=victim harcelement=harassment violence=violence violences=violence viol=assault lanceur_alerte=whistleblower fraude=fraud arnaque=scam piratage=hacking pirate=hacker
fuite_de_donnees=data-leak
voie=see! voies=lanes sorte=come! une_sorte=a-kind sort=come! sortent=come!
cadre_de_sante=head-nurse releve_d'heures=timesheet releve_d_heures=timesheet societe_d'interim=agency agence_d'interim=agency la_nuit=night les_notes=rating notes_par=rating-by
heberge=hosted~ auto-heberge=self-hosted~ autoheberge=self-hosted~ auto-hebergement=self-hosting auto_heberge=self-hosted~ notre_serveur=our-server propre_serveur=own-server nos_propres_serveurs=our-own-servers operateur=operator
centre_de_donnees=data-centre datacenter=data-centre salle_serveur=server-room dans_le_cloud=in-cloud dans_le_nuage=in-cloud stockage=storage etats_unis=united-states usa=united-states amerique=america
chine=china russie=russia union_europeenne=european-union ue=european-union en_europe=in-europe en_france=in-france pays_etranger=foreign-country hors_ue=outside-european-union hors_europe=outside-europe
gafam=big-tech gafa=big-tech geant=giant~ geants_du_web=big-tech multinationale=corporation souverainete_numerique=data-sovereignty en_interne=in-house~ en_local=locally sur_site=on-site
dans_nos_murs=in-house~ a_demeure=on-site machine_virtuelle=virtual-machine conforme_rgpd=gdpr-compliant~ conforme_au_rgpd=gdpr-compliant~ protection_des_donnees=data-protection donnee_personnelle=personal-data donnees_de_sante=health-data cnil=data-protection-authority
dpo=data-protection-officer secret_medical=medical-confidentiality secret_professionnel=professional-secrecy secret_defense=secret~ consentir=consent! politique_de_confidentialite=privacy-policy donnees_sensibles=sensitive-data donnee_sensible=sensitive-data se_connecter=sign-in!
identifiant=username authentification=authentication authentifier=authenticate! double_authentification=two-factor-authentication deux_facteurs=two-factor mdp=password sans_mot_de_passe=without-password sans_inscription=without-registration sans_compte=without-account
sans_connexion_obligatoire=without-login deconnecter=sign-out! pseudonyme=pseudonym vieil=old~ antique=very-old~ preistorique=very-old~ prehistorique=very-old~ obsolete=outdated~ nokia=feature-phone
pc=computer tactile=touch~ enorme=huge~ gigantesque=giant~ immense=huge~ caractere=letter touche=button non-voyant=blind~ daltonien=colour-blind~
daltonisme=colour-blindness accessibilite=accessibility facile_a_lire=plain-language langage_simple=plain-language falc=plain-language couverture=coverage barre=bar 4g=mobile-data 3g=slow-connection
wi-fi=wifi capte_pas=no-signal ne_capte_pas=no-signal instable=unstable~ capricieux=patchy~ pas_de_reseau=no-signal plus_de_reseau=no-signal aucun_reseau=no-signal pas_internet=no-internet
pas_d'internet=no-internet pas_d_internet=no-internet en_mer=at-sea sur_papier=on-paper telecopie=fax telecopieur=fax-machine en_especes=in-cash en_liquide=in-cash comptant=cash~
a_la_caisse=at-till comptoir=counter au_comptoir=at-counter au_guichet=at-counter cb=bank-card centime=cent pas_un_centime=no-cent pas_un_sou=no-cent sou=penny
sous_aucun_pretexte=never pas_un_rond=no-cent gratos=free~ ne_coute_rien=cost-nothing! coute_rien=cost-nothing! zero_euro=zero-euros zero_centime=zero-cents zero_pub=without-ads zero_budget=no-budget
pas_de_budget=no-budget aucun_budget=no-budget pas_les_moyens=no-budget sans_abonnement=without-subscription pas_abonnement=no-subscription pas_d'abonnement=no-subscription pas_d_abonnement=no-subscription achat_integre=in-app-purchase sans_pubs=without-ads
reclame=ad publicitaire=advertising~ banniere=banner demarchage=cold-calling pourriel=spam flouter=blur! floute=blurred~ localisation=location geolocalisation=location-tracking
geolocaliser=locate! pister=track! pistage=tracking traquer=track! traqueur=tracker tracage=tracking fliquer=spy! flicage=surveillance fliques=tracked~
espionner=spy! espion=spy espionnage=spying bandeau=banner telemetrie=telemetry profilage=profiling anonymat=anonymity anonymement=anonymously anonymise=anonymised~
pseudonymise=pseudonymised~ crypte=encrypted~ crypter=encrypt! tracable=traceable~ auditeur=auditor journalisation=logging infalsifiable=tamper-proof~ inalterable=immutable~ immuable=immutable~
horodate=timestamped~ horodatage=timestamp efface=deleted~ effacement=deletion supprime=deleted~ suppression=deletion detruire=destroy! conservation=retention duree_de_conservation=retention-period
conserve=retained~ archivage=archiving certifie=certified~ norme=standard opensource=open-source~ dans_le_navigateur=in-browser dans_un_navigateur=in-browser sans_javascript=without-javascript desactive=disabled~
desactiver=disable! rien_a_installer=without-installation rien_installer=without-installation sans_installation=without-installation sans_rien_installer=without-installation sans_installer=without-installation processus=process micro-service=microservice cadriciel=framework
dependance=dependency binaire=binary monolithe=monolith sans_ia=without-ai refusent=refuse! rejeter=reject! rejette=reject! rejet=rejection refus=refusal
autorise=allowed~ tolerer=tolerate! tolere=allowed~ admis=allowed~ exigence=requirement requerir=require! requis=required~ requiert=require! insister=insist!
tenir_a=insist! tient_a=insist! tient_absolument=insist! se_conformer=comply! obligatoirement=necessarily imperatif=mandatory~ imperativement=necessarily contrainte=constraint legalement=legally
reglementation=regulation prohibe=forbidden~ prohiber=forbid! interdiction=ban interdisent=forbid! proscrire=forbid! proscrit=forbidden~ banni=forbidden~ bannir=forbid!
pas_question=not-allowed~ hors_de_question=not-allowed~ est_hors_de_question=not-allowed~ pas_question_de=not-allowed~ pas_question_que=not-allowed~ meme_pas_en_reve=not-allowed~ dans_vos_reves=not-allowed~ jamais_de_la_vie=never jamais_au_grand_jamais=never
plus_jamais=never-again en_aucun_cas=never sous_aucune_condition=never a_aucun_prix=never pour_rien_au_monde=never pas_du_tout=not-at-all surtout_pas=never certainement_pas=never absolument_pas=not-at-all
aucunement=not-at-all nullement=not-at-all en_aucune_facon=never niet=not-allowed~ exclu=not-allowed~ c'est_exclu=not-allowed~ est_exclu=not-allowed~ il_est_exclu=not-allowed~ sont_exclus=not-allowed~
impensable=not-allowed~ inacceptable=not-allowed~ inadmissible=not-allowed~ intolerable=not-allowed~ pas_permis=not-allowed~ pas_autorise=not-allowed~ non_autorise=not-allowed~ pas_admis=not-allowed~ pas_le_droit=not-allowed~
passera_pas=not-allowed~ ca_passe_pas=not-allowed~ ca_ne_passe_pas=not-allowed~ tabou=not-allowed~ tres_peu_pour_moi=not-allowed~ tres_peu_pour_nous=not-allowed~ peu_pour_moi=not-allowed~ peu_pour_nous=not-allowed~ sans_moi=not-allowed~
moi_vivant=not-allowed~ sur_mon_cadavre=not-allowed~ ras_le_bol=fed-up~ marre=fed-up~ en_avoir_marre=fed-up~ j'en_ai_marre=fed-up~ plein_le_dos=fed-up~ betise=nonsense n'importe_quoi=nonsense
importe_quoi=nonsense sottise=nonsense foutaise=nonsense ridicule=ridiculous~ connerie=nonsense blague=joke plaisanterie=joke mauvaise_blague=bad-joke deteste=hate!
hair=hate! horreur_de=hate! a_horreur=hate! ont_horreur=hate! faire_confiance=trust! fait_confiance=trust! font_confiance=trust! fais_confiance=trust! confiance=trust
pas_confiance=distrust! mefier=distrust! mefie=distrust! mefient=distrust! mefiance=distrust mefiant=distrustful~ chichi=frills fioriture=frills se_passer_de=do-without!
renoncer=do-without! ne_veut_pas=refuse! ne_veulent_pas=refuse! veut_pas=refuse! veulent_pas=refuse! ne_veut_plus=refuse! ne_veulent_plus=refuse! veut_plus=refuse! veulent_rien_savoir=refuse!
veut_rien_savoir=refuse! rien_savoir=refuse! s'opposer=oppose! opposer=oppose! oppose=opposed~ divulguer=disclose! divulgation=disclosure ceder=hand-over! revente=resale
regarde_personne=confidential~ ne_regarde_personne=confidential~ regarde_que_nous=confidential~ double_facteur=two-factor second_facteur=second-factor deuxieme_facteur=second-factor creer_un_compte=create-account! creer_de_compte=create-account! reconnaissance_faciale=face-recognition
gros_caracteres=large-print grands_caracteres=large-print grosses_lettres=large-letters gros_bouton=large-button gros_boutons=large-buttons avec_des_gants=with-gloves lecteur_ecran=screen-reader lecteur_d'ecran=screen-reader
cloud=cloud verification=verification code_pin=pin code_secret=pin code_par_sms=sms-code code_unique=one-time-code code_acces=access-code creation_de_compte=account-creation adresse_mail=email-address
adresse_email=email-address numero_de_portable=phone-number empreinte_digitale=fingerprint vrai_nom=real-name vrais_noms=real-names lien_magique=magic-link smartphone=smartphone vieux_telephone=old-phone vieux_portable=old-phone
hors_age=very-old~ telephone_a_touches=feature-phone telephone_a_clapet=feature-phone mac=mac windows=windows linux=linux iphone=iphone android=android taille_de_police=font-size
lecteur_d_ecran=screen-reader synthese_vocale=speech-output lecture_a_voix_haute=read-aloud au_clavier=by-keyboard une_seule_main=one-handed~ couverture_reseau=coverage une_barre=one-bar barres_de_reseau=signal-bars zone_blanche=dead-zone
zones_blanches=dead-zones zone_morte=dead-zone donnees_mobiles=mobile-data forfait_data=mobile-data bas_debit=low-bandwidth~ faible_debit=low-bandwidth~ bande_passante=bandwidth ca_capte_mal=patchy-signal capte_mal=patchy-signal
ca_coupe=cut-out! qui_coupe=cut-out! mode_avion=airplane-mode mode_hors_ligne=offline-mode satellite=satellite acces_internet=internet-access sous_terre=underground version_papier=paper-version format_papier=paper-form
sans_papier=paperless~ fax=fax par_fax=by-fax tableau_affichage=notice-board tableau_d'affichage=notice-board tableau_d_affichage=notice-board panneau_affichage=notice-board a_la_main=by-hand par_telephone=by-phone
telephone_fixe=landline cash=cash argent_liquide=cash carte_bancaire=bank-card carte_bleue=bank-card carte_de_credit=credit-card par_carte=by-card sans_contact=contactless~ virement_bancaire=bank-transfer
par_virement=by-bank-transfer virement_permanent=standing-order prelevement_automatique=direct-debit sur_facture=by-invoice a_titre_gratuit=for-free~ sans_frais=free~ pour_rien=for-free zero=zero paiement_en_ligne=online-payment
payer_en_ligne=pay-online! frais_bancaires=bank-fees paypal=paypal stripe=stripe paiement_unique=one-off-payment payer_une_fois=pay-once! une_fois_pour_toutes=one-off~ une_seule_fois=one-off~ regie_publicitaire=ad-network
spam=spam newsletter=newsletter chat=chat messagerie_instantanee=chat whatsapp=whatsapp microphone=microphone webcam=webcam enregistrement_audio=audio-recording enregistrement_vocal=voice-recording
mettre_sur_ecoute=eavesdrop! gps=gps google_maps=google-maps suivre_a_la_trace=track! cookie=cookie bandeau_cookies=cookie-banner banniere_de_cookies=cookie-banner mesure_audience=analytics mesure_d'audience=analytics
mesure_d_audience=analytics google_analytics=google-analytics bout_en_bout=end-to-end~ de_bout_en_bout=end-to-end~ piste_audit=audit-trail piste_d'audit=audit-trail piste_d_audit=audit-trail journal_audit=audit-log journal_d'audit=audit-log
journal_d_audit=audit-log audit=audit auditable=auditable~ qui_a_fait_quoi=audit-trail droit_a_l'oubli=right-to-be-forgotten droit_a_l_oubli=right-to-be-forgotten certification=certification logiciel_libre=free-software logiciels_libres=free-software
open-source=open-source~ open_source=open-source~ code_ouvert=open-source~ source_ouverte=open-source~ droits_auteur=copyright format_ouvert=open-format format_libre=open-format json=json xml=xml
fichier_excel=excel-file exportable=exportable~ vieux_navigateur=old-browser internet_explorer=internet-explorer javascript=javascript magasin_applications=app-store un_seul_processus=single-process microservice=microservice bibliotheque_logicielle=library
librairie_externe=third-party-library bibliotheque_externe=third-party-library framework=framework executable=executable un_seul_fichier=single-file seul_fichier=single-file a_des_tiers=to-third-parties service_tiers=third-party-service chatbot=chatbot
obligation=obligation legal=legal~ la_loi=law surtout_pas_de=no que_dalle=nothing sortir_du_pays=leave-country! rester_secret=secret~ reste_secret=secret~ tenu_secret=secret~
hebergeur=hosting-provider souverain=sovereign~ souverainete=sovereignty pseudo=nickname surnom=nickname contraste=contrast photocopie=photocopy cryptomonnaie=cryptocurrency agacer=annoy!
enerver=annoy! saouler=annoy! machin=thing bidule=thing gadget=gimmick
ecolage=school-fee cancre=pupil surveillant=supervisor proviseur=headteacher rectorat=education-office bulletin_scolaire=school-report releve_de_notes=transcript
recreation=break recre=break preau=playground cour_de_recreation=playground tutorat=tutoring repetiteur=tutor interro=test interrogation=test
controle_continu=continuous-assessment rattrapage=catch-up redoublement=repeated-year redoubler=repeat! absenteisme=absenteeism brevet=diploma baccalaureat=diploma
licence_pro=degree amphi=lecture-hall amphitheatre=lecture-hall scolarite=schooling scolariser=enrol! primaire=primary-school lyceenne=pupil collegienne=pupil
ecoliere=pupil camarade=classmate trousse=pencil-case gomme_a_effacer=eraser regle=rule compas=compass equerre=set-square rapporteur=protractor
classeur_a_anneaux=ring-binder tableau_noir=blackboard craie_grasse=crayon pate_a_modeler=modelling-clay coloriage=colouring-page colorier=colour! decoupage=cut-out
collage=collage comptine=nursery-rhyme berceuse=lullaby conte_de_fees=fairy-tale marionnette=puppet marionnettiste=puppeteer atsem=nursery-assistant
creche_parentale=parent-nursery tetine=dummy sucette=lollipop couche-culotte=nappy lange=nappy landau=pram berceau=cradle lit_bebe=cot chaise_haute=high-chair
rehausseur=booster-seat poussin=chick nourrisson=infant bambin=toddler gamin=child gamine=child gosse=child mioche=child mome=child marmot=child pitchoun=child minot=child
triple=triplet triples=triplet puree=puree compote=compote petit_pot=baby-food allaiter=breastfeed! teter=suckle! tire-lait=breast-pump sevrage=weaning
vaccinal=vaccination poussee_dentaire=teething varicelle=chickenpox rougeole=measles oreillons=mumps rubeole=rubella coqueluche=whooping-cough bronchiolite=bronchiolitis
otite=ear-infection angine=sore-throat gastro=stomach-flu pou=louse poux=louse tique=tick eczema=eczema psoriasis=psoriasis verrue=wart mycose=fungal-infection
grain_de_beaute=mole demangeaison=itch bouton_de_fievre=cold-sore tousser=cough! eternuer=sneeze! vomir=vomit! vomissement=vomiting nausee=nausea diarrhee=diarrhoea
constipation=constipation selles=stool ballonnement=bloating vertige=dizziness malaise=fainting infarctus=heart-attack hypertension=high-blood-pressure
tensiometre=blood-pressure-monitor stethoscope=stethoscope glucometre=glucose-meter bandelette=test-strip insuline=insulin cholesterol=cholesterol hemoglobine=haemoglobin
bilan_sanguin=blood-test donneur=donor donneuse=donor donneur_de_sang=blood-donor greffe=graft greffon=graft dialyse=dialysis chimio=chemotherapy
chimiotherapie=chemotherapy radiotherapie=radiotherapy oncologue=oncologist oncologie=oncology cancerologue=oncologist tumeur=tumour metastase=metastasis
remission=remission irm=mri-scan mammographie=mammogram coloscopie=colonoscopy electrocardiogramme=ecg pneumologue=pulmonologist neurologue=neurologist urologue=urologist
nephrologue=nephrologist rhumatologue=rheumatologist endocrinologue=endocrinologist gastro-enterologue=gastroenterologist orl=ent-doctor geriatre=geriatrician
geneticien=geneticist allergologue=allergist sexologue=sexologist addictologue=addiction-specialist tabacologue=smoking-counsellor hypnotherapeute=hypnotherapist
hypnose=hypnosis sophrologue=relaxation-therapist sophrologie=relaxation-therapy naturopathe=naturopath naturopathie=naturopathy homeopathe=homeopath
homeopathie=homeopathy acupuncteur=acupuncturist acupuncture=acupuncture chiropracteur=chiropractor magnetiseur=healer reflexologue=reflexologist reflexologie=reflexology
brancardier=stretcher-bearer brancard=stretcher civiere=stretcher ambulanciere=paramedic bequille=crutch canne=cane attelle=splint minerve=neck-brace orthese=orthosis
semelle=insole bandage=bandage compresse=compress sparadrap=plaster pommade=ointment gelule=capsule suppositoire=suppository collyre=eye-drop antibiotique=antibiotic
antidouleur=painkiller anti-inflammatoire=anti-inflammatory paracetamol=paracetamol antidepresseur=antidepressant somnifere=sleeping-pill anxiolytique=tranquilliser
posologie=dosage effet_indesirable=side-effect effet_secondaire=side-effect ordonnancier=prescription-register preparateur=pharmacy-technician officine=pharmacy
escarre=bedsore incontinence=incontinence grabataire=bedridden~ autonomie=independence fin_de_vie=end-of-life soins_palliatifs=palliative-care lit_medicalise=care-bed
leve-personne=patient-lift telealarme=emergency-alarm teleassistance=emergency-alarm portage_de_repas=meal-delivery soignante=carer residente=resident parkinson=parkinson
sclerose=sclerosis autisme=autism dyslexie=dyslexia dyspraxie=dyspraxia dyscalculie=dyscalculia hyperactif=hyperactive~ malvoyante=visually-impaired~ sourde=deaf~
sourd-muet=deaf-mute~ langue_des_signes=sign-language prothese_auditive=hearing-aid audiogramme=audiogram audiologiste=audiologist acouphene=tinnitus myope=short-sighted~
myopie=myopia presbytie=presbyopia astigmatisme=astigmatism cataracte=cataract glaucome=glaucoma monture=frame carie=cavity plombage=filling detartrage=scaling
couronne=crown dentier=denture bridge=dental-bridge molaire=molar gencive=gum appareil_dentaire=braces extraction=extraction abces=abscess panique=panic phobie=phobia
burn-out=burnout burnout=burnout deprime=depression suicide=suicide suicidaire=suicidal~ cauchemar=nightmare insomnie=insomnia ronflement=snoring ronfler=snore!
apnee=apnea anorexie=anorexia boulimie=bulimia alcoolique=alcoholic alcoolisme=alcoholism toxicomane=drug-addict tabagisme=smoking cigarette=cigarette clope=cigarette
vapoter=vape! vapoteuse=vape megot=cigarette-butt hemorragie=bleeding saignement=bleeding saigner=bleed! ecchymose=bruise bleu_de_travail=overalls cicatrice=scar
suture=suture hematome=bruise crampe=cramp courbature=muscle-ache lumbago=back-pain mal_de_dos=back-pain sciatique=sciatica tendinite=tendinitis entorse_cheville=sprain
cheville=ankle poignet=wrist coude=elbow hanche=hip colonne_vertebrale=spine vertebre=vertebra crane=skull cerveau=brain poumon=lung foie=liver rein=kidney estomac=stomach
intestin=intestine vessie=bladder uterus=womb ovulation=ovulation menopause=menopause fausse_couche=miscarriage ivg=abortion accoucher=give-birth! parturiente=mother
preservatif=condom sterilet=iud fiv=ivf sterilite=infertility puberte=puberty ferme_pedagogique=teaching-farm exploitant=farmer eleveur_laitier=dairy-farmer laiterie=dairy
trayeuse=milking-machine traite_des_vaches=milking genisse=heifer taurillon=young-bull velage_difficile=difficult-calving belier=ram agnelage=lambing agnelle=ewe-lamb
chevreau=kid-goat chevrier=goat-farmer bouc=billy-goat truie=sow verrat=boar goret=piglet jument=mare poulain=foal pouliche=filly etalon=stallion ane=donkey anesse=donkey
mulet=mule betaillere=livestock-trailer abattoir=slaughterhouse abattage=slaughter abreuvoir=water-trough mangeoire=feeder ratelier=hay-rack foin_sec=dry-hay fumier=manure
lisier=slurry purin=slurry epandage=spreading epandeur=spreader semoir=seeder herse=harrow semis_direct=direct-sowing pulverisateur=sprayer pulveriser=spray!
desherbant=weedkiller herbicide=herbicide insecticide=insecticide fongicide=fungicide pesticide=pesticide mildiou=mildew oidium=powdery-mildew puceron=aphid limace=slug
nuisible=pest ravageurs=pest orge=barley avoine=oats seigle=rye colza=rapeseed tournesol=sunflower betterave=beetroot luzerne=alfalfa trefle=clover cereale=cereal
cerealier=grain-farmer jachere=fallow assolement=crop-rotation rotation_des_cultures=crop-rotation botte_de_foin=hay-bale botte_de_paille=straw-bale
verger_familial=family-orchard pommier=apple-tree poirier=pear-tree cerisier=cherry-tree prunier=plum-tree chataignier=chestnut-tree olivier=olive-tree
oliveraie=olive-grove oleiculteur=olive-grower moulin_a_huile=oil-mill arboriculteur=fruit-grower arboriculture=fruit-growing sylviculture=forestry sylviculteur=forester
bois_de_chauffage=firewood stere=cord-of-wood buche=log rondin=log tronconneuse=chainsaw fendeuse=log-splitter debardage=timber-hauling scierie=sawmill sapin=fir
epicea=spruce hetre=beech bouleau=birch frene=ash-tree tilleul=lime-tree saule=willow coupe_de_bois=felling garde-chasse=gamekeeper gibier=game chevreuil=roe-deer
biche=deer faisan=pheasant lievre=hare battue=hunt fusil=rifle cartouche=cartridge munition=ammunition mirador=hunting-stand permis_de_chasse=hunting-licence
permis_de_peche=fishing-licence canne_a_peche=fishing-rod hamecon=hook appat=bait leurre=lure moulinet=reel epuisette=landing-net carpe=carp brochet=pike saumon=salmon
sandre=zander gardon=roach thon=tuna morue=cod cabillaud=cod sardine=sardine maquereau=mackerel huitre=oyster ostreiculteur=oyster-farmer ostreiculture=oyster-farming
moule=mussel mytiliculteur=mussel-farmer coquillage=shellfish crevette=shrimp crabe=crab homard=lobster langouste=lobster pisciculture=fish-farm pisciculteur=fish-farmer
criee=fish-auction chalutier=trawler chalut=trawl marin-pecheur=fisherman mareyeur=fish-wholesaler alevin=young-fish miellerie=honey-house hausse_de_ruche=honey-super
rayon_de_miel=honeycomb cire_d'abeille=beeswax varroa=varroa enfumoir=smoker faux-bourdon=drone-bee propolis=propolis transhumer=move! essaimer=swarm! bourdon=bumblebee
papillon=butterfly coccinelle=ladybird fourmi=ant araignee=spider moustique=mosquito mouche=fly cafard=cockroach punaise=bug punaise_de_lit=bedbug termite=termite
taupe=mole souris_grise=mouse rongeur=rodent deratisation=pest-control desinsectisation=pest-control piege=trap herisson=hedgehog chauve-souris=bat grenouille=frog
crapaud=toad serpent=snake lezard=lizard tortue=tortoise perroquet=parrot perruche=parakeet canari=canary hamster=hamster cobaye=guinea-pig cochon_d'inde=guinea-pig
furet=ferret faucon=falcon fauconnier=falconer chouette=owl hibou=owl hirondelle=swallow mesange=tit moineau=sparrow merle=blackbird corbeau=raven nichoir=nest-box
ornithologue=ornithologist ornithologie=birdwatching mangeoire_a_oiseaux=bird-feeder chiot_de_race=pedigree-puppy chienne=dog chatte=cat matou=cat toutou=dog
laisse_de_chien=dog-leash collier_de_chien=dog-collar museliere=muzzle gamelle=bowl chenil=kennel fourriere=animal-pound litiere=litter pedigree=pedigree
sterilisation=sterilisation castration=castration vermifuger=deworm! puces_de_chien=flea toiletteur=pet-groomer toiletteuse=pet-groomer maitre-chien=dog-handler
comportementaliste=pet-behaviourist dresseur=animal-trainer dressage=animal-training pet-sitter=pet-sitter promeneur_de_chien=dog-walker aquariophilie=fishkeeping
poisson_rouge=goldfish terrarium=terrarium equitation=riding manege=riding-arena selle=saddle sellerie=tack-room sellier=saddler etrier=stirrup bride=bridle licol=halter
sabot=hoof criniere=mane galop=gallop saut_d'obstacles=show-jumping attelage=carriage-driving caleche=carriage palefrenier=groom box_a_cheval=horse-stall paddock=paddock
demi-pension=half-board volaille=poultry poussiniere=brooder coq=rooster poulette=pullet ponte=laying pondeuse=laying-hen pondre=lay! couver=brood! couveuse=incubator
eclosion=hatching pintade=guinea-fowl caille=quail foie_gras=foie-gras gaveur=duck-farmer jardinerie=garden-centre beche=spade rateau=rake binette=hoe secateur=pruner
brouette=wheelbarrow tondeuse=mower taille-haie=hedge-trimmer debroussailleuse=brush-cutter souffleur=blower tuyau_d'arrosage=garden-hose goutte-a-goutte=drip-irrigation
recuperateur_d'eau=rainwater-tank gazon=lawn pelouse=lawn massif=flower-bed plate-bande=flower-bed arbuste=shrub rosier=rose-bush tulipe=tulip orchidee=orchid
cactus=cactus plante_verte=house-plant bulbe=bulb semis_en_godet=seedling plantule=seedling terreau=potting-soil paillage=mulch compostage=composting
composteur=compost-bin lombricomposteur=worm-composter permaculture=permaculture parterre=flower-bed fleurir=bloom! floraison=flowering bourgeon=bud rempoter=repot!
bouturer=propagate! elagage=pruning elaguer=prune! haricot=bean petit_pois=pea pois=pea salade_verte=lettuce laitue=lettuce radis=radish navet=turnip chou=cabbage
chou-fleur=cauliflower brocoli=broccoli concombre=cucumber aubergine=aubergine citrouille=pumpkin potiron=pumpkin epinard=spinach artichaut=artichoke asperge=asparagus
fenouil=fennel celeri=celery ail_rose=pink-garlic echalote=shallot persil=parsley basilic=basil thym=thyme romarin=rosemary menthe=mint ciboulette=chives fraise=strawberry
framboise=raspberry cerise=cherry prune=plum abricot=apricot peche_de_vigne=peach banane=banana orange=orange pamplemousse=grapefruit ananas=pineapple mangue=mango
figue=fig chataigne=chestnut amande=almond cacahuete=peanut arachide=peanut noisette_grillee=hazelnut myrtille=blueberry groseille=currant cassis=blackcurrant
mure=blackberry melon=melon pasteque=watermelon truffier=truffle-bed trufficulteur=truffle-grower girolle=chanterelle mycologue=mycologist mycologie=mycology
cueillette=picking cueillir=pick! cueilleur=picker baguette_de_pain=baguette petrir=knead! petrissage=kneading fermentation=fermentation fermenter=ferment! fournee=batch
viennoiseries=pastry chausson=slipper pain_au_chocolat=chocolate-pastry chocolatine=chocolate-pastry brioche=brioche tartelette=tartlet macaron=macaroon gaufre=waffle
gaufrier=waffle-iron beignet=doughnut buche_de_noel=christmas-log galette=flat-cake meringue=meringue confiserie=confectionery confiseur=confectioner dragee=sugared-almond
caramel=caramel chantilly=whipped-cream confiture=jam pate_a_tartiner=spread beurrier=butter-dish yaourtiere=yoghurt-maker margarine=margarine vinaigre=vinegar
moutarde=mustard mayonnaise=mayonnaise sauce=sauce bouillon=broth potage=soup raclette=raclette fondue=fondue tartine=sandwich omelette=omelette frites=fries
friterie=fries-stand frite=fries hamburger=burger kebab=kebab sushi=sushi quiche=quiche ratatouille=vegetable-stew couscous=couscous semoule=semolina
lentilles_vertes=lentil quinoa=quinoa nouille=noodle nouilles=noodle spaghetti=spaghetti charcuterie=cold-meat saucisson=salami boudin=blood-sausage lardon=bacon
lard=bacon rillettes=potted-meat cotelette=chop bifteck=steak steak=steak roti=roast hachis=mince viande_hachee=mince carcasse=carcass equarrissage=carcass-disposal
hachoir=mincer desosser=bone! desossage=boning affinage=cheese-maturing affiner=mature! affineur=cheese-maturer presure=rennet chaine_du_froid=cold-chain haccp=haccp
surgele=frozen-food surgeles=frozen-food congeler=freeze! decongeler=thaw! dlc_depassee=expired~ mijoter=simmer! frire=fry! friteuse=fryer griller=grill! grillade=barbecue
barbecue=barbecue plancha=griddle rotir=roast! rotissoire=rotisserie eplucher=peel! epluchure=peelings emincer=slice! assaisonner=season! assaisonnement=seasoning
gouter_d'anniversaire=birthday-party fouet=whisk louche=ladle spatule=spatula passoire=colander rape=grater mixeur=blender robot_de_cuisine=food-processor
cocotte=casserole cocotte-minute=pressure-cooker autocuiseur=pressure-cooker marmite=pot cuillere=spoon cuillere_a_soupe=tablespoon cuillere_a_cafe=teaspoon
fourchette=fork couteau=knife coutellerie=cutlery coutelier=knife-maker affutage=sharpening affuter=sharpen! aiguiser=sharpen! remouleur=knife-grinder nappe=tablecloth
serviette=towel torchon=tea-towel tablier=apron plongeur_de_restaurant=dishwasher commis_de_cuisine=kitchen-assistant apero=aperitif aperitif=aperitif
entree_plat_dessert=menu dessert=dessert brasserie=brewery microbrasserie=microbrewery bistrot=bistro bistro=bistro guinguette=open-air-bar estaminet=tavern taverne=tavern
buvettes=drink-stand buraliste=tobacconist tabac=tobacco traiteurs=caterer food_truck=food-truck food-truck=food-truck camion_pizza=pizza-truck pizzeria=pizzeria
pizzaiolo=pizza-maker creperie=pancake-restaurant cafetiere=coffee-maker infusion=herbal-tea tisane=herbal-tea limonade=lemonade sirop_d'erable=maple-syrup
jus_de_fruit=fruit-juice pressoir=press cidrerie=cider-house distillerie=distillery distillateur=distiller distiller=distill! alambic=still rhum=rum whisky=whisky
cocktail=cocktail liqueur=liqueur vodka=vodka millesime=vintage cepage=grape-variety degustateur=taster oenologie=wine-science vinification=winemaking vinifier=vinify!
embouteillage=traffic-jam embouteiller=bottle! mise_en_bouteille=bottling tire-bouchon=corkscrew tonnelier=cooper receptionniste=receptionist gouvernante=housekeeper
groom=bellboy bagagiste=porter nuitee=overnight-stay taxe_de_sejour=tourist-tax chambre_d'hotes=guest-room chambre_d'hote=guest-room maison_d'hotes=guest-house
pension_complete=full-board literie=bedding drap=sheet oreiller=pillow couette=duvet caravane=caravan caravanier=caravanner mobil-home=mobile-home bungalow=bungalow
sac_de_couchage=sleeping-bag rechaud=camping-stove randonneuse=hiker bivouac=bivouac bivouaquer=camp! camper=camp! campeur=camper gourde=water-bottle boussole=compass
carte_routiere=road-map topoguide=hiking-guide syndicat_d'initiative=tourist-office voyagiste=tour-operator agence_de_voyage=travel-agency croisiere=cruise
croisieriste=cruise-passenger embarquement=boarding embarquer=board! debarquer=disembark! carte_d'embarquement=boarding-pass escale=stopover decollage=take-off
decoller=take-off! atterrissage=landing piste_d'atterrissage=runway aerodrome=airfield aeroclub=flying-club planeur=glider ulm=microlight parapente=paraglider
parapentiste=paraglider deltaplane=hang-glider montgolfiere=hot-air-balloon parachute=parachute parachutiste=parachutist helicoptere=helicopter aeronef=aircraft
carnet_de_vol=flight-log douaniere=customs-officer frontiere=border exposition_temporaire=temporary-exhibition museographe=exhibition-designer
gardien_de_musee=museum-guard vitrine=showcase cartel=museum-label fouilles=excavation vestige=remains fossile=fossil mineral=mineral mineralogie=mineralogy
herbier=herbarium numismate=coin-collector numismatique=coin-collecting philateliste=stamp-collector philatelie=stamp-collecting parchemin=parchment
fonds_d'archives=archive-collection cote_d'archive=shelf-mark acte_de_mariage=marriage-certificate acte_de_deces=death-certificate livret_de_famille=family-record-book
ancetres=ancestor aieul=ancestor descendant=descendant descendance=descendants cure=priest pretre=priest pasteur=pastor abbe=priest eveque=bishop diocese=diocese
rabbin=rabbi diacre=deacon moine=monk monastere=monastery couvent=convent abbaye=abbey cathedrale=cathedral temple_protestant=church synagogue=synagogue messe=mass
sacristain=sacristan sacristie=sacristy catechisme=catechism catechiste=catechist priere=prayer prier=pray! quete=collection pelerin=pilgrim pelerinage=pilgrimage
procession=procession cantique=hymn psaume=psalm fidele=worshipper paroissien=parishioner paroissienne=parishioner enfant_de_choeur=altar-server confirmation=confirmation
baptiser=baptise! careme=lent ramadan=ramadan toussaint=all-saints choristes=chorister soprano=soprano tenor=tenor baryton=baritone partition_musicale=sheet-music
repetition_generale=dress-rehearsal metronome=metronome accordeoniste=accordionist pianiste=pianist violoniste=violinist guitariste=guitarist batteur=drummer
bassiste=bassist trompettiste=trumpeter saxophone=saxophone saxophoniste=saxophonist clarinettiste=clarinettist flutiste=flautist organiste=organist hautbois=oboe
cornemuse=bagpipes harpe=harp banjo=banjo ukulele=ukulele mandoline=mandolin harmonica=harmonica synthe=synthesizer synthetiseur=synthesizer percussion=percussion
percussionniste=percussionist ampli=amplifier amplificateur=amplifier pedale=pedal corde_de_guitare=guitar-string mediator=plectrum melodie=melody refrain=chorus
couplet=verse paroles_de_chanson=lyrics compositeur=composer compositrice=composer parolier=lyricist composer=compose! arrangement=arrangement
concertiste=concert-performer conservatoire=music-school choregraphe=choreographer choregraphie=choreography ballet=ballet danseurs=dancer tango=tango salsa=salsa
valse=waltz bal=ball zumba=zumba claquettes=tap-dance comedienne=actress acteur=actor actrice=actress figurant=extra figurante=extra metteur_en_scene=stage-director
mise_en_scene=staging souffleuse=prompter decorateur=set-designer eclairagiste=lighting-technician sonorisation=sound-system sono=sound-system sonoriser=amplify!
coulisse=backstage coulisses=backstage loges=dressing-room maquilleuse=make-up-artist maquilleur=make-up-artist perruque=wig impro=improvisation
improvisation=improvisation magicien=magician prestidigitateur=magician clown=clown jongleur=juggler jongler=juggle! acrobate=acrobat trapeze=trapeze
forain=fairground-worker carnaval=carnival confetti=confetti feu_d'artifice=fireworks artificier=pyrotechnician defile=parade defiler=parade! festivaliere=festival-goer
intermittents=stage-worker billetteries=ticket-office entracte=interval dedicace=book-signing dedicacer=sign! basket=basketball basketteur=basketball-player
handball=handball handballeur=handball-player volley=volleyball volley-ball=volleyball footballeur=footballer footballeuse=footballer rugbyman=rugby-player tennis=tennis
ping-pong=table-tennis pongiste=table-tennis-player badminton=badminton squash=squash padel=padel golfeur=golfer hockey=hockey patinage=skating patineur=skater
patinoire=ice-rink patin=skate roller=roller-skate skate=skateboard skateboard=skateboard surf=surfing surfeur=surfer surfeuse=surfer planche_a_voile=windsurf-board
voilier=sailing-boat deriveur=dinghy skipper=skipper aviron_club=rowing-club rameur=rower canoe=canoe kayakiste=kayaker plongee_sous-marine=scuba-diving palmes=fins
bouee=buoy gilet_de_sauvetage=life-jacket maitre-nageur=lifeguard nageuse=swimmer bassin_de_natation=swimming-pool brasse=breaststroke boxe=boxing boxeur=boxer
karate=karate judoka=judoka kimono=kimono ceinture=belt lutte=wrestling lutteur=wrestler haltere=dumbbell halterophilie=weightlifting muscu=weight-training
musculation=weight-training tapis_de_course=treadmill pilates=pilates gym=gymnastics gymnaste=gymnast athletisme=athletics sprinteur=sprinter marathon=marathon
marathonien=marathon-runner semi-marathon=half-marathon dossard=race-number peloton=peloton cyclisme=cycling vetetiste=mountain-biker vtt=mountain-bike triathlon=triathlon
triathlete=triathlete tir_a_l'arc=archery archer=archer archere=archer arc=bow fleche=arrow flechette=dart flechettes=darts bowling=bowling billard=billiards
bouliste=boules-player petanqueur=boules-player cochonnet=jack escalade_en_salle=indoor-climbing grimpeuse=climber alpinisme=mountaineering alpiniste=mountaineer
speleologue=caver speleologie=caving mousqueton=carabiner baudrier=harness harnais=harness via_ferrata=via-ferrata canyoning=canyoning raquettes=snowshoe
ski_de_fond=cross-country-skiing skieuse=skier teleski=ski-lift telesiege=chairlift telepherique=cable-car remontees_mecaniques=ski-lift forfait_de_ski=ski-pass
avalanche=avalanche pisteur=ski-patroller dameuse=snow-groomer luge=sledge maillot_de_bain=swimsuit crampon=stud vestiaire_sportif=changing-room arbitrer=referee!
supporteur=supporter tribune=stand gradin=stand buteur=scorer but=goal classement_general=ranking palmares=list-of-winners trophee=trophy podiums=podium dopage=doping
licencie=licensed-player licenciee=licensed-player eclaireur=scout scout=scout scoute=scout scoutisme=scouting cheftaine=scout-leader louveteau=cub-scout
jeannette=brownie-scout jamboree=jamboree veillee=evening-gathering feu_de_camp=campfire lance_a_incendie=fire-hose bouche_incendie=fire-hydrant evacuer=evacuate!
exercice_incendie=fire-drill camion_de_pompiers=fire-engine echelle_incendie=fire-ladder casque_de_pompier=fire-helmet secours=rescue sauveteur=rescuer sauveteuse=rescuer
secourisme=first-aid premiers_secours=first-aid trousse_de_secours=first-aid-kit seisme=earthquake tremblement_de_terre=earthquake tsunami=tsunami eruption=eruption
volcan=volcano ouragan=hurricane cyclone=cyclone tornade=tornado glissement_de_terrain=landslide crue=flood sinistree=disaster-victim grele=hail brouillard=fog brume=mist
eclair=lightning foudre=lightning tonnerre=thunder averse=shower pluviometre=rain-gauge anemometre=wind-gauge barometre=barometer hygrometre=hygrometer
girouette=weather-vane meteorologue=meteorologist ensoleillement=sunshine givre=frost neiger=snow! chasse-neige=snowplough deneigement=snow-clearing deneiger=clear-snow!
sel_de_deneigement=road-salt verglace=icy~ mairesse=mayor echevin=alderman bourgmestre=mayor depute=member-of-parliament deputee=member-of-parliament senateur=senator
ministre=minister ministere=ministry conseiller_municipal=councillor arrete=decree decret=decree deliberation=resolution proces-verbal=minutes
carte_d'identite=identity-card carte_grise=vehicle-registration titre_de_sejour=residence-permit allocation=benefit allocataire=benefit-recipient caf=family-benefit-office
rsa=income-support chomage=unemployment chomeuse=unemployed-person aide_sociale=social-welfare assistante_sociale=social-worker assistant_social=social-worker
educatrice=educator eboueur=refuse-collector eboueurs=refuse-collector decheterie=recycling-centre encombrants=bulky-waste encombrant=bulky~ poubelles=bin
tri_selectif=waste-sorting ordures=rubbish ordure=rubbish decharge_sauvage=illegal-dump depot_sauvage=illegal-dump recyclerie=reuse-centre conteneur_a_verre=bottle-bank
gravats=rubble detritus=litter voirie=roads-department chaussee=road bitume=asphalt goudron=tar nid_de_poule=pothole passage_pieton=pedestrian-crossing pieton=pedestrian
pietonne=pedestrian eclairage_public=street-lighting reverbere=street-lamp banc_public=bench balancoire=swing toboggan=slide bac_a_sable=sandpit contravention=fine
horodateur=parking-meter parcmetre=parking-meter canalisation=pipe egouttier=sewer-worker station_d'epuration=sewage-plant nappe_phreatique=groundwater
chateau_d'eau=water-tower compteur_d'eau=water-meter robinetterie=taps chasse_d'eau=toilet-flush evier=sink lavabo=washbasin baignoire=bathtub cuvette=toilet-bowl
siphon=siphon chauffe-eau=water-heater ballon_d'eau_chaude=hot-water-tank cumulus=water-heater plancher_chauffant=underfloor-heating clim=air-conditioning
climatisation=air-conditioning climatiseur=air-conditioner frigoriste=refrigeration-technician ventilation=ventilation vmc=ventilation ventilateur=fan granule=pellet
granules=pellet pellets=pellet fioul=heating-oil mazout=heating-oil suie=soot ramoner=sweep! onduleur=inverter autoconsommation=self-consumption
tableau_electrique=fuse-box disjoncteur=circuit-breaker fusible=fuse prise_de_courant=socket interrupteur=switch rallonge=extension-cable court-circuit=short-circuit
cablage=wiring cabler=wire! multiprise=power-strip domotiser=automate! isolant=insulation isoler=insulate! dpe=energy-certificate kilowatt=kilowatt barrage=dam
hydroelectrique=hydroelectric~ methanisation=biogas-production biogaz=biogas methaniseur=biogas-plant nucleaire=nuclear~ petrole=oil charbon=coal charpente=roof-frame
tuile=tile ardoise=slate gouttiere=gutter lucarne=skylight velux=skylight zingueur=roof-plumber poutre=beam planche=board contreplaque=plywood rabot=plane ponceuse=sander
poncer=sand! poncage=sanding vis_a_bois=wood-screw ecrou=nut boulon=bolt rondelle=washer cle_a_molette=spanner pince=pliers tenaille=pincers metre_ruban=tape-measure
niveau_a_bulle=spirit-level scie_circulaire=circular-saw scie_sauteuse=jigsaw meuleuse=grinder burin=chisel ciseau_a_bois=chisel etabli=workbench escabeau=stepladder
boite_a_outils=toolbox caisse_a_outils=toolbox outillage=tools papier_peint=wallpaper tapisser=wallpaper! enduit=filler crepi=render truelle=trowel
betonniere=concrete-mixer parpaing=concrete-block maconnerie=masonry mortier=mortar dalle=slab fondation_beton=concrete-foundation ferraillage=reinforcement grue=crane
grutiere=crane-operator pelleteuse=excavator pelle_mecanique=excavator bulldozer=bulldozer terrassement=earthworks maitre_d'oeuvre=project-manager maitre_d'ouvrage=client
metreur=quantity-surveyor bordereau=slip malfacon=defect decennale=ten-year-warranty arpenteur=surveyor bornage=boundary-survey releve_topographique=land-survey
theodolite=theodolite geometre-expert=land-surveyor echafaudeur=scaffolder amiante=asbestos plomb=lead moisissure=mould fuite_d'eau=water-leak infiltration=water-leak
etanche=waterproof~ etancheite=waterproofing vetuste=dilapidated~ insalubre=unsanitary~ promoteur=developer duplex=duplex villa=villa manoir=manor
lotissement=housing-estate hlm=council-flat logement_social=social-housing depot_de_garantie=deposit preavis=notice expulsion=eviction expulser=evict! sous-location=sublet
sous-locataire=subtenant charges_locatives=service-charge coproprietaires=co-owner hypotheque=mortgage notariale=notarial~ compromis_de_vente=sale-agreement
visite_virtuelle=virtual-tour interphone=intercom sonnette_video=video-doorbell paillasson=doormat trousseau=key-ring porte-cles=key-ring cadenas=padlock verrou=bolt
poignee_de_porte=door-handle nettoyeur=cleaner homme_de_menage=cleaner technicien_de_surface=cleaner balai=broom serpilliere=mop eponge=sponge chiffon=cloth
detergent=detergent javel=bleach desinfectant=disinfectant desinfecter=disinfect! desinfection=disinfection poussiere=dust epousseter=dust! pressing=dry-cleaner
blanchisserie=laundry buanderie=laundry-room linge_sale=dirty-laundry seche-linge=dryer etendoir=drying-rack repasseuse=ironing-lady plancher_bois=wooden-floor
shampooing=shampoo shampoing=shampoo coiffure=hairstyle brushings=blow-dry meche=highlight coloration=hair-colour decoloration=bleaching moustache=moustache raser=shave!
rasoir=razor manucure=manicure pedicure=pedicure vernis_a_ongles=nail-polish rouge_a_levres=lipstick mascara=mascara creme_solaire=sunscreen sauna=sauna hammam=steam-bath
jacuzzi=hot-tub tatouage=tattoo tatouer=tattoo! perceur=piercer piercing=piercing pochoir=stencil ourlet=hem fermeture_eclair=zip mercerie=haberdashery
patron_de_couture=sewing-pattern machine_a_coudre=sewing-machine bobine=spool dentelle=lace broderie=embroidery broder=embroider! brodeuse=embroiderer tisser=weave!
tissage=weaving tisserand=weaver metier_a_tisser=loom crochet=crochet pelote=ball-of-yarn aiguille_a_tricoter=knitting-needle modiste=milliner chapelier=hatter
maroquinier=leatherworker maroquinerie=leather-goods cordonnerie=shoe-repair-shop talon=heel lacet=shoelace ressemeler=resole! ressemelage=resoling impots=tax
contribuable=taxpayer avis_d'imposition=tax-notice redevance=fee bulletin_de_salaire=payslip prime_d'assurance=insurance-premium epargnant=saver livret_a=savings-account
tirelire=piggy-bank emprunteur=borrower preteur=lender taux=rate mensualisation=monthly-payment echelonner=spread! amortissement=depreciation bilan_comptable=balance-sheet
depensier=spendthrift surendettement=over-indebtedness endette=indebted~ endettement=debt creance=claim creancier=creditor debiteur=debtor recouvrement=debt-collection
releve_de_compte=bank-statement rib=bank-details chequier=chequebook devise=currency actionnaire=shareholder societaire=member courtage=brokerage assuree=insured-person
franchise_d'assurance=excess indemnite=compensation indemniser=compensate! indemnisation=compensation plaidoirie=plea plaider=plead! magistrat=magistrate
huissier_de_justice=bailiff prud'hommes=labour-court audience=hearing avocats=lawyer plaidoyer=plea accuse=defendant suspect=suspect temoigner=testify! voleur=thief
voler=steal! cambriolage=burglary cambrioleur=burglar cambrioler=burgle! agression=assault agresser=assault! agresseur=attacker harceler=harass! harceleur=harasser
commissariat=police-station gendarmerie=police-station flic=police-officer patrouille=patrol patrouiller=patrol! menotte=handcuff detention=detention prisonnier=prisoner
prisonniere=prisoner incarceration=imprisonment refugiee=refugee demandeur_d'asile=asylum-seeker asile=asylum exile=exile migrante=migrant immigre=immigrant
sdf=homeless-person precarite=poverty colis_alimentaire=food-parcel soupe_populaire=soup-kitchen epicerie_solidaire=social-grocery beneficiaire=beneficiary
humanitaire=humanitarian~ mecene=patron mecenat=sponsorship sponsor=sponsor sponsoriser=sponsor! parrainage=sponsorship parrainer=sponsor! electeur=voter electrice=voter
urne_electorale=ballot-box bureau_de_vote=polling-station bulletin_de_vote=ballot referendum=referendum petition=petition manif=demonstration manifestation=demonstration
manifestant=demonstrator greve=strike greviste=striker syndicat=union syndique=union-member delegue=delegate militant=activist militante=activist pion=pawn
plateau_de_jeu=game-board echiquier=chessboard belote=card-game tarot=tarot loto=bingo mots_croises=crossword mots_fleches=crossword sudoku=sudoku devinette=riddle
charade=riddle rebus=rebus console=console manette=controller pari=bet parier=bet! parieur=bettor casino=casino appareil_photo=camera objectif_photo=lens trepied=tripod
diaphragme=aperture developpement_photo=photo-development chambre_noire=darkroom photomontage=photomontage shooting=photo-shoot cameraman=camera-operator
cineaste=film-maker tournage=filming montage=editing monteur=editor doublage=dubbing bande-annonce=trailer balado=podcast baladodiffusion=podcast auditrice=listener
romancier=novelist romanciere=novelist poete=poet poesie=poetry nouvelliste=short-story-writer intrigue=plot personnage=character couverture_de_livre=book-cover
dactylo=typist scenario=screenplay mangas=manga manga=manga bede=comic pile_a_lire=reading-list serveur_web=web-server pare-feu=firewall antivirus=antivirus virus=virus
hameconnage=phishing cyberattaque=cyberattack rancongiciel=ransomware cybersecurite=cybersecurity mot_de_passe_oublie=forgotten-password debogage=debugging deboguer=debug!
deploiement=deployment deployer=deploy! depot_git=repository informaticien=computer-technician informaticienne=computer-technician informatique=computing
souris_d'ordinateur=mouse chargeur_de_telephone=phone-charger ecouteurs=earphones ecouteur=earphone thermocouple=thermocouple sonde_de_temperature=temperature-probe
tournee_de_livraison=delivery-round entreposer=store! entreposage=storage magasinier=warehouse-worker cariste=forklift-driver chariot_elevateur=forklift
transpalette=pallet-truck manutention=handling manutentionnaire=warehouse-worker routiers=truck-driver camionneur=truck-driver poids_lourd=truck
semi-remorque=trailer-truck peage=toll affreteur=charterer transitaire=freight-forwarder cheminot=railway-worker locomotive=locomotive aiguilleur=signal-operator
voie_ferree=railway-track maquette_de_train=model-train modelisme=model-making modeliste=model-maker ouvrier=worker ouvriere=worker contremaitre=foreman
chef_d'equipe=team-leader atelier_de_production=workshop tournage_sur_bois=woodturning tourneur=turner fraiseur=milling-machinist fraiseuse=milling-machine
presse_hydraulique=hydraulic-press outil_coupant=cutting-tool non-conformite=non-conformity etalonnage=calibration etalonner=calibrate! calibrer=calibrate!
accident_du_travail=work-accident quasi-accident=near-miss chaussures_de_securite=safety-shoes blouse=lab-coat microscope=microscope telescope=telescope
astronomie=astronomy astronome=astronomer pipette=pipette eprouvettes=test-tube bacterie=bacterium echantillonner=sample! echantillonnage=sampling paillasse=lab-bench
pneu_creve=flat-tyre crevaison=flat-tyre chambre_a_air=inner-tube derailleur=derailleur guidon=handlebar antivol=bike-lock porte-bagages=luggage-rack sacoche=saddlebag
pignon=sprocket plaquette_de_frein=brake-pad courroie=belt bougie_d'allumage=spark-plug embrayage=clutch boite_de_vitesses=gearbox pot_d'echappement=exhaust
essuie-glace=wiper clignotant=indicator coffre_de_voiture=car-boot bagnole=car tire_d'erable=maple-taffy depanneuse=tow-truck remorquage=towing remorquer=tow!
fourguer=sell! galerer=struggle! galere=hassle bosser=work! boulots=job fric=money thune=money pognon=money bouffe=food bouffer=eat! paumer=lose! paume=lost~
planquer=hide! chiper=steal! raleur=complainer engueuler=scold! engueulade=quarrel dispute=quarrel disputer=quarrel! copains=friend voisinage_bruyant=noisy~ pagaille=mess
bordel=mess bazar=mess foutoir=mess desordre=mess paperasse=paperwork paperasserie=paperwork casse-tete=headache prise_de_tete=headache embrouiller=confuse!
s'embrouiller=get-confused! melanger=mix! trimballer=carry! trimbaler=carry! bidouiller=tinker! rafistoler=patch! demenagements=move emballeur=packer empaqueter=pack!
etiqueter=label! etiquetage=labelling etiqueteuse=label-printer etalage=display denombrer=count! denombrement=count repartition=distribution pointage=clocking-in
badger=clock-in! badgeuse=time-clock congedier=dismiss! licencier=dismiss! licenciement=dismissal demissionner=resign! demission=resignation
conge_maternite=maternity-leave rtt=day-off teletravail=remote-work teletravailler=work-remotely! alternance=work-study alternant=work-study-student
alternante=work-study-student apprentis=apprentice entretien_d'embauche=job-interview cercueil=coffin urne_funeraire=funeral-urn tombeau=tomb caveau_familial=family-vault
croque-mort=undertaker faire-part=announcement-card condoleances=condolences crematorium=crematorium defunt=deceased-person defunte=deceased-person alliance=wedding-ring
fiancailles=engagement fiance=fiance fiancee=fiancee robe_de_mariee=wedding-dress liste_de_mariage=wedding-list noces=wedding demoiselle_d'honneur=bridesmaid
filleul=godchild filleule=godchild papy=grandfather papi=grandfather mamy=grandmother pepe=grandfather tonton=uncle tata=aunt tatie=aunt frangin=brother frangine=sister
demi-frere=half-brother demi-soeur=half-sister belle-fille=daughter-in-law gendre=son-in-law nourrice=childminder nounous=childminder assmat=childminder
regime_alimentaire=diet vegetalien=vegan halal=halal casher=kosher coeliaque=coeliac~ arachides=peanut lactose=lactose surpoids=overweight obesite=obesity
friperies=thrift-shop jupe=skirt chemise=shirt chemisier=blouse veste=jacket blouson=jacket echarpe=scarf bonnet=hat casquette=cap cravate=tie culotte=underwear
slip=underwear soutien-gorge=bra collant=tights pyjama=pyjamas bottes=boot botte=boot sandale=sandal baskets=trainers pointure=shoe-size bracelet=bracelet
boucle_d'oreille=earring boucles_d'oreilles=earring diamant=diamond perle=pearl poincon=hallmark horlogerie=watchmaking pendule=clock mouvement_de_montre=watch-movement
antiquaire=antique-dealer chineur=bargain-hunter chiner=bargain-hunt! chineuse=bargain-hunter`,
};
