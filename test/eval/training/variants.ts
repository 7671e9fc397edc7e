import type { Example } from './examples.ts';
import { randomOf } from './softmax-fit.ts';

/** How people frame what they write; what they say stays what it is. */
const OPENINGS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Hi Tom,\n\n',
    'Hello,\n',
    'Dear Ms Carter,\n\n',
    'Hey, ',
    'Thanks for your message. ',
    'Hi there, thanks for reaching out.\n',
  ],
  de: [
    'Hallo,\n\n',
    'Guten Tag Herr Weber,\n\n',
    'Sehr geehrte Damen und Herren,\n',
    'Vielen Dank für Ihre Nachricht. ',
  ],
  fr: ['Bonjour,\n\n', 'Bonjour Monsieur,\n', 'Merci pour votre message. '],
  es: ['Hola:\n\n', 'Buenos días, ', 'Gracias por su correo. '],
  it: ['Buongiorno,\n\n', 'Salve, ', 'Grazie per la mail. '],
  pt: ['Olá,\n\n', 'Bom dia, ', 'Obrigado pelo contacto. ', 'Oi, tudo bem? '],
  nl: ['Beste,\n\n', 'Hallo, ', 'Bedankt voor je bericht. '],
  pl: ['Dzień dobry,\n\n', 'Witam, ', 'Dziękuję za wiadomość. '],
};
const CLOSINGS: Readonly<Record<string, readonly string[]>> = {
  en: ['\n\nBest regards,\nJane Miller', '\nThanks', '\n\nCheers\nMike', '\n\nSent from my iPhone'],
  de: ['\n\nMit freundlichen Grüßen\nAnna Weber', '\nViele Grüße', '\n\nVon meinem iPhone gesendet'],
  fr: ['\n\nCordialement,\nMarie Dupont', '\nMerci', '\n\nEnvoyé de mon iPhone'],
  es: ['\n\nUn saludo,\nCarmen López', '\nGracias', '\n\nEnviado desde mi iPhone'],
  it: ['\n\nCordiali saluti\nGiulia Rossi', '\nGrazie', '\n\nInviato da iPhone'],
  pt: ['\n\nAtenciosamente,\nJoão Silva', '\nObrigado', '\n\nMelhores cumprimentos\nRita Sousa'],
  nl: ['\n\nMet vriendelijke groet,\nEva Jansen', '\nGroet', '\n\nVerstuurd vanaf mijn iPhone'],
  pl: ['\n\nPozdrawiam\nEwa Nowak', '\nDziękuję', '\n\nZ poważaniem\nJan Kowalski'],
};

/** Each example with a few ways of writing it: framed, without punctuation, in capitals, with slips. */
export function withVariants(examples: readonly Example[]): Example[] {
  const random = randomOf(11);
  return examples.flatMap((example) => [example, framed(example, random), scruffy(example, random)]);
}

function framed(example: Example, random: () => number): Example {
  const opening = random() < 0.6 ? pick(OPENINGS[example.language], random) : '';
  const closing = random() < 0.6 ? pick(CLOSINGS[example.language], random) : '';
  return { ...example, text: opening + example.text + closing };
}

function scruffy(example: Example, random: () => number): Example {
  const way = random();
  if (way < 0.4) return { ...example, text: example.text.toLowerCase().replace(/[.,!¡¿?']/g, '') };
  if (way < 0.6) return { ...example, text: example.text.toUpperCase() };
  return { ...example, text: slipped(example.text, random) };
}

/** Two neighbouring letters change places, or one is left out, in every eighth word or so. */
function slipped(text: string, random: () => number): string {
  return text.replace(/\p{L}{5,}/gu, (word) => {
    if (random() > 0.13) return word;
    const at = 1 + Math.floor(random() * (word.length - 3));
    const swapped = `${word[at + 1] ?? ''}${word[at] ?? ''}`;
    return word.slice(0, at) + (random() < 0.5 ? swapped : (word[at] ?? '')) + word.slice(at + 2);
  });
}

function pick(choices: readonly string[] | undefined, random: () => number): string {
  return choices?.[Math.floor(random() * choices.length)] ?? '';
}
