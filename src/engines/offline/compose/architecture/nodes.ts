import { demandsOf } from '../../design/demands-in.ts';
import { builtUses, type Design, type Use } from '../../design/design.ts';
import { isPaymentExcluded } from '../../design/excluded.ts';
import { namedIntegrations } from '../../design/named-integrations.ts';
import { servesLeft } from '../../design/serves-left.ts';
import { isShunned } from '../../design/shunned.ts';
import { say } from '../../design/slots.ts';
import { hostOf } from '../../knowledge/stack/hosts.ts';
import { type Service, services } from '../../knowledge/stack/services.ts';
import { pick } from '../../language/hash.ts';
import { titleCase } from '../../language/inflect.ts';
import { toldHere } from '../features/struck.ts';
import type { Stack } from '../stack/choices.ts';
import { onWindows } from '../stack/stack.ts';
import { drawBase, platformOfChat } from './base-nodes.ts';
import { callsOf, isCutOff, isSpoken, placed } from './calls.ts';
import type { Graph } from './graph.ts';
import { addIntegrations } from './integrations.ts';
import { modelOfTenant } from './model-of-tenant.ts';
import { allowedFor, inItsRegion, isOwn, signedOff } from './vendors-allowed.ts';

/** Needs that the main database or the program itself serves: they are described, and add no vendor. */
const INSIDE = new Set(['search', 'analytics', 'time-series', 'webhooks', 'realtime', 'queue', 'scheduler', 'pdf']);

/** The running parts and who calls whom, from the platform and what the uses bring. One connected graph without repeats. */
export function drawGraph(design: Design, stack: Stack): Graph {
  const graph: Graph = { nodes: [], edges: [], labels: new Map() };
  drawBase(design, stack, graph);
  for (const use of builtUses(design)) {
    for (const node of use.capability.nodes)
      if (TELLS.has(node.need) || servesLeft(node.label, node.does, use, design))
        addNode(use, node, design, stack, graph);
    for (const edge of use.capability.edges) addEdge(use, edge, graph, design);
  }
  addSignInMail(design, stack, graph);
  addIntegrations(design, graph);
  joinLoose(graph);
  return graph;
}

/** What carries word to people serves whatever has something to say. */
const TELLS = new Set(['email', 'push', 'sms', 'chat-platform']);

/** A mailed sign-in link needs somebody who delivers it. */
function addSignInMail(design: Design, stack: Stack, graph: Graph): void {
  const there = graph.nodes.some(({ label }) => label === 'Mail Delivery');
  const usual = services.email[stack.supply];
  const tech = allowedFor('email', '', usual, design) ?? usual;
  if (there || tech === 'none' || !/mailed/.test(stack.auth ?? '')) return;
  // One service carries all mail, whatever the rest of the plan calls it.
  const known = graph.nodes.find((one) => one.type === 'external' && one.tech === tech && /\bmail/i.test(one.label));
  if (!known)
    graph.nodes.push({ label: 'Mail Delivery', type: 'external', description: 'Delivers the sign-in links.', tech });
  const api = graph.labels.get('api');
  if (api)
    graph.edges.push({
      from: api,
      to: known?.label ?? 'Mail Delivery',
      protocol: stack.supply === 'own' ? 'SMTP' : 'HTTPS',
      purpose: 'send sign-in links',
    });
}

function addNode(use: Use, node: Use['capability']['nodes'][number], design: Design, stack: Stack, graph: Graph): void {
  const said = titleCase(say(node.label, use.slots, design.key));
  const isTold = node.need === 'email' && hasNoMail(design);
  const label = isTold ? 'Phone Notices' : placed(said, node.need, design);
  const key = `${use.capability.id}/${node.key}`;
  const service = services[isTold ? 'push' : node.need];
  const offered =
    stack.supply === 'cloud' && service.ways
      ? pick([service.cloud, ...service.ways], design.key + node.need)
      : service[stack.supply];
  const tech = offered.replace('the main database', stack.database);
  // A command is started by hand or by the system's clock: it has no parts that wait.
  if (design.understanding.platform === 'cli' && (node.type === 'queue' || node.type === 'cache')) return;
  const does = isTold
    ? 'Shows on the phone what is due, without a mail address.'
    : toldHere(say(node.does, use.slots, design.key), design);
  const vendor = nameFor(node.need, design) ?? fromHost(node.need, design);
  const named = vendor ? inItsRegion(vendor, design) : allowedFor(node.need, `${label} ${does}`, tech, design);
  if (tech === 'none' || isShunned(`${label} ${isSpoken(node.need, design) ? named : tech}`, design.understanding))
    return;
  if (MONEY.has(node.need) && takesNoMoney(design)) return;
  if (node.need === 'chat-platform' && !named && talksNowhere(design)) return;
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
    type:
      isOwn(named) && node.type === 'external'
        ? partOfProgram(design)
        : stack.supply === 'local' && node.type === 'external' && !named
          ? OF_SENSES[node.need]
            ? 'ai'
            : partOfProgram(design)
          : node.type === 'backend'
            ? partOfProgram(design)
            : node.type,
    description: does,
    tech: (named ?? tech) + place,
  });
  graph.labels.set(key, label);
}

/** Whoever signs in by name and PIN has given no address. */
const hasNoMail = ({ understanding }: Design) =>
  understanding.constraints.signIn === 'pin' &&
  !['mail', 'email', 'e-mail'].some((word) => understanding.grams.has(word));

/** Where people talk is ruled out by name, and no other place is named: "Slack is banned here". */
const talksNowhere = ({ understanding: { constraints, platform } }: Design) =>
  platform !== 'bot' && constraints.forbidden.some(({ slot }) => slot === 'chat');

const MONEY = new Set(['payments', 'payouts']);

/** Nobody pays in it: it is free for all, or payments are ruled out. */
const takesNoMoney = ({ understanding, uses }: Design) =>
  isPaymentExcluded(understanding) ||
  (understanding.constraints.free &&
    !uses.some(
      ({ capability, because }) => because === 'asked' && capability.nodes.some(({ need }) => MONEY.has(need)),
    ));

/** What is heard and seen by a model, on own machines. */
const OF_SENSES: Record<string, Service | undefined> = { speech: services.speech, vision: services.vision };

/** What a house with Windows servers has already. */
const ON_WINDOWS: Record<string, string> = {
  'file-storage': 'a folder on the file server of the house',
  cache: 'an in-memory cache of the server',
};

/** What reaches people from a bot comes where they talk with it. */
const SAID_IN_CHAT = new Set(['chat-platform', 'push', 'email', 'sms']);
const isMailedOrTexted = (need: string, { understanding: { grams } }: Design) =>
  need === 'sms' ? grams.has('sms') : need === 'email' && ['mail', 'email', 'e-mail'].some((word) => grams.has(word));

/** "Text messages. SMS. Not apps, not e-mail, SMS." */
const isTexted = ({ understanding: { idea, context, constraints } }: Design) =>
  /\bsms\b|\btext messages?\b/i.test(`${idea} ${context}`) &&
  constraints.without.some((phrase) => /^(?:apps?|app store|push|notifications?)$/.test(phrase)) &&
  !constraints.without.includes('sms');

/** What the host of a plug-in gives it, so that no second vendor is needed. */
function fromHost(need: string, design: Design): string | undefined {
  const { constraints } = design.understanding;
  if (design.understanding.platform === 'bot' && SAID_IN_CHAT.has(need) && !isMailedOrTexted(need, design))
    return platformOfChat(design);
  if (need === 'push' && isTexted(design)) return 'an SMS gateway over its API';
  if (need === 'sms') return callsOf(design);
  if (need === 'push' && isCutOff(design)) return 'notices on the open page, inside the network of the house';
  if (need === 'telemetry' && constraints.technologies.some(({ name }) => name === 'LoRaWAN'))
    return 'LoRaWAN gateways into an MQTT broker';
  if (need === 'llm' && constraints.without.some((phrase) => /\b(?:ai|ki|ia|llm)\b/.test(phrase)))
    return 'word lists and rules inside the program';
  if (need === 'embeddings' && constraints.without.some((phrase) => /\b(?:ai|ki|ia|llm)\b/.test(phrase)))
    return 'the full-text index of the database';
  const inTenant = need === 'llm' ? modelOfTenant(design) : undefined;
  if (inTenant) return inTenant;
  if (need === 'llm' && constraints.ownModel)
    return design.hosted ? 'Ollama on own hardware' : 'a small local model on the device';
  const heard = OF_SENSES[need];
  if (heard && constraints.ownModel) return design.hosted ? heard.own : heard.local;
  const store = demandsOf(design.understanding).find(({ category }) => category === 'Object storage')?.says;
  if (need === 'file-storage' && store) return store;
  if (
    need === 'file-storage' &&
    constraints.forbidden.some(({ name }) => name === 'AWS') &&
    design.hosted &&
    !signedOff(design)
  )
    return constraints.selfHosted ? 'MinIO on the own servers' : 'object storage of the hosting company';
  if (onWindows(design)) return ON_WINDOWS[need];
  const host = hostOf(design.understanding);
  if (!host || host.kind === 'local') return undefined;
  if (host.kind === 'embedded') return need === 'payments' && host.sells ? `billing of ${host.name}` : undefined;
  return { email: `the mail function of ${host.name}`, 'file-storage': `the media library of ${host.name}` }[need];
}

/** The vendor that the brief names for this need. */
function nameFor(need: string, design: Design): string | undefined {
  const { constraints, platform } = design.understanding;
  if (need === 'esign') return namedIntegrations(design).find(({ carries }) => carries === 'documents to sign')?.tech;
  const slot =
    need === 'payments' || need === 'payouts'
      ? 'payments'
      : need === 'llm' || need === 'embeddings'
        ? 'llm'
        : need === 'queue' || need === 'cache'
          ? 'queue'
          : need === 'chat-platform' && platform !== 'bot'
            ? 'chat'
            : undefined;
  return slot ? constraints.technologies.find((one) => one.slot === slot)?.name : undefined;
}

function addEdge(use: Use, edge: Use['capability']['edges'][number], graph: Graph, design: Design): void {
  const label = (key: string) => graph.labels.get(`${use.capability.id}/${key}`) ?? graph.labels.get(key);
  const to = label(edge.to);
  // No browser speaks to a cache: the server in front of it does.
  const isCache = graph.nodes.some((node) => node.label === to && node.type === 'cache');
  const from = label(isCache && edge.from === 'client' ? 'api' : edge.from);
  if (!from || !to || from === to || graph.edges.some((one) => one.from === from && one.to === to)) return;
  graph.edges.push({
    from,
    to,
    protocol: edge.protocol,
    purpose: lowerFirst(toldHere(say(edge.purpose, use.slots, design.key), design)),
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

/** A part inside a program on one machine; on a phone, and where a backend is ruled out, nothing is called one. */
const partOfProgram = ({ hosted, understanding: { constraints, platform } }: Design) =>
  (!hosted && platform === 'mobile') || constraints.without.some((phrase) => /\b(?:back-?end|server)s?\b/.test(phrase))
    ? 'frontend'
    : 'backend';
