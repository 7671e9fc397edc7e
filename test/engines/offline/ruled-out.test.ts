import { describe, expect, it } from 'vitest';
import { capabilities } from '../../../src/engines/offline/knowledge/index.ts';
import { saidAround } from '../../../src/engines/offline/understand/refusals.ts';
import { understand } from '../../../src/engines/offline/understand/understand.ts';
import { verbBook } from '../../../src/engines/offline/understand/verbs.ts';
import { blueprint } from './blueprint.ts';

const verbs = verbBook(capabilities.flatMap((one) => one.verbs));
const constraintsOf = (idea: string) => understand(idea, undefined, verbs).constraints;

describe('what people rule out without saying "no"', () => {
  it.each([
    ['Row counter for knitters. I will not ask anyone to make an account for counting to forty.', 'accounts'],
    ['Community fridge inventory. A login would kill it within a week.', 'accounts'],
    ['Intake book for a rescue. Keep payments out of it.', 'online payments'],
    ['Shift board for nurses. It must never buzz, ping or pop up.', 'notifications'],
    ['Lost property register. Pictures are ruled out.', 'photos'],
    ['Visit notes for midwives. Neither film nor photographs belong in there.', 'photos'],
    ['Hiring desk. No software sorts, scores or suggests human beings.', 'ranking'],
    ['Campaign notebook. I have had it with AI slop in the hobby.', 'ai'],
    ['Blood pressure diary. I do not want to register anywhere.', 'accounts'],
    ['Song lists for a funeral home. One link per family, no log-in at a moment like that.', 'accounts'],
    ['Carte de fidélité. Je ne veux pas que les clients aient à créer un compte.', 'accounts'],
    ['Berths in a harbour. Nobody is allowed to sign with a finger on glass.', 'signatures'],
  ])('(%s) is heard', (idea, out) => {
    expect(constraintsOf(idea).without).toContain(out);
  });

  it.each([
    ['An archive. No AWS/Azure/GCP.', 'Google Cloud'],
    ['Music library. My nephew put everything on Firebase last time, so not that again please.', 'Firebase'],
    ['Handover desk. That used to be Slack, until the merger.', 'Slack'],
    ['Tours for patients. WhatsApp is how we do it today and that has to stop.', 'WhatsApp'],
    ['Turni per un orto. WhatsApp no, per principio.', 'WhatsApp'],
    ['Inspections of scaffolds. Nothing in PHP.', 'PHP'],
    ['Flag service, and nothing that needs Kubernetes.', 'Kubernetes'],
    ['Booking for a hut. None of that React stuff that weighs more than the goulash.', 'React'],
  ])('(%s) rules the technology out', (idea, name) => {
    expect(constraintsOf(idea).forbidden.map((one) => one.name)).toContain(name);
  });

  it.each([
    [
      'A register that has run on Oracle since 1998, and the clerk says over my dead body. So Oracle stays.',
      'Oracle Database',
    ],
    ['Sizes of dress forms. i cant afford more then a postgres i already have, so use that one', 'PostgreSQL'],
  ])('(%s) rules nothing out', (idea, name) => {
    expect(constraintsOf(idea).forbidden.map((one) => one.name)).not.toContain(name);
    expect(constraintsOf(idea).technologies.map((one) => one.name)).toContain(name);
  });

  it.each([
    ['Tide clock with a paper-like display on an ESP32', /e-ink/],
    ['SQL lessons where the query runs as wasm in the page', /WebAssembly/],
    ['Spare parts app for mechanics. Native Android, no web wrapper, no React Native, no Flutter', /Jetpack Compose/],
    ['Loyalty card that lives in Apple Wallet', /PassKit/],
    ['Case files, encrypted before it leaves the laptop', /end-to-end/],
    ['Pay for pickers who wear a wristband with a chip', /NFC/],
    ['Observation planner. A white screen ruins it, so a dark red night mode', /dark/i],
  ])('(%s) is met by the stack', async (idea, choice) => {
    const { architecture } = await blueprint(`${idea}. It keeps a list of entries.`);
    expect(architecture.techStack.map((one) => one.choice).join(' · ')).toMatch(choice);
  });
});

describe('words around a name', () => {
  const said = (text: string) =>
    saidAround(text.toLowerCase().replace('{}', 'hubspot'), text.indexOf('{}'), 'hubspot'.length);

  it.each([
    'We are refugees from {} and want nothing of the kind again',
    'Please spare us {}, the nurses need one quiet page',
    'CI runner for our monorepo; {} is a non-starter for us',
    'Hemos probado {} y Salesforce y no, gracias',
    'Out go Mailchimp, {}: nope',
    'Keep your hands off {}',
    'Bleibt mir weg mit {}',
    '{} hat hier nichts zu suchen',
    'Any vendor is welcome, as long as it isn’t {}',
  ])('rule it out: %s', (text) => {
    expect(said(text)).toBe('out');
  });

  it.each([
    'We can’t live without {}',
    'I never had trouble with {}',
    'Do not touch {}, just read the stock levels from it',
    'No {}, no deal',
    'The lawyer had nothing at all against {}',
    'We won’t part with {}',
    'Die Kasse kommt nicht ohne {} aus',
  ])('want it, although they sound otherwise: %s', (text) => {
    expect(said(text)).toBe('in');
  });

  it('leave it open where they say neither', () => {
    expect(said('Orders come in through {} and go to the kitchen')).toBeUndefined();
  });
});
