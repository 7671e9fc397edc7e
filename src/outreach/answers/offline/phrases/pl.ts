import type { Phrases } from '../phrases.ts';

export const PL: Phrases = {
  words:
    'i w na z do nie się jest to że o za po dla jak co czy ale tak już być mam mamy proszę dziękuję dzień dobry pozdrawiam nas nam ile kiedy może możemy państwa pan pani oferta zainteresowani interesuje rozmowy chętnie jestem jesteśmy',
  greeting: { named: ['Dzień dobry {name},', 'Witam, {name},'], unnamed: ['Dzień dobry,'] },
  kinds: {
    interested: {
      open: ['dziękuję za odpowiedź, cieszę się z zainteresowania.', 'dziękuję za wiadomość, bardzo mnie to cieszy.'],
      ask: [
        'Czy krótka rozmowa byłaby możliwa? Proponuję [[dwa dogodne terminy]].',
        'Może porozmawiamy chwilę? Z mojej strony: [[dwa dogodne terminy]].',
      ],
    },
    meeting_request: {
      open: ['dziękuję, chętnie porozmawiam.', 'dziękuję za odpowiedź, rozmowa bardzo mi odpowiada.'],
      ask: [
        'Proponuję [[dwa dogodne terminy]]. Który będzie lepszy?',
        'Czy [[dogodny termin]] byłby możliwy? Jeśli nie, proszę o inną propozycję.',
      ],
    },
    question: {
      open: ['dziękuję za pytanie.', 'dziękuję za wiadomość i pytanie.'],
      ask: ['W razie dalszych pytań proszę pisać.', 'Czy mogę wyjaśnić coś jeszcze?'],
    },
    objection: {
      open: ['dziękuję za szczerość, rozumiem.', 'dziękuję za tę uwagę, jest słuszna.'],
      ask: [
        'Jeśli to nie pasuje, wystarczy krótka wiadomość.',
        'Gdyby to się kiedyś zmieniło, wystarczy krótka odpowiedź.',
      ],
    },
    referral: {
      open: ['dziękuję za wskazanie właściwej osoby.', 'dziękuję za kontakt.'],
      ask: ['Czy mogę powołać się na tę rozmowę?', 'Czy mogę wspomnieć, skąd mam ten kontakt?'],
    },
    wrong_person: {
      open: ['dziękuję za informację i przepraszam za kłopot.', 'dziękuję za odpowiedź, przepraszam za pomyłkę.'],
      ask: ['Kto byłby właściwą osobą?', 'Do kogo najlepiej się zwrócić?'],
    },
    not_interested: {
      open: ['dziękuję za odpowiedź. Nie będę nalegać.', 'dziękuję za jasną odpowiedź, szanuję ją.'],
      ask: ['Życzę wszystkiego dobrego.', 'Wszystkiego dobrego.'],
    },
    other: { open: ['dziękuję za odpowiedź.', 'dziękuję za wiadomość.'], ask: [] },
  },
  pitch: ['W skrócie: {pitch}', 'O co chodzi: {pitch}'],
  pitchGap: 'jednym zdaniem: co jest oferowane',
  company: ['Chętnie pokażę, jak mogłoby to wyglądać w {company}.', 'Chętnie pokażę, co to oznacza dla {company}.'],
  answerTo: 'odpowiedź na: „{question}”',
  answer: 'odpowiedź',
  address: 'Napiszę na adres {address}.',
  elsewhere: 'Odezwę się tam.',
  touch: ['Czy to byłoby interesujące?', 'Chętnie poznam opinię na ten temat.'],
  closing: ['Pozdrawiam,', 'Z poważaniem,'],
};
