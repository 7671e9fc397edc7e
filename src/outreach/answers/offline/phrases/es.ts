import type { Phrases } from '../phrases.ts';

export const ES: Phrases = {
  words:
    'el la los las una un y es no de que en por para con su sus nos me le lo gracias hola sí pero más muy como cómo cuánto cuándo está estoy estamos tengo tenemos puede podemos usted ustedes saludos interesa interesados favor este esta al del',
  greeting: { named: ['Hola, {name}:', 'Buenos días, {name}:'], unnamed: ['Hola:', 'Buenos días:'] },
  kinds: {
    interested: {
      open: ['Gracias por su respuesta, me alegra su interés.', 'Gracias por contestar, me alegra saberlo.'],
      ask: [
        '¿Le vendría bien una breve llamada? Por mi parte: [[dos horarios que le convengan]].',
        '¿Hablamos un momento? Podría [[dos horarios que le convengan]].',
      ],
    },
    meeting_request: {
      open: ['Gracias, hablemos con mucho gusto.', 'Gracias por su respuesta, me parece muy bien que hablemos.'],
      ask: [
        'Le propongo [[dos horarios que le convengan]]. ¿Cuál prefiere?',
        '¿Le viene bien [[un horario que le convenga]]? Si no, dígame cuándo.',
      ],
    },
    question: {
      open: ['Gracias por su pregunta.', 'Gracias por preguntar.'],
      ask: ['Si queda alguna duda, escríbame.', '¿Hay algo más que quiera saber?'],
    },
    objection: {
      open: ['Gracias por su franqueza, lo entiendo.', 'Gracias por decírmelo, es una observación justa.'],
      ask: ['Si no encaja, no pasa nada; basta con decírmelo.', 'Si algún día cambia, con una breve respuesta basta.'],
    },
    referral: {
      open: ['Gracias por indicarme la persona adecuada.', 'Gracias por la indicación.'],
      ask: ['¿Puedo decir que escribo de su parte?', '¿Le parece bien que mencione su nombre?'],
    },
    wrong_person: {
      open: ['Gracias por avisarme, y disculpe la molestia.', 'Gracias por su respuesta, disculpe.'],
      ask: ['¿Quién sería la persona adecuada para esto?', '¿Podría decirme a quién dirigirme?'],
    },
    not_interested: {
      open: ['Gracias por su respuesta. No insisto.', 'Gracias por la respuesta clara, la respeto.'],
      ask: ['Le deseo lo mejor.', 'Que le vaya muy bien.'],
    },
    other: { open: ['Gracias por su respuesta.', 'Gracias por contestar.'], ask: [] },
  },
  pitch: ['En pocas palabras: {pitch}', 'De qué se trata: {pitch}'],
  pitchGap: 'en una frase: qué ofrece',
  company: ['Con gusto le muestro cómo sería en {company}.', 'Puedo mostrarle qué supone para {company}.'],
  answerTo: 'su respuesta a: «{question}»',
  answer: 'su respuesta',
  address: 'Escribiré a {address}.',
  elsewhere: 'Me pondré en contacto.',
  touch: ['¿Le interesaría?', 'Me gustaría saber qué opina.'],
  closing: ['Un cordial saludo,', 'Saludos cordiales,'],
};
