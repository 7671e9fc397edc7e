import type { Recipe } from './recipes.ts';

type Differs = Partial<Pick<Recipe, 'choice' | 'test' | 'setup' | 'commands' | 'pitfall'>>;

/** Frameworks that are worked with like one that has a recipe: what differs from it, by the name of the technology. */
export const relatives: Record<string, Differs> = {
  Express: {
    choice: 'Express on Node.js with TypeScript',
    pitfall: 'An async handler whose error nobody passes on: the request then hangs. Wrap them once.',
  },
  Hono: {
    choice: 'Hono on Node.js with TypeScript',
    pitfall: 'Reading the body twice: a middleware that has read it hands it on.',
  },
  Bun: {
    choice: 'Hono on Bun with TypeScript',
    test: 'bun test',
    setup: 'a Bun workspace (api/, web/) in strict TypeScript',
    commands: 'bun run dev, bun test, bunx biome check',
    pitfall: 'A package that leans on parts of Node.js which Bun lacks: try each before it is built upon.',
  },
  Deno: {
    choice: 'Hono on Deno with TypeScript',
    test: 'deno test',
    setup: 'a Deno workspace (api/, web/) with one lock file',
    commands: 'deno task dev, deno test, deno lint',
    pitfall: 'Permissions given wholesale: name hosts, files and variables in deno.json.',
  },
  Flask: {
    choice: 'Flask with Python',
    setup: 'api/ with Flask, SQLAlchemy, uv and Alembic, and web/ beside it',
    commands: 'uv run flask run --debug, uv run pytest, uv run ruff check',
    pitfall: 'State in module variables: several workers then know different things.',
  },
  Gin: {
    choice: 'Go server on Gin',
    pitfall: 'A context of Gin used after the handler has returned: copy it for goroutines.',
  },
  Actix: { choice: 'Actix Web with Rust' },
  Quarkus: {
    choice: 'Quarkus with Java',
    setup: 'one Quarkus application with a package an area, Flyway migrations, and web/ beside it',
    commands: './gradlew quarkusDev, ./gradlew test, ./gradlew check',
    pitfall: 'Blocking work on the event loop: mark the endpoint as blocking, or answer with a Uni.',
  },
  Micronaut: {
    choice: 'Micronaut with Java',
    setup: 'one Micronaut application with a package an area, Flyway migrations, and web/ beside it',
    commands: './gradlew run, ./gradlew test, ./gradlew check',
    pitfall: 'Reflection that the compiler cannot see: what is serialised is marked.',
  },
  Ktor: {
    choice: 'Ktor with Kotlin',
    setup: 'one Ktor application with a package an area, Flyway migrations, and web/ beside it',
    commands: './gradlew run, ./gradlew test, ./gradlew check',
    pitfall: 'Blocking calls of the database inside coroutines: give them their own dispatcher.',
  },
  AdonisJS: {
    choice: 'AdonisJS on Node.js with TypeScript',
    commands: 'node ace serve --hmr, node ace test, npm run lint',
  },
  Remix: {
    choice: 'Remix (React Router in framework mode) with TypeScript',
    setup: 'one React Router application in strict TypeScript, loaders and actions in the route files',
    commands: 'npm run dev, npm test, npm run lint',
    pitfall: 'Secrets read in a module that the browser gets too: keep them in .server files.',
  },
  Convex: {
    choice: 'Convex functions with TypeScript',
    setup: 'a Convex project (convex/ with schema and functions) and the client beside it',
    commands: 'npx convex dev, npm run dev, npm test',
    pitfall: 'Reading a whole table in a query: every change of a row then runs it again. Use an index.',
  },
};
