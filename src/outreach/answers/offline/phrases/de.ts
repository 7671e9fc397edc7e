import type { Phrases } from '../phrases.ts';

export const DE: Phrases = {
  words:
    'der die das und ich sie wir ist nicht ein eine einen für mit von auf zu den dem bitte danke gerne gern haben hat uns ihr ihre ihnen kein keine wie was kann können wann auch aber noch ja nein interesse vielen grüße',
  greeting: { named: ['Hallo {name},', 'Guten Tag {name},'], unnamed: ['Guten Tag,', 'Hallo,'] },
  kinds: {
    interested: {
      open: ['vielen Dank für Ihre Antwort, Ihr Interesse freut mich.', 'danke für Ihre Antwort, das freut mich.'],
      ask: [
        'Passt Ihnen ein kurzes Telefonat? Mir passt es [[zwei Termine, die Ihnen passen]].',
        'Wollen wir kurz sprechen? Ich könnte [[zwei Termine, die Ihnen passen]].',
      ],
    },
    meeting_request: {
      open: ['vielen Dank, ein Gespräch passt mir gut.', 'danke für Ihre Antwort, ich spreche gern mit Ihnen.'],
      ask: [
        'Diese Termine passen mir: [[zwei Termine, die Ihnen passen]]. Welcher ist Ihnen lieber?',
        'Geht es bei Ihnen [[ein Termin, der Ihnen passt]]? Wenn nicht, nennen Sie mir gern einen anderen.',
      ],
    },
    question: {
      open: ['vielen Dank für Ihre Frage.', 'danke für Ihre Nachfrage.'],
      ask: ['Wenn noch etwas offen ist, schreiben Sie mir einfach.', 'Möchten Sie noch etwas wissen?'],
    },
    objection: {
      open: ['danke für Ihre offenen Worte, das verstehe ich.', 'danke, dass Sie das so offen sagen.'],
      ask: [
        'Wenn es nicht passt, ist das in Ordnung; sagen Sie mir einfach Bescheid.',
        'Sollte sich das einmal ändern, genügt eine kurze Antwort.',
      ],
    },
    referral: {
      open: ['vielen Dank für den Hinweis.', 'danke, dass Sie mir die richtige Stelle nennen.'],
      ask: ['Darf ich sagen, dass ich das von Ihnen habe?', 'Ist es Ihnen recht, wenn ich Sie erwähne?'],
    },
    wrong_person: {
      open: ['danke für den Hinweis, und entschuldigen Sie die Störung.', 'danke für Ihre Antwort, das tut mir leid.'],
      ask: ['Wer wäre dafür zuständig?', 'Können Sie mir sagen, an wen ich mich wenden kann?'],
    },
    not_interested: {
      open: [
        'vielen Dank für Ihre Antwort. Dann belasse ich es dabei.',
        'danke für die klare Antwort, das respektiere ich.',
      ],
      ask: ['Ich wünsche Ihnen alles Gute.', 'Alles Gute für Ihre Arbeit.'],
    },
    other: { open: ['vielen Dank für Ihre Antwort.', 'danke für Ihre Nachricht.'], ask: [] },
  },
  pitch: ['Kurz gesagt: {pitch}', 'Darum geht es: {pitch}'],
  pitchGap: 'in einem Satz: was Sie anbieten',
  company: [
    'Gern zeige ich Ihnen, wie das bei {company} aussehen könnte.',
    'Ich zeige Ihnen gern, was das für {company} heißt.',
  ],
  answerTo: 'Ihre Antwort auf: „{question}“',
  answer: 'Ihre Antwort',
  address: 'Ich schreibe an {address}.',
  elsewhere: 'Ich melde mich dort.',
  touch: ['Wäre das interessant für Sie?', 'Ich freue mich, wenn Sie mir schreiben, was Sie davon halten.'],
  closing: ['Viele Grüße', 'Mit freundlichen Grüßen'],
};
