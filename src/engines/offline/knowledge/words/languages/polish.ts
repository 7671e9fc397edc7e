import type { LanguageWords } from './language-words.ts';

/** Polish: see `LanguageWords` for the notation. ł stays a letter of its own when words are folded; its words are known with a plain l too. */
export const polish: LanguageWords = {
  giveaways:
    'nie sie jest dla czy oraz ktory ktora ktore ktorzy ktorych przez zeby aby mam chce chcemy moze moga mozna juz tylko lub jak gdy kiedy gdzie swoje swoich moich nasz naszych naszej bez jako od przed przy ze na za tak ale albo bo musi musza powinna powinien potrzebuje bedzie byc jego ich wszystkie kazdy aplikacja aplikacje aplikacji w z pod nad ktorej mozemy klienci klientow klientom rezerwacja rezerwacje rezerwacji rodzice zamowienia wysyła prowadzi zgłaszaja pracownicy zdjec zdjecia faktury narzedzie uzytkownicy kto naszego nasze nasza nasi maja ma jestesmy jestem mamy zapisuje wszystko rodzina',
  plurals: [
    'kami>ka',
    'kach>ka',
    'kom>ka',
    'kami>ek',
    'kach>ek',
    'kom>ek',
    'kow>ek',
    'kiem>ek',
    'kowi>ek',
    'ku>ek',
    'ki>ek',
    'iami>ia',
    'iach>ia',
    'iom>ia',
    'iami>ie',
    'iach>ie',
    'iom>ie',
    'iami>',
    'iach>',
    'iom>',
    'ami>',
    'ach>',
    'om>',
    'ami>a',
    'ach>a',
    'om>a',
    'ami>o',
    'ach>o',
    'om>o',
    'ami>e',
    'ach>e',
    'om>e',
    'cami>ec',
    'cach>ec',
    'com>ec',
    'cow>ec',
    'cem>ec',
    'cowi>ec',
    'ca>ec',
    'cy>ec',
    'ce>ec',
    'owie>',
    'owi>',
    'ow>',
    'ow>a',
    'ow>um',
    'ow>o',
    'iem>ie',
    'iem>',
    'em>',
    'em>e',
    'em>o',
    'rzy>r',
    'rze>r',
    'rze>ra',
    'rze>ro',
    'cie>t',
    'cie>ta',
    'cie>to',
    'ci>t',
    'ci>ta',
    'cy>k',
    'cy>ca',
    'scie>st',
    'sci>sta',
    'scie>sta',
    'dzie>d',
    'dzie>da',
    'dzy>g',
    'dze>ga',
    'ce>ka',
    'ki>ka',
    'gi>ga',
    'ek>ka',
    'ok>ko',
    'ie>ia',
    'i>ia',
    'i>ja',
    'e>ja',
    'ia>ie',
    'iu>ie',
    'ien>nia',
    'an>anie',
    'en>enie',
    'ie>a',
    'ie>',
    'ie>o',
    'le>ła',
    'le>ł',
    'le>ło',
    'li>ł',
    'i>',
    'i>a',
    'y>',
    'y>a',
    'e>a',
    'e>',
    'u>',
    'u>o',
    'u>e',
    'a>',
    'a>o',
    'a>e',
    'a>um',
    'o>a',
    'ze>a',
    'ia>',
    'iu>',
    'r>ra',
    'r>ro',
    't>ta',
    't>to',
    'n>na',
    'n>nia',
    'n>no',
    'p>pa',
    'w>wa',
    'w>wo',
    'k>ka',
    'b>ba',
    'd>da',
    's>sa',
    'l>la',
    'ł>ła',
    'ł>ło',
    'z>za',
    'c>ca',
    'g>ga',
    'm>ma',
    'c>ce',
    'j>ja',
    'ego>y',
    'emu>y',
    'ymi>y',
    'ych>y',
    'ym>y',
    'ej>y',
    'a>y',
    'e>y',
    'i>y',
    'zy>y',
    'ego>',
    'emu>',
    'mi>',
    'ch>',
    'm>',
    'ej>',
    'iej>i',
    'a>i',
    'e>i',
    'o>y',
  ],
  conjugations: [
    [
      'owac',
      'uje uja ujemy ujesz uj ujcie ował owała owali owało ujac ujacy ujaca ujace ujacych owanie owania owaniu owaniem owane owany owana owanych',
    ],
    ['ywac', 'uje uja ujemy ujesz ywał ywała ywali ujacy ujaca ujace ujacych ywanie ywania ywaniu ywaniem ywane ywany'],
    [
      'ac',
      'a aja am amy asz aj ajcie ał ała ali ało ajac ajacy ajaca ajace ajacych anie ania aniu aniem ane any ana anych',
    ],
    [
      'ic',
      'i a e ia ie imy isz ił iła ili iło iac acy aca ace acych iacy iaca iace enie enia eniu eniem ienie ienia ieniu ieniem one ony ona',
    ],
    ['yc', 'y a e ymy ysz ył yła yli yło ac acy aca ace acych enie enia eniu eniem one ony ona ycie ycia yciu yje yja'],
    ['nac', 'nie na ne nał neła neli niecie niecia nieciu'],
    ['iec', 'i a e imy iał iała ieli acy aca ienie ienia'],
  ],
  words: `i=and oraz=and a=and lub=or albo=or czy=or ale=but lecz=but jednak=but bo=because poniewaz=because gdyz=because dlatego=so wiec=so zeby=so aby=so by=so dzieki_czemu=so tak_aby=so tak_zeby=so
kiedy=when gdy=when gdzie=where jesli=if jezeli=if podczas_gdy=while jak=how jako=as dla=for z=with ze=with bez=without w=in we=in na=on do=to od=from o=about po=after przed=before przy=at pod=under
nad=over miedzy=between pomiedzy=between przez=by podczas=during w_trakcie=during wedlug=by według=by wobec=toward przeciw=against oprocz=besides poza=outside zamiast=instead wsrod=among wokoł=around
obok=beside ponizej=under powyzej=over az_do=until dopoki=until za_pomoca=using dzieki=via poprzez=via wzdłuz=along co=what kto=who kogo=whom komu=whom ktory=which ktora=which ktore=which ktorzy=who
ktorych=which ktorym=which ktorej=which ktorego=which ktorymi=which jaki=which jaka=which jakie=which jakich=which ten=this ta=this to=this te=these ci=these tych=these tym=this tego=this tej=this
tamten=that temu=ago swoj=their swoja=their swoje=their swoich=their swojego=their swojej=their swoim=their swoimi=their moj=my moja=my moje=my moich=my mojego=my mojej=my moim=my nasz=our nasza=our
nasze=our naszych=our naszego=our naszej=our naszym=our twoj=your twoja=your twoje=your wasz=your jego=his jej=her ich=their im=them nim=him nich=them nimi=them kazdy=every kazda=every kazde=every
kazdego=every kazdej=every kazdym=every kazdemu=every wszystko=everything wszystkie=all wszystkich=all wszyscy=all wszystkim=all cały=whole~ inny=other inna=other inne=other innych=other innym=other
inni=other niektore=some kilka=several kilku=several wiele=many wielu=many duzo=many mało=few troche=little wiecej=more mniej=less oba=both obie=both jakis=some jakies=some ktos=someone cos=something
nikt=nobody nic=nothing zaden=no zadna=no zadne=no zadnych=no zadnego=no zadnej=no ja=i ty=you my=we wy=you oni=they on=he ona=she ono=it one=they mnie=me mi=me nas=us nam=us was=you ich_samych=them
sie=themselves sobie=themselves soba=themselves sam=themselves sama=themselves sami=themselves
nie=not nigdy=never ani=nor juz=already tylko=only tez=also takze=also rowniez=also nawet=even bardzo=very zawsze=always czesto=often czasem=sometimes czasami=sometimes teraz=now dzisiaj=today
dzis=today jutro=tomorrow wczoraj=yesterday potem=then pozniej=later wtedy=then szybko=quickly łatwo=easily automatycznie=automatically razem=together wspolnie=together od_razu=instantly
natychmiast=instantly bezposrednio=directly tutaj=here tu=here tam=there wszedzie=everywhere dobrze=well lepiej=better znowu=again ponownie=again jeszcze=still prawie=almost zwykle=usually
codziennie=every-day co_tydzien=every-week co_miesiac=every-month co_roku=every-year recznie=by-hand bez_internetu=offline bez_zasiegu=offline bez_sieci=offline w_trybie_offline=offline
bez_reklam=without-ads na_zywo=live w_czasie_rzeczywistym=real-time za_darmo=free na_miejscu=locally zdalnie=remotely na_przykład=like np=like itd=etc itp=etc m_in=including zaraz=soon wkrotce=soon
jest=is sa=are jestem=am jestesmy=are byc=be bedzie=will beda=will był=was była=was było=was były=were byli=were ma=has maja=have mam=have mamy=have miec=have miał=had moze=can moga=can moge=can
mozemy=can mozna=can moc=can mogł=could mogli=could mogła=could mogłaby=could mogłby=could musi=must musza=must musze=must musimy=must trzeba=must nalezy=must powinien=should powinna=should
powinno=should powinny=should powinni=should chce=want chca=want chcemy=want chciec=want chciałbym=want chciałabym=want chcielibysmy=want chciałby=wants chciałaby=wants potrzebuje=need
potrzebujemy=need potrzebuja=need potrzebny=needed potrzebna=needed potrzebne=needed nie_ma=no nie_mam=no nie_maja=no nie_trzeba=no nie_musi=no wolno=may ma_byc=must
pomagac=help! pomoc=help! pomaga=help! pomoze=help! pomagała=help! pomagał=help! pozwalac=let! pozwolic=let! umozliwiac=let! oferowac=offer! dawac=give! daje=give! dac=give! da=give! robic=make!
zrobic=make! uzywac=use! korzystac=use! stosowac=use! zastapic=replace! unikac=avoid! uniknac=avoid! poprawic=improve! ulepszac=improve! uproscic=simplify! ułatwiac=simplify! zmniejszyc=reduce!
ograniczyc=reduce! oszczedzac=save! optymalizowac=optimise! rozwijac=develop! budowac=build! zbudowac=build! stworzyc=create! tworzyc=create! uruchomic=launch! zaczynac=begin! zaczac=begin!
konczyc=complete! skonczyc=complete! ukonczyc=complete! isc=go! chodzic=go! idzie=go! jechac=drive! jezdzic=drive! jada=drive! jedzie=drive! przychodzic=come! przyjsc=come! wiedziec=know! wie=know!
wiem=know! wiedza=know! znac=know! zna=know! znaja=know! widziec=see! zobaczyc=see! widac=see! gubic=lose! zgubic=lose! tracic=lose! zapominac=forget! zapomniec=forget! działac=work! pracowac=work
zarzadzac=manage! prowadzic=keep! organizowac=organise! zorganizowac=organise! planowac=plan! zaplanowac=plan! umawiac=book! umowic=book! rezerwowac=book! zarezerwowac=book! wynajmowac=rent!
wypozyczac=lend! wypozyczyc=borrow! pozyczac=lend! pozyczyc=borrow! oddawac=return! oddac=return! zwracac=return! zwrocic=return! rejestrowac=record! zapisywac=record! zapisac=record! notowac=log!
zanotowac=log! odnotowac=log! wpisywac=log! wpisac=enter! wprowadzac=enter! wypełniac=fill-in wypełnic=fill-in przechowywac=store! zachowac=keep! archiwizowac=archive! sledzic=track! monitorowac=monitor!
kontrolowac=check! sprawdzac=check! sprawdzic=check! pilnowac=monitor! nadzorowac=supervise! szukac=search! wyszukiwac=search! wyszukac=search! znalezc=find! znajdowac=find! znajduje=find! znajdzie=find!
przegladac=browse! ogladac=watch! obejrzec=watch! udostepniac=share! udostepnic=share! dzielic=share! dzielic_sie=share! podzielic=split! rozliczac=settle! rozliczyc=settle! publikowac=publish!
opublikowac=publish! ogłaszac=announce! powiadamiac=notify! powiadomic=notify! informowac=notify! ostrzegac=warn! alarmowac=alert! przypominac=remind! przypomniec=remind! przypomina=remind!
wysyłac=send! wysłac=send! wysyła=send! przesyłac=send! przesłac=send! dostawac=receive! dostac=receive! otrzymywac=receive! dostaje=receive! dostaja=receive! dostana=receive! odbierac=collect!
odebrac=collect! odpowiadac=answer! odpowiedziec=answer! odpisywac=reply! pytac=ask! zapytac=ask! komunikowac=communicate! rozmawiac=talk! czatowac=chat! dzwonic=call! zadzwonic=call! zapraszac=invite!
zaprosic=invite! sprzedawac=sell! sprzedac=sell! sprzedaje=sell! kupowac=buy! kupic=buy! zamawiac=order! zamowic=order! płacic=pay! zapłacic=pay! opłacac=pay! opłacic=pay! pobierac=charge!
fakturowac=invoice! wystawiac_faktury=issue-invoices wystawiac=issue! wystawic=issue! wymieniac=swap! wymienic=swap! wymieniac_sie=swap! zamieniac=swap! zamienic=swap! oddawac_za_darmo=give-away
darowac=donate! przekazywac=donate! przekazac=hand-over wpłacac=donate! zbierac=collect! zebrac=collect! gromadzic=collect! zatrudniac=hire! rekrutowac=recruit! inwestowac=invest! wydawac=spend!
dostarczac=deliver! dostarczyc=deliver! dowozic=deliver! rozwozic=deliver! przewozic=transport! transportowac=transport! wgrywac=upload! wgrac=upload! przesyłac_pliki=upload-files pobrac=download!
importowac=import! zaimportowac=import! eksportowac=export! wyeksportowac=export! konwertowac=convert! zamieniac_na=convert! tłumaczyc=translate! przetłumaczyc=translate! transkrybowac=transcribe!
podsumowac=summarise! podsumowywac=summarise! streszczac=summarise! pisac=write! napisac=write! pisze=write! pisza=write! generowac=generate! wygenerowac=generate! rysowac=draw! projektowac=design!
edytowac=edit! zmieniac=change! zmienic=change! poprawiac=correct! drukowac=print! wydrukowac=print! skanowac=scan! zeskanowac=scan! fotografowac=photograph! robic_zdjecia=take-photos słuchac=listen!
czytac=read! przeczytac=read! pokazywac=show! pokazac=show! pokaze=show! wyswietlac=show! uczyc=teach! uczyc_sie=learn! nauczyc_sie=learn! nauczac=teach! studiowac=study! cwiczyc=practise!
powtarzac=revise! trenowac=train! oceniac=rate! ocenic=rate! recenzowac=review! porownywac=compare! porownac=compare! mierzyc=measure! zmierzyc=measure! wazyc=weigh! liczyc=count! policzyc=count!
obliczac=calculate! obliczyc=calculate! wyliczac=calculate! prognozowac=forecast! przewidywac=forecast! analizowac=analyse! przeanalizowac=analyse! wykrywac=detect! wykryc=detect! rozpoznawac=recognise!
rozpoznaje=recognise! rozpoznac=recognise! klasyfikowac=classify! filtrowac=filter! sortowac=sort! polecac=recommend! rekomendowac=recommend! proponowac=suggest! zaproponowac=suggest!
podpowiadac=suggest! wybierac=choose! wybrac=choose! decydowac=decide! zdecydowac=decide! głosowac=vote! testowac=test! podpisywac=sign! podpisac=sign! zatwierdzac=approve! zatwierdzic=approve!
akceptowac=approve! potwierdzac=confirm! potwierdzic=confirm! odwoływac=cancel! odwołac=cancel! anulowac=cancel! rezygnowac=cancel! przekładac=reschedule! przełozyc=reschedule! koordynowac=coordinate!
przydzielac=assign! przydzielic=assign! przypisywac=assign! przypisac=assign! rozdzielac=distribute! wspołpracowac=collaborate! uczestniczyc=join! dołaczyc=join! dołaczac=join! zapisac_sie=register!
zapisywac_sie=register! zgłaszac=report! zgłosic=report! zgłaszac_sie=register! łaczyc=match! połaczyc=connect! dopasowywac=match! dobierac=match! kojarzyc=match! spotykac=meet! spotykac_sie=meet!
siac=sow! sadzic=plant! uprawiac=grow! podlewac=water! nawadniac=irrigate! hodowac=breed! łowic=fish! gotowac=cook! ugotowac=cook! piec=bake! pieka=bake! piecze=bake! jesc=eat! naprawiac=repair!
naprawic=repair! serwisowac=maintain! konserwowac=maintain! instalowac=install! montowac=install! produkowac=produce! sprzatac=clean! czyscic=clean! leczyc=treat! opiekowac=care! opiekowac_sie=care!
dbac=care! adoptowac=adopt! ratowac=rescue! chronic=protect! szyfrowac=encrypt! rozwiazywac=resolve! rozwiazac=resolve! automatyzowac=automate! synchronizowac=synchronise! właczac=switch! wyłaczac=switch!
sterowac=control! aktualizowac=update! zaktualizowac=update! dodawac=add! dodac=add! dodaje=add! dodaja=add! usuwac=delete! usunac=delete! kasowac=delete! odnawiac=renew! przedłuzac=renew! subskrybowac=subscribe!
nagradzac=reward! motywowac=motivate! grac=play! zagrac=play! spiewac=sing! podrozowac=travel! zwiedzac=visit! odwiedzac=visit! nocowac=stay! spac=sleep! katalogowac=catalogue! wygasac=expire!
konczy_sie=expire! czekac=wait! czeka=wait! zamykac=close! otwierac=open! ustalac=agree! ustawiac=set! ustawic=set! prosic=request! wnioskowac=request! skarzyc=complain! segregowac=sort! wymagac=require!
odbywac_sie=happen! spozniac=late zostawiac=leave! zostawic=leave! trzymac=keep! nosic=carry! podac=give! brac=take! wziac=take! bierze=take! biora=take! przyjmowac=accept! przyjac=accept!
aplikacja=app apka=app strona=website strona_internetowa=website strony_internetowej=website serwis=service serwis_internetowy=website portal=portal platforma=platform narzedzie=tool system=system
program=program oprogramowanie=software usługa=service rozwiazanie=solution wtyczka=plugin rozszerzenie=extension rozszerzenie_do_przegladarki=browser-extension bot=bot asystent=assistant telefon=phone
komorka=mobile smartfon=phone komputer=computer gra=game gier=game gra_planszowa=board-game gry_planszowe=board-games gier_planszowych=board-games planszowka=board-game
gra_fabularna=role-playing-game wiersz_polecen=command-line linia_polecen=command-line linii_polecen=command-line targ=market rynek=market sklep_internetowy=online-shop sklepu_internetowego=online-shop
sklepow_internetowych=online-shops giełda=exchange wymiana=exchange panel=dashboard pulpit=dashboard baza_danych=database generator=generator porownywarka=price-comparison
porownywarka_cen=price-comparison zarzadzanie=management organizer=organiser planer=planner kreator=builder wyszukiwarka=search-engine
wizyta=appointment termin=appointment terminarz=calendar rezerwacja=booking zmiana=shift zmiany=shifts dyzur=shift grafik=rota grafik_pracy=rota grafiki=rotas kalendarz=calendar harmonogram=schedule
rozkład=schedule plan=plan plan_lekcji=timetable zebranie=meeting spotkanie=meeting protokoł=meeting-minutes protokoły=meeting-minutes protokołow=meeting-minutes protokołu=meeting-minutes data=date ostateczny_termin=deadline lista_oczekujacych=waiting-list
listy_oczekujacych=waiting-list lista_rezerwowa=waiting-list kolejka=queue poczekalnia=waiting-room przypomnienie=reminder powiadomienie=notification wiadomosc=message alarm=alarm alert=alert
ostrzezenie=alert rozmowa=call wideorozmowa=video-call czat=chat grupa=group biuletyn=newsletter hasło=password uzytkownik=user konto=account profil=profile uprawnienie=permission
rola=role dostep=access rejestr=record wpis=entry karta=card kartoteka=record historia=history zadanie=task czynnosc=task projekt=project cel=goal nawyk=habit wyzwanie=challenge punkt=point nagroda=prize
postep=progress notatka=note dziennik=diary pamietnik=diary zeszyt=notebook lista=list wykaz=list lista_zakupow=shopping-list listy_zakupow=shopping-list lista_kontrolna=checklist obecnosc=attendance
lista_obecnosci=attendance frekwencja=attendance głosowanie=voting głos=vote ankieta=survey kwestionariusz=questionnaire formularz=form odpowiedz=answer pytanie=question propozycja=proposal opinia=review
ocena=rating komentarz=comment reklamacja=complaint skarga=complaint zgłoszenie=report usterka=defect awaria=fault problem=problem wada=defect bład=error błed=error prosba=request
wniosek=application wsparcie=support obsługa_klienta=customer-service pomysł=idea wniosek_urlopowy=leave-request
sklep=shop sklepik=shop firma=company przedsiebiorstwo=company społka=company mała_firma=small-business małe_firmy=small-businesses małych_firm=small-businesses biuro=office zespoł=team warsztat=workshop
ksiegarnia=bookshop kwiaciarnia=florist apteka=pharmacy supermarket=supermarket hurtownia=wholesaler dostawca=supplier stragan=stall faktura=invoice fakturowanie=invoicing wycena=quote oferta=offer
kosztorys=cost-estimate paragon=receipt rachunek=bill umowa=contract zamowienie=order dostawa=delivery przesyłka=shipment paczka=parcel płatnosc=payment zaliczka=deposit kaucja=security-deposit
zadatek=deposit gwarancja=warranty karta_kredytowa=credit-card gotowka=cash przelew=bank-transfer prowizja=commission napiwek=tip opłata=fee składka=membership-fee cena=price koszt=cost wydatek=expense
wspolne_wydatki=shared-expenses wspolnych_wydatkow=shared-expenses przychod=income dochod=income pensja=salary wynagrodzenie=salary wypłata=salary oszczednosci=savings dług=debt kredyt=loan pozyczka=loan
podatek=tax vat=vat ksiegowosc=accounting ksiegowa=accountant ksiegowy=accountant przepływ_gotowki=cash-flow prognoza=forecast pieniadze=money pieniedzy=money bank=bank inwestycja=investment finanse=finance
finanse_osobiste=personal-finance budzet=budget budzet_domowy=household-budget budzetu_domowego=household-budget rabat=discount znizka=discount promocja=promotion bon=voucher bon_podarunkowy=gift-card
karta_podarunkowa=gift-card karta_stałego_klienta=loyalty-card program_lojalnosciowy=loyalty-programme programu_lojalnosciowego=loyalty-programme lojalnosc=loyalty abonament=subscription karnet=pass
subskrypcja=subscription członek=member członkini=member członkostwo=membership zwrot=product-return zwrot_pieniedzy=refund sprzedaz=sale klient=customer klientka=customer sprzedawca=salesperson
handlowiec=salesperson przedstawiciel_handlowy=sales-representative przedstawiciele_handlowi=sales-representatives agent=agent kupujacy=buyer nabywca=buyer marka=brand reklama=ad ogłoszenie=ad
katalog=catalogue produkt=product towar=goods artykuł=article magazyn=warehouse inwentarz=inventory inwentaryzacja=stocktake zapas=stock stan_magazynowy=stock-level stany_magazynowe=stock
stanow_magazynowych=stock połka=shelf kod_kreskowy=barcode kody_kreskowe=barcodes kod_qr=qr-code kody_qr=qr-codes ilosc=quantity koszyk=cart kasa=checkout raport=report sprawozdanie=report wykres=chart
statystyka=statistic podsumowanie=summary zestawienie=summary arkusz=spreadsheet arkusz_kalkulacyjny=spreadsheet excelu=spreadsheet excel=spreadsheet excela=spreadsheet dokument=document pismo=letter
papier=paper kartka=paper plik=file folder=folder teczka=folder kopia=copy kopia_zapasowa=backup zdjecie=photo fotografia=photo obraz=image obrazek=image film=video nagranie=recording
notatka_głosowa=voice-note notatki_głosowe=voice-notes transkrypcja=transcript napisy=subtitles tekst=text podpis=signature podpis_elektroniczny=e-signature zgoda=consent zatwierdzenie=approval
freelancer=freelancer wolny_strzelec=freelancer przedsiebiorca=entrepreneur konsultant=consultant doradca=adviser agencja=agency własciciel=owner własciciele=owners kierownik=manager kierowniczka=manager
szef=manager szefowa=manager dyrektor=director prezes=chair skarbnik=treasurer administrator=administrator pracownik=employee pracownica=employee pracodawca=employer robotnik=worker personel=staff
załoga=crew kolega=colleague wspołpracownik=colleague sekretarka=secretary recepcja=reception recepcjonistka=receptionist stazysta=intern praktykant=apprentice kandydat=candidate oferta_pracy=job-advert
oferty_pracy=job-adverts praca=job prac=job rozmowa_kwalifikacyjna=interview rozmowy_kwalifikacyjne=interviews cv=resume zyciorys=resume urlop=vacation zwolnienie_lekarskie=sick-leave chorobowe=sick-leave
nadgodziny=overtime godziny_pracy=working-hours czas_pracy=working-hours czasu_pracy=working-hours ewidencja_czasu_pracy=time-tracking ewidencji_czasu_pracy=time-tracking ewidencja=record
kadry=human-resources rekrutacja=recruiting szkolenie=training umiejetnosc=skill obowiazek=duty zastepstwo=substitute
lekarz=doctor lekarka=doctor doktor=doctor klinika=clinic przychodnia=clinic gabinet=practice gabinet_lekarski=medical-practice gabinety_lekarskie=medical-practices gabinet_stomatologiczny=dental-clinic
gabinetu_stomatologicznego=dental-clinic gabinety_stomatologiczne=dental-clinics gabinetow_stomatologicznych=dental-clinics gabinet_dentystyczny=dental-clinic szpital=hospital oddział=ward dentysta=dentist
stomatolog=dentist pielegniarka=nurse pielegniarz=nurse połozna=midwife fizjoterapeuta=physiotherapist rehabilitant=physiotherapist logopeda=speech-therapist pacjent=patient pacjentka=patient
wizyta_lekarska=medical-appointment wizyty_lekarskie=medical-appointments karta_pacjenta=patient-record dokumentacja_medyczna=patient-record dokumentacja=documentation recepta=prescription lek=medication
leki=medication lekow=medication lekami=medication lekach=medication lekarstwo=medication tabletka=pill dawka=dose terapia=therapy terapeuta=therapist psycholog=psychologist psychoterapeuta=psychotherapist objaw=symptom bol=pain
migrena=migraine alergia=allergy alergen=allergen szczepienie=vaccination cisnienie=blood-pressure cisnienie_krwi=blood-pressure cukier=glucose poziom_cukru=glucose cukrzyca=diabetes cukrzyce=diabetes cukrzycy=diabetes cukrzyk=diabetic zdrowie=health zdrowie_psychiczne=mental-health
nastroj=mood lek_i_stres=anxiety stres=stress sen=sleep ciaza=pregnancy niepełnosprawnosc=disability opiekun=caregiver opiekunka=caregiver opieka=care opieka_domowa=home-care senior=senior
starsza_osoba=elderly-person starsze_osoby=older-people osob_starszych=older-people osoby_starsze=older-people dom_opieki=care-home domow_opieki=care-homes domu_opieki=care-home dom_seniora=care-home
fryzjer=hairdresser fryzjerka=hairdresser salon_fryzjerski=hair-salon salonu_fryzjerskiego=hair-salon salony_fryzjerskie=hair-salons salonow_fryzjerskich=hair-salons psi_fryzjer=dog-groomer
psich_fryzjerow=dog-groomers psiego_fryzjera=dog-groomer psi_fryzjerzy=dog-groomers groomer=groomer barber=barber kosmetyczka=beautician salon=salon salon_kosmetyczny=beauty-salon
salonow_kosmetycznych=beauty-salons salonu_kosmetycznego=beauty-salon tatuaz=tattoo tatuazysta=tattooist masaz=massage masazysta=masseur paznokiec=nail włosy=hair zabieg=treatment strzyzenie=haircut
siłownia=gym trener=coach trenerka=coach trener_personalny=personal-trainer trenerow_personalnych=personal-trainers trenerzy_personalni=personal-trainers trening=workout instruktor=instructor
dietetyk=nutritionist dieta=diet waga=weight bieg=race biegacz=runner bieganie=running maraton=marathon rowerzysta=cyclist kolarz=cyclist wycieczka=hike szlak=trail trasa=route sport=sport
sportowiec=athlete zawodnik=player zawodniczka=player klub=club klub_sportowy=sports-club klubu_sportowego=sports-club kluby_sportowe=sports-clubs klubow_sportowych=sports-clubs piłka_nozna=football
piłki_noznej=football druzyna=team mecz=match liga=league turniej=tournament tabela=ranking ranking=ranking sedzia=referee boisko=pitch kort=court kort_tenisowy=tennis-court korty_tenisowe=tennis-courts
kortow_tenisowych=tennis-courts tenis=tennis basen=pool szachy=chess szachowy=chess~ joga=yoga zajecia=classes zajec=classes zajeciach=classes taniec=dance szkoła_tanca=dance-school szkoły_tanca=dance-school silownia=gym
piekarnia=bakery piekarz=baker chleb=bread bułka=bread-roll cukiernia=pastry-shop cukiernik=pastry-chef tort=cake ciasto=cake restauracja=restaurant kawiarnia=cafe kawa=coffee bar=bar lodziarnia=ice-cream-shop
kucharz=cook szef_kuchni=chef kelner=waiter kelnerka=waiter stolik=table stoł=table menu=menu jadłospis=meal-plan danie=dish posiłek=meal jedzenie=food zywnosc=food obiad=lunch kolacja=dinner
sniadanie=breakfast wino=wine piwo=beer browar=brewery winnica=vineyard składnik=ingredient przepis=recipe spizarnia=pantry lodowka=fridge resztka=leftover marnowanie_zywnosci=food-waste
marnowania_zywnosci=food-waste bank_zywnosci=food-bank owoc=fruit warzywo=vegetable mieso=meat rzeznik=butcher ryba=fish jajko=egg mleko=milk ser=cheese olej=oil miod=honey miodu=honey kurier=courier
catering=catering na_wynos=takeaway kuchnia=kitchen zakupy=shopping zakupow=shopping data_waznosci=expiry-date daty_waznosci=expiry-dates termin_waznosci=expiry-date terminy_waznosci=expiry-dates zamowienia_na_wynos=takeaway-orders
dom=house rodzina=family rodzic=parent rodzice=parents mama=mum tata=dad matka=mother ojciec=father syn=son corka=daughter dziecko=child dzieci=children dziecmi=children dzieciom=children
dzieciach=children dziecka=child dziecku=child niemowle=baby babcia=grandmother dziadek=grandfather dziadkowie=grandparents para=couple kobieta=woman mezczyzna=man osoba=person
ludzie=people ludzi=people ludziom=people osob=people chłopak=boy młodziez=young-people młodzi=young-people nastolatek=teenager przyjaciel=friend przyjaciele=friends przyjacioł=friends znajomy=friend
znajomi=friends znajomych=friends wspołlokator=flatmate niania=babysitter przedszkole=kindergarten złobek=daycare obowiazki_domowe=chores obowiazkow_domowych=chores urodziny=birthday prezent=gift
impreza=party przyjecie=party przeprowadzka=moving-house sprzet_agd=appliance mebel=furniture drzewo_genealogiczne=family-tree drzewa_genealogicznego=family-tree wesele=wedding slub=wedding
pan_młody=groom panna_młoda=bride pary_młode=couples para_młoda=couple gosc=guest goscie=guests gosci=guests lista_gosci=guest-list pranie=laundry smieci=waste sprzatanie=cleaning
zwierze=animal zwierzeta=animals zwierzat=animals zwierzetami=animals zwierze_domowe=pet zwierzeta_domowe=pets zwierzat_domowych=pets pies=dog psy=dogs psow=dogs psa=dog psem=dog psami=dogs psom=dogs
psu=dog psach=dogs szczeniak=puppy kot=cat kon=horse ptak=bird krolik=rabbit weterynarz=vet schronisko=animal-shelter schronisko_dla_zwierzat=animal-shelter
adopcja=adoption hodowca=breeder stajnia=stable stadnina=stable spacer=walk wyprowadzanie_psow=dog-walking wyprowadzac_psy=walk-dogs wyprowadzacz_psow=dog-walker hotel_dla_psow=dog-boarding karma=pet-food karmienie=feeding
rolnik=farmer gospodarstwo=farm gospodarstwo_rolne=farm gospodarstwa_rolne=farms gospodarstw_rolnych=farms farma=farm działka=plot działkowiec=allotment-gardener ogrod=garden ogrodek=garden
ogrodek_działkowy=allotment ogrodki_działkowe=allotments ogrodkow_działkowych=allotments ogrodnik=gardener szklarnia=greenhouse roslina=plant drzewo=tree kwiat=flower nasiono=seed siew=sowing
zbior=harvest zniwa=harvest plon=yield uprawa=crop nawadnianie=irrigation gleba=soil ziemia=soil nawoz=fertiliser szkodnik=pest oprysk=spraying traktor=tractor ciagnik=tractor bydło=cattle krowa=cow
owca=sheep koza=goat kura=chicken swinia=pig ul=hive pasieka=apiary pszczelarz=beekeeper pszczelarka=beekeeper pszczoła=bee matka_pszczela=queen-bee
przeglad_ula=hive-inspection sad=orchard społdzielnia=cooperative deszcz=rain pogoda=weather wilgotnosc=humidity temperatura=temperature susza=drought las=forest rybak=fisherman wedkarz=angler
łowisko=fishing-ground mysliwy=hunter łowiectwo=hunting pole=field łaka=meadow stado=herd
mieszkanie=apartment najemca=tenant lokator=tenant wynajmujacy=landlord najem=rental wynajem=rental czynsz=rent domek_letniskowy=holiday-home domki_letniskowe=holiday-homes domkow_letniskowych=holiday-homes
apartament=apartment pokoj=room nieruchomosc=property biuro_nieruchomosci=estate-agency biura_nieruchomosci=estate-agencies agent_nieruchomosci=estate-agent
posrednik=estate-agent budynek=building blok=building wspolnota_mieszkaniowa=homeowners-association wspolnoty_mieszkaniowe=homeowners-associations wspolnoty_mieszkaniowej=homeowners-association
wspolnot_mieszkaniowych=homeowners-associations zarzadca=property-manager zarzadca_nieruchomosci=property-manager zarzadcy_nieruchomosci=property-managers mieszkaniec=resident sasiad=neighbour
sasiadka=neighbour sasiedzi=neighbours osiedle=neighbourhood dzielnica=neighbourhood klucz=key hotel=hotel hostel=hostel pensjonat=guest-house agroturystyka=farm-holiday kemping=campsite
pole_namiotowe=campsite winda=elevator garaz=garage plac_budowy=construction-site placu_budowy=construction-site budowa=construction-site firma_budowlana=construction-company
firmy_budowlane=construction-companies firm_budowlanych=construction-companies firmy_budowlanej=construction-company ekipa_budowlana=construction-crew ekipa=crew murarz=bricklayer elektryk=electrician hydraulik=plumber
stolarz=carpenter malarz=painter slusarz=locksmith spawacz=welder technik=technician serwisant=technician monter=fitter rzemieslnik=craftsman złota_raczka=handyman złote_raczki=handymen
firmy_sprzatajace=cleaning-companies sprzataczka=cleaner sprzatajacy=cleaner remont=renovation naprawa=repair kierownik_budowy=site-manager kierownicy_budowy=site-managers
kierownikow_budowy=site-managers kierownika_budowy=site-manager architekt=architect geodeta=surveyor dziennik_budowy=site-diary dziennika_budowy=site-diary ogrzewanie=heating kocioł=boiler piec_gazowy=boiler dach=roof trawnik=lawn krawiec=tailor
krawcowa=seamstress kominiarz=chimney-sweep mieszkan=apartments podwykonawca=subcontractor odbior=acceptance materiał=material
samochod=car auto=car pojazd=vehicle motocykl=motorbike motor=motorbike ciezarowka=truck ciezarowki=trucks kierowca_ciezarowki=truck-driver kierowcy_ciezarowek=truck-drivers kierowcow_ciezarowek=truck-drivers
bus=van furgonetka=van warsztat_samochodowy=car-repair-shop warsztatu_samochodowego=car-repair-shop warsztaty_samochodowe=car-repair-shops warsztatow_samochodowych=car-repair-shops mechanik=mechanic
lakiernia=body-shop komis=car-dealer dealer=car-dealer samochod_uzywany=used-car przeglad=inspection przeglad_techniczny=vehicle-inspection przeglady_techniczne=vehicle-inspections opona=tyre
wymiana_opon=tyre-change wymiana_oleju=oil-change czesc=part czesci=parts czesci_zamienne=spare-parts czesc_zamienna=spare-part czesci_zamiennych=spare-parts przebieg=mileage benzyna=fuel paliwo=fuel
kierowca=driver szkoła_jazdy=driving-school szkoły_jazdy=driving-school flota=fleet rower=bicycle hulajnoga=scooter parking=parking miejsce_parkingowe=parking-space miejsca_parkingowe=parking-spaces
miejsc_parkingowych=parking-spaces autobus=bus tramwaj=tram transport=transport pociag=train przystanek=stop podroz=trip przejazd=ride wspolny_przejazd=carpool wspolne_przejazdy=carpools
wspolnych_przejazdow=carpools dojazd=commute pasazer=passenger taksowkarz=taxi-driver taksowka=taxi stacja_ładowania=charging-station stacje_ładowania=charging-stations stacji_ładowania=charging-stations
samochod_elektryczny=electric-car samochody_elektryczne=electric-cars samochodow_elektrycznych=electric-cars przewoznik=carrier ładunek=freight spedycja=freight logistyka=logistics
trasa_dostaw=delivery-route trasy_dostaw=delivery-routes lokalizacja=location połozenie=location mapa=map adres=address odległosc=distance
fabryka=factory zakład=plant zakład_produkcyjny=factory maszyna=machine produkcja=production konserwacja=maintenance utrzymanie_ruchu=maintenance operator=operator kontrola_jakosci=quality-control
jakosc=quality kontrola=inspection inspekcja=inspection bezpieczenstwo=safety bhp=occupational-safety wypadek=accident drukarka=printer drukarka_3d=3d-printer pomiar=measurement czujnik=sensor
urzadzenie=device dron=drone kamera=camera bateria=battery pompa=pump pompa_ciepła=heat-pump pompy_ciepła=heat-pumps jakosc_powietrza=air-quality jakosci_powietrza=air-quality hałas=noise
smog=air-quality inteligentny_dom=smart-home inteligentnego_domu=smart-home prad=electricity pradu=electricity elektrycznosc=electricity rachunek_za_prad=electricity-bill rachunki_za_prad=electricity-bills
zuzycie=consumption zuzycie_pradu=electricity-consumption zuzycia_pradu=electricity-consumption energia=energy panel_słoneczny=solar-panel panele_słoneczne=solar-panels paneli_słonecznych=solar-panels
fotowoltaika=photovoltaic licznik=meter odczyt=reading gaz=gas woda=water odpad=waste recykling=recycling slad_weglowy=carbon-footprint slad_weglowego=carbon-footprint sladu_weglowego=carbon-footprint
emisja=emission partia=batch linia=line zlecenie=work-order zlecenie_produkcyjne=production-order przestoj=standstill narzedzia=tools sprzet=equipment wozek_widłowy=forklift wozki_widłowe=forklifts
szkoła=school szkołka=school liceum=school uczelnia=university uniwersytet=university uczen=student uczennica=student ucznia=student uczniowie=students uczniow=students uczniom=students
uczniami=students student=student studentka=student nauczyciel=teacher nauczycielka=teacher profesor=teacher wykładowca=lecturer korepetytor=tutor korepetycje=tutoring korepetycji=tutoring lekcja=lesson
kurs=course kurs_online=online-course kursy_online=online-courses przedmiot=school-subject praca_domowa=homework prace_domowe=homework prac_domowych=homework zadania_domowe=homework egzamin=exam matura=exam
test=test sprawdzian=exam kartkowka=quiz fiszka=flashcard słowko=word słowo=word słownictwo=vocabulary jezyk=language jezyk_obcy=foreign-language jezykow_obcych=foreign-languages matematyka=maths ksiazka=book
ksiazki=books podrecznik=textbook wypracowanie=essay praca_magisterska=thesis certyfikat=certificate swiadectwo=certificate klasa=class sala=room dziennik_elektroniczny=gradebook szkoła_jezykowa=language-school
szkoły_jezykowej=language-school szkoł_jezykowych=language-schools szkoła_muzyczna=music-school szkoły_muzycznej=music-school szkoł_muzycznych=music-schools muzeum=museum muzealny=museum~ wystawa=exhibition
eksponat=exhibit galeria=gallery biblioteka=library bibliotekarz=librarian bibliotekarka=librarian archiwum=archive archiwista=archivist dziedzictwo=heritage zabytek=monument genealogia=genealogy
audioprzewodnik=audio-guide zwiedzajacy=visitor odwiedzajacy=visitor zwiedzanie=guided-tour kolekcja=collection kolekcjoner=collector znaczek=stamp moneta=coin komiks=comic-book winyl=vinyl płyta=record
płyta_winylowa=vinyl-record płyty_winylowe=vinyl-records płyt_winylowych=vinyl-records antyk=antique aukcja=auction licytacja=auction uzywany=used~ z_drugiej_reki=secondhand ubranie=clothing ubrania=clothing odziez=clothing
but=shoe bizuteria=jewellery zabawka=toy muzyka=music muzyk=musician zespoł_muzyczny=band orkiestra=orchestra orkiestra_deta=brass-band chor=choir chorzysta=choir-singer nuty=sheet-music nut=sheet-music
piosenka=song utwor=piece-of-music koncert=concert proba=rehearsal instrument=instrument gitara=guitar piosenkarz=singer teatr=theatre aktor=actor malarstwo=painting
artysta=artist artystka=artist fotograf=photographer fotografka=photographer ilustrator=illustrator ceramika=pottery rekodzieło=craft szydełko=crochet szydełkowanie=crochet druty=knitting robotki=knitting włoczka=yarn wzor=pattern podcast=podcast podkast=podcast podcaster=podcaster dziennikarz=journalist dziennikarka=journalist
gazeta=newspaper czasopismo=magazine redakcja=newsroom pisarz=writer pisarka=writer autor=author powiesc=novel wiersz=poem opowiadanie=story rozdział=chapter wydawca=publisher wydawnictwo=publisher
tłumacz=translator tłumaczka=translator tłumaczenie=translation tresc=content tresci=content czytelnik=reader subskrybent=subscriber słuchacz=listener odcinek=episode blog=blog tworca=creator newsletter=newsletter
wydarzenie=event impreza_masowa=event bilet=ticket konferencja=conference festiwal=festival uczestnik=participant uczestniczka=participant organizator=organiser miejsce=place turysta=tourist
turystyka=tourism podroznik=traveller plan_podrozy=itinerary bagaz=luggage lot=flight biuro_podrozy=travel-agency biura_podrozy=travel-agencies przewodnik=guide pilot_wycieczek=tour-guide plaza=beach
gora=mountain wyspa=island łodka=boat łodz=boat jacht=yacht zeglarz=sailor zeglarstwo=sailing kajak=kayak park=park stowarzyszenie=association fundacja=foundation
organizacja_charytatywna=charity organizacja_pozarzadowa=ngo organizacje_pozarzadowe=ngos organizacji_pozarzadowych=ngos organizacja=organisation ngo=ngo koło=club wolontariusz=volunteer wolontariuszka=volunteer
wolontariat=volunteering darowizna=donation darczynca=donor zbiorka=fundraising zbiorka_pieniedzy=fundraising koscioł=church parafia=parish ksiadz=priest msza=church-service uchodzca=refugee
społecznosc=community forum=forum walne_zgromadzenie=assembly zarzad=board gmina=municipality urzad=public-office urzad_miasta=municipality obywatel=citizen miasto=city wies=village wioska=village
ulica=street dziura_w_drodze=pothole dziury_w_drodze=potholes dziury_w_drogach=potholes latarnia=street-light strazak=firefighter straz_pozarna=fire-brigade strazy_pozarnej=fire-brigade
ochotnicza_straz_pozarna=volunteer-fire-brigade ochotniczej_strazy_pozarnej=volunteer-fire-brigade osp=volunteer-fire-brigade akcja=mission remiza=fire-station karetka=ambulance ratownik=paramedic
ratownik_medyczny=paramedic nagły_wypadek=emergency przetarg=tender-notice adwokat=lawyer prawnik=lawyer radca_prawny=lawyer kancelaria=law-firm kancelaria_prawna=law-firm kancelarii_prawnej=law-firm
kancelarie_prawne=law-firms kancelarii_prawnych=law-firms notariusz=notary sad_rejonowy=court rozprawa=court-hearing sprawa=case sprawa_sadowa=court-case prawo=law ustawa=law prywatnosc=privacy
rodo=gdpr zgodny_z_rodo=gdpr-compliant zgodne_z_rodo=gdpr-compliant dane_osobowe=personal-data danych_osobowych=personal-data dane=data danych=data danymi=data testament=last-will spadek=inheritance
mandat=fine kara=fine ubezpieczenie=insurance ubezpieczyciel=insurer agent_ubezpieczeniowy=insurance-agent agenci_ubezpieczeniowi=insurance-agents agentow_ubezpieczeniowych=insurance-agents
broker_ubezpieczeniowy=insurance-broker polisa=insurance-policy szkoda=insurance-claim likwidator_szkod=adjuster rzeczoznawca=adjuster ubezpieczony=policyholder sygnalista=whistleblower zgłoszenie_szkody=insurance-claim
programista=developer programistka=developer deweloper=developer inzynier=engineer kod=code zrodłowy=source~ repozytorium=repository serwer=server chmura=cloud bład_w_kodzie=bug wdrozenie=deployment cyberbezpieczenstwo=cyber-security integracja=integration
automatyzacja=automation sztuczna_inteligencja=ai sztucznej_inteligencji=ai sztuczna_inteligencje=ai si=ai polecenie_głosowe=voice-command polecenia_głosowe=voice-commands laboratorium=lab badacz=researcher
naukowiec=scientist badanie=study badania=research eksperyment=experiment probka=sample obserwacja=observation gatunek=species ornitolog=birdwatcher publikacja=publication zbior_danych=dataset szablon=template
dzien=day dni=days dnia=day tydzien=week tygodnie=weeks tygodnia=week tygodniu=week miesiac=month miesiace=months rok=year lata=years lat=years roku=year godzina=hour minuta=minute noc=night wieczor=evening
wieczorem=evening popołudnie=afternoon rano=morning poranek=morning weekend=weekend czas=time czasu=time raz=time razy=times rzecz=thing rzeczy=thing sposob=way rodzaj=kind przykład=example nazwa=name
imie=name nazwisko=surname numer=number liczba=number swiat=world zycie=life rejon=area okolica=area internet=internet połaczenie=connection zasieg=coverage polska=poland polsce=poland polski=polish~ sezon=season
poniedziałek=monday wtorek=tuesday sroda=wednesday srode=wednesday czwartek=thursday piatek=friday sobota=saturday sobote=saturday niedziela=sunday niedziele=sunday styczen=january luty=february
marzec=march kwiecien=april maj=may czerwiec=june lipiec=july sierpien=august wrzesien=september pazdziernik=october listopad=november grudzien=december zima=winter wiosna=spring lato=summer jesien=autumn
jeden=one jedna=one jedno=one jednej=one jednym=one dwa=two dwie=two dwoch=two trzy=three trzech=three cztery=four czterech=four piec_osob=five-people pieciu=five szesc=six siedem=seven osiem=eight dziewiec=nine dziesiec=ten
dwanascie=twelve pietnascie=fifteen dwadziescia=twenty trzydziesci=thirty czterdziesci=forty piecdziesiat=fifty sto=hundred tysiac=thousand tysiace=thousand zł=pln złoty=pln złotych=pln złote=pln euro=euros
darmowy=free~ bezpłatny=free~ płatny=paid~ prosty=simple~ łatwy=easy~ nowy=new~ stary=old~ mały=small~ duzy=large~ wielki=large~ lepszy=better~ najlepszy=best~ tani=cheap~ drogi=expensive~ przydatny=useful~
cyfrowy=digital~ wirtualny=virtual~ automatyczny=automatic~ inteligentny=smart~ codzienny=daily~ dzienny=daily~ tygodniowy=weekly~ miesieczny=monthly~ roczny=yearly~ lokalny=local~ wiejski=rural~ miejski=municipal~
gminny=municipal~ publiczny=public~ prywatny=private~ szkolny=school~ sportowy=sports~ psychiczny=mental~ przewlekły=chronic~ słoneczny=solar~ elektryczny=electric~ przemysłowy=industrial~ rolniczy=farm~
ekologiczny=organic~ domowy=household~ rodzinny=family~ finansowy=financial~ podatkowy=tax~ prawny=legal~ turystyczny=tourist~ kulturalny=cultural~ muzyczny=music~ anonimowy=anonymous~ poufny=confidential~
szyfrowany=encrypted~ zaszyfrowany=encrypted~ wspolny=shared~ dostepny=available~ wolny=free~ przeterminowany=overdue~ zaległy=overdue~ zepsuty=broken~ uszkodzony=broken~ pusty=empty~ otwarty=open~
zamkniety=closed~ cykliczny=recurring~ powtarzajacy_sie=recurring~ spersonalizowany=personalised~ wielojezyczny=multilingual~ obcy=foreign~ swiezy=fresh~ zdrowy=healthy~ niezalezny=independent~
społeczny=social~ nastepny=next~ kolejny=next~ ostatni=last~ pierwszy=first~ drugi=second~ zagubiony=lost~ bezdomny=stray~ chory=sick~ starszy=older~ młody=young~ psi=dog~ koci=cat~ ksiegowy_online=accountant
samotny=lonely~ wazny=important~ szybki=fast~ nowoczesny=modern~ bezpieczny=secure~ mobilny=mobile~ internetowy=online~ papierowy=paper~ ubezpieczeniowy=insurance~ medyczny=medical~ stomatologiczny=dental~
fryzjerski=hairdressing~ budowlany=construction~ samochodowy=car~ jezykowy=language~ studencki=student~ dziecko_chore=sick-child własny=own~ pojedynczy=single~ rozny=various~ rozne=various rozni=various
angielski=english~ niemiecki=german~ ukrainski=ukrainian~ zimowy=winter~ letni=summer~ reczny=manual~ swietny=great~ gotowy=ready~ pilny=urgent~ stały=regular~ znany=known~ dobry=good~ zły=bad~ cichy=quiet~
wynik=result ocenianie=grading strefa=area magazynier=warehouse-worker kurierka=courier kosmetyk=cosmetics przepisy_kulinarne=recipes rzad=row szafa=wardrobe szafka=locker skrzynka=box pudełko=box karton=box
donica=planter doniczka=pot nawyki=habits trudnosc=difficulty zaufanie=trust samopoczucie=well-being przeszkoda=obstacle wymaganie=requirement przepis_prawny=regulation instrukcja=instructions
poradnik=guide wskazowka=tip porada=advice lista_zadan=to-do-list listy_zadan=to-do-list plan_treningowy=training-plan plany_treningowe=training-plans planow_treningowych=training-plans plan_posiłkow=meal-plan planowanie_posiłkow=meal-planning
wypozyczalnia=rental-shop wypozyczenie=loan wypozyczalnia_sprzetu=equipment-rental wypozyczalni_sprzetu=equipment-rental wypozyczalnia_rowerow=bike-rental rezerwacje_online=online-bookings
biblioteka_rzeczy=tool-library zniszczenie=damage uraz=injury kontuzja=injury zawody=competition zawodow=competition wyscig=race start=start meta=finish harcerz=scout druzynowy=scout-leader oboz=camp kolonie=camp
kolonia=camp wyprawa=expedition nocleg=overnight-stay posadzka=floor okno=window drzwi=door zamek=lock brama=gate swiatło=light skrzyzowanie=junction sciezka=path sciezka_rowerowa=bike-path
mała=small~ małe=small~ małych=small~ małym=small~ małej=small~ nauka=learning nauki=learning nauce=learning uczenie_sie=learning słowek=word zdjec=photos polecen=commands wierszu_polecen=command-line
wypisywac=write! ile=how-much winien=owes winni=owe kto_komu_ile_jest_winien=who-owes-whom kto_komu=who-whom wczesniej=earlier wczesniejszy=earlier~ przyjechac=come! przyjedzie=come! uchwała=resolution przegladarka=browser przegladarki=browser
inwestor=investor sucho=dry suchy=dry~ dyrygent=conductor nieobecnosc=absence pamietac=remember! zapamietac=remember! zostac=be została=was zostało=was zostały=were został=was wzieta=taken wziety=taken
jazda=driving jazdy=driving spedytor=freight-forwarder zgodnie_z=according-to zgodnie_z_rodo=gdpr-compliant zgodnie=according zadaniami_domowymi=homework zadan_domowych=homework slubny=wedding~ tenisowy=tennis~ ogrodowy=garden~ kluczowy=key~ online=online
dzwonia=call! dzwoni=call! mowic=say! powiedziec=say! mowia=say! mowi=say! pilnie=urgently gubia_sie=lose zgadzac=match! zajmowac=take! zajmuje=take! zajmuja=take! gubi=lose! brakowac=lack! brakuje=lack! spozniony=late~ opoznienie=delay
opozniony=late~ kłopot=problem balagan=mess bałagan=mess porzadek=order tablica=board tablica_ogłoszen=notice-board karteczka=note długopis=pen segregator=binder telefonicznie=by-phone mailem=by-email
mail=email e-mail=email smsem=by-sms poczta=mail list=letter skrzynka_pocztowa=mailbox przychodzi=come! wchodzi=enter! wchodzic=enter! wychodzic=leave! wyjscie=exit wejscie=entrance zespołowy=team~ pierwszenstwo=priority
pozwolenie=permit licencja=licence uprawnienia=permissions kwalifikacja=qualification wazny_do=valid-until waznosc=expiry wygasniecie=expiry podział=split rozliczenie=settlement zaległosc=arrears windykacja=debt-collection
stawka=rate godzinowy=hourly~ marza=margin zysk=profit strata=loss obrot=turnover plan_miesieczny=monthly-plan koszyczek=basket dziura=hole zbieracz=collector hodowla=breeding miot=litter rodowod=pedigree
badanie_krwi=blood-test wyniki_badan=test-results skierowanie=referral karta_zdrowia=health-record dziennik_zdrowia=health-diary lekarz_rodzinny=doctor dyzurny=on-call~ zastepca=substitute pomocnik=helper pomoc_sasiedzka=neighbourly-help
za=for u=at głosem=by-voice mogły=could mogło=could uzywane=used~ uzywana=used~ uzywanych=used~ uzywanego=used~ uzywanej=used~ ciagle=always wciaz=still podawac=enter! podaje=enter! podaja=enter! dopisac=add! dopisuje=add! dopisuja=add!
dopisac_sie=join! dopisuja_sie=join! album=album członkowski=membership~ składki_członkowskie=membership-fees składek_członkowskich=membership-fees porod=birth przepisywac=copy! przepisuje=copy! wsi=village rzemieslniczy=craft~ warzenie=brewing
warzyc=brew! butelka=bottle fermentacja=fermentation beczka=barrel połow=catch wedkarski=fishing~ limit=limit kultura=culture dom_kultury=culture-centre domu_kultury=culture-centre domow_kultury=culture-centres zainteresowanie=interest
koło_zainteresowan=hobby-club skrypt=lecture-notes przysiegły=sworn~ zagranica=abroad zagranicy=abroad zagraniczny=foreign~ krakow=krakow warszawa=warsaw jednego=one jednemu=one dwudziestu=twenty trzydziestu=thirty stu=hundred dziesieciu=ten
szesciu=six siedmiu=seven osmiu=eight dziewieciu=nine dziesiatki=dozens setki=hundreds połowa=half widziały=see! widziała=see! widział=see! widzieli=see! widzi=see! widza=see! rozmowca=caller firma_sprzatajaca=cleaning-company
mała_firme_sprzatajaca=small-cleaning-company firme_sprzatajaca=cleaning-company firm_sprzatajacych=cleaning-companies pracownic=employees do_pracy=to-work ciagły=continuous~ wspolnie_z=together-with zaczyna=begin! przychodza=come!
wycielenie=calving karencja=withdrawal-period okres_karencji=withdrawal-period okres=period obora=barn rachunkowy=accounting~ biuro_rachunkowe=accounting-office biurem_rachunkowym=accounting-office biura_rachunkowe=accounting-offices
biur_rachunkowych=accounting-offices biura_rachunkowego=accounting-office osiemdziesieciu=eighty szescdziesieciu=sixty czterdziestu=forty piecdziesieciu=fifty dwustu=two-hundred dwustoma=two-hundred trzema=three dwoma=two przysyłac=send!
odczytywac=read! kwota=amount koniec=end konca=end koncu=end gorski=mountain~ wpisowe=entry-fee pakiet=package pakiet_startowy=race-pack numer_startowy=bib-number numery_startowe=bib-numbers zeszłym_roku=last-year straszny=terrible~ tablet=tablet redagowac=edit! temat=topic
krazyc=circulate! znak=character namiot=tent garnek=pot kanadyjka=camp-bed wracac=return! wrocic=return! oddaje=return! oddaja=return! maz=husband zona=wife padaczka=epilepsy napad=seizure insulina=insulin cukru=glucose neurolog=neurologist
mylic=mistake! mylic_sie=mistake! wspolnota=community kompost=compost kradziez=theft hospicjum=hospice hospicjum_domowe=home-hospice opuscic=leave! najlepiej=best w_komis=on-consignment komis_dzieciecy=consignment-shop poprawia=correct!
krwiodawca=blood-donor dawca=donor krew=blood slubna=wedding~ mamy_oddaja=mums-return go=him tak=so inaczej=otherwise własnie=just chyba=maybe zwłaszcza=especially nadal=still ostatnio=recently dotad=until od_kiedy=since
rozwiazania=solutions rozwiazaniem=solution zebrania=meetings zebraniem=meeting przypomnienia=reminders powiadomienia=notifications powiadomieniem=notification odpowiedzi=answers pytania=questions pytaniem=question ocene=rating umowe=contract
zamowienia=orders zamowieniem=order podsumowania=summaries zatwierdzenia=approvals dania=dishes wystawe=exhibition ustawe=law naprawe=repair tłumacze=translators tłumaczenia=translations połaczenia=connections wypozyczenia=loans pozwolenia=permits
rozliczenia=settlements wymagania=requirements najmu=rental potwierdzenie=confirmation potwierdzenia=confirmations wyjasnienie=explanation zaproszenie=invitation zaproszenia=invitations szkolenia=trainings wynagrodzenia=salaries ubezpieczenia=insurances
wulkanizacja=tyre-shop wulkanizator=tyre-fitter ponad=over komplet=set regał=shelf regale=shelf lezec=lie! lezy=lie! leza=lie! nakleic=stick! naklejka=sticker bieznik=tread-depth marcu=march fałszywy=fake~ logowanie=login logowania=login zalogowac=enter!
przechowalnia=storage przechowalnia_opon=tyre-storage przechowywanie=storage felga=rim oleje=oils kwietniu=april maju=may czerwcu=june lipcu=july sierpniu=august wrzesniu=september pazdzierniku=october listopadzie=november grudniu=december styczniu=january lutym=february
głebokosc=depth głebokosc_bieznika=tread-depth czterystu=four-hundred trzystu=three-hundred pieciuset=five-hundred tysiaca=thousand
zanim=before az=until niz=than naraz=at-once dziennie=per-day drozej=more-expensive głosno=loudly po_cichu=silently cichu=quietly naprawde=really po_prostu=simply prostu=simply podobno=allegedly
raczej=rather wreszcie=finally nareszcie=finally w_koncu=finally najpierw=first nagle=suddenly wtem=suddenly osobno=separately rzadko=rarely niedługo=soon rankiem=in-morning w_nocy=at-night
z_powrotem=back powrotem=back w_drodze=underway dookoła=around naprzeciwko=opposite wewnatrz=inside na_zewnatrz=outside blisko=near daleko=far głownie=mainly całkiem=quite zupełnie=quite
wystarczajaco=enough dosc=enough poza_tym=besides przynajmniej=at-least co_najmniej=at-least najwyzej=at-most skad=where-from dokad=where-to dlaczego=why kim=who czyj=whose czyja=whose
czyje=whose kogos=someone komus=someone czegos=something czyms=something niczego=nothing niczym=nothing nikogo=nobody nikomu=nobody jakikolwiek=any ktokolwiek=anyone cokolwiek=anything
gdziekolwiek=anywhere dowolny=any~ takich=such tamta=that tamte=those oboje=both obu=both paru=several troje=three czworo=four piecioro=five jedenascie=eleven trzynascie=thirteen
czternascie=fourteen szesnascie=sixteen siedemnascie=seventeen osiemnascie=eighteen dziewietnascie=nineteen szescdziesiat=sixty siedemdziesiat=seventy osiemdziesiat=eighty dziewiecdziesiat=ninety
dwiescie=two-hundred trzysta=three-hundred czterysta=four-hundred piecset=five-hundred tysiecy=thousand milion=million miliona=million milionow=million trzeci=third~ czwarty=fourth~ piaty=fifth~
szosty=sixth~ siodmy=seventh~ osmy=eighth~ dziewiaty=ninth~ dziesiaty=tenth~ zeszły=last~ przyszły=next~ poprzedni=previous~ rzucac=throw! rzucic=quit! rzuca=throw! wisiec=hang! wisi=hang!
wisza=hang! wieszac=hang! powiesic=hang! wrzucac=drop-in wrzucic=upload! wrzuca=upload! wrzucaja=upload! wrzucanie=uploading dopytywac=ask! dopytuje=ask! zostaje=stay! zostawac=stay!
zostaja=stay! kupilismy=buy! przykładac=hold! przyłozyc=hold! zablokowac=block! blokowac=block! odblokowac=unlock! przejechac=cross! przejezdzac=cross! wyciagac=extract! wyciagnac=extract!
wskazac=point! wskazywac=point! wołac=call! zawołac=call! zepsuc=break! psuc=break! psuje=break! siasc=sit! siedziec=sit! siedzi=sit! siadzie=sit! ruszyc=start! ruszac=start! rusza=start!
stanac=stop! staneło=stop! staje=stop! stalismy=stand! stac=stand! stoja=stand! wzieła=take! wezmie=take! odzywac_sie=respond! odzywa=respond! odezwac=respond! nagrac=record! nagrywac=record!
leczyłem=treat! wyleczyc=heal! przewrocic=fall! przewroci=fall! przewracac=fall! upasc=fall! upada=fall! mowiłem=say! powie=say! powiedz=tell! dojsc=arrive! dojdzie=arrive! dochodzic=arrive!
odczytac=read! znajdz=find! znajda=find! zwalniac=free! zwalnia=free! zwolnic=free! otworzyc=open! otworzył=open! zamknac=close! krzyczec=shout! krzyczy=shout! płakac=cry! smiac=laugh!
przyjezdzac=arrive! przyjezdzaja=arrive! przyjezdza=arrive! odjezdzac=leave! wyjezdzac=leave! wyjechac=leave! skasowac=delete! skasował=delete! spi=sleep! spimy=sleep! zasypiac=sleep!
budzic=wake! obudz=wake! obudzic=wake! budzi=wake! gryzc=bite! gryza=bite! gryzie=bite! zaakceptowac=accept! odrzucic=reject! przejsc=pass! przechodzic=pass! zniknac=disappear! znikac=disappear!
znika=disappear! znikna=disappear! wpadac=drop! wpasc=fall! wpadło=fall! wpada=fall! indeksowac=index! mieszkac=live! mieszka=live! mieszkaja=live! kosztowac=cost! kosztuja=cost! kosztuje=cost!
przypomnij=remind! powiadom=notify! pokaz=show! wyslij=send! zapisz=record! napisz=write! zrob=make! klikac=click! kliknac=click! klikania=clicking odhaczac=tick! odhaczyc=tick! odhaczone=ticked~
zaznaczac=tick! zaznaczyc=tick! wyłaczyc=switch! właczyc=switch! dotykac=touch! dotknac=touch! naciskac=press! nacisnac=press! ciagnac=pull! pchac=push! rzezbic=carve! szyc=sew! szyje=sew!
kroic=cut! ciac=cut! wyciac=cut! myje=wash! umyc=wash! mycie=washing prasowac=iron! odkurzac=vacuum! kosic=mow! cieknac=leak! cieknie=leak! przeciekac=leak! przecieka=leak! przeciek=leak
wyciek=leak palic=burn! pali=burn! spalic=burn! gasic=extinguish! gasnica=fire-extinguisher gasnice=fire-extinguishers pozar=fire pozaru=fire ogien=fire dym=smoke ewakuacja=evacuation
rosnac=grow! rosnie=grow! rosna=grow! spadac=drop! spada=drop! wzrosnac=rise! przekraczac=exceed! przekroczyc=exceed! przekracza=exceed! wygrac=win! wygrywac=win! wygrywa=win! przegrac=lose!
zgadywac=guess! oszukiwac=cheat! wierzyc=believe! myslec=think! mysli=think! czuc=feel! czuje=feel! słyszec=hear! słyszy=hear! rozumiec=understand! rozumie=understand! rozumieja=understand!
lubic=like! kochac=love! przestac=quit! przestaje=quit! probowac=try! sprobowac=try! pasowac=match! pasuje=match! pasuja=match! nalezec=belong! nalezy_do=belong-to trwac=last! trwa=last!
umierac=die! umrzec=die! zmarł=died zmarły=deceased~ urodzic=be-born urodzony=born~ rodzic_sie=be-born nie_działa=broken~ przedłuzyc=extend! skracac=shorten! powiazac=link! powiazany=linked~
tankowac=refuel! ładowac=charge! holowac=tow! przeprowadzac=move! remontowac=renovate! malowac=paint! spawac=weld! wiercic=drill! zatrudnic=hire! zwolnienie=sick-leave zatrudnienie=employment
zatrudnienia=employment wnuczka=granddaughter wnuczki=granddaughters wnuk=grandson wnuki=grandchildren pradziadek=great-grandfather pradziadka=great-grandfather prababcia=great-grandmother
ojca=father ojcem=father ojcu=father tesciowa=mother-in-law tesc=father-in-law siostra=sister brat=brother brata=brother ciocia=aunt wujek=uncle kuzyn=cousin dziewczyna=girlfriend wdowa=widow
wdowiec=widower pani=mrs panie=ladies człowiek=person człowieka=person człowiekiem=person obcokrajowiec=foreigner obcokrajowcy=foreigners cudzoziemiec=foreigner cudzoziemcy=foreigners
rywal=opponent rywala=opponent przeciwnik=opponent zwyciezca=winner swiadek=witness ofiara=victim podejrzany=suspect burmistrz=mayor wojt=mayor radny=councillor sołtys=village-head
urzednik=civil-servant policjant=police-officer straznik=guard komornik=bailiff kadrowa=hr-manager kadrowy=hr-manager informatyk=it-technician szachista=chess-player motocyklista=motorcyclist
motocyklistka=motorcyclist stroiciel=piano-tuner lutnik=violin-maker ortopeda=orthopaedist ortopedy=orthopaedist kardiolog=cardiologist dermatolog=dermatologist okulista=eye-doctor optyk=optician
ginekolog=gynaecologist pediatra=paediatrician chirurg=surgeon anestezjolog=anaesthetist radiolog=radiologist ratownik_wodny=lifeguard blacharz=body-shop-mechanic blacharski=bodywork~
lakiernik=car-painter ciesla=carpenter dekarz=roofer tynkarz=plasterer glazurnik=tiler szklarz=glazier kowal=blacksmith tapicer=upholsterer szewc=shoemaker zegarmistrz=watchmaker jubiler=jeweller
introligator=bookbinder drukarz=printer tartak=sawmill pilarz=sawyer drwal=lumberjack lesnik=forester młynarz=miller serowar=cheesemaker bartender=bartender barman=bartender kucharka=cook
zmywak=dishwashing pizzeria=pizzeria pierogarnia=dumpling-restaurant pierogi=dumplings pierog=dumpling dozorca=caretaker ochroniarz=security-guard portier=doorman kasjer=cashier kasjerka=cashier
sprzedawczyni=shop-assistant maszynista=train-driver pilot=pilot marynarz=sailor kapitan=captain harcerka=scout wychowawca=form-teacher wychowawczyni=form-teacher
przedszkolanka=kindergarten-teacher doktorant=phd-student historyk=historian archeolog=archaeologist kustosz=curator rezyser=director scenarzysta=screenwriter skrzypek=violinist tancerz=dancer
rzezbiarz=sculptor grafik_komputerowy=graphic-designer tester=tester reklamowka=carrier-bag reklamowki=carrier-bags torba=bag torebka=bag plecak=backpack worek=bag koperta=envelope słoik=jar
wiadro=bucket wyjatek=exception wydanie=edition wydaniu=edition poprawka=correction poprawki=corrections akapit=paragraph zdanie=sentence zdania=sentences dialog=dialogue napis=subtitle
kodowanie=encoding oryginał=original oryginały=originals zapis=record zapisy=registrations spis=list spis_tresci=table-of-contents wersja=version wersje=versions kolejnosc=sequence
numeracja=numbering ksiazeczka=booklet ksiazeczka_zdrowia=health-record metryka=civil-record metryki=civil-records aneks=contract-amendment aneksy=contract-amendments posrednictwo=brokerage
przedpłata=prepayment premia=bonus taryfa=tariff banknot=banknote banknoty=banknotes gratis=free~ blik=mobile-payment urzedu=government-office urzad_skarbowy=tax-office
urzad_gminy=municipal-office kwartał=quarter pobyt=stay karta_pobytu=residence-permit bramka=gate dzwonek=bell dzwiek=sound dzwieki=sounds sygnał=signal głosnik=speaker słuchawki=headphones
mikrofon=microphone telewizor=tv monitor=screen ekran=screen klawiatura=keyboard dysk=disk dysk_sieciowy=network-drive sieciowy=network~ telegram=telegram viber=viber
teleporada=video-consultation pekniecie=crack pekniecia=cracks slad=trace sladow=traces miescie=city drodze=road dworzec=station dworcu=station lotnisko=airport port=port most=bridge tunel=tunnel
rondo=roundabout chodnik=pavement autostrada=motorway domek=cabin domki=cabins domkow=cabins jezioro=lake jeziora=lake rzeka=river morze=sea splyw=rafting-trip spływ=rafting-trip
spływ_kajakowy=canoe-trip kajakowy=canoe~ sluza=floodgate sluzie=floodgate przyczepa=trailer przyczepe=trailer silnik=engine silniku=engine piła=saw wegiel=coal wegla=coal pellet=pellets
drewno=wood zelazo=iron stal=steel szkło=glass beton=concrete cegła=brick kamien=stone maka=flour sol=salt masło=butter herbata=tea sok=juice ryz=rice zupa=soup wigilia=christmas-eve
wigilie=christmas-eve boze_narodzenie=christmas wielkanoc=easter swieta=holidays swieto=holiday wakacje=holiday wakacjach=holiday ferie=school-holiday imieniny=name-day pogrzeb=funeral
chrzciny=baptism rocznica=anniversary cmentarz=cemetery grob=grave pamiatka=memory widok=view sciana=wall scianie=wall sciany=walls podłoga=floor sufit=ceiling pietro=floor strych=attic
piwnica=cellar łazienka=bathroom prysznic=shower kran=tap rura=pipe łozko=bed łozka=beds krzesło=chair kanapa=sofa ławka=bench koc=blanket kocow=blankets pielucha=nappy pieluch=nappies
pieluchy=nappies wozek=pram wozek_inwalidzki=wheelchair opaska=wristband opaski=wristbands rekawica=glove rekawice=gloves kask=helmet uprzaz=harness soczewka=contact-lens soczewki=contact-lenses
okulary=glasses aparat_słuchowy=hearing-aid kurtka=jacket sukienka=dress spodnie=trousers czapka=hat reka=hand reki=hand rece=hands rek=hands głowa=head głowy=heads noga=leg nogi=legs plecy=back
kolano=knee oko=eye oczy=eyes ucho=ear zab=tooth zeby_mleczne=milk-teeth skora=skin serce=heart broda=beard paznokcie=nails uczulenie=allergy uczulenia=allergies kleszcz=tick-bite
kleszcze=tick-bites udar=stroke udarze=stroke zawał=heart-attack rak=cancer goraczka=fever kaszel=cough grypa=flu astma=asthma depresja=depression lek_przeciwbolowy=painkiller pogotowie=ambulance
cymbały=dulcimer dudy=bagpipes lira_korbowa=hurdy-gurdy liry_korbowe=hurdy-gurdies skrzypce=violin fortepian=piano beben=drum trabka=trumpet ludowy=folk~ ludowe=folk~ zespoł_ludowy=folk-group
wspinaczka=climbing wspinaczkowy=climbing~ scianka_wspinaczkowa=climbing-gym przygodowy=adventure~ przygoda=adventure biologia=biology chemia=chemistry fizyka=physics dziecinstwo=childhood
niemcy=germany ukraina=ukraine ukrainy=ukraine kanada=canada kanadzie=canada indie=india indii=india rosja=russia czechy=czechia niemcow=germans po_polsku=in-polish polsku=polish
po_niemiecku=in-german niemiecku=german po_rosyjsku=in-russian rosyjsku=russian po_angielsku=in-english angielsku=english po_ukrainsku=in-ukrainian rosyjski=russian~ francuski=french~
włoski=italian~ hiszpanski=spanish~ czeski=czech~ chinski=chinese~ amerykanski=american~ europejski=european~ gdansk=gdansk gdanska=gdansk poznan=poznan wrocław=wroclaw meski=men~ damski=women~
zenski=women~ dzieciecy=children~ długosc=length szerokosc=width wysokosc=height rozmiar=size rozmiary=sizes kolor=colour kształt=shape metr=metre metry=metres metrow=metres kilometr=kilometre
kilometrow=kilometres litr=litre litrow=litres kilogram=kilogram kilo=kilo hektar=hectare hektarow=hectares sekunda=second sekunde=second sekund=seconds chwila=moment srodek=middle srodku=middle
poczatek=start etap=stage etapie=stage etapy=stages probny=trial~ okres_probny=trial-period sens=sense sensu=sense powod=reason przyczyna=cause skutek=effect ryzyko=risk niebezpieczenstwo=danger
cisza=silence strach=fear radosc=joy tajemnica=secret decyzja=decision decyzje=decisions wybor=choice zgłoszenie_serwisowe=service-request osobny=separate~ osobnych=separate~ dziwny=strange~
dziwnym=strange~ nietkniety=untouched~ nietkniete=untouched~ zgubiony=lost~ zgubiona=lost~ krotki=short~ wysoki=high~ niski=low~ szeroki=wide~ waski=narrow~ gruby=thick~ cienki=thin~
ciezki=heavy~ lekki=light~ mocny=strong~ słaby=weak~ twardy=hard~ miekki=soft~ ciepły=warm~ goracy=hot~ zimny=cold~ mokry=wet~ brudny=dirty~ czysty=clean~ pełny=full~ pełen=full~ jasny=light~
ciemny=dark~ biały=white~ czarny=black~ czerwony=red~ zielony=green~ zołty=yellow~ niebieski=blue~ szary=grey~ szczesliwy=happy~ smutny=sad~ zmeczony=tired~ bogaty=rich~ biedny=poor~ głuchy=deaf~
niesłyszacy=deaf~ niewidomy=blind~ prawdziwy=real~ podobny=similar~ inny_niz=other-than obowiazkowy=mandatory~ konieczny=necessary~ mozliwy=possible~ niemozliwy=impossible~ zabroniony=forbidden~
popularny=popular~ ogolny=general~ szczegolny=special~ oficjalny=official~ mleczarnia=dairy cielak=calf cieleta=calves kaczka=duck ges=goose mysz=mouse szczur=rat wilk=wolf lis=fox jelen=deer
dzik=wild-boar osa=wasp gniazdo=nest wyjazd=trip wyjazdu=trip wyjazdy=trips donos=report oszustwo=scam oszust=scammer przemoc=violence nekanie=harassment przekazanie=handover
przekazanie_zmiany=shift-handover awaria_pradu=power-cut powodz=flood burza=thunderstorm snieg=snow mroz=frost słonce=sun wiatr=wind grad=hail poł=half takiego=such takiej=such
cwiczenia_ewakuacyjne=evacuation-drills
hosting=hosting hostingu=hosting serwera=server serwery=servers własny_serwer=own-server naszym_serwerze=our-server serwerownia=data-centre hostowac=host! hostowane=hosted~
chmury=cloud bez_chmury=without-cloud zadnej_chmury=no-cloud w_chmurze=in-cloud dostawca_usług=provider polski_serwer=polish-server unia=european-union europie=europe europejskich=european~
niemczech=germany usa=usa ameryka=america amerykanskie=american~ chiny=china chinskich=chinese~ rosji=russia zagranicznych=foreign~ za_granica=abroad
google=google facebooka=facebook danymi_osobowymi=personal-data dane_wrazliwe=sensitive-data ochrona_danych=data-protection prywatnosci=privacy prywatne=private~ poufne=confidential~ poufnosc=confidentiality
wrazliwy=sensitive~ bezpieczenstwa=security bezpieczne=secure~ szyfrowanie=encryption szyfrowane=encrypted~ zgody=consent bez_zgody=without-consent bez_pozwolenia=without-permission wyciek_danych=data-leak
osoby_trzecie=third-parties logowac=log-in! logowaniu=login bez_logowania=without-login bez_rejestracji=without-registration bez_konta=without-account zakładac_konto=create-account konta=accounts kontem=account
zadnych_kont=no-accounts zadnego_konta=no-account bez_hasła=without-password bez_haseł=without-passwords hasła=passwords hasłem=password zadnych_haseł=no-passwords rejestracja=registration dwuskładnikowy=two-factor~
dwuetapowy=two-step~ drugi_składnik=second-factor uwierzytelnianie=authentication weryfikacja=verification weryfikowac=verify! kodu=code kody=codes kod_sms=sms-code pin=pin
odcisk_palca=fingerprint tozsamosc=identity dowod=identity-card pesel=national-id-number numer_telefonu=phone-number numerow_telefonu=phone-numbers bez_numeru_telefonu=without-phone-number login=username urzadzenia=devices
laptop=laptop komorki=mobiles smartfona=smartphone bez_smartfona=without-smartphone bez_smartfonow=without-smartphones zwykły_telefon=feature-phone stara=old~ starsze=older~ stary_telefon=old-phone
stare_telefony=old-phones android=android iphone=iphone duze_litery=large-print duze_przyciski=large-buttons wielkie=giant~ litery=letters czcionka=font przycisk=button
przyciski=buttons rekawiczka=glove rekawiczki=gloves w_rekawiczkach=with-gloves jedna_reka=one-handed mokrymi_rekami=wet-hands czytnik_ekranu=screen-reader czytniki_ekranu=screen-readers niewidoma=blind~
niewidomi=blind-people niedowidzacy=visually-impaired~ daltonista=colour-blind daltonizm=colour-blindness słaby_wzrok=poor-eyesight dostepnosc=accessibility głuchych=deaf~ w_słoncu=in-sunlight zasiegu=coverage
brak_zasiegu=no-coverage słaby_zasieg=weak-coverage sygnału=signal bez_sygnału=without-signal kreska=signal-bar kreski=signal-bars jedna_kreska=one-signal-bar martwa_strefa=dead-zone martwe_strefy=dead-zones
internetu=internet brak_internetu=no-internet bez_neta=offline dane_komorkowe=mobile-data wifi=wifi siec=network zrywac=cut-off! zrywa_połaczenie=connection-cuts odciety=cut-off~
łacze=connection wolne_łacze=slow-connection wolny_internet=slow-internet papieru=paper papierowe=paper~ na_papierze=on-paper bez_papieru=without-paper fax=fax drukarki=printer
wydruk=printout wydruki=printouts tablicy_ogłoszen=notice-board gotowki=cash kasy=till lada=counter przy_kasie=at-till karta_płatnicza=payment-card karty_kredytowej=credit-card
bez_karty=without-card przelewem=bank-transfer rachunki=bills darmowe=free~ zero=zero zero_złotych=zero-cost bez_opłat=without-fees zadnych_opłat=no-fees opłaty=fees
miesieczna_opłata=monthly-fee abonamentu=subscription abonamentow=subscriptions bez_abonamentu=without-subscription zadnych_abonamentow=no-subscriptions zadnego_abonamentu=no-subscription reklamy=ads zadnych_reklam=no-ads spam=spam
czatu=chat bez_czatu=without-chat zadnych_zdjec=no-photos bez_zdjec=without-photos twarz=face twarzy=faces rozpoznawanie_twarzy=face-recognition mikrofonu=microphone kamery=camera
wideo=video nagran=recordings nagrywanie=recording lokalizacji=location gps=gps bez_lokalizacji=without-location mapy=map google_maps=google-maps sledzenie=tracking
bez_sledzenia=without-tracking zadnego_sledzenia=no-tracking sledzacy=tracking~ szpiegowac=spy! szpiegowanie=spying inwigilacja=surveillance ciasteczko=cookie ciasteczka=cookies bez_ciasteczek=without-cookies
zadnych_ciasteczek=no-cookies analityka=analytics google_analytics=google-analytics anonimowe=anonymous~ anonimowo=anonymously anonimowosc=anonymity tajny=secret~ w_tajemnicy=secretly imienia=name
imiona=names bez_nazwisk=without-names bez_nazwiska=without-name imie_i_nazwisko=full-name audyt=audit dziennik_zmian=audit-log historia_zmian=change-history rozliczalnosc=accountability identyfikowalnosc=traceability
przejrzysty=transparent~ przejrzystosc=transparency usuniecie=deletion usuwane=deleted~ na_zawsze=forever przechowywania=storage przechowywane=stored~ okres_przechowywania=retention-period retencja=retention
otwarty_kod=open-source otwarte_oprogramowanie=open-source-software otwartozrodłowy=open-source~ kod_zrodłowy=source-code licencji=licence wolne_oprogramowanie=free-software format=format formaty=formats excelem=spreadsheet
pdf=pdf csv=csv eksport=export import=import pendrive=usb-stick przegladarce=browser w_przegladarce=in-browser bez_instalacji=without-installation instalacja=installation
javascript=javascript bez_javascriptu=without-javascript wyłaczony=disabled~ odmawiac=refuse! odrzucac=reject! zabraniac=forbid! zabronione=forbidden~ zakaz=ban dozwolony=allowed~
nie_wolno=not-allowed nie_zgadzam_sie=refuse zadac=demand! upierac_sie=insist! wymaga=require! wymagany=required~ warunek=condition warunki=conditions pod_warunkiem=provided
konieczne=necessary~ obowiazkowe=mandatory~ nigdy_wiecej=never-again absolutnie=absolutely absolutnie_nie=never bzdura=nonsense zart=joke ufac=trust! nie_ufam=distrust
nie_ufa=distrusts zaufania=trust nienawidzic=hate! nie_cierpie=hate zawracanie_głowy=hassle starych=old~ duzymi_literami=large-print guzik=button niewidomych=blind~
nie_ma_zasiegu=no-coverage faks=fax bezpłatne=free~ darmo=free~ ani_grosza=zero-cost cookies=cookies usuwanie=deletion otwarte_zrodło=open-source odmowic=refuse!
odmawia=refuse! zakazac=forbid! zakazane=forbidden~ niedozwolone=forbidden~ domagac_sie=demand! nalegac=insist! juz_nigdy=never-again w_zadnym_wypadku=never nie_wchodzi_w_gre=not-allowed
mowy_nie_ma=not-allowed nie_ma_mowy=not-allowed kpina=joke
serwerow=servers serwerze=server serwerach=servers serwerami=servers własnym_serwerze=own-server własnego_serwera=own-server serwerowni=data-centre centrum_danych=data-centre hostowana=hosted~
chmurze=cloud chmure=cloud operatora=provider unii=european-union unia_europejska=european-union unii_europejskiej=european-union europa=europe europy=europe niemiec=germany
francja=france francji=france szwajcaria=switzerland szwajcarii=switzerland ameryki=america ameryce=america amerykanskich=american~ amerykanskiego=american~ amerykanskiej=american~
chin=china chinach=china stany_zjednoczone=usa za_granice=abroad googla=google googlem=google facebook=facebook amazona=amazon microsoftu=microsoft
danych_wrazliwych=sensitive-data ochrony_danych=data-protection ochrone_danych=data-protection ochrona_danych_osobowych=data-protection ochrony_danych_osobowych=data-protection prywatnych=private~ wrazliwe=sensitive~ szyfrowania=encryption zaszyfrowane=encrypted~
zgode=consent wycieku_danych=data-leak osobom_trzecim=third-parties osob_trzecich=third-parties logowac_sie=log-in! zalogowac_sie=log-in! loguje=log-in! logowaniem=login bez_zakładania_konta=without-account
zakładania_konta=create-account załozyc_konto=create-account kont=accounts haseł=passwords hasłami=passwords rejestracji=registration dwuskładnikowe=two-factor~ dwuskładnikowego=two-factor~ dwuetapowe=two-step~
dwuetapowa=two-step~ drugiego_składnika=second-factor drugim_składnikiem=second-factor uwierzytelniania=authentication uwierzytelnianiem=authentication weryfikacji=verification zweryfikowac=verify! kodem=code kodow=codes
kodem_sms=sms-code pinem=pin odcisku_palca=fingerprint odciskiem_palca=fingerprint tozsamosci=identity dowod_osobisty=identity-card dowodu_osobistego=identity-card peselu=national-id-number numeru_telefonu=phone-number
urzadzen=devices urzadzeniach=devices laptopa=laptop laptopie=laptop zwykłym_telefonie=feature-phone telefon_z_klawiszami=feature-phone telefon_na_przyciski=feature-phone stare=old~ starego=old~
starej=old~ starym=old~ starszych=older~ starych_telefonach=old-phones starym_telefonie=old-phone androida=android androidzie=android duzych_liter=large-print wielkie_litery=large-print
wielkimi_literami=large-print duza_czcionka=large-print duzej_czcionki=large-print duzych_przyciskow=large-buttons wielkich=giant~ wielkimi=giant~ ogromny=giant~ ogromne=giant~ liter=letters
literami=letters czcionki=font czcionke=font przycisku=button przyciskow=buttons przyciskiem=button guziki=buttons rekawiczkach=gloves rekawicach=gloves
w_rekawicach=with-gloves czytnika_ekranu=screen-reader czytnikiem_ekranu=screen-reader czytnikow_ekranu=screen-readers niewidomego=blind~ niedowidzacych=visually-impaired~ słabowidzacy=visually-impaired~ słabowidzacych=visually-impaired~ daltonisci=colour-blind
daltonistow=colour-blind słabym_wzrokiem=poor-eyesight zasiegiem=coverage słabym_zasiegiem=weak-coverage słabego_zasiegu=weak-coverage sygnałem=signal kreske_zasiegu=signal-bar internecie=internet internetem=internet
nie_ma_internetu=no-internet net=internet neta=internet danych_komorkowych=mobile-data transfer_danych=mobile-data wi-fi=wifi sieci=network siecia=network zrywa=cut-off!
odcieci=cut-off~ łacza=connection wolnym_internetem=slow-internet słaby_internet=slow-internet przerywa=cut-off! offline=offline papierem=paper papierze=paper papierowa=paper~
papierowej=paper~ faksem=fax faksu=fax wydruku=printout druku=print do_wydruku=printable tablice_ogłoszen=notice-board gotowke=cash gotowka_do_reki=cash
kasie=till ladzie=counter karty_płatniczej=payment-card przelewu=bank-transfer przelewow=bank-transfers darmowa=free~ darmowego=free~ bezpłatna=free~ bezpłatnie=free~
za_zero=free~ opłat=fees abonamentem=subscription bez_subskrypcji=without-subscription subskrypcji=subscription subskrypcje=subscription reklam=ads reklamami=ads spamu=spam
czacie=chat zdjeciami=photos twarze=faces rozpoznawania_twarzy=face-recognition wizerunek=likeness wizerunku=likeness mikrofonem=microphone kamerka=webcam filmy=videos
nagrania=recordings nagrywania=recording lokalizacje=location gps-u=gps mapie=map mape=map map_google=google-maps sledzenia=tracking sledzeniem=tracking
sledzace=tracking~ sledzacych=tracking~ szpiegowania=spying inwigilacji=surveillance ciasteczek=cookies pliki_cookie=cookies plikow_cookie=cookies analityki=analytics analityke=analytics
anonimowa=anonymous~ anonimowosci=anonymity tajne=secret~ tajna=secret~ tajemnicy=secret imion=names nazwiska=names nazwisk=names bez_imion=without-names
imienia_i_nazwiska=full-name audytu=audit dziennika_zmian=audit-log historii_zmian=change-history historie_zmian=change-history usuniecia=deletion usuwania=deletion kasowanie=deletion kasowania=deletion
usuniete=deleted~ skasowane=deleted~ przechowywany=stored~ otwartym_kodem=open-source otwartego_oprogramowania=open-source-software otwartozrodłowe=open-source~ kodu_zrodłowego=source-code open_source=open-source~ formatu=format
formatow=formats pdf-a=pdf pdf-y=pdfs eksportu=export pendrivie=usb-stick przegladarke=browser bez_instalowania=without-installation instalacji=installation javascriptu=javascript
wyłaczone=disabled~ wyłaczonym=disabled~ wyłaczona=disabled~ odrzuca=reject! zabronic=forbid! zabrania=forbid! zabroniona=forbidden~ zakazywac=forbid! zakazany=forbidden~
niedozwolony=forbidden~ dozwolone=allowed~ nie_zgadzaja_sie=refuse zadaja=demand! domaga_sie=demand! domagaja_sie=demand! upiera_sie=insist! upieraja_sie=insist! nalega=insist!
wymagaja=require! wymagane=required~ wymagana=required~ warunkiem=condition pod_zadnym_pozorem=never wykluczone=not-allowed nie_toleruje=refuse bzdury=nonsense bzdet=nonsense
zartu=joke ufa=trust! ufaja=trust! ufam=trust! nie_ufaja=distrust zaufac=trust! nienawidzi=hate! danym=data bezpiecznie=securely
urzadzeniu=device komorce=mobile smartfonow=smartphones litera=letter wzrok=eyesight kontrast=contrast druk=print do_druku=printable odrecznie=by-hand
przelewy=bank-transfers grosza=cent złotowki=zloty czaty=chats zdjeciach=photos tajnosc=secrecy sekret=secret pseudonim=pseudonym audytowy=audit~
archiwizacja=archiving licencje=licences przegladarek=browsers zarty=jokes nieufny=distrustful~`,
};
