import type { Architecture } from '../../../../artifacts/architecture.ts';
import { type Design, mainThings, type Use } from '../../design/design.ts';
import { say } from '../../design/slots.ts';
import { hostOf } from '../../knowledge/stack/hosts.ts';
import { services } from '../../knowledge/stack/services.ts';
import { list, titleCase } from '../../language/inflect.ts';
import type { Stack } from '../stack/choices.ts';
import { onWindows } from '../stack/stack.ts';
import type { Graph } from './graph.ts';
import { addIntegrations } from './integrations.ts';

type Node = Architecture['nodes'][number];

/** Needs that the main database or the program itself serves: they are described, and add no vendor. */
const INSIDE = new Set(['search', 'analytics', 'time-series', 'webhooks', 'realtime', 'queue', 'scheduler', 'pdf']);

/** The running parts and who calls whom, from the platform and what the uses bring. One connected graph without repeats. */
export function drawGraph(design: Design, stack: Stack): Graph {
  const graph: Graph = { nodes: [], edges: [], labels: new Map() };
  base(design, stack, graph);
  for (const use of design.uses) {
    for (const node of use.capability.nodes) addNode(use, node, design, stack, graph);
    for (const edge of use.capability.edges) addEdge(use, edge, graph, design);
  }
  addIntegrations(design, graph);
  joinLoose(graph);
  return graph;
}

function base(design: Design, stack: Stack, graph: Graph): void {
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
      description: `Where ${people.user.many} work with ${main}${understanding.offline ? ', with a local copy for times without signal' : ''}.`,
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
    tech: stack.database,
  });
  if (!graph.labels.has('client')) graph.labels.set('client', graph.labels.get('api') ?? '');
  join(
    'client',
    'api',
    design.understanding.platform === 'device' ? 'HTTP on the local network' : 'HTTPS, JSON',
    `read and change ${main}`,
  );
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
  const works = design.uses.some((use) => use.capability.edges.some((edge) => [edge.from, edge.to].includes('worker')));
  if (works && design.hosted) {
    put('worker', {
      label: 'Background Worker',
      type: 'backend',
      description: `Does what nobody should wait for: ${
        list(
          design.uses
            .filter((use) => use.capability.edges.some((edge) => edge.from === 'worker'))
            .map((use) => use.capability.name)
            .slice(0, 3),
        ) || 'messages and exports'
      }.`,
      tech: stack.recipe.choice,
    });
    join('worker', 'db', 'SQL', 'claim due work and store results');
  } else graph.labels.set('worker', graph.labels.get('api') ?? '');
  if (understanding.grams.has('sms') && design.hosted) {
    put('sms', {
      label: 'Text Message Gateway',
      type: 'external',
      description: `Carries short messages to ${people.customer?.many ?? people.user.many} and reports what did not arrive.`,
      tech: services.sms.cloud,
    });
    join(graph.labels.has('worker') ? 'worker' : 'api', 'sms', 'HTTPS', 'send a message, receive its delivery state');
  }
  if (understanding.platform === 'bot') {
    const chat = understanding.constraints.technologies.find((one) => one.slot === 'chat')?.name ?? 'Chat';
    put('chat', {
      label: `${chat} Platform`,
      type: 'external',
      description: `Carries the conversation with ${people.user.many}.`,
      tech: `${chat} platform API`,
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
    put('hardware', {
      label: 'Sensors and Actuators',
      type: 'external',
      description: 'What the device measures and moves, behind one interface that has a simulator.',
      tech: hardwareOf(design),
    });
    join('api', 'hardware', 'GPIO and I2C', 'read values and act');
  }
}

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

function addNode(use: Use, node: Use['capability']['nodes'][number], design: Design, stack: Stack, graph: Graph): void {
  const label = titleCase(say(node.label, use.slots, design.key));
  const key = `${use.capability.id}/${node.key}`;
  const service = services[node.need];
  const tech =
    INSIDE.has(node.need) && stack.supply === 'cloud'
      ? service.cloud.replace('the main database', stack.database)
      : service[stack.supply].replace('the main database', stack.database);
  if (tech === 'none') return;
  const named = nameFor(node.need, design) ?? fromHost(node.need, design);
  const same =
    graph.nodes.find((one) => one.label.toLowerCase() === label.toLowerCase()) ??
    graph.nodes.find((one) => one.type === node.type && one.tech === (named ?? tech) && !INSIDE.has(node.need));
  if (same) {
    graph.labels.set(key, same.label);
    return;
  }
  const place =
    stack.supply === 'cloud' && node.need === 'file-storage' && design.understanding.constraints.laws.includes('EU')
      ? ' in an EU region'
      : '';
  graph.nodes.push({
    label,
    type: stack.supply === 'local' && node.type === 'external' && !named ? 'backend' : node.type,
    description: say(node.does, use.slots, design.key),
    tech: (named ?? tech) + place,
  });
  graph.labels.set(key, label);
}

/** What a house with Windows servers has already. */
const ON_WINDOWS: Record<string, string> = {
  'file-storage': 'a folder on the file server of the house',
  cache: 'an in-memory cache of the server',
};

/** What the host of a plug-in gives it, so that no second vendor is needed. */
function fromHost(need: string, design: Design): string | undefined {
  const { constraints } = design.understanding;
  if (need === 'telemetry' && constraints.technologies.some(({ name }) => name === 'LoRaWAN'))
    return 'LoRaWAN gateways into an MQTT broker';
  if (need === 'llm' && constraints.without.some((phrase) => /\b(?:ai|ki|ia|llm)\b/.test(phrase)))
    return 'word lists and rules inside the program';
  if (need === 'llm' && constraints.ownModel)
    return design.hosted ? 'Ollama on own hardware' : 'a small local model on the device';
  if (need === 'file-storage' && constraints.forbidden.some(({ name }) => name === 'AWS') && design.hosted)
    return 'object storage of the hosting company';
  if (onWindows(design)) return ON_WINDOWS[need];
  const host = hostOf(design.understanding);
  if (!host || host.kind === 'local') return undefined;
  if (host.kind === 'embedded') return need === 'payments' && host.sells ? `billing of ${host.name}` : undefined;
  return { email: `the mail function of ${host.name}`, 'file-storage': `the media library of ${host.name}` }[need];
}

/** The vendor that the brief names for this need. */
function nameFor(need: string, { understanding: { constraints } }: Design): string | undefined {
  const slot =
    need === 'payments' || need === 'payouts'
      ? 'payments'
      : need === 'llm' || need === 'embeddings'
        ? 'llm'
        : need === 'queue' || need === 'cache'
          ? 'queue'
          : need === 'chat-platform'
            ? 'chat'
            : undefined;
  return slot ? constraints.technologies.find((one) => one.slot === slot)?.name : undefined;
}

function addEdge(use: Use, edge: Use['capability']['edges'][number], graph: Graph, design: Design): void {
  const label = (key: string) => graph.labels.get(`${use.capability.id}/${key}`) ?? graph.labels.get(key);
  const [from, to] = [label(edge.from), label(edge.to)];
  if (!from || !to || from === to || graph.edges.some((one) => one.from === from && one.to === to)) return;
  graph.edges.push({
    from,
    to,
    protocol: edge.protocol,
    purpose: lowerFirst(say(edge.purpose, use.slots, design.key)),
  });
}

const lowerFirst = (text: string) => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** A node that no edge reached (its partner does not exist on this platform) hangs on the program that uses it. */
function joinLoose(graph: Graph): void {
  const main = graph.labels.get('api') ?? graph.nodes[0]?.label ?? '';
  const reached = new Set([main]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const { from, to } of graph.edges) {
      if (reached.has(from) === reached.has(to)) continue;
      reached.add(from).add(to);
      grown = true;
    }
  }
  for (const node of graph.nodes) {
    if (reached.has(node.label)) continue;
    graph.edges.push({
      from: main,
      to: node.label,
      protocol: node.type === 'external' ? 'HTTPS' : 'function call',
      purpose: node.description.replace(/\.$/, '').slice(0, 80).toLowerCase(),
    });
    reached.add(node.label);
  }
}
