import type { Phrases } from '../phrases.ts';

export const PT: Phrases = {
  words:
    'o a os as um uma e é não de que em por para com seu sua seus nos me lhe obrigado obrigada olá sim mas mais muito como quanto quando está estou estamos tenho temos pode podemos você vocês cumprimentos interessa interessados favor este esta ao do da na no isso também já',
  greeting: { named: ['Olá, {name},', 'Bom dia, {name},'], unnamed: ['Olá,', 'Bom dia,'] },
  kinds: {
    interested: {
      open: ['Agradeço a sua resposta e o seu interesse.', 'Agradeço a resposta, fico feliz em saber.'],
      ask: [
        'Uma breve chamada seria possível? Da minha parte: [[dois horários que lhe convenham]].',
        'Podemos conversar um pouco? Proponho [[dois horários que lhe convenham]].',
      ],
    },
    meeting_request: {
      open: ['Agradeço, será um prazer conversar.', 'Agradeço a sua resposta, podemos conversar, sim.'],
      ask: [
        'Proponho [[dois horários que lhe convenham]]. Qual prefere?',
        'Pode ser [[um horário que lhe convenha]]? Se não, diga-me quando.',
      ],
    },
    question: {
      open: ['Agradeço a sua pergunta.', 'Agradeço a pergunta.'],
      ask: ['Se ficar alguma dúvida, é só escrever.', 'Há mais alguma coisa que queira saber?'],
    },
    objection: {
      open: ['Agradeço a franqueza, compreendo.', 'Agradeço por dizer isso, é uma observação justa.'],
      ask: ['Se não fizer sentido, basta dizer.', 'Se isso mudar um dia, basta uma breve resposta.'],
    },
    referral: {
      open: ['Agradeço por indicar a pessoa certa.', 'Agradeço a indicação.'],
      ask: ['Posso dizer que escrevo por sua indicação?', 'Posso mencionar o seu nome?'],
    },
    wrong_person: {
      open: ['Agradeço o aviso e peço desculpa.', 'Agradeço a sua resposta e peço desculpa pelo engano.'],
      ask: ['Quem seria a pessoa certa para este assunto?', 'Pode dizer-me com quem devo falar?'],
    },
    not_interested: {
      open: ['Agradeço a sua resposta. Não vou insistir.', 'Agradeço a resposta clara, que respeito.'],
      ask: ['Desejo-lhe tudo de bom.', 'Tudo de bom.'],
    },
    other: { open: ['Agradeço a sua resposta.', 'Agradeço a resposta.'], ask: [] },
  },
  pitch: ['Em poucas palavras: {pitch}', 'Do que se trata: {pitch}'],
  pitchGap: 'numa frase: o que oferece',
  company: ['Terei gosto em mostrar como seria na {company}.', 'Posso mostrar o que isso significa para a {company}.'],
  answerTo: 'a sua resposta a: “{question}”',
  answer: 'a sua resposta',
  address: 'Vou escrever para {address}.',
  elsewhere: 'Vou entrar em contato.',
  touch: ['Seria do seu interesse?', 'Gostaria de saber o que pensa.'],
  closing: ['Com os melhores cumprimentos,', 'Cumprimentos,'],
};
