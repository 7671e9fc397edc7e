import type { Lexicon } from '../concepts.ts';

export const cs: Lexicon = {
  greet: 'dobrý den, ahoj, zdravím, vážený, vážená, dobré ráno, hezký den, čau, dobrý večer, vážení',
  close:
    's pozdravem, s přáním, pozdrav, hezký zbytek, odesláno z, zdraví, s úctou, neváhejte, neváhejte mě kontaktovat, měj se, mějte se',
  self: 'já, jsem',
  me: 'mi, mě, mně, můj, moje, má, mého, moji, mým, mnou',
  us: 'my, nám, nás, námi, náš, naše, naší, našeho, našich, našem, u nás, pro nás, jsme',
  you: 'vy, vám, vás, vámi, váš, vaše, vaší, vašeho, vašich, vaši, ty, tobě, tebe, tvůj, pane, paní',
  neg: 'ne, není, nejsem, nejsme, nemám, nemáme, nechci, nikdy, nic, žádn*, bez, ani, nelze, nemohu, nemůžu, nemůžeme, nebude, nebudu, nikdo, nikoliv, nikoli, nejde, nebyl*, nedává, vůbec',
  but: 'ale, však, avšak, přesto, i když, ačkoli, kromě, nicméně, jenže, leda',
  sorry: 'bohužel, omlouvám se, omlouv*, lituj*, škoda, promiňte, je mi líto, obávám',
  thanks:
    'děkuji, děkuju, děkujeme, díky, dík, děkuji za zprávu, děkuji za nabídku, moc děkuji, vděčn*, děkuji za email, děkuji za e mail',
  please: 'prosím, prosíme, laskavě, poprosím, poprosil*, buďte tak laskav*, prosím vás',
  yes: 'ano, jo, jasně, určitě, samozřejmě, rád, ráda, rádi, dobře, ok, v pořádku, souhlasím, proč ne, bez problému, žádný problém, zní to dobře, zní to zajímavě, zní dobře, zní zajímavě, zní skvěle, nejsem proti, nejsme proti, neřeknu ne, přesně to, přesně tohle, právě tohle, přišlo to vhod, přichází vhod, vhod, v pravý čas, jdeme do toho, jdu do toho, jsem pro, jsme pro, platí, sem s tím, jsem jedno ucho, zkusíme, není to špatný nápad, není to špatné, dobrý nápad, nic proti',
  maybe: 'možná, snad, asi, pravděpodobně, nejsem si jist*, záleží, třeba, uvidíme, eventuálně',
  if: 'pokud, jestli, jestliže, kdyby, když, v případě',
  ask: 'co, jak, proč, jaký, jaká, jaké, jakým, kdy, kde, kolik, můžete, mohli byste, mohl byste, máte, je možné, dá se, otázk*, dotaz*, vysvětl*, upřesn*, v čem, zajímalo by mě jak, zajímalo by mě, jak to funguje, funguje, podporuj*, nabízíte, odkud, kdo, čím, který, umí, je to, musí, lze, potřebujeme k tomu, zda',
  already: 'už, již, dlouho, dávno, nedávno, loni, právě jsme, zrovna, léta, roky',
  later:
    'později, příští rok, příštím roce, příští čtvrtletí, čtvrtletí, čtvrtlet*, za pár měsíců, za půl roku, za rok, měsíc*, na jaře, na podzim, po prázdninách, po létě, v budoucnu, budoucn*, dříve než, ozvěte se, ozvěte se znovu, ozvat, vrátit se k, vraťme se, vrátíme se, jindy, konec roku, koncem roku, začátkem roku, vyprší, do té doby, příliš brzy, brzy, nevhodná doba, špatné načasování, není vhodná doba, teď ne, až, odložen*, odklád*, v létě, v zimě',
  now: 'teď, nyní, momentálně, v současnosti, aktuálně, v tuto chvíli, zatím, prozatím, letos, dnes, v současné době, právě teď',
  again: 'více, víc, znovu, opět, příště, nadále, dále, další, dalších, už nikdy, neustále, pořád, potřetí',
  excess: 'příliš, moc, až moc',
  good: 'dobrý, dobrá, dobré, skvěl*, super, výborn*, perfektní, pěkn*, fajn, vynikající, paráda, užitečn*, hezk*, přesvědčiv*, slibn*, nadšen*, těší',
  bad: 'nesmysl*, otravn*, otravuj*, otravovat, blbost*, hloupost*, ztráta času, zbytečn*, nevyžádan*, drz*, dost už, hrozn*, trapn*, štve, obtěžuj*, vlezl*, kravin*',
  mock: 'no jasně, to určitě, gratuluji, jak originální, to mi tak chybělo, přesně to mi chybělo, to mi ještě chybělo, celý život, nechte si zdát, sen, další revoluční, revoluční, převratn*, geniální, bravo, páni, wow, na svatého dyndy, jaká čest, to jsem blázen, ještě jeden, další zázrak*',
  laugh: 'haha, hahaha, vtip*, sranda, směšn*, pobavil*, lol, hehe, zasmál*',
  wish: 'hodně štěstí, hodně úspěchů, hezký den přeji, přeji, přejeme, šťastný nový rok, veselé vánoce, pěkný víkend, hezký víkend, vše nejlepší, krásný den, úspěchů, mnoho úspěchů',
  want: 'chci, chceme, chtěl bych, chtěla bych, chtěli bychom, rádi bychom, rád bych, ráda bych, těším se, těšíme se, ochot*, přivítal*, uvítal*, otevřen*',
  interest:
    'zájem, zájmem, zajímá, zajímav*, zaujal*, zaujalo, zvědav*, láká, lákav*, upoutal*, pozornost, zaujetí, zajímalo',
  fit: 'relevantní, hodí, hodilo, potřeb*, vhodn*, užitek, hledáme, hledám, řešíme, problém*, smysl, přínos*',
  send: 'pošlete, poslat, zašlete, zaslat, pošli, ukažte, sdílejte, poskytn*, předložte, dostat, přepošlete mi, dejte',
  info: 'informac*, podrobnost*, detaily, detail, brožur*, prezentac*, materiál*, podklad*, dokumentac*, nabídk*, příklad*, ukázk*, případov*, referenc*, ceník, video, přehled, kalkulac*, katalog*, vzor*',
  tellmore:
    'více informací, bližší informace, další informace, dozvědět se více, dozvědět víc, dozvědět více, řekněte mi víc, řekněte více, povězte mi více, povězte víc, další krok, další kroky, jak dál, jak pokračovat, jak začít, jak začneme, slyšet víc, slyšet více, více podrobností, podrobněji, vědět víc, vědět více, víc o, více o, blíže',
  know: 'dejte vědět, dejte mi vědět, informujte, řekněte, dej vědět',
  demo: 'demo, ukázku, ukázka, zkušební, vyzkoušet, otestovat, test*, pilot*, zkušebn*, zkusit',
  meet: 'stavte se, zastavte se, zastav se, přijďte, přijeďte, osobně, schůzk*, setkání, setkat, sejít, sejdeme, hovor*, zavolat, zavolejte, zavolej, volat, telefon*, telefonát, promluvit, promluvme, popovídat, probrat, proberem*, schůzce, káva, kávu, kafe, zoom, teams, videohovor*, přijďte, stavte se, zastavte se, potkat, potkáme, osobně, call, brnkněte, jednání',
  plan: 'naplánovat, domluvit, domluvme, domluvím*, termín*, kalendář*, pozvánk*, rezerv*, navrhněte, navrhuji, slot, minut, půl hodiny, půlhodin*, hodin* času, čtvrthodin*, potvrzuji, přesunout, odkaz na, datum, zapíšu',
  avail:
    'volno, volný, volná, mám čas, hodí se mi, hodí se vám, vyhovuje, vyhovovalo, mohu, můžu, můžeme, mohl bych, dostupn*, k dispozici, pasuje, šlo by, šlo by to, stíhám, čas',
  day: 'pondělí, úterý, středu, středa, čtvrtek, pátek, sobot*, neděli, zítra, pozítří, příští týden, tento týden, týden, týdnu, ledna, února, března, dubna, května, června, července, srpna, září, října, listopadu, prosince, lednu, únoru, březnu, dubnu, květnu, červnu, srpnu, říjnu, listopad, prosinci, leden, únor',
  hour: 'ráno, odpoledne, dopoledne, hodin, hod, večer, poledne, v 10, v 11, v 14, v 15',
  price:
    'cena, ceny, cenu, cen, stojí, kolik stojí, kolik to stojí, náklad*, poplat*, licenc*, předplatn*, slev*, měsíčně, na uživatele, cenov*',
  costly: 'drah*, nákladn*, nemůžeme si dovolit, dovolit, levněj*, předražen*, nad naše, přesahuje, vysok*, mimo naše',
  budget: 'rozpočet, rozpočt*, peníze, peněz, prostředk*, finan*, škrt*, šetř*, úspor*, zmrazen*',
  use: 'používáme, používám, pracujeme s, spolupracujeme, zvolili, podepsali, zavedli, přešli, máme svého, máme vlastní, využíváme, vázáni, upsaní, investovali, vyvinuli, děláme si sami, sami, zvládáme, koupili',
  vendor:
    'dodavatel*, řešení, nástroj*, systém*, software, agentur*, partner*, smlouv*, konkuren*, platform*, produkt*, interně, interní, excel*, vlastní, program*, poskytovatel*, firma, firmou, stávající*',
  content:
    'spokojen*, vyhovuje nám, funguje nám, postačuje, stačí, měnit, změn*, vystačíme, dobrých rukou, pokryt*, obslouž*',
  busy: 'čas na, nestíhám*, zaneprázdněn*, vytížen*, priorit*, kapacit*, zdroj*, restrukturaliz*, fúz*, jiné projekty, jiných projekt*, stěhov*, migrac*, fofr, lidi na, nemáme lidi, zahlcen*, nabito, starosti',
  doubt:
    'pochyb*, skeptick*, přesvědč*, obav*, riziko, rizik*, bezpečnost*, právní*, zkoušeli, zkusili, špatn* zkušenost*, zkušenost*, malí, malá firma, malou firmu, složit*, zdůvodn*, obháj*, schvál*, vedení, gdpr nedovol*, nejsme připraven*, připraven*, váhám*, chybí, spálili, důvěr*, závazek, úvazek',
  decline:
    'nemám zájem, nemáme zájem, bez zájmu, nezajímá, nezajímá mě, nezajímá nás, ne děkuji, ne díky, děkuji ne, děkuji nemám, nepotřebuj*, není potřeba, nemáme potřebu, není pro nás, to není pro nás, nehledáme, nehodí se, nevyužij*, odmít*, nechceme, neplánuj*, není relevantní, pasuji, rozhodli jsme se ne*, nebudeme, nevidím smysl, nevidíme smysl, nemá smysl, není o co stát, vynecháme, nestojíme, nestojím, nepřichází v úvahu, ani náhodou, rozhodně ne, určitě ne, samozřejmě že ne, zájem nemám, zájem nemáme, netýká se nás, nevidíme přínos, nechme toho, nemám potřebu, nebudeme pokračovat, nevyhovuje nám, k ničemu, nezaujal*, děkuji ale ne, díky ale ne',
  product:
    'integr*, api, funkc*, kompatibil*, server*, ulož*, ukládá*, jazyk*, zákazní*, klient*, liší*, rozdíl*, srovn*, certifik*, implement*, nasazen*, data, dat, mobil*, cloud*, export*, import*, uživatel*, podpor*, lhůt*, aplikac*, výpovědní, propoj*, napoj*, gdpr',
  who: 'kdo jste, kdo jsi, odkud máte, kde jste vzali, kde jste přišli, jak jste přišli, kde jste sehnal*, známe se, jste robot, robot, kdo vám dal, jak jste získali, odkud znáte',
  ack: 'beru na vědomí, přijato, obdržel*, podívám se, promyslím, popřemýšl*, zvážím*, prostuduj*, v příloze, dle dohody, rozumím, na vědomí, projdu, ozvu se vám, proberu to, poradím se, zapsáno, poznamenal*',
  unsub: 'odhlásit, odhlaste, odhlásit se, odhlášení, odhlaste mě, odhlašte, odhlas*, odhlaš*',
  remove:
    'odstraňte, odstranit, vymažte, vymazat, smažte, smazat, vyřaďte, vyřadit, vyškrtněte, vyškrtnout, odeberte, odebrat, výmaz, vyřazení, smazání, zrušte, vyhoďte, odstranění, odstraňt*',
  list: 'seznam*, databáz*, newsletter*, mailing*, adresář*, mou adresu, moji adresu, mé údaje, moje údaje, osobní údaje, osobních údajů, adres*, kontakty, kontakt ze, evidence, rozesílk*, reklam*, kampan*, údaj*, odběr*',
  mail: 'mail*, e mail*, email*, zpráv*, zprávy, obchodní sdělení, sdělení, poštu, pošt*, nabídek, spam*, nabídkami, korespondenc*',
  write:
    'psát, pište, kontaktovat, kontaktujte, kontaktov*, obracet, oslovovat, oslovujte, obtěžovat, posílejte, posílat, zasílat, zasílejte, napište mi, ozývejte, oslovov*, psali, psala',
  stop: 'přestaňte, přestat, přestaň, stop, dost, stačilo, nechte, ukončete, ukončit, zastavte, konec, skončete, zanechte',
  threat:
    'spam, stížnost*, právník*, úřad pro ochranu, úoou, úooú, nahlás*, souhlas*, nezákonn*, blokuj*, zablokuj*, nepřihlás*, žalob*, gdpr porušení, advokát*, nevyžádan* obchodní, udání, policie, právo na výmaz, námitk*',
  optout:
    'zapomeňte na tuhle adresu, zapomeňte na tuto adresu, zapomeňte na mě, ještě jeden mail a, ještě jeden e mail a, ušetřete mě, ušetřete nás, dejte mi pokoj, dejte nám pokoj, nechte mě být, nechte nás být, není na reklamu, nepsali, už nepsali, nedal jsem souhlas, nedala jsem souhlas, nikdy jsem nedal souhlas, smažte je, to stačí maily, poslední mail, poslední e mail, naposledy, vymažte mě, vymažte mne, vymažte nás, vymažte mou, vymažte moji, vymažte moje, smažte mě, smažte mne, smažte nás, smažte mou, smažte moji, smažte moje, smažte si, odstraňte mě, odstraňte mne, odstraňte nás, odstraňte mou, odstraňte moji, odstraňte moje, vyřaďte mě, vyřaďte mne, vyřaďte nás, vyškrtněte mě, vyškrtněte nás, vyhoďte mě, odhlaste nás, ze svého seznamu, ze svých seznamů, z vašich seznamů, ze svojí databáze, ze své databáze, z evidence, z vaší evidence, z adresáře, z vašeho adresáře, z vašeho systému, z kontaktů, žádný spam, žádnou reklamu, žádné reklamy, žádný další email, žádný další mail, žádné další newslettery, dost mailů, dost e mailů, dost už, a dost, tak dost, už dost, mám dost, skončete s, přestaňte už, přestaňte prosím, přestaň psát, přestaň mi, nechte toho, nechte si to, odvalte, jděte někam, trhněte si, zablokoval jsem, zablokovala jsem, nahlásím vás, nahlásím to, rovnou do spamu, přímo do spamu, už nic neposílejte, nic mi neposílejte už, nechci vaše, nechci žádné, nechci další, nechceme další, nechci už, nechceme už, už nechci, nepište, nepište mi, nepište nám, už mi nepište, nekontaktujte, nekontaktujte mě, nekontaktujte nás, neposílejte, neposílejte mi, nezasílejte, neoslovujte, neobtěžujte, nechci dostávat, nechceme dostávat, nepřeji si, nepřejeme si, nechte mě být, nechte mě na pokoji, nechte nás být, nechte nás na pokoji, dejte mi pokoj, dejte pokoj, na pokoji, ze seznamu, z vašeho seznamu, z databáze, z vaší databáze, z mailing listu, z rozesílky, z vaší rozesílky, z rozesílání, přestaňte psát, přestaňte mi psát, přestaňte posílat, přestaňte mi posílat, přestaňte mě, přestaňte s tím, přestaňte nás, žádné další maily, žádné další e maily, žádné další emaily, žádné další zprávy, žádné maily, žádné zprávy, žádné další nabídky, už nikdy, zapomeňte na mou adresu, zapomeňte na mě, zapomeňte mou adresu, odvolávám souhlas, jako spam, do spamu, blokuji, zablokuji, neozývejte se, už se neozývejte, neopovažujte se, neotravujte, běžte někam, poslední mail, poslední zpráva, upustit od, upusťte od, nikdy víc, nadále nekontaktovat, nekontaktovat, nepsat, neposílat, nezasílat, nevolejte, dál nepište',
  wrongme:
    'nejsem správná osoba, špatná osoba, nejsem ten pravý, nejsem ta pravá, nejsem ta správná, nejsem ten správný, špatný kontakt, nesprávná osoba, nejsem odpovědn*, nejsem zodpovědn*, nejsem kompetentní, nemám na starosti, nemám to na starosti, už nemám na starosti, nezabývám se, nevěnuji se, nedělám, není moje, není můj, není to moje, není to můj, nerozhoduj*, nemám pravomoc, nemám s tím, nic společného, nesouvisí se mnou, spletl*, spletli, mýlíte*, omylem, zaměn*, špatná adresa, jiná firma, jinou firmu, nepracuji v, už tam nepracuji, stážist*, brigádni*, jmenovec, jmenovc*, nejsem já, to nejsem já, nepatří mi, mimo můj, jiné oddělení, to není na mně, není pro mě, není na mě, nepřísluší mi, do mé kompetence, na špatné adrese',
  role: 'zodpovědn*, odpovědn*, na starosti, oddělení, rozhoduje, rozhodnutí, nákup*, kompeten*, zabývá, správná osoba, osoba, osobu, řídí, odpovídá, vede, pravomoc, věnuje',
  left: 'už nepracuje, již nepracuje, nepracuje, odešel, odešla, opustil*, v důchodu, do důchodu, skončil*, již zde nepracuje, není u nás, změnil* práci, odešel jsem, odešla jsem',
  peer: 'moje dcera, můj syn, moje žena, můj muž, můj bratr, moje sestra, švagr, soused, koleg*, šéf*, nadřízen*, ředitel*, vedoucí*, manažer*, jednatel*, asistent*, tým*, nástupce, nástupkyn*, zástup*, společní*, bratr*, sestra, sestru, manžel*, pan*, paní, it oddělení, majitel*, spolupracovn*',
  copied:
    'v kopii, do kopie, kopii, přeposíl*, přeposlal*, předal*, předávám, předám, přesměr*, obraťte se na, obrátit na, obrátit se na, kontaktujte prosím, kontaktujte kolegu, spojte se s, spojte se, napište na, napište kolegovi, napište jí, napište mu, pište na, promluvte si s, promluvte s, zeptejte se, přidávám, přidal*, zkuste, lépe na, raději na, nahradil*, převzal*, místo mě, jeho email, její email, jeho mail, její mail, jeho adresa, její adresa, má to na starosti, to má na starosti, doporučuji kontakt*, dávám do, zavolejte jí, zavolejte mu, volejte',
  late: 'omlouvám se za zpoždění, omlouvám se za pozdní, omluvte zpoždění, byl jsem na dovolené, byla jsem na dovolené, vrátil jsem se, vrátila jsem se, byl jsem nemocn*, byla jsem nemocn*, odpovídám až teď, píšu až teď, byl jsem pryč',
  away: 'čerpám dovolen*, mimo kancelář, na dovolené, dovolen*, nepřítom*, služební cest*, na cestách, nemocn*, neschopn*, mateřsk*, rodičovsk*, zavřeno, zavřen*, uzavřen*, svátek, svátk*, nejsem v kanceláři, nedostupn*, nejsem k dispozici, nezastižit*, na veletrhu, na konferenci, celozávodní, v zahraničí',
  back: 'vrátím, vracím se, vracím, návrat*, zpět, do, od, budu zpět, opět v kanceláři, včetně, po návratu, zpátky, k zastižení',
  urgent: 'naléhav*, urgentní, neodklad*, v mé nepřítomnosti, po dobu mé nepřítomnosti, spěch*, akutní',
  limited:
    'omezený přístup, omezen* přístup*, bez přístupu, zpoždění, se zpožděním, nebude čten*, nečtu, přístup k, nepřeposíl*, omezeně, nebudou přeposl*, sporadick*',
  auto: 'automatická odpověď, automatick*, neodpovídejte, automaticky, generovan*, vygenerován*, na tuto zprávu neodpov*, na tento e mail neodpov*',
  ticket:
    'ticket, tiket, číslo požadavku, požadav*, byl přijat, byla přijata, přijali jsme, obdrželi jsme, zákaznick*, podpora, podpory, zaevidov*, evidujeme, číslo případu, otevírací doba, provozní doba, pracovní době, děkujeme za vaši, děkujeme za váš, potvrzujeme přijetí, vaše zpráva, váš dotaz, doručen*, zaregistr*',
  willreply:
    'co nejdříve, v nejbližší době, do 24 hodin, do 48 hodin, pracovních dn*, pracovních dnů, pracovního dne, odpovíme, ozveme se, ozve se, kontaktovat vás budeme, budeme vás kontaktovat, brzy se, vyřídíme, vyříz*, zpracuj*, během, obratem, nejpozději, do dvou',
  deadbox:
    'není sledovan*, nesledov*, není monitorov*, již není aktivní, nepoužív*, nová adresa, novou adresu, změnil* se, změnila, změna adresy, noreply, schránka, plná, zrušen*, neaktivní, nečte, neexistuj*, není čtena, nečten*',
  legal:
    'důvěrn*, adresát*, nejste-li, nejste zamýšlen*, příloh*, ičo, dič, zapsaná, obchodním rejstříku, životní prostředí, tiskem, určen* výhradně, výhradně',
  footer:
    'klikněte, kliknutím, tento odkaz, na odkaz, pro odhlášení, tento email jste, tento e mail jste, kdykoli, nastavení odběru, pokud si nepřejete',
  inject:
    'ignoruj, ignorujte, předchozí instrukce, předchozí pokyny, všechny pokyny, všechny instrukce, klasifikuj*, zařaď, zařaďte, klasifik*, jazykový model, umělá inteligence, označ, označte jako, jako zájem, pro ai, kategori*, systémová, systémový pokyn',
  common:
    'a, i, v, ve, na, s, se, k, ke, o, z, ze, po, při, pod, nad, před, to, je, jsou, byl, byla, bylo, být, ten, ta, tu, tento, tato, toto, tom, tím, té, nebo, že, aby, protože, jako, jen, také, velmi, trochu, vše, všechno, ještě, tady, tam, tak, on, ona, oni, jeho, její, jejich, mu, jí, pro, přes, mezi, tedy, proto, bych, bychom, by, si, co se, takov*, něco, někdo, někoho, něčeho, má, mají, mám, máme, bude, budou, která, které, sám, rok, roku, let, u, tohle, tomu, těch, své, svůj, dnů',
};
