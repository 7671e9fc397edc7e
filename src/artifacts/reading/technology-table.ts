/** Groups whose members stand in for one another: a plan that chose one of them and names another contradicts itself. */
export const RIVAL_GROUPS = new Set([
  'database',
  'ui',
  'web framework',
  'mobile',
  'server framework',
  'orm',
  'queue',
  'cache',
  'identity',
  'unit tests',
  'browser tests',
]);

/** Name, spellings as the source of a pattern, and what choosing it brings along. */
type TechnologyRow = readonly [name: string, spellings: string, brings?: string];
type TechnologyGroup = readonly [group: string, rows: readonly TechnologyRow[]];

/** The technologies that plans name, by group. */
// Spellings are case-sensitive and exact, because many of these names are also plain words ("react to", "express").
export const TECHNOLOGY_TABLE: readonly TechnologyGroup[] = [
  [
    'database',
    [
      ['PostgreSQL', 'PostgreSQL|Postgresql|postgresql|Postgres|postgres|POSTGRES'],
      ['MySQL', 'MySQL|mysql|Mysql'],
      ['MariaDB', 'MariaDB|mariadb'],
      ['MongoDB', 'MongoDB|mongodb|Mongodb|Mongo|MongoDb'],
      ['SQLite', 'SQLite|sqlite|Sqlite|sqlite3'],
      ['DynamoDB', 'DynamoDB'],
      ['Firestore', 'Firestore'],
      ['CockroachDB', 'CockroachDB'],
      ['SQL Server', 'SQL Server|MSSQL'],
      ['Cassandra', 'Cassandra'],
    ],
  ],
  [
    'ui',
    [
      ['React', 'React(?! [Nn]ative)(?! to\\b)|React\\.js|ReactJS|react\\.js'],
      ['Vue', 'Vue|Vue\\.js|VueJS'],
      ['Svelte', 'Svelte'],
      ['Angular', 'Angular|AngularJS'],
      ['SolidJS', 'SolidJS|Solid\\.js'],
      ['Preact', 'Preact'],
      ['Ember', 'Ember\\.js'],
    ],
  ],
  [
    'web framework',
    [
      ['Next.js', 'Next\\.js|NextJS|Nextjs', 'React'],
      ['Nuxt', 'Nuxt|Nuxt\\.js', 'Vue'],
      ['SvelteKit', 'SvelteKit|Sveltekit', 'Svelte'],
      ['Remix', 'Remix(?= app| framework| routes?| on|,)', 'React'],
      ['Gatsby', 'Gatsby', 'React'],
    ],
  ],
  [
    'mobile',
    [
      ['React Native', 'React Native|React native|Expo(?= app| SDK| Go| Router|,|\\.|$)', 'React'],
      ['Flutter', 'Flutter'],
      ['Ionic', 'Ionic'],
    ],
  ],
  [
    'native mobile',
    [
      ['SwiftUI', 'SwiftUI'],
      ['Jetpack Compose', 'Jetpack Compose'],
    ],
  ],
  [
    'server framework',
    [
      ['Express', 'Express\\.js|ExpressJS|Express(?= server| app| API| router| middleware)'],
      ['Fastify', 'Fastify|fastify'],
      ['NestJS', 'NestJS|Nest\\.js'],
      ['Hono', 'Hono'],
      ['Koa', 'Koa'],
      ['Django', 'Django'],
      ['FastAPI', 'FastAPI'],
      ['Flask', 'Flask'],
      ['Rails', 'Ruby on Rails|Rails'],
      ['Laravel', 'Laravel'],
      ['Symfony', 'Symfony'],
      ['Spring Boot', 'Spring Boot'],
      ['ASP.NET', 'ASP\\.NET'],
      ['Phoenix', 'Phoenix LiveView|Phoenix [Ff]ramework|Elixir/Phoenix'],
    ],
  ],
  [
    'orm',
    [
      ['Prisma', 'Prisma'],
      ['Drizzle', 'Drizzle'],
      ['Kysely', 'Kysely'],
      ['TypeORM', 'TypeORM'],
      ['Sequelize', 'Sequelize'],
      ['Mongoose', 'Mongoose'],
      ['SQLAlchemy', 'SQLAlchemy'],
    ],
  ],
  [
    'queue',
    [
      ['RabbitMQ', 'RabbitMQ'],
      ['Kafka', 'Kafka'],
      ['SQS', 'SQS'],
      ['BullMQ', 'BullMQ'],
      ['NATS', 'NATS'],
      ['Celery', 'Celery'],
      ['Sidekiq', 'Sidekiq'],
      ['pg-boss', 'pg-boss|pgboss'],
    ],
  ],
  [
    'cache',
    [
      ['Redis', 'Redis|redis'],
      ['Memcached', 'Memcached|memcached'],
      ['Valkey', 'Valkey'],
    ],
  ],
  [
    'identity',
    [
      ['Auth0', 'Auth0'],
      ['Clerk', 'Clerk(?= auth| SDK| middleware|,|\\.|$)'],
      ['Cognito', 'Cognito'],
      ['Keycloak', 'Keycloak'],
      ['Okta', 'Okta'],
      ['Firebase Auth', 'Firebase Auth(?:entication)?'],
      ['Supabase Auth', 'Supabase Auth'],
      ['WorkOS', 'WorkOS'],
    ],
  ],
  [
    'unit tests',
    [
      ['Vitest', 'Vitest|vitest'],
      ['Jest', 'Jest|jest(?= test|\\.config)'],
      ['Mocha', 'Mocha'],
    ],
  ],
  [
    'browser tests',
    [
      ['Playwright', 'Playwright'],
      ['Cypress', 'Cypress'],
    ],
  ],
  [
    'language',
    [
      ['TypeScript', 'TypeScript|Typescript'],
      ['JavaScript', 'JavaScript|Javascript'],
      ['Python', 'Python'],
      [
        'Go',
        'Golang|(?<=(?:written|built|build|backend|server|service) (?:in|with) )Go|Go(?= 1\\.|,? (?:backend|server|service|API|binary|modules?))',
      ],
      ['Rust', 'Rust'],
      ['Java', 'Java'],
      ['Kotlin', 'Kotlin'],
      ['Swift', 'Swift(?!UI)'],
      ['Ruby', 'Ruby(?! on)'],
      ['PHP', 'PHP'],
      ['C#', 'C#'],
      ['C++', 'C\\+\\+'],
      ['Elixir', 'Elixir'],
      ['Scala', 'Scala'],
      ['Haskell', 'Haskell'],
      ['Clojure', 'Clojure'],
      ['COBOL', 'COBOL'],
    ],
  ],
  [
    'runtime',
    [
      ['Node.js', 'Node\\.js|NodeJS|Nodejs|Node(?= \\d|,|$)'],
      ['Deno', 'Deno'],
      ['Bun', 'Bun(?= \\d| runtime| server)'],
    ],
  ],
  [
    'platform',
    [
      ['Supabase', 'Supabase'],
      ['Firebase', 'Firebase(?! Auth)'],
      ['AWS', 'AWS|Amazon Web Services'],
      ['Google Cloud', 'Google Cloud|GCP'],
      ['Azure', 'Azure'],
      ['Cloudflare', 'Cloudflare'],
      ['Vercel', 'Vercel'],
      ['Netlify', 'Netlify'],
      ['Heroku', 'Heroku'],
      ['Fly.io', 'Fly\\.io'],
      ['Hetzner', 'Hetzner'],
      ['DigitalOcean', 'DigitalOcean'],
      ['Kubernetes', 'Kubernetes|kubernetes|K8s|k8s'],
      ['Docker', 'Docker|docker'],
      ['WordPress', 'WordPress'],
      ['Strapi', 'Strapi'],
    ],
  ],
  [
    'style',
    [
      ['Tailwind CSS', 'Tailwind|TailwindCSS'],
      ['Bootstrap', 'Bootstrap(?= \\d|,| CSS| theme| components?)'],
      ['HTMX', 'HTMX|htmx'],
      ['Alpine.js', 'Alpine\\.js'],
      ['jQuery', 'jQuery'],
    ],
  ],
  [
    'payment',
    [
      ['Stripe', 'Stripe'],
      ['PayPal', 'PayPal'],
      ['Razorpay', 'Razorpay'],
      ['Adyen', 'Adyen'],
      ['Mollie', 'Mollie'],
      ['Paddle', 'Paddle(?= checkout| billing| API| webhook)'],
    ],
  ],
  [
    'model',
    [
      ['OpenAI', 'OpenAI|GPT-\\d|ChatGPT'],
      ['Anthropic', 'Anthropic|Claude'],
      ['Gemini', 'Gemini'],
      ['Mistral', 'Mistral'],
      ['Ollama', 'Ollama'],
      ['TensorFlow', 'TensorFlow'],
      ['PyTorch', 'PyTorch'],
    ],
  ],
  [
    'chain',
    [
      ['Ethereum', 'Ethereum'],
      ['Solana', 'Solana'],
      ['Hyperledger', 'Hyperledger'],
      ['Polygon', 'Polygon (?:chain|network)'],
    ],
  ],
];
