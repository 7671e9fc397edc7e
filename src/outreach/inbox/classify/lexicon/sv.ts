import type { Lexicon } from '../concepts.ts';

export const sv: Lexicon = {
  greet: 'hej, hejsan, hallå, god morgon, god dag, bästa, tjena, goddag, tja',
  close:
    'med vänliga hälsningar, vänliga hälsningar, hälsningar, mvh, bästa hälsningar, skickat från, allt gott, vänligen, tveka inte, tveka inte att kontakta, hälsn, med vänlig hälsning, vänlig hälsning, hälsar',
  self: 'jag',
  me: 'mig, min, mitt, mina, mej',
  us: 'vi, oss, vår, vårt, våra, hos oss',
  you: 'du, dig, din, ditt, dina, ni, er, ert, era, dej',
  neg: 'inte, ingen, inget, inga, nej, aldrig, ingenting, utan, varken, knappast, ej, icke, omöjligt, nä, nix, ingalunda',
  but: 'men, dock, fast, även om, trots, förutom, däremot, likväl',
  sorry: 'tyvärr, ledsen, beklagar, synd, dessvärre, ursäkta, förlåt',
  thanks:
    'tack, tack så mycket, tackar, tack för, tusen tack, tack för ditt mail, tack för mailet, tack för ditt mejl, tack för mejlet, tack för att, tacksam',
  please: 'snälla, vänligen ta, var snäll, var vänlig, ber er, ber dig, skulle uppskatta',
  yes: 'ja, japp, jadå, gärna, absolut, visst, självklart, säkert, okej, ok, låter bra, låter intressant, låter spännande, låter vettigt, låter kul, låter lovande, varför inte, inga problem, inget emot, kör på, kör, kör hårt, precis vad, exakt vad, precis det, kommer lägligt, lägligt, perfekt timing, bra timing, skadar inte, jag är med, vi är på, är på, vi är med, idel öra, bra idé, inte dumt, inte så dumt, inte illa, inte ointressant, inte ointresserad, inte ointresserade, säger inte nej, toppen, fritt fram, med glädje, håller med, det tar vi',
  maybe: 'kanske, eventuellt, möjligen, troligen, osäker, beror på, kan hända, får se',
  if: 'om, ifall, förutsatt, såvida',
  ask: 'vad, hur, varför, vilken, vilket, vilka, när, var, kan ni, kan du, har ni, finns det, är det, är ni, fungerar det, fråga, frågor, förklara, förtydliga, undrar, nyfiken på hur, hur fungerar, stödjer, stöder ni, går det, måste man, vem, hur många, hur länge, varifrån, gör ni, skulle ni kunna, skulle du kunna, ingår, kostar det',
  already: 'redan, sedan länge, i åratal, nyligen, förra året, precis, sen många år, sedan flera år, nyss',
  later:
    'senare, nästa år, nästa kvartal, kvartal, kvartalet, om några månader, om ett halvår, om ett år, halvår, månader, till våren, i vår, till hösten, i höst, efter sommaren, efter semestern, i framtiden, framtiden, inte förrän, återkom, återkom gärna, hör av dig, hör av er, hör av dig igen, hör gärna av, en annan gång, årsskiftet, slutet av året, början av året, går ut, tills dess, för tidigt, fel tidpunkt, fel tillfälle, dålig timing, rätt läge, inte läge, läge, framöver, nästa budget, hösten, våren, sommar, ta upp det igen',
  now: 'nu, just nu, för närvarande, för tillfället, i dagsläget, i år, idag, än så länge, tills vidare, aktuellt, för stunden, dagsläget',
  again:
    'mer, igen, fler, vidare, ytterligare, längre, fortsättningsvis, hädanefter, en gång till, tredje gången, ständigt, flera',
  excess: 'för, alldeles för, lite för, alltför',
  good: 'bra, fint, kul, perfekt, utmärkt, fantastiskt, superbra, super, trevligt, härligt, imponerad, imponerande, schysst, nice, glad, roligt, övertygande, användbart, lovande, välskriven, välskrivet, snyggt, spännande',
  bad: 'nonsens, skräp, irriterande, slöseri, löjligt, meningslöst, trött på, störande, oönskad, oönskade, påträngande, tjatigt, tjat, tjata, dumt, värdelöst, less på, skit, jobbigt, fräckt, tröttsamt',
  mock: 'ja visst, jo tjena, visst visst, grattis, så originellt, precis vad jag saknade, det var just det jag saknade, hela mitt liv, hela livet, dröm vidare, i dina drömmar, ännu en, ännu ett, revolutionerande, geni, genialiskt, bravo, wow, vilken ära, vilken lycka, vilken tur, just vad vi behövde, när grisar flyger, fantastiska nyheter, hurra, alldeles säkert',
  laugh: 'haha, hahaha, skämt, skämtar, roligt skratt, skrattade, lol, hehe, log, garvade',
  wish: 'lycka till, ha det bra, trevlig helg, god jul, gott nytt år, ha en bra, ha en fin, trevlig sommar, önskar er, önskar dig, glad sommar, stort lycka, glad påsk, fin dag',
  want: 'vill, skulle vilja, vill gärna, ser fram emot, hoppas, önskar, öppen för, öppna för, villig, sugen, sugna, redo, är öppna',
  interest:
    'intresse, intresserad, intresserade, intressant, intressanta, intresserar, nyfiken, nyfikna, lockande, spännande tanke, uppmärksamhet, fångade, väckte, tilltalande',
  fit: 'relevant, passande, passar oss, behov, behöver, nytta, användning, letar efter, söker, letat efter, problem, värde, lämpligt, aktuellt för oss',
  send: 'skicka, skicka gärna, skicka över, sänd, dela, maila mig, mejla mig, visa, ge mig, få, mejla över, maila över, skickar ni, skickar du, låt mig se',
  info: 'info, information, detaljer, broschyr, presentation, material, underlag, offert, förslag, erbjudande, exempel, kundcase, case, referenser, prislista, dokumentation, video, översikt, sammanställning, pdf, katalog, prover, prov',
  tellmore:
    'veta mer, höra mer, läsa mer, mer information, mer info, mer detaljer, mer om, berätta mer, berätta, nästa steg, hur går vi vidare, hur kommer vi igång, hur gör vi, komma igång, lära oss mer, lära mig mer, gå vidare, titta närmare, kolla närmare, fler detaljer, mer underlag',
  know: 'låt mig veta, meddela, säg till, berätta för mig, håll mig uppdaterad, hör gärna av dig om',
  demo: 'demo, demonstration, testa, test, testkonto, provperiod, prova, pilot, pilotprojekt, provversion, prova på',
  meet: 'kom förbi, kom över, titta förbi, titta in, svänger du förbi, möte, mötet, träffas, träffa, samtal, ringa, ring, ring mig, slå en signal, signal, telefonsamtal, prata, pratas, fika, kaffe, videosamtal, videomöte, zoom, teams, ses, avstämning, lunch, besök, besöka, diskutera, telefon, kom förbi, titta förbi, call, lura, på telefon',
  plan: 'boka, bokar, bokat, inplanera, planera in, kalender, kalendern, inbjudan, kallelse, tid, tider, tidsförslag, föreslå, föreslår, bestämma, bokningslänk, lägg in, datum, minuter, halvtimme, en halvtimme, kvart, en timme, bekräftar, bekräftat, flytta, länk, slot, vi ses, hörs då, ses då',
  avail:
    'ledig, lediga, passar, passar mig, passar dig, passar er, funkar, fungerar för, kan jag, tillgänglig, har tid, jag kan, vi kan, går bra, funkar för mig, funkar bra, skulle funka, nåbar, är på plats',
  day: 'måndag, tisdag, onsdag, torsdag, fredag, lördag, söndag, imorgon, i morgon, övermorgon, nästa vecka, denna vecka, den här veckan, veckan, vecka, januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, november, december, på måndag, på tisdag, på onsdag, på torsdag, på fredag',
  hour: 'förmiddag, eftermiddag, klockan, kl, kväll, morgon, förmiddagen, eftermiddagen, på förmiddagen, på eftermiddagen, lunchtid, mellan, efter lunch',
  price:
    'pris, priser, kostnad, kostar, vad kostar, avgift, licens, prenumeration, rabatt, per användare, per månad, prismodell, prislapp, kostnaden',
  costly: 'dyrt, dyr, dyra, kostsamt, har inte råd, inte råd, råd, billigare, över budget, för högt, saftigt, prisnivå',
  budget:
    'budget, budgeten, pengar, medel, ekonomiskt, besparingar, sparkrav, anställningsstopp, ekonomi, sparar, nedskärningar, köpstopp, kassa, kassan',
  use: 'använder, arbetar med, jobbar med, samarbetar, har en, valt, skrivit på, implementerat, infört, bytt till, gått över, bundna, uppbundna, investerat, byggt, sköter det, sköter, gör det själva, själva, kör redan, tecknat, köpt in, köper av, upphandlat',
  vendor:
    'leverantör, leverantörer, leverantören, lösning, lösningar, verktyg, system, systemet, mjukvara, programvara, byrå, partner, internt, avtal, avtalet, kontrakt, konkurrent, konkurrenter, plattform, produkt, excel, eget team, inhouse, in house, ramavtal, egen lösning, egna, befintlig, befintliga, nuvarande',
  content:
    'nöjd, nöjda, fungerar bra, räcker, räcker gott, täckt, täckta, byta, byte, väl fungerande, i goda händer, trivs, funkar fint, fungerar fint, täcker, välförsörjda',
  busy: 'ont om tid, upptagen, upptagna, fullt upp, prioritet, prioriteringar, prioriterar, kapacitet, resurser, omorganisation, sammanslagning, andra projekt, på is, pausat, överbelastade, flytt, migrering, bemanning, hinner, hinner inte, har inte tid, ingen tid, tid över, mycket nu, annat, drunknar, fullbokade',
  doubt:
    'tvivlar, tveksam, tveksamma, skeptisk, skeptiska, övertygad, övertygade, övertygar, oro, orolig, oroar, risk, säkerhet, juridiskt, dålig erfarenhet, dåliga erfarenheter, testat, provat, för liten, för små, små, litet företag, komplicerat, krångligt, motivera, godkänna, ledningen, policy, inte redo, saknas, saknar, bränt oss, binda, bindningstid, tveka, förtroende, osäkert, sårbart',
  decline:
    'inte intresserad, inte intresserade, ej intresserad, ointresserad, ointresserade, inget intresse, nej tack, tack men nej, inget behov, inte behov, behöver inte, behövs inte, behöver vi inte, behöver det inte, inget för oss, ingenting för oss, inte för oss, inte för mig, inte relevant, inte aktuellt, ej aktuellt, avböjer, tackar nej, tacka nej, avstår, avstå, vi passar, jag passar, står över, söker inte, letar inte, vill inte, har inga planer, inte gå vidare, går inte vidare, ingen användning, ser inget värde, ser ingen, valt att inte, beslutat att inte, passar inte, passar oss inte, inte min grej, inte vår grej, inte tal om, absolut inte, verkligen inte, självklart inte, aldrig i livet, glöm det, svaret är nej, det blir nej, blir inget, inte nu och inte, skippar, ser inte behovet, lockar inte, inte intressant, drar inte',
  product:
    'våra kunder, våra medlemmar, prenumeranter, integration, integrationer, integrera, integreras, koppla, kopplas, api, funktion, funktioner, kompatibel, servrar, lagras, lagrar, lagring, språk, kunder, skillnad, skiljer, jämfört, jämförelse, certifierade, certifierad, iso, implementering, införande, data, mobil, mobilen, molnet, molnbaserat, export, importera, användare, support, uppsägningstid, app, tekniskt, garanti, bransch, gdpr säkert, praktiken, on prem',
  who: 'vem är du, vilka är ni, hur fick du, hur fick ni, var fick du, var fick ni, var har du fått, var har ni fått, var hittade, känner vi, känner jag dig, är du en robot, en robot, en bot, var kommer min, hur hittade, vem gav, riktig människa',
  ack: 'noterat, mottaget, noterar, jag tittar, ska titta, kollar, funderar, ska fundera, fundera, tänka på, överväga, överväger, bifogat, bifogar, se bilaga, enligt överenskommelse, för kännedom, uppfattat, ska läsa, diskuterar internt, stämmer av, pratar med mitt, återkommer, sparar',
  unsub:
    'avregistrera, avregistrera mig, avprenumerera, avsluta prenumeration, avsluta prenumerationen, avregistrering, avanmäla, avanmäl, avprenumerering, unsubscribe, säga upp nyhetsbrevet',
  remove:
    'ta bort, tag bort, radera, raderad, stryk, stryka, plocka bort, tas bort, radering, ta bort mig, avlägsna, rensa, släng, slopa, bli borttagen, utesluta, ta väck',
  list: 'lista, listan, listor, listorna, mailinglista, maillista, mejllista, sändlista, utskick, utskicken, register, registret, databas, databasen, nyhetsbrev, min adress, vår adress, mina uppgifter, våra uppgifter, personuppgifter, mejladress, mailadress, kontakter, kampanj, kampanjer, reklam, crm, system ert, e postadress, adresslista, kontaktlista, min mail',
  mail: 'mail, mejl, mailen, mejlen, mailet, mejlet, email, e post, meddelande, meddelanden, mejlutskick, säljmejl, säljmail, påminnelser, uppföljningar, inkorg, post, brev',
  write:
    'kontakta, kontaktar, kontakt, skriva, skriv, skriver, höra av er, höra av, maila, mejla, mejlar, mailar, störa, stör, bearbeta, kontaktas, jaga, tjatar, spamma, sälja, skicka mig',
  stop: 'sluta, slutar, stopp, upphöra, upphör, stoppa, nog, det räcker, räcker nu, avsluta, lägg av, lägg ner, låt bli, undvik, får vara bra, nog nu',
  threat:
    'spam, skräppost, anmäla, anmäler, anmälan, advokat, jurist, imy, integritetsskyddsmyndigheten, gdpr, samtycke, samtyckt, olagligt, blockera, blockerar, blockerad, polisanmäl, aldrig bett, aldrig anmält, aldrig prenumererat, aldrig godkänt, rätten att bli glömd, invänder, rapportera, klagomål, svartlista, trakasserier',
  optout:
    'glöm den här adressen, glöm min adress, glöm adressen, ett mejl till så, ett mail till så, skona mig, skona oss, stryk mig, stryk oss, radera mig, radera oss, radera min, låt mig vara, lämna mig i fred, lämna oss i fred, inte till för reklam, slutade höra av, slutar höra av, radera dem, radering av mina, radera mina, nog med spam, nog med reklam, aldrig gett mitt samtycke, inte gett mitt samtycke, aldrig samtyckt, sista mejl, sista meddelandet, sista gången, ta bort mig, ta bort oss, ta bort min, ta bort mina, ta bort vår, tag bort mig, tag bort oss, tag bort min, radera mig, radera min, radera mina, radera våra, radera oss, stryk mig, stryk oss, stryk min, plocka bort mig, plocka bort oss, släng ut mig, ur ert system, ur era system, ur era listor, ur er lista, ur era register, från listorna, ur listan, ur adresslistan, från nyhetsbrevet, inga fler nyhetsbrev, ingen mer reklam, ingen reklam, ingen mer spam, inga fler säljmejl, inga säljmejl, sluta med mejlen, sluta med mailen, sluta med det, sluta med detta, sluta nu, sluta tack, lägg av, lägg av med, nog med mejl, nog med mail, det räcker nu, nu räcker det, dra åt skogen, stick och brinn, låt bli att, upphör med, upphör att, upphör omedelbart, blockerar avsändaren, hamnar i skräpposten, direkt i skräpposten, anmäler er, anmäla er, anmäler till imy, inte fler mejl, inte fler mail, inte mer mejl, inte ha fler, inte ha mer, vill ha bort, vill bort från, vill tas bort, vill inte stå, vill inte vara med, stå utanför, exkludera oss, exkludera mig, glöm att jag finns, glöm oss, kontakta mig inte, kontakta oss inte, kontakta inte, skriv inte, skriv inte mer, skriv inte till mig, skriv aldrig, maila inte, mejla inte, maila mig inte, mejla mig inte, mejla oss inte, maila oss inte, skicka inte, skicka inte mer, skicka inget mer, skicka inga fler, inga fler mail, inga fler mejl tack, inga mer mail, inga mail, inga mejl, inga fler meddelanden, inga meddelanden, inga fler utskick, sluta maila, sluta mejla, sluta skicka, sluta skriva, sluta kontakta, sluta spamma, sluta höra av, sluta störa, sluta tjata, sluta upp, sluta genast, lämna mig ifred, lämna mig i fred, lämna oss ifred, lämna oss i fred, låt mig vara, låt oss vara, låt mig vara ifred, ifred, i fred, från er lista, från din lista, från listan, från era listor, från ert register, ur ert register, ur registret, ur er databas, från er mailinglista, från era utskick, från utskicken, från er sändlista, vill inte ha, vill inte få, vill inte längre, vill inte höra, vill ej ha, vill inte bli kontaktad, vill inte bli kontaktade, inte bli kontaktad, undanber mig, undanber oss, undanbedes, undanbeder, avsäger mig, hör inte av, hör inte av dig, hör inte av er, hör aldrig av, ring inte, glöm min adress, glöm mig, dra åt helvete, stick, återkallar mitt samtycke, som spam, som skräppost, blockerar dig, blockerar er, fler mail av, aldrig mer, slippa, vill slippa, slipper, bespara mig, bespara oss, sista mejlet, sista mailet, inte kontakta mig, inte kontakta oss, inte mejla, inte maila, inte skriva, inte längre få, inte få fler',
  wrongme:
    'fel person, inte rätt person, inte rätt kontakt, fel kontakt, fel adress, fel adressat, fel mottagare, fel avdelning, fel företag, ansvarar inte, inte ansvarig, inte längre ansvarig, inte mitt område, inte min avdelning, inte mitt bord, inte mitt ansvar, inte min uppgift, mitt bord, jobbar inte med, arbetar inte med, sysslar inte, hanterar inte, inte jag, beslutar inte, bestämmer inte, fattar inga, fattar inte, inga befogenheter, har inget med, ingenting att göra, inget att göra med, inget att säga till, tagit fel, förväxlar, förväxlat, blandar ihop, blandat ihop, blandar, av misstag, misstag, annat företag, jobbar inte på, arbetar inte på, jobbar inte kvar, bara praktikant, praktikant, namne, har bytt roll, bytt tjänst, slutat jobba med, kommit fel, inte den du söker, inte den ni söker, inte den som, gått i pension',
  role: 'ansvarig, ansvarar, ansvariga, ansvar, beslutar, bestämmer, beslut, avdelning, avdelningen, inköp, hand om, har hand om, sköter om, hanterar, person, rätt person, kontaktperson, beslutsfattare, leder, driver, område, roll',
  left: 'slutat, har slutat, arbetar inte längre, jobbar inte längre, jobbar inte här, arbetar inte här, lämnat, lämnat företaget, pension, pensionerad, pensionär, inte kvar, har lämnat, jobbar inte hos, slutade',
  peer: 'min dotter, min son, min fru, min man, min bror, min syster, min svåger, min granne, morsan, farsan, kollega, kollegor, kollegan, chef, chefen, vd, vdn, direktör, ledare, it chef, inköpschef, marknadschef, försäljningschef, assistent, kompanjon, team, cto, efterträdare, ersättare, it avdelningen, ekonomichef, ägaren, delägare, syster, bror, fru, vår it',
  copied:
    'i kopia, cc, på cc, kopierar in, kopierar, lägger till, lagt till, vidarebefordrar, vidarebefordrat, vidarebefordrade, skickar vidare, skickat vidare, skickade vidare, lämnat över, lämnar över, hänvisar, hänvisa, kontakta gärna, kontakta i stället, kontakta istället, kontakta min, kontakta vår, kontakta hellre, prata med, prata hellre med, ta kontakt med, tala med, vänd dig till, vänd er till, vänd dig, vänd er, hör med, hör av dig till, hör av er till, maila till, mejla till, skriv till, skriv hellre till, fråga efter, fråga, ersatt mig, ersatts av, tagit över, tar över, har tagit över efter, efterträtts, nås på, nås via, når du, når ni, bollar, bollar vidare, kolla med, rätt person är, presenterar, sätter i kontakt, bättre att, istället, loopar in',
  late: 'ursäkta sent svar, sorry för sent svar, ursäkta dröjsmålet, sent svar, var på semester, har varit sjuk, har varit bortrest, precis tillbaka från, tillbaka från semestern, har varit på semester, svarar sent, varit borta, var sjuk',
  away: 'inte på kontoret, på semester, semester, semestern, ledig till, frånvarande, frånvaro, tjänsteresa, på resande fot, sjuk, sjukskriven, föräldraledig, mammaledig, pappaledig, stängt, stängda, helgdag, inte nåbar, ej nåbar, inte tillgänglig, ej på plats, ur tjänst, på mässa, på konferens, bortrest, utomlands, är ledig, tjänstledig, barnledig, föräldraledighet, går på semester, inte på plats, på kurs, vab',
  back: 'tillbaka, åter, till och med, t o m, tom, återkommer den, från och med, fr o m, tillbaka på, tillbaka den, åter på, till, är åter, på plats igen, när jag är tillbaka',
  urgent: 'brådskande, akut, bråttom, akuta ärenden, under min frånvaro, i min frånvaro, brådskar, brådskande ärenden',
  limited:
    'begränsad tillgång, begränsat, ingen tillgång, fördröjning, dröja, dröjer, läser inte, läses inte, vidarebefordras inte, inte vidarebefordras, kollar mejlen, kollar mailen, sporadiskt, tillgång till mail, tillgång till mejl, läser inte mail, läser inte mejl, långsammare, svarar med',
  auto: 'automatiskt svar, autosvar, automatiskt meddelande, automatiskt, autogenererat, automatgenererat, svara inte på, detta är ett automatiskt, går inte att svara, genererat, frånvaromeddelande, kan inte besvaras, automatisk bekräftelse, automatisk',
  ticket:
    'ärende, ärendenummer, ärendet, har tagits emot, har mottagits, vi har tagit emot, vi har mottagit, tagit emot ditt, mottagit ditt, kundtjänst, kundservice, support ärende, öppettider, din förfrågan, ditt meddelande, ditt mejl, ditt mail har, tack för att du kontaktar, tack för att du kontaktade, tack för att du hör, registrerats, bekräftar att vi, mottagningsbekräftelse, referensnummer, helpdesk, supportteam, kön, handläggare',
  willreply:
    'så snart som möjligt, så snart vi kan, så fort vi kan, inom 24 timmar, inom 48 timmar, arbetsdagar, arbetsdag, vardagar, återkommer vi, vi återkommer, inom kort, svarar så, svarar inom, besvarar, besvaras, handläggs, kontaktar dig, vi svarar, inom, snarast, hör av oss',
  deadbox:
    'övervakas inte, läses ej, bevakas inte, används inte längre, inte längre aktiv, ny adress, ny mejladress, ny mailadress, min nya, har ändrats, bytt adress, bytt mejladress, bytt mailadress, noreply, inaktiv, brevlådan, inkorgen är full, avaktiverad, obemannad, upphört, stängts, avvecklad, bekräfta att du',
  legal:
    'konfidentiellt, konfidentiell, konfidentiella, avsedda mottagaren, avsedd mottagare, avsedd för, bilagor, org nr, organisationsnummer, av misstag fått, sekretess, miljön, skriver ut, om du inte är, integritetspolicy',
  footer:
    'klicka här, klicka på, länken, via länken, visa i webbläsaren, du får detta, för att avregistrera, för att avsluta, när som helst, inställningar, om du inte längre vill',
  inject:
    'ignorera alla, ignorera tidigare, ignorera föregående, tidigare instruktioner, föregående instruktioner, alla instruktioner, klassificera, klassificering, kategorisera, språkmodell, ai assistent, till ai, markera som, märk som, som intresserad, systeminstruktion, systemprompt, kära ai, ai modell, bortse från',
  common:
    'och, att, det, den, de, en, ett, i, på, av, med, för att, som, är, var det, har, hade, ska, skulle, kan, kunde, måste, från, till att, vid, under, över, efter, innan, så, då, här, där, också, bara, mycket, lite, något, någon, några, allt, alla, man, han, hon, dem, hans, hennes, sin, sitt, sina, denna, detta, dessa, den här, det här, vara, bli, blir, blev, göra, gör, får, fick, ta, tar, se, ser, väl, ju, nog också, eller, samt, själv, helt, riktigt, ganska, år, dag, gång, vara med, hos, tror, tycker, kom, kommer, går',
};
