import type { Capability } from '../knowledge/schema.ts';
import type { Understanding } from '../understand/understand.ts';
import { likelihoods } from './likelihood.ts';
import { named } from './match.ts';

/** Needs a model, and the idea wants none. */
export function needsModel({ nodes }: Pick<Capability, 'nodes'>, { constraints: { without } }: Understanding): boolean {
  return without.some((phrase) => /\b(ai|ki|ia|llm)\b/.test(phrase)) && nodes.some(({ type }) => type === 'ai');
}

/**
 * Excluded by the idea: "no payments", "without user accounts". What is said of a detail ("no sniping", "no consecutive
 * shifts") excludes only what nothing else in the idea speaks for.
 */
export function isExcluded(capability: Pick<Capability, 'id'>, understanding: Understanding): boolean {
  const { without } = understanding.constraints;
  if (without.length === 0 || (capability.id === 'accounts' && namesSignIn(understanding))) return false;
  if (without.some((phrase) => isRuledOut(capability, phrase))) return true;
  return (
    (likelihoods(understanding).get(capability.id) ?? 0) < 0 && without.some((phrase) => isTouched(capability, phrase))
  );
}

/** The phrase is what people call the capability, with or without a word that means any of its kind: "user accounts". */
export function isRuledOut({ id }: Pick<Capability, 'id'>, phrase: string): boolean {
  if (VENDORS.test(phrase)) return false;
  const said = [id, ...(EXCLUDES[id] ?? [])];
  const rest = phrase.split(' ').filter((word) => !ANY_OF_IT.has(word));
  return said.includes(phrase) || (rest.length === 1 && rest.some((word) => isCalled(said, word)));
}

const isCalled = (said: readonly string[], word: string) =>
  said.includes(word) || said.includes(word.replace(/s$/, ''));

const ANY_OF_IT = new Set(
  'user customer client guest online card credit digital real in-app push email any more extra other new separate own personal cloud data human manual'.split(
    ' ',
  ),
);

/** The phrase speaks of the capability somewhere. */
function isTouched({ id }: Pick<Capability, 'id'>, phrase: string): boolean {
  if (VENDORS.test(phrase)) return false;
  const said = [id, ...(EXCLUDES[id] ?? [])];
  const words = phrase.split(' ');
  return (
    words.some((word) => isCalled(said, word)) ||
    named([phrase, ...words, ...words.map((word) => word.replace(/s$/, ''))]).has(id)
  );
}

/** Whose service is ruled out, not what it is for: "no Google Maps". */
const VENDORS = /\b(?:google|apple|facebook|meta|amazon|microsoft|paypal|stripe|whatsapp|telegram|slack|zoom)\b/;

/** "Residents need no login, staff sign in with Entra ID": some do sign in. */
const namesSignIn = ({ constraints: { signIn, technologies } }: Understanding) =>
  signIn !== undefined || technologies.some(({ slot }) => slot === 'auth');

/** Whoever builds it must not take money over it. */
export const isPaymentExcluded = ({ constraints: { without } }: Understanding) =>
  without.some((phrase) =>
    /^(?:(?:online|card|credit|digital|in-app|real) )*(?:payments?|money moves|checkout)$/.test(phrase),
  );

/** "No real money moves": it is only counted. */
const NO_MONEY = ['real money', 'real money moves', 'money moves', 'money changes hands'];

/** What people say when they mean that a product must not do this. */
const EXCLUDES: Record<string, string[]> = {
  accounts: [
    'account',
    'login',
    'log-in',
    'signup',
    'sign-up',
    'sign-in',
    'signin',
    'registration',
    'anmeldung',
    'konto',
    'cuenta',
    'conta',
    'compte',
    'sign',
    'registrierung',
    'registrieren',
    'register',
    'anmelden',
    'registro',
    'registrarse',
    'cadastro',
    'inscription',
    'registrazione',
    'registratie',
    'rejestracja',
  ],
  assistant: ['ai', 'llm', 'chatbot', 'ki', 'ia'],
  answers: ['ai', 'llm', 'chatbot', 'ki', 'ia', 'language model'],
  recommendations: ['ai', 'algorithm', 'recommendation'],
  notifications: ['notification', 'spam'],
  reminders: ['notification', 'reminder'],
  payments: ['payment', 'checkout', 'fee', ...NO_MONEY],
  subscriptions: ['subscription', 'abo', 'payment'],
  escrow: ['payment', 'escrow'],
  donations: ['donation', 'payment', ...NO_MONEY],
  streaks: ['gamification', 'streak', 'point', 'badge'],
  loyalty: ['gamification', 'point', 'leaderboard', 'loyalty', 'reward'],
  'chat-commands': ['chat', 'messages'],
  community: ['social', 'feed', 'social network', 'comment', 'forum'],
  telemetry: ['telemetry', 'tracking'],
  photos: ['photo', 'picture', 'image', 'foto'],
  quizzes: ['quiz', 'theory question', 'question bank'],
  'video-calls': ['camera', 'video', 'videocall'],
  reports: ['analytics'],
  scoring: ['score'],
  tournaments: ['ranking', 'leaderboard'],
  control: ['control', 'switching', 'actuator'],
  reviews: ['rating', 'review'],
  'offline-sync': ['sync', 'synchronisation', 'synchronization', 'cloud sync'],
  sharing: ['sharing', 'share'],
  messaging: ['chat', 'message', 'messaging'],
  maps: ['gps', 'map', 'location'],
  booking: ['appointment', 'booking', 'reservation'],
  voice: ['ai', 'llm', 'ki', 'ia'],
  transcription: ['ai', 'llm', 'ki', 'ia'],
  translation: ['deepl', 'machine translation', 'google translate'],
};
