import type { Architecture } from '../../../../artifacts/architecture.ts';
import { builtUses, type Design, mainThings } from '../../design/design.ts';
import { isProductHeart } from '../../design/product/heart.ts';
import { isShunned } from '../../design/shunned.ts';
import { hostOf } from '../../knowledge/stack/hosts.ts';
import { services } from '../../knowledge/stack/services.ts';
import { list } from '../../language/inflect.ts';
import type { Platform } from '../../understand/platform.ts';
import { byLink, hasLinkPages, LINK_PAGES } from '../link-pages.ts';
import type { Stack } from '../stack/choices.ts';
import type { Graph } from './graph.ts';
import { allowedFor } from './vendors-allowed.ts';

type Node = Architecture['nodes'][number];

/** Where a client keeps what it must have without signal; a page in a browser has IndexedDB. */
const LOCAL_COPY: Partial<Record<Platform, string>> = { mobile: 'SQLite', desktop: 'SQLite' };

/** What every product of a platform has, before any capability: program, store, sign-in, worker, and what it is built into. */
export function drawBase(design: Design, stack: Stack, graph: Graph): void {
  const { people, entities, product, understanding } = design;
  const main = list(mainThings(design, 3));
  const put = (key: string, node: Node) => {
    graph.nodes.push(node);
    graph.labels.set(key, node.label);
  };
  const join = (from: string, to: string, protocol: string, purpose: string) => {
    const [one, other] = [graph.labels.get(from), graph.labels.get(to)];
    if (one && other && one !== other) graph.edges.push({ from: one, to: other, protocol, purpose });
  };
  const onPhone = !design.hosted && (understanding.platform === 'web' || understanding.platform === 'mobile');
  const program = onPhone ? 'App' : PROGRAMS[understanding.platform];
  if (design.hosted && stack.client)
    put('client', {
      label: `${product.one} ${SCREENS[understanding.platform] ?? 'Web Client'}`,
      type: 'frontend',
      description: `Where ${people.user.many} work with ${main}${understanding.offline ? `, with a local copy in ${LOCAL_COPY[understanding.platform] ?? 'IndexedDB'} for work offline` : ''}.`,
      tech: stack.client,
    });
  put('api', {
    label: `${product.one} ${program}`,
    type: design.hosted || understanding.platform === 'cli' ? 'backend' : 'frontend',
    description: design.hosted
      ? `Holds every rule about ${main}. Nothing else writes them.`
      : `The whole ${product.noun}: reads input, applies the rules about ${main}, shows results.`,
    tech: stack.recipe.choice,
  });
  if (hasLinkPages(design))
    put('pages', {
      label: `${product.one} Link Pages`,
      type: 'frontend',
      description: `What ${byLink(design)} open from a link, without the app.`,
      tech: LINK_PAGES,
    });
  if (!design.hosted && stack.client && stack.client !== stack.recipe.choice) {
    put('view', {
      label: `${product.one} Panel`,
      type: 'frontend',
      description: `Shows ${main} to the ${people.user.one}.`,
      tech: stack.client,
    });
    join('view', 'api', 'messages inside the program', `read and change ${main}`);
  }
  put('db', {
    label: `${entities[0]?.one.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase()) ?? 'Main'} Store`,
    type: 'database',
    description: `Keeps ${list(entities.slice(0, 5).map((entity) => entity.many))}.`,
    tech: stack.database + (isSealed(design) ? ', encrypted on the device' : ''),
  });
  if (!graph.labels.has('client')) graph.labels.set('client', graph.labels.get('api') ?? '');
  join(
    'client',
    'api',
    design.understanding.platform === 'device'
      ? 'HTTP on the local network'
      : RENDERED.test(stack.client ?? '')
        ? 'HTTPS, HTML'
        : 'HTTPS, JSON',
    `read and change ${main}`,
  );
  join('pages', 'api', 'HTTPS, JSON', 'open and answer what one link is for');
  join('api', 'db', design.hosted ? 'SQL' : 'local calls', `store ${main}`);
  if (stack.auth) {
    put('auth', {
      label: `${people.user.name === people.keeper.name ? 'Account' : 'Accounts and'} Sign-in`,
      type: 'auth',
      description: `Knows each ${people.user.one} and ends sessions.`,
      tech: stack.auth,
    });
    join(
      'api',
      'auth',
      design.hosted ? 'function call' : 'local calls',
      `check who asks for ${entities[0]?.many ?? 'data'}`,
    );
  }
  const works = builtUses(design).some((use) =>
    use.capability.edges.some((edge) => [edge.from, edge.to].includes('worker')),
  );
  if (works && design.hosted) {
    put('worker', {
      label: 'Background Worker',
      type: 'backend',
      description: `Does what nobody should wait for: ${
        list(
          builtUses(design)
            .filter((use) => use.capability.edges.some((edge) => edge.from === 'worker'))
            .filter((use) => !isProductHeart(use.capability))
            .map((use) => use.capability.name)
            .slice(0, 3),
        ) || 'messages and files'
      }.`,
      tech: stack.recipe.choice,
    });
    join('worker', 'db', 'SQL', 'claim due work and store results');
  } else graph.labels.set('worker', graph.labels.get('api') ?? '');
  if (understanding.grams.has('sms') && design.hosted && !isShunned('sms', understanding)) {
    put('sms', {
      label: 'Text Message Gateway',
      type: 'external',
      description: `Carries short messages to ${people.customer?.many ?? people.user.many} and reports what did not arrive.`,
      tech: allowedFor('sms', '', services.sms.cloud, design) ?? services.sms.cloud,
    });
    join(graph.labels.has('worker') ? 'worker' : 'api', 'sms', 'HTTPS', 'send a message, receive its delivery state');
  }
  if (understanding.platform === 'bot') {
    const tech = platformOfChat(design);
    put('chat', {
      label: tech.replace(/ platform API$/, ' Platform'),
      type: 'external',
      description: `Carries the conversation with ${people.user.many}.`,
      tech,
    });
    join('chat', 'api', 'webhook over HTTPS', 'deliver each message once');
    join('api', 'chat', 'HTTPS', 'answer');
  }
  const host = hostOf(understanding);
  if (host?.kind === 'embedded') {
    put('host', {
      label: `${host.name} Platform`,
      type: 'external',
      description: `Shows the pages, tells of changes by webhook${host.sells ? ', and bills the app' : ''}.`,
      tech: `${host.name} API`,
    });
    join('host', 'api', 'signed webhooks over HTTPS', `tell of changes to ${main}`);
    join('api', 'host', 'HTTPS, JSON', `read and write what ${host.name} holds`);
  }
  if (understanding.platform === 'device') {
    const watches = understanding.constraints.without.includes('control');
    put('hardware', {
      label: watches ? 'Sensors' : 'Sensors and Actuators',
      type: 'external',
      description: `What the device measures${watches ? '' : ' and moves'}, behind one interface that has a simulator.`,
      tech: hardwareOf(design),
    });
    join('api', 'hardware', 'GPIO and I2C', watches ? 'read values' : 'read values and act');
  }
}

/** Pages that the server writes. */
const RENDERED = /^(?:htmx|Hotwire|Blade|LiveView|Blazor|Twig|Thymeleaf|Razor|Streamlit|Gradio|Dash|NiceGUI|Shiny)/;

/** Where people talk with a bot: "Discord platform API". */
export const platformOfChat = ({ understanding: { constraints } }: Design): string =>
  `${constraints.technologies.find((one) => one.slot === 'chat')?.name ?? 'Chat'} platform API`;

/** The board, and the radio that the idea names: "Raspberry Pi over LoRaWAN". */
function hardwareOf({ understanding: { constraints } }: Design): string {
  const board = constraints.technologies.find((one) => one.slot === 'device')?.name ?? 'GPIO, I2C and relays';
  return board + radioOf(constraints.technologies);
}

function radioOf(technologies: readonly { name: string }[]): string {
  const radio = technologies.find(({ name }) => RADIOS.has(name));
  return radio ? ` over ${radio.name}` : '';
}

const RADIOS = new Set(['LoRaWAN', 'Bluetooth']);

const PROGRAMS: Record<string, string> = {
  web: 'API',
  mobile: 'API',
  onprem: 'Application Server',
  bot: 'Bot Service',
  api: 'API',
  cli: 'Command',
  extension: 'Background Worker',
  desktop: 'Core',
  plugin: 'Plug-in',
  device: 'Controller',
};
const SCREENS: Record<string, string> = { mobile: 'Phone App', device: 'Local Page', onprem: 'Browser Client' };

/** Nobody but its owner can read what lies there. */
const isSealed = ({ hosted, uses }: Design) => !hosted && uses.some(({ capability }) => capability.id === 'vault');
