import { fold } from '../../language/fold.ts';

/**
 * Words of ideas in other languages and the English word the planner thinks with, folded. `!` after the English marks a verb. Enough to
 * recognise field, things and constraints; what is not listed keeps its own form.
 */
export const LANGUAGES = ['de', 'es', 'fr', 'pt', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Small words that give a language away; counted to tell which one an idea is written in. */
export const giveaways: Record<Language, string> = {
  de: 'der die das und fur eine einen ein mit ich wir nicht oder auf zu von dem den sie ist sind bei zum zur ihre seine uber ohne mochte will soll konnen damit',
  es: 'el los las una un para con que por y de la en su sus quiero mi mis sin del al es como pueden puedan necesito sobre entre',
  fr: 'le les des une un pour avec qui et du la dans leurs leur je nous mon ma mes sans sur est au aux ce cette pas veux entre afin',
  pt: 'os as uma um para com que por e de do da no na seu sua quero meu minha sem dos das em ao nao como possam entre sobre',
  hi: 'के का की में है और को से एक हैं लिए पर यह जो मैं हम',
};

const de = `und=and oder=or fur=for mit=with ohne=without von=of vom=of zu=to zum=for zur=for in=in im=in auf=on bei=at beim=at an=at am=at uber=about
aus=from nach=after vor=before zwischen=between ein=a eine=a einen=a einem=a einer=a eines=a der=the die=the das=the den=the dem=the des=the
ihre=their ihren=their ihr=their ihrem=their seine=his seinen=his unser=our unsere=our meine=my meinen=my mein=my ich=i wir=we sie=they er=he es=it man=we
nicht=not kein=no keine=no keinen=no ist=is sind=are will=want wollen=want mochte=want mochten=want soll=should sollen=should kann=can konnen=can konnen=can muss=must mussen=must
hilft=help! helfen=help! damit=so dass=that wenn=when wo=where als=as wie=like auch=also nur=only sehr=very schnell=quickly einfach=simple einfache=simple neue=new kleine=small kleinen=small
app=app anwendung=application webseite=website website=website plattform=platform werkzeug=tool software=software programm=program marktplatz=marketplace online=online
verwalten=manage! verwaltet=manage! organisieren=organise! planen=plan! buchen=book! reservieren=reserve! erfassen=record! dokumentieren=record! aufzeichnen=record! verfolgen=track!
suchen=search! finden=find! teilen=share! verkaufen=sell! kaufen=buy! bestellen=order! bezahlen=pay! zahlen=pay! abrechnen=invoice! erinnern=remind! erinnert=remind! benachrichtigen=notify!
senden=send! schicken=send! lernen=learn! uben=practise! lehren=teach! vergleichen=compare! bewerten=rate! uberwachen=monitor! messen=measure! prufen=check! erstellen=create! schreiben=write!
mieten=rent! vermieten=rent! leihen=borrow! verleihen=lend! tauschen=swap! liefern=deliver! hochladen=upload! bekommen=receive! erhalten=receive! ubersetzen=translate! melden=report! zeigen=show! sammeln=collect! spenden=donate!
unterschreiben=sign! genehmigen=approve! koordinieren=coordinate! zuweisen=assign! auswerten=analyse! berechnen=calculate! vereinbaren=schedule! absagen=cancel!
termin=appointment termine=appointments kunde=customer kunden=customers patient=patient patienten=patients arzt=doctor arzte=doctors praxis=practice praxen=practices zahnarzt=dentist zahnarzte=dentists
rechnung=invoice rechnungen=invoices angebot=quote angebote=quotes vertrag=contract vertrage=contracts bestellung=order bestellungen=orders vorbestellung=preorder vorbestellungen=preorders lieferung=delivery lieferungen=deliveries
zahlung=payment zahlungen=payments erinnerung=reminder erinnerungen=reminders nachricht=message nachrichten=messages mitarbeiter=employee handwerker=tradesperson betrieb=business betriebe=businesses
imker=beekeeper imkerei=apiary volk=colony volker=colonies bienenvolk=colony bienenvolker=colonies bienenstock=hive bienenstocke=hives biene=bee bienen=bees honig=honey durchsicht=inspection durchsichten=inspections behandlung=treatment behandlungen=treatments ernte=harvest ernten=harvests
backerei=bakery backereien=bakeries backer=baker brot=bread brote=breads restaurant=restaurant gast=guest gaste=guests speisekarte=menu verein=club vereine=clubs mitglied=member mitglieder=members beitrag=fee beitrage=fees mitgliedsbeitrag=fee mitgliedsbeitrage=fees
schule=school schulen=schools schuler=pupil lehrer=teacher lehrerin=teacher lehrkraft=teacher lehrkrafte=teachers eltern=parents kind=child kinder=children familie=family familien=families hausaufgabe=homework hausaufgaben=homework
wohnung=apartment wohnungen=apartments mieter=tenant vermieter=landlord haus=house zimmer=room auto=car autos=cars fahrzeug=vehicle fahrzeuge=vehicles fahrrad=bicycle fahrrader=bicycles werkstatt=garage werkstatten=garages reparatur=repair reparaturen=repairs auftrag=job auftrage=jobs
garten=garden pflanze=plant pflanzen=plants hund=dog hunde=dogs tier=animal tiere=animals tierarzt=vet bauer=farmer landwirt=farmer landwirte=farmers feld=field felder=fields hof=farm hofe=farms
lager=warehouse bestand=inventory produkt=product produkte=products preis=price preise=prices rezept=recipe rezepte=recipes einkaufsliste=shopping-list veranstaltung=event veranstaltungen=events ticket=ticket tickets=tickets reise=trip reisen=trips
datenschutz=privacy dsgvo=gdpr server=server deutschland=germany osterreich=austria schweiz=switzerland deutsch=german steuer=tax steuern=taxes ausgabe=expense ausgaben=expenses geld=money haushalt=household budget=budget euro=euro monat=month monatlich=monthly woche=week wochen=weeks tag=day tage=days jahr=year
schicht=shift schichten=shifts dienstplan=rota pflege=care pflegedienst=care-service pfleger=nurse pflegekraft=nurse pflegekrafte=nurses senioren=seniors ehrenamt=volunteering freiwillige=volunteers helfer=volunteers spende=donation sprache=language sprachen=languages wort=word worter=words vokabel=word vokabeln=words
bild=photo bilder=photos foto=photo fotos=photos dokument=document dokumente=documents datei=file dateien=files bericht=report berichte=reports aufgabe=task aufgaben=tasks projekt=project projekte=projects baustelle=site baustellen=sites kostenlos=free offline=offline handy=mobile cloud=cloud werbung=ads anmeldung=login konto=account abo=subscription
kurs=course kurse=courses training=training studio=studio trainer=trainer musik=music musiker=musician konzert=concert buch=book bucher=books bibliothek=library kleidung=clothing gerat=device gerate=devices maschine=machine maschinen=machines wartung=maintenance wartungen=maintenances fabrik=factory strom=electricity heizung=heating energie=energy zahler=meter zahlerstand=reading`;

const es = `y=and e=and o=or para=for con=with sin=without de=of del=of a=to al=to en=in por=by sobre=about entre=between desde=from un=a una=a unos=some unas=some el=the la=the los=the las=the su=their sus=their mi=my mis=my
que=that donde=where cuando=when como=like si=if yo=i nosotros=we ellos=they quiero=want queremos=want necesito=need es=is son=are puede=can pueden=can puedan=can debe=must no=not nada=nothing muy=very rapido=quickly simple=simple sencilla=simple nueva=new pequenos=small pequenas=small
ayuda=help! ayude=help! ayudar=help! permite=let! permita=let! aplicacion=app app=app plataforma=platform herramienta=tool sitio=site web=web pagina=website programa=program mercado=marketplace
gestionar=manage! administrar=manage! organizar=organise! planificar=plan! reservar=book! agendar=book! registrar=record! anotar=record! seguir=track! rastrear=track! buscar=search! encontrar=find! compartir=share! vender=sell! venden=sell! comprar=buy! pedir=order! pagar=pay! cobrar=charge! facturar=invoice! recordar=remind! avisar=notify! enviar=send!
aprender=learn! practicar=practise! ensenar=teach! comparar=compare! calificar=rate! monitorear=monitor! medir=measure! revisar=check! crear=create! escribir=write! alquilar=rent! prestar=lend! intercambiar=swap! entregar=deliver! subir=upload! traducir=translate! mostrar=show! donar=donate! firmar=sign! aprobar=approve! coordinar=coordinate! controlar=monitor! conectar=match!
cita=appointment citas=appointments cliente=customer clientes=customers paciente=patient pacientes=patients medico=doctor medicos=doctors clinica=clinic clinicas=clinics dentista=dentist dentistas=dentists factura=invoice facturas=invoices presupuesto=quote presupuestos=quotes contrato=contract contratos=contracts pedido=order pedidos=orders entrega=delivery entregas=deliveries pago=payment pagos=payments
recordatorio=reminder recordatorios=reminders mensaje=message mensajes=messages empleado=employee empleados=employees negocio=business negocios=businesses panaderia=bakery panaderias=bakeries panadero=baker pan=bread restaurante=restaurant restaurantes=restaurants mesa=table mesas=tables menu=menu escuela=school escuelas=schools alumno=student alumnos=students estudiante=student estudiantes=students profesor=teacher profesores=teachers maestro=teacher maestros=teachers padre=parent padres=parents nino=child ninos=children familia=family familias=families
piso=apartment apartamento=apartment apartamentos=apartments inquilino=tenant inquilinos=tenants propietario=landlord propietarios=landlords casa=house casas=houses coche=car coches=cars vehiculo=vehicle vehiculos=vehicles bicicleta=bicycle bicicletas=bicycles taller=garage talleres=garages reparacion=repair reparaciones=repairs trabajo=job trabajos=jobs huerto=garden huertos=gardens jardin=garden planta=plant plantas=plants cultivo=crop cultivos=crops cosecha=harvest cosechas=harvests parcela=plot parcelas=plots riego=watering perro=dog perros=dogs animal=animal animales=animals mascota=pet mascotas=pets veterinario=vet veterinarios=vets agricultor=farmer agricultores=farmers granja=farm finca=farm
inventario=inventory producto=product productos=products precio=price precios=prices receta=recipe recetas=recipes evento=event eventos=events entrada=ticket entradas=tickets viaje=trip viajes=trips gasto=expense gastos=expenses dinero=money hogar=household mes=month semana=week semanas=weeks dia=day dias=days ano=year turno=shift turnos=shifts voluntario=volunteer voluntarios=volunteers donacion=donation donaciones=donations idioma=language palabra=word palabras=words foto=photo fotos=photos documento=document documentos=documents archivo=file archivos=files informe=report informes=reports tarea=task tareas=tasks proyecto=project proyectos=projects gratis=free gratuito=free espana=spain mexico=mexico vecino=neighbour vecinos=neighbours barrio=neighbourhood herramientas=tools
curso=course cursos=courses clase=class clases=classes musica=music musico=musician libro=book libros=books ropa=clothing maquina=machine maquinas=machines mantenimiento=maintenance conexion=connection internet=internet cuenta=account suscripcion=subscription publicidad=ads anuncios=ads presupuesto-maximo=budget`;

const fr = `et=and ou=or pour=for avec=with sans=without de=of du=of des=of d=of a=to au=to aux=to en=in dans=in par=by sur=on entre=between chez=at depuis=from un=a une=a le=the la=the les=the l=the leur=their leurs=their son=his sa=his ses=his mon=my ma=my mes=my notre=our nos=our
qui=that que=that quand=when comme=like si=if je=i nous=we ils=they on=we veux=want voulons=want voudrais=want besoin=need est=is sont=are peut=can peuvent=can puissent=can doit=must ne=not pas=not tres=very simple=simple nouvelle=new petits=small petites=small afin=so
aide=help! aider=help! permet=let! permettre=let! application=app appli=app plateforme=platform outil=tool site=site logiciel=software programme=program marche=marketplace
gerer=manage! organiser=organise! planifier=plan! reserver=book! enregistrer=record! noter=record! suivre=track! chercher=search! trouver=find! partager=share! vendre=sell! acheter=buy! commander=order! payer=pay! facturer=invoice! rappeler=remind! prevenir=notify! envoyer=send! apprendre=learn! pratiquer=practise! enseigner=teach! comparer=compare! evaluer=rate! surveiller=monitor! mesurer=measure! verifier=check! creer=create! ecrire=write! louer=rent! preter=lend! echanger=swap! livrer=deliver! traduire=translate! montrer=show! donner=donate! signer=sign! approuver=approve! coordonner=coordinate!
rendez-vous=appointment client=customer clients=customers patient=patient patients=patients medecin=doctor medecins=doctors cabinet=practice cabinets=practices dentiste=dentist dentistes=dentists facture=invoice factures=invoices devis=quote contrat=contract contrats=contracts commande=order commandes=orders livraison=delivery livraisons=deliveries paiement=payment paiements=payments rappel=reminder rappels=reminders message=message messages=messages employe=employee employes=employees entreprise=company entreprises=companies boulangerie=bakery boulangeries=bakeries boulanger=baker boulangers=bakers pain=bread restaurant=restaurant restaurants=restaurants table=table tables=tables ecole=school ecoles=schools eleve=pupil eleves=pupils etudiant=student etudiants=students professeur=teacher professeurs=teachers enseignant=teacher enseignants=teachers parent=parent parents=parents enfant=child enfants=children famille=family familles=families
appartement=apartment appartements=apartments locataire=tenant locataires=tenants proprietaire=landlord proprietaires=landlords maison=house voiture=car voitures=cars velo=bicycle velos=bicycles garage=garage reparation=repair reparations=repairs jardin=garden jardins=gardens plante=plant plantes=plants recolte=harvest recoltes=harvests ruche=hive ruches=hives apiculteur=beekeeper apiculteurs=beekeepers chien=dog chiens=dogs animal=animal animaux=animals veterinaire=vet agriculteur=farmer agriculteurs=farmers ferme=farm vigneron=winemaker vignerons=winemakers vin=wine vignoble=vineyard
stock=inventory produit=product produits=products prix=price recette=recipe recettes=recipes evenement=event evenements=events billet=ticket billets=tickets voyage=trip voyages=trips depense=expense depenses=expenses argent=money mois=month semaine=week semaines=weeks jour=day jours=days an=year benevole=volunteer benevoles=volunteers don=donation dons=donations langue=language mot=word mots=words photo=photo photos=photos document=document documents=documents fichier=file fichiers=files rapport=report rapports=reports tache=task taches=tasks projet=project projets=projects gratuit=free gratuite=free rgpd=gdpr hors-ligne=offline voisin=neighbour voisins=neighbours outils=tools association=association associations=associations adherent=member adherents=members cours=course musique=music musicien=musician musiciens=musicians livre=book livres=books vetement=garment vetements=garments machine=machine machines=machines entretien=maintenance compte=account abonnement=subscription publicite=ads france=france veulent=want vendange=harvest vendanges=harvests cuve=tank cuves=tanks bouteille=bottle bouteilles=bottles facilement=easily chez=at`;

const pt = `e=and ou=or para=for com=with sem=without de=of do=of da=of dos=of das=of a=to ao=to em=in no=in na=in nos=in nas=in por=by sobre=about entre=between desde=from um=a uma=a o=the os=the as=the seu=their sua=their seus=their suas=their meu=my minha=my nosso=our nossa=our
que=that onde=where quando=when como=like se=if eu=i nos-nos=we eles=they quero=want queremos=want preciso=need e-e=is sao=are pode=can podem=can possam=can deve=must nao=not muito=very simples=simple nova=new pequenos=small pequenas=small
ajuda=help! ajude=help! ajudar=help! permite=let! permita=let! aplicativo=app aplicacao=app app=app plataforma=platform ferramenta=tool site=site programa=program mercado=marketplace
gerenciar=manage! gerir=manage! administrar=manage! organizar=organise! planejar=plan! planear=plan! reservar=book! agendar=book! marcar=book! registrar=record! registar=record! anotar=record! acompanhar=track! rastrear=track! buscar=search! procurar=search! encontrar=find! compartilhar=share! partilhar=share! vender=sell! vendem=sell! comprar=buy! pedir=order! pagar=pay! cobrar=charge! faturar=invoice! lembrar=remind! avisar=notify! enviar=send! aprender=learn! praticar=practise! ensinar=teach! comparar=compare! avaliar=rate! monitorar=monitor! medir=measure! verificar=check! criar=create! escrever=write! alugar=rent! emprestar=lend! trocar=swap! entregar=deliver! traduzir=translate! mostrar=show! doar=donate! assinar=sign! aprovar=approve! coordenar=coordinate! controlar=monitor! conectar=match!
consulta=appointment consultas=appointments cliente=customer clientes=customers paciente=patient pacientes=patients medico=doctor medicos=doctors clinica=clinic clinicas=clinics dentista=dentist dentistas=dentists fatura=invoice faturas=invoices orcamento=quote orcamentos=quotes contrato=contract contratos=contracts pedido=order pedidos=orders encomenda=order encomendas=orders entrega=delivery entregas=deliveries pagamento=payment pagamentos=payments lembrete=reminder lembretes=reminders mensagem=message mensagens=messages funcionario=employee funcionarios=employees empresa=company empresas=companies padaria=bakery padarias=bakeries padeiro=baker pao=bread paes=breads restaurante=restaurant restaurantes=restaurants mesa=table mesas=tables escola=school escolas=schools aluno=student alunos=students estudante=student estudantes=students professor=teacher professores=teachers pai=parent pais=parents crianca=child criancas=children familia=family familias=families
apartamento=apartment apartamentos=apartments inquilino=tenant inquilinos=tenants proprietario=landlord proprietarios=landlords casa=house carro=car carros=cars bicicleta=bicycle bicicletas=bicycles oficina=garage oficinas=garages conserto=repair consertos=repairs horta=garden hortas=gardens jardim=garden planta=plant plantas=plants colheita=harvest colheitas=harvests cachorro=dog cachorros=dogs cao=dog caes=dogs animal=animal animais=animals veterinario=vet veterinarios=vets agricultor=farmer agricultores=farmers fazenda=farm estoque=inventory produto=product produtos=products preco=price precos=prices receita=recipe receitas=recipes evento=event eventos=events ingresso=ticket ingressos=tickets viagem=trip viagens=trips despesa=expense despesas=expenses gasto=expense gastos=expenses dinheiro=money mes=month semana=week semanas=weeks dia=day dias=days ano=year turno=shift turnos=shifts voluntario=volunteer voluntarios=volunteers doacao=donation doacoes=donations idioma=language palavra=word palavras=words foto=photo fotos=photos documento=document documentos=documents arquivo=file arquivos=files relatorio=report relatorios=reports tarefa=task tarefas=tasks projeto=project projetos=projects gratis=free gratuito=free brasil=brazil lgpd=lgpd vizinho=neighbour vizinhos=neighbours curso=course cursos=courses aula=lesson aulas=lessons musica=music livro=book livros=books roupa=clothing funcionar=work! pequeno=small grande=large maquina=machine maquinas=machines manutencao=maintenance conta=account assinatura=subscription anuncios=ads freelancers=freelancers`;

const hi = `के=of का=of की=of में=in है=is हैं=are और=and को=to से=from एक=a लिए=for पर=on यह=this जो=that मैं=i हम=we बिना=without ऐप=app एप=app ऐप्लिकेशन=app वेबसाइट=website ऑनलाइन=online
किसान=farmer किसानों=farmers फसल=crop फसलों=crops खेत=field दुकान=shop दुकानदार=shopkeeper ग्राहक=customer ग्राहकों=customers डॉक्टर=doctor मरीज=patient मरीजों=patients मरीज़=patient छात्र=student छात्रों=students शिक्षक=teacher शिक्षकों=teachers स्कूल=school बच्चे=children बच्चों=children परिवार=family
बिल=bill भुगतान=payment पैसे=money खर्च=expense कीमत=price दाम=price मंडी=market उधार=loan हिसाब=account ऑर्डर=order डिलीवरी=delivery अपॉइंटमेंट=appointment दवा=medication दवाई=medication मौसम=weather पानी=water सिंचाई=watering बीज=seed खाद=fertiliser दूध=milk पशु=animal गाय=cow नौकरी=job किराया=rent मकान=house घर=house भाषा=language हिंदी=hindi मुफ्त=free यात्रा=trip खाना=meal संदेश=message तस्वीर=photo
बेचना=sell! बेचने=sell! खरीदना=buy! खरीदने=buy! सीखना=learn! सीखने=learn! बुक=book! खोजना=find! खोजने=find! भेजना=send! भेजने=send! रखना=keep! रखने=keep! देखना=show! देखने=show! जोड़ना=match! याद=remind! बताए=notify! मदद=help! करे=do! करना=do! करने=do! में=in`;

const dictionaries: Record<Language, string> = { de, es, fr, pt, hi };
const read = new Map<Language, Map<string, string>>();

/** The dictionary of one language, folded word to English; read when first asked for. */
export function dictionary(language: Language): Map<string, string> {
  const known = read.get(language) ?? load(language);
  read.set(language, known);
  return known;
}

function load(language: Language): Map<string, string> {
  const words = new Map(dictionaries[language].split(/\s+/).map(pair));
  for (const [word, english] of [...words])
    if (english.endsWith('!'))
      for (const form of conjugate(word, language)) if (!words.has(form)) words.set(form, english);
  return words;
}

/** The forms of a regular verb that ideas use: "que presten", "qui louent", "die Termine bucht". */
function conjugate(verb: string, language: Language): string[] {
  const endings: Record<Language, [RegExp, string][]> = {
    de: [[/en$/, 't e est end']],
    es: [
      [/ar$/, 'a an e en o amos ando ado'],
      [/er$/, 'e en a an o emos iendo'],
      [/ir$/, 'e en a an o imos iendo'],
    ],
    pt: [
      [/ar$/, 'a am e em o amos ando arem'],
      [/er$/, 'e em a am o emos endo erem'],
      [/ir$/, 'e em a am o imos indo irem'],
    ],
    fr: [
      [/er$/, 'e ent ez ons ant'],
      [/re$/, 'ent ez ons ant'],
    ],
    hi: [],
  };
  return endings[language].flatMap(([ending, forms]) =>
    ending.test(verb) ? forms.split(' ').map((form) => verb.replace(ending, form)) : [],
  );
}

function pair(text: string): [string, string] {
  const at = text.indexOf('=');
  return [fold(text.slice(0, at).replace(/-(e|nos)$/, '')), text.slice(at + 1)];
}
