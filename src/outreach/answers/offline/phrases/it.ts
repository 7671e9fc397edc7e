import type { Phrases } from '../phrases.ts';

export const IT: Phrases = {
  words:
    'il lo la gli le un una e è non di che in per con su suo sua vostro vostra ci mi grazie buongiorno salve sì ma più molto come quanto quando sono siamo abbiamo ho può potete possiamo cordiali saluti interessa interessati questo questa al del della anche nostro',
  greeting: { named: ['Buongiorno {name},', 'Salve {name},'], unnamed: ['Buongiorno,', 'Salve,'] },
  kinds: {
    interested: {
      open: ['grazie per la risposta, mi fa piacere il Suo interesse.', 'La ringrazio per la risposta, mi fa piacere.'],
      ask: [
        'Le andrebbe bene una breve telefonata? Da parte mia: [[due orari che vanno bene a Lei]].',
        'Possiamo sentirci brevemente? Le propongo [[due orari che vanno bene a Lei]].',
      ],
    },
    meeting_request: {
      open: ['grazie, ci sentiamo volentieri.', 'grazie per la risposta, un colloquio mi va benissimo.'],
      ask: [
        'Le propongo [[due orari che vanno bene a Lei]]. Quale preferisce?',
        'Le andrebbe bene [[un orario che va bene a Lei]]? Altrimenti mi dica quando.',
      ],
    },
    question: {
      open: ['grazie per la domanda.', 'La ringrazio per la domanda.'],
      ask: ['Se resta qualche dubbio, mi scriva pure.', 'C’è altro che vorrebbe sapere?'],
    },
    objection: {
      open: ['grazie per la franchezza, capisco.', 'grazie per avermelo detto, è un’osservazione giusta.'],
      ask: ['Se non fa al caso Suo, basta dirmelo.', 'Se un giorno dovesse cambiare, basta una breve risposta.'],
    },
    referral: {
      open: ['grazie per avermi indicato la persona giusta.', 'grazie per l’indicazione.'],
      ask: ['Posso dire che scrivo da parte Sua?', 'Posso fare il Suo nome?'],
    },
    wrong_person: {
      open: ['grazie per avermelo detto, e scusi il disturbo.', 'grazie per la risposta, mi scuso per il disturbo.'],
      ask: ['Chi sarebbe la persona giusta?', 'Potrebbe dirmi a chi rivolgermi?'],
    },
    not_interested: {
      open: ['grazie per la risposta. Non insisto.', 'grazie per la risposta chiara, la rispetto.'],
      ask: ['Le auguro buon lavoro.', 'Le auguro ogni bene.'],
    },
    other: { open: ['grazie per la risposta.', 'La ringrazio per la risposta.'], ask: [] },
  },
  pitch: ['In breve: {pitch}', 'Di che cosa si tratta: {pitch}'],
  pitchGap: 'in una frase: che cosa offre',
  company: ['Le mostro volentieri come sarebbe da {company}.', 'Posso mostrarle che cosa significa per {company}.'],
  answerTo: 'la Sua risposta a: «{question}»',
  answer: 'la Sua risposta',
  address: 'Scriverò a {address}.',
  elsewhere: 'Mi rivolgerò lì.',
  touch: ['Potrebbe interessarle?', 'Mi farebbe piacere sapere che cosa ne pensa.'],
  closing: ['Cordiali saluti,', 'Un cordiale saluto,'],
};
