import type { Phrases } from '../phrases.ts';

export const FR: Phrases = {
  words:
    "le la les des une un et est vous nous je ne pas pour avec dans sur votre vos notre que qui ce cette merci bonjour oui non plus par au aux du cela ça comment combien quand être intéressé intéresse pouvez cordialement avez j'ai c'est",
  greeting: { named: ['Bonjour {name},'], unnamed: ['Bonjour,'] },
  kinds: {
    interested: {
      open: [
        'Merci pour votre réponse, votre intérêt me fait plaisir.',
        'Merci de votre retour, cela me fait plaisir.',
      ],
      ask: [
        'Un court appel vous conviendrait-il ? De mon côté : [[deux créneaux qui vous conviennent]].',
        'Pouvons-nous en parler brièvement ? Je vous propose [[deux créneaux qui vous conviennent]].',
      ],
    },
    meeting_request: {
      open: ['Merci, un échange me convient très bien.', 'Merci de votre réponse, échangeons volontiers.'],
      ask: [
        'Je vous propose [[deux créneaux qui vous conviennent]]. Lequel préférez-vous ?',
        'Est-ce que [[un créneau qui vous convient]] vous irait ? Sinon, dites-moi ce qui vous arrange.',
      ],
    },
    question: {
      open: ['Merci pour votre question.', 'Merci de m’avoir posé la question.'],
      ask: ['S’il reste un point à éclaircir, écrivez-moi.', 'Souhaitez-vous savoir autre chose ?'],
    },
    objection: {
      open: ['Merci de votre franchise, je comprends.', 'Merci de me le dire, c’est une remarque juste.'],
      ask: ['Si cela ne vous convient pas, dites-le-moi simplement.', 'Si cela change un jour, un mot suffit.'],
    },
    referral: {
      open: ['Merci de m’avoir indiqué la bonne personne.', 'Merci pour cette indication.'],
      ask: ['Puis-je dire que je viens de votre part ?', 'Puis-je mentionner votre nom ?'],
    },
    wrong_person: {
      open: [
        'Merci de me l’avoir signalé, et pardon pour le dérangement.',
        'Merci pour votre réponse, et toutes mes excuses.',
      ],
      ask: ['Qui serait la bonne personne pour ce sujet ?', 'Pourriez-vous me dire à qui m’adresser ?'],
    },
    not_interested: {
      open: ['Merci de votre réponse. Je n’insiste pas.', 'Merci pour cette réponse claire, que je respecte.'],
      ask: ['Je vous souhaite une bonne continuation.', 'Bonne continuation.'],
    },
    other: { open: ['Merci pour votre réponse.', 'Merci de votre retour.'], ask: [] },
  },
  pitch: ['En bref : {pitch}', 'De quoi il s’agit : {pitch}'],
  pitchGap: 'en une phrase : ce que vous proposez',
  company: [
    'Je vous montrerai volontiers ce que cela donnerait chez {company}.',
    'Je peux vous montrer ce que cela change pour {company}.',
  ],
  answerTo: 'votre réponse à : « {question} »',
  answer: 'votre réponse',
  address: 'Je vais écrire à {address}.',
  elsewhere: 'Je vais m’y adresser.',
  touch: ['Cela pourrait-il vous intéresser ?', 'Votre avis m’intéresse.'],
  closing: ['Bien cordialement,', 'Cordialement,'],
};
