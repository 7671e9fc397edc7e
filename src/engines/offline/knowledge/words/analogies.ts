import { lazy } from '../../language/lazy.ts';

/** What people mean when they say "Uber for …": what such a product does, and what it does it with. */
export interface Analogy {
  /** Capabilities by id: the first two are the point of it, the others come with it. */
  capabilities: string[];
  /** What it keeps, when the idea names nothing of its own: "lesson" for Duolingo. */
  thing: string;
  /** Who offers there, where an idea names only those who come. */
  offers?: string;
}

const entries: [names: string, thing: string, capabilities: string][] = [
  ['uber lyft taskrabbit thumbtack', 'job', 'marketplace booking payments maps reviews'],
  ['doordash deliveroo instacart ubereats', 'order', 'ordering delivery-tracking payments catalogue'],
  ['booking.com opentable', 'place', 'booking payments reviews search'],
  ['airbnb vrbo turo', 'place', 'lending booking payments reviews search messaging'],
  ['splitwise tricount', 'expense', 'expense-splitting notifications'],
  ['mailchimp mailerlite', 'mailing', 'email-campaigns reports'],
  ['hubspot pipedrive', 'deal', 'sales-pipeline reminders'],
  ['gofundme kickstarter', 'cause', 'donations publishing payments'],
  ['zendesk freshdesk', 'request', 'help-desk answers'],
  ['typeform surveymonkey', 'form', 'forms reports'],
  ['clockify toggl', 'project', 'time-tracking reports'],
  ['life360', 'family', 'live-location notifications'],
  ['feedly', 'source', 'feeds search'],
  ['kahoot', 'quiz', 'quizzes multiplayer'],
  ['tinder bumble hinge', 'profile', 'matching messaging'],
  ['duolingo babbel memrise', 'lesson', 'learning streaks'],
  ['quizlet anki', 'card', 'learning sharing'],
  ['spotify soundcloud', 'track', 'catalogue recommendations subscriptions'],
  ['netflix', 'video', 'catalogue recommendations subscriptions'],
  ['youtube tiktok', 'video', 'publishing recommendations community'],
  ['linkedin', 'profile', 'community matching messaging'],
  ['facebook reddit', 'post', 'community notifications'],
  ['instagram pinterest', 'photo', 'community sharing'],
  ['twitter', 'post', 'community notifications'],
  ['shopify', 'product', 'catalogue ordering payments inventory'],
  ['etsy ebay vinted depop craigslist', 'listing', 'marketplace payments reviews search'],
  ['amazon', 'product', 'catalogue ordering payments reviews'],
  ['notion evernote obsidian', 'page', 'documents search sharing'],
  ['wikipedia', 'article', 'publishing search'],
  ['airtable', 'record', 'records reports'],
  ['strava', 'activity', 'measurements community streaks'],
  ['myfitnesspal', 'meal', 'measurements reports'],
  ['goodreads letterboxd', 'review', 'catalogue reviews recommendations'],
  ['yelp tripadvisor', 'place', 'reviews search maps'],
  ['slack discord whatsapp', 'conversation', 'messaging notifications teams'],
  ['trello asana jira linear', 'task', 'planning teams notifications'],
  ['github gitlab', 'project', 'documents issues teams'],
  ['canva figma', 'design', 'documents sharing'],
  ['calendly', 'meeting', 'booking calendar-sync reminders'],
  ['zapier ifttt', 'workflow', 'automation public-api'],
  ['stripe', 'payment', 'payments public-api'],
  ['mailchimp substack', 'newsletter', 'publishing subscriptions'],
  ['patreon onlyfans', 'membership', 'subscriptions publishing'],
  ['kickstarter gofundme', 'campaign', 'payments publishing'],
  ['eventbrite meetup', 'event', 'booking payments notifications'],
  ['salesforce hubspot', 'contact', 'records reports'],
  ['docusign', 'document', 'signatures documents'],
  ['splitwise', 'expense', 'payments reports'],
  ['zillow rightmove', 'listing', 'search maps'],
  ['waze', 'report', 'maps alerts'],
  ['headspace calm', 'session', 'streaks reminders'],
  ['chatgpt', 'answer', 'answers assistant'],
];

/** Where one side lets what the other takes for a time. */
const HOSTED = new Set(['airbnb', 'vrbo', 'turo']);

/** By the company's name, lower case. */
export const analogies = lazy(
  (): ReadonlyMap<string, Analogy> =>
    new Map(
      entries.flatMap(([names, thing, capabilities]) =>
        names.split(' ').map((name): [string, Analogy] => {
          const offers = HOSTED.has(name) ? { offers: 'host' } : {};
          return [name, { thing, capabilities: capabilities.split(' '), ...offers }];
        }),
      ),
    ),
);
