import { list } from '../../language/inflect.ts';
import type { Understanding } from '../../understand/understand.ts';
import { waysOut } from '../ways-out.ts';
import type { Ground, Prompt } from './ground.ts';
import { promptText } from './prompt-text.ts';

interface Way {
  name: string;
  goal: string;
  steps: string[];
  acceptance: string[];
  pitfall: string;
}

/** One thin path through every part, put where others can try it, before there is anything to try. */
export function firstDeployment(ground: Ground, dependencies: string[]): Prompt {
  const { design, stack, architecture } = ground;
  const where = (stack.lines.find((line) => /^hosting/i.test(line)) ?? '').replace(/^Hosting: /, '');
  const { platform } = design.understanding;
  const local = !design.hosted && (platform === 'web' || platform === 'mobile');
  const out = platform === 'onprem' ? waysOut(design) : [];
  const way =
    out.length > 0 ? withWayOut(design.product.one, out) : (local ? withoutServer : WAYS[platform])(design.product.one);
  const table = architecture.dataModel[0]?.entity ?? 'the main table';
  return {
    name: way.name,
    category: 'scaffolding',
    prompt: promptText({
      goal: way.goal,
      inputs: [`Stack: ${stack.phrase}`, `Where: ${where || 'the place the architecture names'}`],
      files: ['the workflow that tests every change', 'README.md: how to release, how to go back'],
      steps: [`Take one ${table} row through every part.`, ...way.steps],
      acceptance: way.acceptance,
      pitfalls: [way.pitfall],
      stop: 'Show the run of the workflow, and the result. Wait.',
    }),
    expectedOutput: `Every change of ${design.product.one} can be tried elsewhere.`,
    dependencies,
  };
}

const server = (product: string): Way => ({
  name: `First deployment of ${product}`,
  goal: `${product} answers at a test address. The workflow puts it there after every change.`,
  steps: [
    'Deploy to the place above by one command.',
    'Let the workflow run it on the main branch.',
    'Run migrations before the new program starts.',
    'Take secrets from the environment of the server.',
    'Go back to the version before. Note the command.',
  ],
  acceptance: [
    'A change stands there within 10 minutes.',
    'A failing test stops the deployment.',
    'Going back takes one command.',
  ],
  pitfall: 'Deploying by hand until the end.',
});

const withoutServer = (product: string): Way => ({
  name: `First installable build of ${product}`,
  goal: `${product} is installed on a phone and starts there in flight mode. The workflow builds it after every change.`,
  steps: [
    'Build it in the workflow, and put the build where a phone can fetch it.',
    'Install it on a phone. Switch the network off. Start it.',
    'Migrate the local store at the start, after a copy of it.',
  ],
  acceptance: [
    'It starts without network and shows the row.',
    'An update keeps every row.',
    'A failing test stops the build.',
  ],
  pitfall: 'Calling any address at run time: a test lists the requests, and finds none.',
});

/** On machines of the house that may reach what the brief names. */
const withWayOut = (product: string, names: readonly string[]): Way => ({
  ...WAYS.onprem(product),
  goal: `${product} installs on a test server of the house, reaches ${list(names.slice(0, 3))} from there, and updates without losing data.`,
  steps: [
    'Build one package in the workflow.',
    `Install it on a test server whose only ways out lead to what the brief names, such as ${list(names.slice(0, 3))}.`,
    'Run migrations in the update, after a backup by itself.',
    'Go back to the version before. Note the command.',
  ],
  acceptance: [
    'Somebody follows README.md on a bare server in 30 minutes.',
    'A test lists every address outside that is called: those that the brief names, and no other.',
    'Updating keeps every row.',
  ],
});

const WAYS: Record<Understanding['platform'], (product: string) => Way> = {
  web: server,
  api: server,
  bot: (product) => ({
    ...server(product),
    goal: `${product} answers one message in a private test channel. The workflow puts it there after every change.`,
  }),
  mobile: (product) => ({
    ...server(product),
    name: `First test build of ${product}`,
    goal: `A test build of ${product} runs on a real phone and speaks to a server at a test address.`,
    steps: [
      'Deploy the server to the place above by workflow.',
      'Let the workflow sign a test build each time.',
      'Put the server address into the build settings.',
      'Run migrations before the new server starts.',
    ],
    acceptance: [
      'Somebody else installs the build from a link.',
      'A failing test stops build and deployment.',
      'An old build against a new server says what to do.',
    ],
  }),
  desktop: (product) => ({
    name: `First installer of ${product}`,
    goal: `An installer of ${product} comes out of the workflow and runs on a machine without developer tools.`,
    steps: [
      'Let the workflow build the installer for each system.',
      'Put the data folder where the system wants it. Migrate it at start.',
      'Install over the version before. Data must stay.',
    ],
    acceptance: [
      'A bare machine starts it in 2 minutes.',
      'Updating keeps every row.',
      'A failing test stops the build.',
    ],
    pitfall: 'Testing from sources only: paths and permissions differ once installed.',
  }),
  cli: (product) => ({
    name: `First release build of ${product}`,
    goal: `One binary of ${product} for each system comes out of the workflow, and runs in a foreign pipeline.`,
    steps: [
      'Let the workflow build and test on three systems.',
      'Publish a pre-release with checksums.',
      'Run it once in the pipeline of another repository.',
    ],
    acceptance: [
      'Downloading and running takes one line.',
      'The version it prints is that of the commit.',
      'A failing test stops the release.',
    ],
    pitfall: 'Needing an installed runtime that build machines do not have.',
  }),
  extension: (product) => ({
    name: `First package of ${product}`,
    goal: `A package of ${product} comes out of the workflow and loads into a clean browser profile.`,
    steps: [
      'Build one package a browser in the workflow.',
      'Ask for the fewest permissions. List why each is needed.',
      'Load it by script into a clean profile and open one page.',
    ],
    acceptance: [
      'A clean profile runs the package without errors.',
      'Each permission has its reason in README.md.',
      'A failing test stops the package.',
    ],
    pitfall: 'Asking for all sites at once: stores refuse it, people too.',
  }),
  plugin: (product) => ({
    name: `First package of ${product}`,
    goal: `A package of ${product} comes out of the workflow and runs in a clean installation of its host.`,
    steps: [
      'Build the package in the workflow.',
      'Install it by script into a clean host with example content.',
      'Remove it again. Nothing of it may stay but what its owner wants.',
    ],
    acceptance: [
      'A clean host runs it without errors.',
      'Updating keeps every setting.',
      'A failing test stops the package.',
    ],
    pitfall: 'Trying it in one version of the host only.',
  }),
  device: (product) => ({
    name: `First image of ${product}`,
    goal: `${product} starts by itself after power returns, and takes a signed update.`,
    steps: [
      'Run the program as a service that restarts by itself.',
      'Put hardware behind one interface. The simulator stands in for it in tests.',
      'Fetch a signed update, install it, fall back if it does not start.',
      'Define the safe state of everything that moves. Go there at start.',
    ],
    acceptance: [
      'Ten power cuts leave it running and its data whole.',
      'An unsigned update is refused.',
      'All tests pass against the simulator.',
    ],
    pitfall: 'Trusting the clock before the network has set it.',
  }),
  onprem: (product) => ({
    ...server(product),
    name: `First installation of ${product}`,
    goal: `${product} installs on a test server without internet, and updates there without losing data.`,
    steps: [
      'Build one offline package in the workflow.',
      'Install it on a test server that has no internet.',
      'Run migrations in the update, after a backup by itself.',
      'Go back to the version before. Note the command.',
    ],
    acceptance: [
      'Somebody follows README.md on a bare server in 30 minutes.',
      'Nothing is fetched from outside.',
      'Updating keeps every row.',
    ],
  }),
};
