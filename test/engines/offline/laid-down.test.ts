import { describe, expect, it } from 'vitest';
import { testOf } from '../../../src/engines/offline/compose/features/rule-test.ts';
import { tellsAct, tellsPart } from '../../../src/engines/offline/design/tells-act.ts';
import { channelsOut } from '../../../src/engines/offline/understand/channels.ts';
import { conditionsSaid } from '../../../src/engines/offline/understand/conditions-said.ts';
import { blueprint } from './blueprint.ts';

describe('a rule that an idea lays down', () => {
  const testFor = (says: string, kind: 'limit' | 'deadline' | 'right' | 'fact' = 'fact') =>
    testOf({ says, kind }, 'key');

  it.each([
    ['Each parent must be able to use it after two minutes’ explanation', /three people/],
    ['Two families must never be given the same evening', /refuse[sd]/],
    ['Nobody may overwrite a genotype without the old one being kept', /without it|with that missing/],
    ['the safety officer gets a call one hour after sunset', /clock/],
    ['Never put a priest into two churches within 45 minutes', /inside/],
    ['it stays on her screen until somebody has seen the person', /restart/],
    ['Every bag is turned every six weeks', /turn/],
    ['Each piece should get a photo', /without|does not hold/],
  ])('is tested by what it can be caught at: %s', (says, told) => {
    expect(testFor(says, 'deadline')).toMatch(told);
  });

  it('that refuses something on a condition lets it through otherwise', () => {
    expect(testFor('if the two bolts left are 1.80 and 1.20, 3 metres must not be promised')).toContain(
      'Otherwise nothing stands in the way.',
    );
  });

  it('that allows something on one condition alone is tried without it', () => {
    expect(testFor('Juniors may only go out if an adult has signed')).toMatch(/without|missing/);
  });

  it('stands with no feature that only shares a word with it, and is a must-have', async () => {
    const { features } = await blueprint(
      'Our mosque cooks iftar for 250 people every evening of Ramadan. Sixty volunteers cover cooking and washing up and put themselves down for a shift. No evening may go uncovered without Imran hearing about it three days before.',
    );
    const home = features.features.find(({ acceptanceCriteria }) =>
      acceptanceCriteria.some((one) => one.includes('without Imran hearing')),
    );
    expect(home?.name).toMatch(/rules|what holds/i);
    expect(home?.priority).toBe('P0');
  });

  it('is none where the sentence tells how it is today', async () => {
    const { features } = await blueprint(
      'Booking of boats for our rowing club, 46 boats, 210 members. Twice a year someone is forgotten on the water until dark, and half of the gaps are never filled. Only members with a badge may take an eight.',
    );
    const all = JSON.stringify(features);
    expect(all).not.toMatch(/“Twice a year|“half of the gaps/);
    expect(all).toContain('Only members with a badge');
  });
});

describe('a part of a sentence', () => {
  it.each([
    ['send', 'send it when we are back at the shed'],
    ['record', 'record on a rugged phone'],
    ['water', 'water on the floor and mains power'],
    ['press', 'press a button'],
    ['group', 'group to be filled to 20'],
    ['reply', 'reply in all sorts of ways'],
    ['sell', 'sell each other used centrifuges'],
  ])('names no feature: %s, %s', (verb, says) => expect(tellsAct(verb, says)).toBe(false));

  it.each([
    ['pull', 'pull 5 random calls per agent per week'],
    ['quarantine', 'quarantine it'],
    ['answer', 'answer with hours and price'],
    ['mark', 'mark it as used up'],
    ['tick', 'tick off each child at the stop'],
  ])('that tells an act does: %s, %s', (verb, says) => expect(tellsAct(verb, says)).toBe(true));

  it('is a part of the product only where it names one', () => {
    expect(tellsPart('kill switch')).toBe(true);
    expect(tellsPart('by noon how many hands')).toBe(false);
    expect(tellsPart('ordinary web page')).toBe(false);
  });
});

describe('the ways to reach people', () => {
  it.each([
    ['SMS only; most of them will not install anything', ['push', 'email', 'calls']],
    ['Alerts only in Slack.', ['push', 'sms', 'email', 'calls']],
    ['Notifications go to Slack and nowhere else.', ['push', 'sms', 'email', 'calls']],
    ['Nobody reads e-mail.', ['email']],
    ['Never ring anybody.', ['calls']],
    ['Our phones are dumb phones.', ['push']],
  ])('are what is named as the only one, or read and carried: %s', (text, out) =>
    expect(channelsOut(text)).toEqual(out));

  it('are not narrowed by a mail that somebody reads at times', () => {
    expect(channelsOut('They read the mail once a day. Everybody has a phone.')).toEqual([]);
  });

  it('stand in no table where they are ruled out', async () => {
    const { architecture } = await blueprint(
      'On-call rota with escalation for our five engineers: whoever is on duty gets the alert, and if they do not acknowledge in 5 minutes it goes to the next. No phone calls and no texts.',
    );
    const fields = architecture.dataModel.flatMap((one) => one.fields).filter((field) => /^channel:/.test(field));
    expect(fields.join()).not.toMatch(/sms|call/);
  });

  it('are the messenger that is named, in place of text messages', async () => {
    const { architecture } = await blueprint(
      'Tengo un taller de motos en Bogotá. Quiero registrar cada moto cuando entra (placa, kilometraje, fotos de los rayones) y que el cliente reciba el presupuesto por WhatsApp y responda sí o no antes de que toquemos nada.',
    );
    expect(architecture.nodes.map(({ tech }) => tech).join()).toContain('WhatsApp Business Platform');
    expect(architecture.nodes.map(({ tech }) => tech).join()).not.toContain('SMS gateway');
    const fields = architecture.dataModel.flatMap((one) => one.fields);
    expect(fields).toEqual(
      expect.arrayContaining([expect.stringMatching(/^licencePlate/), expect.stringMatching(/^mileage/)]),
    );
  });
});

describe('a condition of the owner', () => {
  it('is not what the idea begins with, unless a name stands there', () => {
    expect(
      conditionsSaid('AI tool for podcasters: drop in an episode. The model runs on a workstation in the office.'),
    ).toEqual(['The model runs on a workstation in the office']);
    expect(
      conditionsSaid(
        'Web tool for sewers: hand it over as ISYBAU-XML. Inspectors type the damage in while the video runs, office staff check it.',
      ).join(),
    ).toContain('ISYBAU');
  });

  it('stands in each prompt of a known kind', async () => {
    const { promptPack } = await blueprint(
      'AI contract review for law firms: drop a Word file, it marks risky clauses against the firm’s own playbook. Privilege means the model runs on a workstation in the office (Ollama); not one sentence may go to OpenAI.',
    );
    const built = promptPack.prompts.filter(({ category }) => category === 'feature');
    expect(built.length).toBeGreaterThan(3);
    for (const { prompt } of built) expect(prompt).toContain('runs on a workstation in the office');
  });
});

describe('a model of the house', () => {
  it('costs nothing by the answer and stands on machines of the house', async () => {
    const { architecture } = await blueprint(
      'AI contract review for law firms: drop a Word file, it marks risky clauses. The model runs on a workstation in the office (Ollama or llama.cpp).',
    );
    const cost = JSON.stringify(architecture.estimatedMonthlyCost);
    expect(cost).not.toMatch(/model answers|speech recognition/);
    expect(architecture.techStack.map(({ choice }) => choice).join()).toMatch(/own servers/);
    expect(architecture.nodes.map(({ label }) => label).join()).not.toContain('llama.cpp Connection');
  });

  it('hears as well: a paid service of others is what is ruled out, not speech', async () => {
    const { architecture } = await blueprint(
      'AI tool for podcasters: drop in an episode, get transcript, chapters and show notes. Transcription is Whisper on the GPU box under my desk and not some paid speech API.',
    );
    expect(architecture.nodes.map(({ tech }) => tech).join()).toContain('Whisper on own hardware');
  });
});

describe('a bot in a messenger', () => {
  it('begins with one message, knows its chats and is for whoever lives there', async () => {
    const { features, architecture } = await blueprint(
      'Telegram bot for our town (9,000 people): send it your street once and it tells you the evening before which bin goes out. No sign-up of any kind, and no database server.',
    );
    const all = JSON.stringify(features);
    expect(all).not.toMatch(/workspace|council officer|OAuth/i);
    expect(all).toMatch(/[Rr]esidents?/);
    expect(architecture.dataModel.flatMap(({ fields }) => fields)).toContain('chatId: text, unique');
  });
});

describe('no money at all', () => {
  it('pays for no signature and no download page', async () => {
    const { architecture } = await blueprint(
      'Windows program for the library of our school, no internet there. The budget is zero, now and every year after.',
    );
    const all = JSON.stringify(architecture);
    expect(all).toContain('one unsigned file');
    expect(all).not.toMatch(/code signing/);
  });
});

describe('a rule that says what may not go out', () => {
  it('is tried with every way out blocked', () => {
    const says = 'the interviews are under embargo, so neither audio nor text may be sent to anybody’s API';
    expect(testOf({ says, kind: 'fact' }, 'key')).toMatch(/way out/);
  });

  it('is found in a long sentence, and its fields are asked for', async () => {
    const { architecture, features } = await blueprint(
      'We grow oysters in 86 numbered rows. An app for our Android phones where I see which rows are due. When the authority closes a zone because of toxins, nothing from that zone may be marked as sold until it opens again.',
    );
    const rules = features.features.find(({ description }) =>
      description.includes('nothing from that zone may be marked as sold'),
    );
    expect(rules?.priority).toBe('P0');
    expect(rules?.dataImpact).toMatch(/Zone, Closure and SaleMark/);
    expect(architecture.dataModel.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['Zone', 'Closure']));
  });
});
