import type { Phrases } from '../phrases.ts';

export const NL: Phrases = {
  words:
    'de het een en ik u je wij we is niet voor met van op te dat dit zijn hebben heeft ons uw jullie geen hoe wat kan kunnen wanneer ook maar nog ja nee graag bedankt dank groet groeten interesse over zou wil veel',
  greeting: { named: ['Hallo {name},', 'Beste {name},'], unnamed: ['Goedendag,', 'Hallo,'] },
  kinds: {
    interested: {
      open: [
        'Dank u wel voor uw antwoord, fijn dat het u aanspreekt.',
        'Bedankt voor uw reactie, dat doet me plezier.',
      ],
      ask: [
        'Schikt u een kort gesprek? Ik kan [[twee momenten die u schikken]].',
        'Zullen we elkaar kort spreken? Mijn voorstel: [[twee momenten die u schikken]].',
      ],
    },
    meeting_request: {
      open: ['Dank u wel, een gesprek komt mij goed uit.', 'Bedankt voor uw antwoord, ik spreek u graag.'],
      ask: [
        'Deze momenten komen mij uit: [[twee momenten die u schikken]]. Welk heeft uw voorkeur?',
        'Komt [[een moment dat u schikt]] u uit? Zo niet, dan hoor ik graag wat wel past.',
      ],
    },
    question: {
      open: ['Dank u wel voor uw vraag.', 'Bedankt voor uw vraag.'],
      ask: ['Is er nog iets onduidelijk, schrijf dan gerust.', 'Wilt u nog iets anders weten?'],
    },
    objection: {
      open: ['Dank voor uw openheid, dat begrijp ik.', 'Bedankt dat u dat zegt, dat is een terecht punt.'],
      ask: [
        'Past het niet, dan is dat prima; laat het me gerust weten.',
        'Mocht dat veranderen, dan is een kort bericht genoeg.',
      ],
    },
    referral: {
      open: ['Dank u wel voor de verwijzing.', 'Bedankt dat u mij de juiste persoon noemt.'],
      ask: ['Mag ik zeggen dat ik het van u heb?', 'Vindt u het goed dat ik uw naam noem?'],
    },
    wrong_person: {
      open: ['Bedankt voor het bericht, en excuses voor de storing.', 'Dank u wel, en mijn excuses voor het ongemak.'],
      ask: ['Wie zou hiervoor de juiste persoon zijn?', 'Kunt u mij zeggen bij wie ik terechtkan?'],
    },
    not_interested: {
      open: [
        'Dank u wel voor uw antwoord. Dan laat ik het hierbij.',
        'Bedankt voor het duidelijke antwoord, dat respecteer ik.',
      ],
      ask: ['Ik wens u het beste.', 'Veel succes met uw werk.'],
    },
    other: { open: ['Dank u wel voor uw antwoord.', 'Bedankt voor uw reactie.'], ask: [] },
  },
  pitch: ['In het kort: {pitch}', 'Waar het om gaat: {pitch}'],
  pitchGap: 'in één zin: wat u aanbiedt',
  company: [
    'Ik laat u graag zien hoe dat er bij {company} uit zou zien.',
    'Ik laat u graag zien wat dat voor {company} betekent.',
  ],
  answerTo: 'uw antwoord op: “{question}”',
  answer: 'uw antwoord',
  address: 'Ik schrijf naar {address}.',
  elsewhere: 'Ik neem daar contact op.',
  touch: ['Zou dat interessant voor u zijn?', 'Ik hoor graag wat u ervan vindt.'],
  closing: ['Met vriendelijke groet,', 'Vriendelijke groet,'],
};
