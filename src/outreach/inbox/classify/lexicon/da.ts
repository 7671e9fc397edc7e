import type { Lexicon } from '../concepts.ts';

/** Danish and Norwegian, which share most of what is needed here. */
export const da: Lexicon = {
  greet: 'hej, goddag, kære, hei, god dag, god morgen, godmorgen',
  close:
    'med venlig hilsen, venlig hilsen, mvh, bedste hilsner, hilsen, vennlig hilsen, med vennlig hilsen, sendt fra min, vh, du er velkommen til',
  self: 'jeg, eg',
  me: 'mig, min, mit, mine, meg, mitt',
  us: 'vi, os, vores, oss, vår, vårt, våre',
  you: 'du, dig, din, dit, dine, i, jer, jeres, dere, deres, deg, ditt, de',
  neg: 'ikke, ingen, intet, nej, nei, aldrig, aldri, ikkje, uden, uten, hverken, verken, ingenting, næppe, ej',
  but: 'men, dog, selvom, selv om, imidlertid, ellers',
  sorry: 'desværre, dessverre, beklager, ked af, undskyld, synd, unnskyld, trist',
  thanks:
    'tak, mange tak, tusind tak, takk, tusen takk, mange takk, tak for, takk for, tak for din mail, takk for eposten, tak for henvendelsen, takk for henvendelsen',
  please: 'venligst, vær venlig, vennligst, vær så snill, vil du, vil i, ber om, beder om, bedes',
  yes: 'ja, gerne, gjerne, selvfølgelig, selvsagt, helt sikkert, fint, ok, okay, lyder godt, lyder spændende, lyder interessant, høres bra ut, høres interessant ut, høres spennende ut, hvorfor ikke, ingen problem, intet problem, præcis det, akkurat det, akkurat det vi, lige det vi, kommer belejligt, perfekt timing, god timing, kør bare, kjør på, kom med det, lutter øre, er med på, vi er med, ikke dumt, ikke verst, ikke uinteressant, sier ikke nei, siger ikke nej, god idé, god ide',
  maybe: 'måske, kanskje, muligvis, muligens, eventuelt, sandsynligvis, kommer an på',
  if: 'hvis, dersom, om, såfremt',
  ask: 'hvad, hva, hvordan, hvorfor, hvilken, hvilket, hvilke, hvornår, når, hvor, kan i, kan du, kan dere, har i, har dere, har du, findes der, finnes det, er det, er der, spørgsmål, spørsmål, forklare, uddybe, utdype, hvem, virker det, fungerer det, koster det, hvor mange, hvor lang, lurer på',
  already: 'allerede, i årevis, i mange år, for nylig, nylig, lige, nettopp, sidste år, i fjor',
  later:
    'senere, næste år, neste år, næste kvartal, neste kvartal, til foråret, til våren, til efteråret, til høsten, efter sommeren, etter sommeren, om et halvt år, om et halvår, måneder, i fremtiden, fremtiden, vend tilbage, ta kontakt igjen, kontakt mig igen, først til, ikke før, en anden gang, en annen gang, udløber, utløper, for tidligt, for tidlig, timing, tidspunkt, i januar, igen i, kvartal, årsskiftet, ferien',
  now: 'nu, nå, lige nu, akkurat nå, for øjeblikket, for tiden, for øyeblikket, i øjeblikket, i år, i dag, indtil videre, foreløbig, pt',
  again: 'mere, mer, igen, igjen, flere, videre, fremover, længere, lenger, yderligere, ytterligere',
  excess: 'for, alt for, altfor',
  good: 'god, godt, fint, super, perfekt, flot, flott, fantastisk, bra, spændende, spennende, relevant godt, imponeret, imponert, glad, dejligt, deilig, kul, kult, lovende',
  bad: 'vrøvl, tull, irriterende, spild af tid, bortkastet, latterligt, latterlig, træt af, lei av, uønsket, uønskede, påtrængende, plager, skrammel, søppel, dårligt',
  mock: 'ja selvfølgelig, drøm videre, drøm videre, tillykke, gratulerer, hvor originalt, lige hvad jeg manglede, akkurat det jeg manglet, hele mit liv, hele livet, endnu en, enda en, revolutionerende, revolusjonerende, genialt, bravo, wow',
  laugh: 'haha, hahaha, vittighed, vits, sjovt, morsomt, lo, hehe',
  wish: 'held og lykke, lykke til, god weekend, god helg, god jul, godt nytår, godt nyttår, fortsat god, ha en fin, hav en god, alt godt, god påske, god sommer',
  want: 'vil gerne, vil gjerne, ønsker, glæder mig, gleder meg, åben for, åpen for, håber, håper, har lyst, kunne godt tænke',
  interest:
    'interesse, interesseret, interesserede, interessant, interessert, interesserte, interesserer, nysgerrig, nysgjerrig, fanget, vækket, fristende',
  fit: 'relevant, behov, brug for, bruk for, trenger, nytte, passer til, leder efter, ser etter, leter etter, søger, problem, nyttigt, aktuelt for os',
  send: 'send, sende, sender, del, vis, mail mig, få, giv mig, gi meg, oversend, sendt over',
  info: 'info, information, informasjon, oplysninger, opplysninger, detaljer, brochure, brosjyre, præsentation, presentasjon, materiale, tilbud, forslag, eksempler, eksempel, referencer, referanser, prisliste, case, cases, prøve, prøver, oversigt, katalog',
  tellmore:
    'mere information, mer informasjon, mere info, mer info, høre mere, høre mer, vide mere, vite mer, fortæl mere, fortell mer, fortæl, fortell, næste skridt, neste steg, hvordan kommer vi i gang, hvordan går vi videre, læse mere, lese mer, flere detaljer, mere om, mer om',
  know: 'lad mig vide, la meg vite, giv besked, gi beskjed, sig til, si ifra',
  demo: 'demo, demonstration, demonstrasjon, prøve, test, teste, afprøve, pilot, prøveperiode, testkonto, prøve ut',
  meet: 'møde, møte, mødes, møtes, ring, ringe, ring til mig, ring meg, opkald, samtale, snak, snakke, tale, prate, prat, kaffe, zoom, teams, videomøde, videomøte, telefon, frokost, lunsj, besøg, besøk, kom forbi, stik forbi, snakkes, ses, drøfte',
  plan: 'kalender, kalenderen, invitation, invitasjon, book, booke, bestille, aftale, avtale, tid, tidspunkt for, foreslå, foreslår, dato, datoer, halv time, halvtime, minutter, en time, et kvarter, bekræfter, bekrefter, flytte, ses vi, link, planlægge, finde en tid',
  avail:
    'ledig, passer, passer mig, passer meg, passer det, kan jeg, jeg kan, vi kan, har tid, tilgængelig, tilgjengelig, går fint, fungerer for',
  day: 'mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag, i morgen, i morgon, overmorgen, næste uge, neste uke, denne uge, denne uken, uge, uke, januar, februar, marts, mars, april, maj, mai, juni, juli, august, september, oktober, november, december, desember',
  hour: 'formiddag, eftermiddag, ettermiddag, kl, klokken, aften, kveld, morgen, mellem, mellom',
  price:
    'pris, priser, koster, omkostninger, kostnad, kostnader, gebyr, licens, lisens, abonnement, rabat, rabatt, pr måned, per måned',
  costly: 'dyrt, dyr, dyre, for dyrt, ikke råd, har ikke råd, råd til, billigere, over budget, for højt, for høy',
  budget:
    'budget, budsjett, penge, penger, midler, økonomisk, besparelser, innsparinger, ansættelsesstop, ansettelsesstopp',
  use: 'bruger, bruker, anvender, arbejder med, jobber med, arbeider med, samarbejder, samarbeider, har en, valgt, skrevet under, indført, innført, skiftet til, bundet, selv, gør det selv, gjør det selv, køber, kjøper',
  vendor:
    'leverandør, leverandører, løsning, værktøj, verktøy, system, software, bureau, byrå, partner, internt, aftale med, kontrakt, konkurrent, konkurrenter, platform, plattform, produkt, excel, eksisterende, eget',
  content:
    'tilfreds, tilfredse, fornøyd, fornøyde, glade for, fungerer fint, fungerer godt, fungerer bra, dækket, dekket, rigeligt, skifte, bytte, bytte ut',
  busy: 'travlt, travelt, ikke tid, har ikke tid, optaget, opptatt, prioritet, prioriteter, prioriteringer, kapacitet, kapasitet, ressourcer, ressurser, omstrukturering, omorganisering, fusion, fusjon, andre projekter, andre prosjekter, flytning',
  doubt:
    'tvivler, tviler, skeptisk, skeptiske, overbevist, overbevise, bekymret, bekymring, risiko, sikkerhed, sikkerhet, dårlige erfaringer, prøvet, prøvd, for små, for lille, for liten, lille virksomhed, liten bedrift, kompliceret, komplisert, godkende, godkjenne, ledelsen, ikke klar, ikke klare, mangler, betænkeligheder',
  decline:
    'ikke interesseret, ikke interesserede, ikke interessert, ikke interesserte, uinteresseret, uinteressert, ingen interesse, nej tak, nei takk, tak men nej, takk men nei, ikke behov, intet behov, ikke noe behov, ingen behov, har ikke brug for, har ikke bruk for, trenger ikke, trenger det ikke, ikke noget for os, ikke noe for oss, ikke for os, ikke for oss, ikke relevant, ikke aktuelt, takker nej, takker nei, afslår, avslår, står over, søger ikke, leder ikke, ønsker ikke at, ønsker ikke å, går ikke videre, ikke gå videre, besluttet ikke, valgt ikke, ellers tak, passer ikke, vil ikke, ikke noget vi, ikke noe vi, svaret er nej, svaret er nei, det bliver nej, det blir nei, absolut ikke, absolutt ikke',
  product:
    'integration, integrasjon, integrere, integrerer, api, funktion, funksjon, funktioner, funksjoner, kompatibel, servere, gemmes, lagres, sprog, språk, kunder, forskel, forskjell, adskiller, skiller, certificeret, data, mobil, sky, skyen, brugere, brukere, support, app, abonnenter, modtagere, mottakere, opsigelse, bindingstid',
  who: 'hvem er du, hvem er i, hvem er dere, hvor har du, hvor har i, hvor har dere, hvor fik du, hvor fikk du, hvordan fik du, hvordan fikk du, kender vi, kjenner vi, er du en robot, en robot',
  ack: 'noteret, notert, modtaget, mottatt, kigger på det, ser på det, tænker over, tenker over, tenke på det, overveje, vurdere, vedhæftet, vedlagt, til orientering, forstået, forstått, vender tilbage, gemmer',
  unsub:
    'afmeld, afmelde, afmeld mig, meld mig af, meld meg av, avmeld, avmelde, afmelding, avmelding, afmeldes, melde meg av, unsubscribe',
  remove:
    'fjern, fjerne, slet, slette, slett, slettes, fjernes, stryg, stryk, tag mig af, ta meg av, tag mig ud, ta meg ut, udtag, sletning, sletting',
  list: 'liste, listen, lister, listene, mailingliste, mailliste, epostliste, database, databasen, nyhedsbrev, nyhetsbrev, min adresse, vores adresse, mine oplysninger, mine opplysninger, persondata, personopplysninger, register, kartotek, kampagner, kampanjer, reklame, reklamer, adresse',
  mail: 'mail, mails, email, emails, e mail, e mails, epost, eposter, e post, e poster, besked, beskeder, beskjed, melding, meldinger, meddelelser, henvendelser, indbakke, innboks',
  write:
    'kontakte, kontakt, kontakter, skriv, skrive, skriver, henvende, henvend, forstyr, forstyrre, maile, mailer, sende mig',
  stop: 'stop, stopp, hold op, slutt, stoppe, ophør, opphør, nok, så er det nok, nå er det nok, lad være, la være',
  threat:
    'spam, søppelpost, anmelde, anmelder, advokat, klage, datatilsynet, gdpr, samtykke, ulovligt, ulovlig, blokere, blokerer, blokkerer, blokkere, politianmelde, forbrugerombudsmanden, aldrig tilmeldt, aldri meldt',
  optout:
    'glem denne adresse, glem min adresse, lad mig være, lad os være, slet mig, slet os, skån mig, kontakt mig ikke, kontakt os ikke, kontakt meg ikke, kontakt oss ikke, skriv ikke, ikke skriv, ikke send, send ikke, send mig ikke, send meg ikke, ikke kontakt, kontakt ikke, ikke flere mails, ingen flere mails, ingen flere eposter, ikke flere eposter, ikke flere e poster, ingen flere e poster, ingen flere beskeder, ingen flere meldinger, ikke flere beskeder, ikke flere henvendelser, hold op med at, slutt å, slutt med, stop med at, stopp å, stop med de, lad mig være, lad os være, la meg være, la oss være, i fred, slet mig, slet os, slett meg, slett oss, slet min, slett min, slet mine, slett mine, fjern mig, fjern meg, fjern os, fjern oss, fjern min, fjern mine, slette mig, slette meg, fra jeres liste, fra listen, fra listen deres, fra deres liste, fra jeres lister, fra jeres database, ønsker ikke flere, ønsker ikke at modtage, ønsker ikke å motta, ønsker ikke å få, vil ikke have flere, vil ikke ha flere, vil ikke have mails, vil ikke kontaktes, ønsker ikke at blive kontaktet, ønsker ikke å bli kontaktet, frabeder, frabeder mig, frabeder os, frabes, fra deres register, hører ikke fra, skrid, stikk, aldrig mere, aldri mer, som spam, blokerer dig, blokkerer deg, sidste mail, siste epost, siste e post, ring ikke, glem mig, glem min adresse, trækker mit samtykke, trekker samtykket, ikke mail mig, mail mig ikke, ikke kontaktes',
  wrongme:
    'forkert person, feil person, ikke den rigtige, ikke rette person, ikke rette vedkommende, ikke riktig person, forkert adresse, feil adresse, forkert afdeling, feil avdeling, ikke ansvarlig, ikke ansvaret, ikke mit område, ikke mitt område, ikke min afdeling, ikke min avdeling, ikke mit bord, ikke mitt bord, arbejder ikke med, jobber ikke med, har ikke noget med, har ikke noe med, intet at gøre med, ingenting med, ikke mig der, ikke jeg som, ikke meg som, bestemmer ikke, beslutter ikke, forveksler, forvekslet, tager fejl, tar feil, ved en fejl, ved en feil, anden virksomhed, annet firma, arbejder ikke hos, jobber ikke hos, praktikant, studentermedhjælper, navnebror, jobber ikke der, arbejder ikke der, fejl person',
  role: 'ansvarlig, ansvaret, står for, beslutter, bestemmer, afdeling, avdeling, avdelingen, afdelingen, indkøb, innkjøp, tager sig af, tar seg av, person, rette person, kontaktperson, håndterer, leder for',
  left: 'stoppet, sluttet, arbejder ikke længere, jobber ikke lenger, har forladt, forladt virksomheden, pension, pensionist, pensjonert, pensjonist, ikke længere ansat, ikke lenger ansatt, fratrådt',
  peer: 'kollega, kolleger, kollegaer, chef, sjef, chefen, sjefen, direktør, leder, lederen, it chef, it sjef, assistent, partner, team, efterfølger, etterfølger, vikar, min kone, min mand, min søster, min bror, it afdelingen',
  copied:
    'cc, på kopi, i kopi, sætter på, setter på, videresender, videresendt, sendt videre, sender videre, givet videre, gitt videre, kontakt i stedet, kontakt heller, kontakt gerne, kontakt gjerne, tal med, snak med, snakk med, skriv til, skriv heller til, henvend dig til, henvend jer til, ta kontakt med, tag kontakt til, tag fat i, spørg, spør, overtaget, overtatt, har taget over, har tatt over, træffes på, henviser, viser til, tilføjer, legger til, bedre at, rette person er',
  late: 'beklager sent svar, undskyld det sene svar, sent svar, har været på ferie, har vært på ferie, var på ferie, var syg, var syk, lige tilbage fra, nettopp tilbake fra',
  away: 'ikke på kontoret, på ferie, ferie, fraværende, fravær, forretningsrejse, tjenestereise, på rejse, på reise, syg, syk, sygemeldt, sykemeldt, barsel, barselsorlov, foreldrepermisjon, pappaperm, orlov, permisjon, lukket, stengt, helligdag, ikke tilgængelig, ikke tilgjengelig, out of office, på kursus, på kurs, på messe, på konferanse, holder ferie, er på farten',
  back: 'tilbage, tilbake, til og med, t o m, fra og med, igen den, retur, er tilbage, er tilbake, til',
  urgent: 'haster, hastende, akut, presserende, i mit fravær, i mitt fravær, hastesager',
  limited:
    'begrænset adgang, begrenset tilgang, ikke adgang, ikke tilgang, forsinket, forsinkelse, læses ikke, leses ikke, læser ikke mail, sporadisk, svarer senere, videresendes ikke, adgang til mail, tilgang til epost, sjekker ikke',
  auto: 'autosvar, automatisk svar, automatisk besked, automatisk melding, automatisk genereret, automatisk generert, automatisk, kan ikke besvares, besvar ikke, ikke svar på',
  ticket:
    'sag, sagsnummer, sak, saksnummer, har modtaget din, har mottatt din, vi har modtaget, vi har mottatt, modtaget din henvendelse, mottatt din henvendelse, kundeservice, support, åbningstider, åpningstider, din henvendelse, tak for din henvendelse, takk for din henvendelse, registreret, registrert, bekræfter modtagelsen, referencenummer, ticket',
  willreply:
    'hurtigst muligt, snarest, så snart som mulig, så hurtigt som muligt, inden for 24 timer, innen 24 timer, inden for, innen, hverdage, arbejdsdage, arbeidsdager, virkedager, svarer vi, vender tilbage til dig, kontakter dig, besvarer, besvares, behandler',
  deadbox:
    'overvåges ikke, overvåkes ikke, bruges ikke længere, brukes ikke lenger, ikke længere i brug, ikke lenger i bruk, ny adresse, ny mailadresse, ny epostadresse, er ændret, er endret, noreply, nedlagt, lukkes, inaktiv, bemandet',
  legal:
    'fortroligt, fortrolig, konfidentiel, konfidensiell, rette modtager, rette mottaker, tiltænkte modtager, cvr, org nr, vedhæftede filer',
  footer:
    'klik her, klikk her, via linket, linket, du modtager denne, du mottar denne, for at afmelde, for å melde deg av, når som helst',
  inject:
    'ignorer alle, ignorer tidligere, tidligere instruktioner, tidligere instruksjoner, alle instruktioner, klassificer, klassifiser, sprogmodel, språkmodell, til ai, marker som, merk som, som interesseret, som interessert',
  common:
    'og, at, det, den, de, en, et, på, af, av, med, for at, som, er, var, har, havde, skal, skulle, kan, kunne, må, fra, ved, under, over, efter, etter, før, så, da, her, der, også, bare, meget, veldig, lidt, litt, noget, noe, nogen, noen, alt, alle, man, han, hun, dem, sin, denne, dette, disse, være, blive, blir, bliver, blev, ble, få, får, tage, ta, se, ser, vel, jo, eller, samt, selv, helt, år, dag, gang, hos, tror, kommer, går, å, dere, om, i',
};
