import { describe, expect, it } from 'vitest';
import { capabilities } from '../../../src/engines/offline/knowledge/index.ts';
import { saidAround } from '../../../src/engines/offline/understand/refusals.ts';
import { understand } from '../../../src/engines/offline/understand/understand.ts';
import { verbBook } from '../../../src/engines/offline/understand/verbs.ts';
import { blueprint } from './blueprint.ts';

const verbs = verbBook(capabilities.flatMap((one) => one.verbs));
const constraintsOf = (idea: string) => understand(idea, undefined, verbs).constraints;

describe('what people rule out without saying "no"', () => {
  it('leaves the sign-in of those who work there where only others never log in', () => {
    expect(constraintsOf('A boarding kennel. Owners never log in, they ring us.').without).not.toContain('accounts');
    expect(constraintsOf('A boarding kennel. Nobody ever logs in.').without).toContain('accounts');
  });

  it.each([
    ['We know ClickHouse, and leave Kafka out, NATS is there already.', 'Kafka'],
    ['It cannot live on our own network, nor on AWS, which we have sworn off.', 'AWS'],
    ['FastAPI and MySQL (we have a DBA for MySQL and none for Postgres).', 'PostgreSQL'],
    ['Takes go to Backblaze B2, Amazon S3 egress would kill us.', 'AWS'],
  ])('reads %s', (text, name) => {
    const { forbidden, technologies } = constraintsOf(`A tool for our club. ${text}`);
    expect(forbidden.map((one) => one.name)).toContain(name);
    expect(technologies.map((one) => one.name)).not.toContain(name);
  });

  it('leaves the own sign-in where only one of others is ruled out', () => {
    expect(constraintsOf('A labelling tool. No CDN, no external login.').without).not.toContain('accounts');
  });

  it('rules out no money where a price is only looked at', () => {
    const braids = 'The customer says if she brings the hair or not, sees the price and pays a third in advance.';
    expect(constraintsOf(braids).without).not.toContain('online payments');
  });

  it('takes a room that is free for no price', () => {
    expect(constraintsOf('A sign at the door. If the room is free one button books it.').free).toBe(false);
    expect(constraintsOf('A sign at the door. It is free for everybody.').free).toBe(true);
  });

  it('takes SwiftUI where something else is not wanted, and nothing that a clause is against', () => {
    const watch = constraintsOf('A subscription list in SwiftUI, and I do not want it connected to my bank.');
    expect(watch.technologies.map(({ name }) => name)).toContain('SwiftUI');
    const inbox = constraintsOf('An inbox. Our customers have a clause against OpenAI.');
    expect(inbox.forbidden.map(({ name }) => name)).toContain('OpenAI API');
  });

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
    ['Swim school. Photos of the kids are out of the question.', 'photos'],
    ['Registers read by two people. We tried AI and do not want it again.', 'ai'],
    ['Theater. Theoriefragen brauchen wir nicht, die hat der Verlag.', 'quizzes'],
    ['Props that theatres rent to each other. Skip star ratings and testimonials.', 'reviews'],
    ['A kitchen that feeds whoever comes. Nothing about donations in there.', 'donations'],
    ['Circus school. No way for adults to write to children.', 'chat'],
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
    ['Find flaky tests. I am allergic to Electron, to Docker as an install method and to menus.', 'Docker'],
    ['Patent digest. Mistral would be an easy sell to legal; OpenAI is a no.', 'OpenAI API'],
    ['Till for yarn. Cards go through SumUp; my brother tried to move me to Stripe and it ended in tears.', 'Stripe'],
    ['Comedor escolar. Firebase ya nos lo bloquearon una vez.', 'Firebase'],
    ['Ward swaps. We have been forbidden WhatsApp since the leak.', 'WhatsApp'],
    ['Grid drawings on our VMware. Oracle is what we are paying to leave.', 'Oracle Database'],
    ['On-call for teams of two. If someone opens a PR with Kubernetes yaml I will close the repo.', 'Kubernetes'],
    ['Tide pool list for kids. Firebase etc. would have us in trouble.', 'Firebase'],
    ['Dienstplan für Hebammen. Mit WhatsApp brauchen Sie mir gar nicht erst kommen.', 'WhatsApp'],
    ['A pager in one binary. If I need Redis to be woken up I have already lost.', 'Redis'],
    ['Tickets for a maze. We once got locked out of Stripe for a fortnight.', 'Stripe'],
    ['Tickets for a maze. PayPal froze it all, Stripe turned us down.', 'Stripe'],
    ['Herd book. The last developer made it in Flutter and we cannot maintain it.', 'Flutter'],
    ['Nights at a telescope. Someone once proposed Kubernetes, which was a good laugh.', 'Kubernetes'],
    ['Freshness alarm. The company switched Slack off in March.', 'Slack'],
    ['Calls for the deaf. Zulip and Slack were refused by our data protection officer.', 'Slack'],
    ['Riego. Avisos por Telegram, que WhatsApp no lo uso.', 'WhatsApp'],
    ['Status page that may not live in the same place as the product (we are on AWS).', 'AWS'],
  ])('(%s) rules the technology out', (idea, name) => {
    expect(constraintsOf(idea).forbidden.map((one) => one.name)).toContain(name);
  });

  it.each([
    [
      'A register that has run on Oracle since 1998, and the clerk says over my dead body. So Oracle stays.',
      'Oracle Database',
    ],
    [
      'Grid drawings. Keycloak is there for login, Oracle is what we are paying to leave, so not that again.',
      'Keycloak',
    ],
    ['हाज़िरी का ऐप। बच्चा न आए तो माँ-बाप को तुरंत व्हाट्सऐप जाए। ईमेल कोई नहीं देखता, ईमेल मत रखना।', 'WhatsApp'],
    ['Freezer map. Sign-in via the university’s Shibboleth, we aren’t permitted our own passwords.', 'Shibboleth'],
    ['Flower clock. We are a house of few, everything on Fly in Amsterdam.', 'Fly.io'],
    ['Sizes of dress forms. i cant afford more then a postgres i already have, so use that one', 'PostgreSQL'],
    ['Sailing box. Maybe a Pi Zero 2, Rust is fine, but please no Electron.', 'Rust'],
    ['API gate. Company standard is Java 21, front end in Angular, and Okta.', 'Angular'],
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
    ['Pub quiz. Scan the code on the beer mat and you are in', /QR codes/],
    ['Letters from my grandmother. A machine reads the handwriting here on the Mac', /handwriting recognised/],
    ['Cleaning book. ela prefere falar em vez de digitar', /speech to text/],
    ['Clock auctions with prices in sterling and in Swiss francs', /ISO 4217/],
    ['Guitar records on the old PC, no cloud, with a copy on a USB stick', /USB stick/],
    ['Tailor’s measures, unreadable to anyone but the cutting room', /end-to-end/],
    ['Van stock with a login with fingerprint', /passkeys/],
    ['Economy simulator for tabletop GMs. I am a Rust person', /Rust/],
    ['Loom control. Upload the pattern (.wif files), it steps line by line', /WIF/],
    ['Swap of ski boots with mockups in Vue', /^Vue(?!.*Next\.js)/],
    ['A Shopify app for returns. We are Rails people, so Ruby on Rails', /Ruby on Rails.*embedded in Shopify/],
    ['Bench manager for firmware people, a command line tool in Rust. Auth is Okta', /Okta/],
    [
      'A care book. The carers are from Poland and Romania and should read it in their own language',
      /Polish and Romanian/,
    ],
    ['Fungus finds that go to the national database as Darwin Core', /Darwin Core/],
    ['Observation planner. A white screen ruins it, so a dark red night mode', /dark/i],
  ])('(%s) is met by the stack', async (idea, choice) => {
    const { architecture } = await blueprint(`${idea}. It keeps a list of entries.`);
    expect(architecture.techStack.map((one) => one.choice).join(' · ')).toMatch(choice);
  });
});

describe('what is named beside the chosen one', () => {
  it('gets no connection: video goes over Jitsi, since Zoom cuts people off', async () => {
    const { architecture } = await blueprint(
      'Language tandem for newcomers, an hour for an hour. Video over Jitsi since Zoom’s forty minutes cut people off.',
    );
    const nodes = architecture.nodes.map(({ label }) => label).join(' · ');
    expect(nodes).toContain('Jitsi');
    expect(nodes).not.toContain('Zoom');
  });
});

describe('a place without a network', () => {
  it.each([
    'Hail claims in a tent that has no reliable internet.',
    'Milk of forty goats, with zero bars of signal in the barn.',
    'Escuela rural donde el internet llega los martes.',
    'Churches with walls a metre thick and not a whisper of signal.',
  ])('(%s) is heard', (idea) => {
    expect(understand(idea, undefined, verbs).offline).toBe(true);
  });
});

describe('a program that keeps nothing anywhere else', () => {
  it.each([
    'A dialysis diary on my iPhone only, nothing stored anywhere but on the phone.',
    'A diary of fatigue for my wife. I don’t want it on anybody’s server; it stays on her iPhone.',
    'A diary for tea. Just for me: no account, no server, plain markdown in a folder.',
    'A bot that compares API specs. It runs as a CI job, no server and no database.',
  ])('(%s) has no server', async (idea) => {
    const { architecture } = await blueprint(idea);
    const hosting = architecture.techStack.find(({ category }) => category === 'Hosting')?.choice;
    expect(hosting).not.toMatch(/server|Docker/);
    expect(JSON.stringify(architecture.techStack)).not.toContain('PostgreSQL');
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
