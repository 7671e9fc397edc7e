import { technologiesOf } from './technologies.ts';

/** A thing people rule out, how they call it, and what would break the promise. Patterns are sources, read without case. */
export interface Forbiddable {
  subject: string;
  called: string;
  /** What the names of parts, features and prompts must not hold. */
  words: string;
  technologies: readonly string[];
  /** Node types of the architecture that break the promise by themselves. */
  nodeTypes: readonly string[];
}

const forbiddable = (subject: string, called: string, rest: Partial<Forbiddable>): Forbiddable => ({
  subject,
  called,
  words: '',
  technologies: [],
  nodeTypes: [],
  ...rest,
});

const UI_FRAMEWORKS = [...technologiesOf('ui'), ...technologiesOf('web framework')];

/** Only what a plan can be checked for; "no hassle" and "no paperwork" are wishes, not constraints. */
export const FORBIDDABLE: readonly Forbiddable[] = [
  forbiddable('blockchain', 'blockchains?|crypto(?:currency|currencies)?|web3|nfts?', {
    words: 'blockchain|web3|crypto(?:currency|currencies)?|nfts?|smart contracts?|on-chain',
    technologies: technologiesOf('chain'),
  }),
  forbiddable(
    'JavaScript frameworks',
    '(?:javascript|js|front-?end|client-side|spa) frameworks?|spas?|single[- ]page apps?',
    { words: '(?:javascript|js|spa) framework', technologies: UI_FRAMEWORKS },
  ),
  forbiddable('JavaScript', 'javascript|client-side javascript|js', {
    words: 'client-side javascript',
    technologies: ['JavaScript', 'jQuery', 'Alpine.js', ...UI_FRAMEWORKS],
  }),
  forbiddable('AI', 'ai|artificial intelligence|machine learning|llms?|generative ai|chatgpt', {
    words: 'ai|llms?|machine learning|artificial intelligence|language models?',
    technologies: technologiesOf('model'),
    nodeTypes: ['ai'],
  }),
  forbiddable('passwords', 'passwords?', { words: 'passwords?' }),
  forbiddable(
    'login',
    'log-?ins?|logging in|sign-?ups?|sign-?ins?|registrations?|(?:user )?accounts?|authentication|account creation',
    {
      words: 'log-?in|sign-?up|sign-?in|log in|sign up|sign in|registration|user accounts?|passwords?',
      technologies: technologiesOf('identity'),
      nodeTypes: ['auth'],
    },
  ),
  forbiddable('ads', 'ads?|adverts?|advertising|advertisements?', {
    words: 'ads|adverts?|advertising|advertisements?|adsense|admob|ad network|ad server|banner ads?',
  }),
  forbiddable('tracking', 'tracking|trackers?|analytics|telemetry|third[- ]party cookies|cookies', {
    words: 'google analytics|mixpanel|amplitude|hotjar|facebook pixel|meta pixel|tracking pixels?|telemetry',
  }),
  forbiddable('cloud', '(?:the |public )?cloud(?: services?| hosting| providers?)?', {
    words: 'public cloud|cloud functions?',
    technologies: ['AWS', 'Google Cloud', 'Azure', 'Cloudflare', 'Vercel', 'Netlify', 'Heroku', 'Firebase', 'Supabase'],
  }),
  forbiddable('database', 'databases?', { technologies: technologiesOf('database'), nodeTypes: ['database'] }),
  forbiddable('backend', 'back-?ends?|servers?|server side', { nodeTypes: ['backend'] }),
  forbiddable('subscription', 'subscriptions?|subscription fees?|monthly fees?|recurring fees?|recurring payments?', {
    words: 'subscriptions?|recurring billing',
  }),
  forbiddable('payments', '(?:online |in-app )?payments?|in-app purchases?|payment processing', {
    words: 'checkout|in-app purchases?|card payments?|online payments?',
    technologies: technologiesOf('payment'),
  }),
  forbiddable('microservices', 'micro-?services?', { words: 'micro-?services?' }),
  forbiddable('app to install', '(?:native |mobile )apps?|app stores?|app downloads?|apps? to (?:install|download)', {
    words: '(?:native|mobile|ios|android|iphone) app|app store',
    technologies: [...technologiesOf('mobile'), ...technologiesOf('native mobile')],
  }),
  forbiddable('SMS', 'sms|text messages?', { words: 'sms|text messages?|twilio' }),
  forbiddable('external services', '(?:third[- ]party|external) (?:services?|apis?|dependencies)|third parties', {
    nodeTypes: ['external'],
  }),
];

/** A place that data or service is bound to: the names that show a plan kept to it. The first is how it is called. */
export const REGIONS: readonly (readonly string[])[] = [
  [
    'EU',
    'European Union',
    'Europe',
    'European',
    'EEA',
    'Frankfurt',
    'Dublin',
    'Paris',
    'Amsterdam',
    'Stockholm',
    'Germany',
    'France',
    'Netherlands',
    'Ireland',
    'Finland',
    'Helsinki',
  ],
  [
    'Germany',
    'Deutschland',
    'German',
    'Frankfurt',
    'Berlin',
    'Nuremberg',
    'Nürnberg',
    'Falkenstein',
    'Munich',
    'eu-central-1',
  ],
  ['France', 'French', 'Paris', 'Marseille', 'Gravelines', 'eu-west-3'],
  ['UK', 'United Kingdom', 'Britain', 'British', 'England', 'London', 'eu-west-2'],
  ['US', 'USA', 'United States', 'America', 'American', 'Virginia', 'Ohio', 'Oregon', 'us-east-1', 'us-west-2'],
  ['Canada', 'Canadian', 'Montreal', 'Toronto', 'ca-central-1'],
  ['India', 'Indian', 'Mumbai', 'Hyderabad', 'Bangalore', 'ap-south-1'],
  ['Switzerland', 'Swiss', 'Zurich', 'Zürich', 'Geneva', 'eu-central-2'],
  ['Austria', 'Austrian', 'Vienna'],
  ['Netherlands', 'Dutch', 'Amsterdam', 'Holland'],
  ['Spain', 'Spanish', 'Madrid', 'eu-south-2'],
  ['Italy', 'Italian', 'Milan', 'eu-south-1'],
  ['Poland', 'Polish', 'Warsaw'],
  ['Sweden', 'Swedish', 'Stockholm', 'eu-north-1'],
  ['Norway', 'Norwegian', 'Oslo'],
  ['Denmark', 'Danish', 'Copenhagen'],
  ['Finland', 'Finnish', 'Helsinki'],
  ['Ireland', 'Irish', 'Dublin', 'eu-west-1'],
  ['Australia', 'Australian', 'Sydney', 'Melbourne', 'ap-southeast-2'],
  ['New Zealand', 'Auckland'],
  ['Japan', 'Japanese', 'Tokyo', 'Osaka', 'ap-northeast-1'],
  ['South Korea', 'Korea', 'Korean', 'Seoul'],
  ['Singapore', 'ap-southeast-1'],
  ['Indonesia', 'Indonesian', 'Jakarta'],
  ['Brazil', 'Brazilian', 'São Paulo', 'Sao Paulo', 'sa-east-1'],
  ['Mexico', 'Mexican', 'Querétaro'],
  ['Nigeria', 'Nigerian', 'Lagos'],
  ['Kenya', 'Kenyan', 'Nairobi'],
  ['South Africa', 'South African', 'Cape Town', 'Johannesburg', 'af-south-1'],
  ['UAE', 'United Arab Emirates', 'Dubai'],
  ['China', 'Chinese', 'Beijing', 'Shanghai'],
];

/** Where the product has to run: how people ask for it, and the names that show a plan kept to it. */
export const PLATFORMS: readonly { platform: string; asked: string; names: readonly string[] }[] = [
  {
    platform: 'iOS',
    asked: '(?:ios|iphone|ipad) app',
    names: ['iOS', 'iPhone', 'iPad', 'SwiftUI', 'React Native', 'Flutter'],
  },
  {
    platform: 'Android',
    asked: 'android app',
    names: ['Android', 'Kotlin', 'Jetpack Compose', 'React Native', 'Flutter'],
  },
  {
    platform: 'mobile app',
    asked: 'mobile app',
    names: ['mobile', 'iOS', 'Android', 'React Native', 'Flutter', 'PWA'],
  },
  { platform: 'Chrome extension', asked: 'chrome extension', names: ['Chrome', 'browser extension', 'extension'] },
  { platform: 'browser extension', asked: '(?:browser|firefox) (?:extension|add-?on)', names: ['extension', 'add-on'] },
  { platform: 'Telegram', asked: 'telegram (?:bot|mini app)', names: ['Telegram'] },
  { platform: 'WhatsApp', asked: 'whatsapp (?:bot|chatbot)', names: ['WhatsApp'] },
  { platform: 'Slack', asked: 'slack (?:bot|app)', names: ['Slack'] },
  { platform: 'Discord', asked: 'discord (?:bot|app)', names: ['Discord'] },
  {
    platform: 'command line',
    asked: '(?:command[- ]line|cli) (?:tool|app|program)|terminal app',
    names: ['command line', 'command-line', 'CLI', 'terminal'],
  },
  { platform: 'desktop', asked: 'desktop (?:app|application|program)', names: ['desktop', 'Electron', 'Tauri'] },
  {
    platform: 'VS Code',
    asked: '(?:vs ?code|visual studio code) extension',
    names: ['VS Code', 'Visual Studio Code', 'VSCode'],
  },
  { platform: 'Shopify', asked: 'shopify (?:app|plug-?in)', names: ['Shopify'] },
  { platform: 'WordPress', asked: 'wordpress plug-?in', names: ['WordPress'] },
  { platform: 'Raspberry Pi', asked: '(?:on|for) a raspberry pi', names: ['Raspberry Pi'] },
];
