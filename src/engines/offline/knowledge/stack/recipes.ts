/** How a chosen technology is worked with: what prompts need to name files, commands and tests. */
export interface Recipe {
  key: string;
  /** As the stack table names it. */
  choice: string;
  language: string;
  /** Runs one's own tests. */
  test: string;
  /** "{path}" is the plural in a URL, "{name}" the entity's name, "{file}" its name in the style of the language. */
  files: { routes: string; store: string; migration: string; screen: string; jobs: string; test: string };
  setup: string;
  commands: string;
  pitfall: string;
}

const rows: Record<string, Omit<Recipe, 'key'>> = {
  fastify: {
    choice: 'Fastify on Node.js with TypeScript', language: 'TypeScript', test: 'Vitest',
    files: { routes: 'api/src/routes/{path}.ts', store: 'api/src/store/{path}.ts', migration: 'api/migrations/', screen: 'web/src/pages/{name}Page.tsx', jobs: 'api/src/jobs/{path}.ts', test: 'api/test/{path}.test.ts' },
    setup: 'an npm workspace with api/ and web/, strict TypeScript and one lint configuration', commands: 'npm run dev, npm test, npm run lint',
    pitfall: 'Validating request bodies by hand beside the route schema: one of the two goes stale.',
  },
  nest: {
    choice: 'NestJS on Node.js with TypeScript', language: 'TypeScript', test: 'Jest',
    files: { routes: 'api/src/{path}/{path}.controller.ts', store: 'api/src/{path}/{path}.repository.ts', migration: 'api/migrations/', screen: 'web/src/pages/{name}Page.tsx', jobs: 'api/src/{path}/{path}.processor.ts', test: 'api/test/{path}.e2e-spec.ts' },
    setup: 'a NestJS application with one module an area, and web/ beside it', commands: 'npm run start:dev, npm test, npm run lint',
    pitfall: 'Circular modules solved with forwardRef: move what is shared into a module of its own.',
  },
  next: {
    choice: 'Next.js with TypeScript', language: 'TypeScript', test: 'Vitest',
    files: { routes: 'src/app/api/{path}/route.ts', store: 'src/server/{path}.ts', migration: 'migrations/', screen: 'src/app/{path}/page.tsx', jobs: 'src/jobs/{path}.ts', test: 'test/{path}.test.ts' },
    setup: 'one Next.js application with the app router, strict TypeScript and server-only modules under src/server', commands: 'npm run dev, npm test, npm run lint',
    pitfall: 'Importing server modules into client components: secrets end up in the bundle.',
  },
  svelte: {
    choice: 'SvelteKit with TypeScript', language: 'TypeScript', test: 'Vitest',
    files: { routes: 'src/routes/{path}/+server.ts', store: 'src/lib/server/{path}.ts', migration: 'migrations/', screen: 'src/routes/{path}/+page.svelte', jobs: 'src/lib/server/jobs/{path}.ts', test: 'test/{path}.test.ts' },
    setup: 'one SvelteKit application with the Node adapter, pages and endpoints together', commands: 'npm run dev, npm test, npm run check',
    pitfall: 'Reading the database in a universal load function: it also runs in the browser.',
  },
  django: {
    choice: 'Django with Python', language: 'Python', test: 'pytest',
    files: { routes: '{file}/views.py', store: '{file}/models.py', migration: '{file}/migrations/', screen: '{file}/templates/{file}/list.html', jobs: '{file}/tasks.py', test: '{file}/tests/test_{file}.py' },
    setup: 'a Django project with one app an area, settings from the environment, and templates that also serve partial pages', commands: 'python manage.py runserver, pytest, ruff check',
    pitfall: 'Queries in templates: each row then asks the database again. Use select_related in the view.',
  },
  fastapi: {
    choice: 'FastAPI with Python', language: 'Python', test: 'pytest',
    files: { routes: 'api/app/routes/{file}.py', store: 'api/app/store/{file}.py', migration: 'api/migrations/versions/', screen: 'web/src/pages/{name}Page.tsx', jobs: 'api/app/jobs/{file}.py', test: 'api/tests/test_{file}.py' },
    setup: 'api/ with FastAPI, uv and Alembic, and web/ beside it', commands: 'uv run fastapi dev, uv run pytest, uv run ruff check',
    pitfall: 'Blocking calls inside async routes: one slow model call then stops every request.',
  },
  rails: {
    choice: 'Ruby on Rails', language: 'Ruby', test: 'Minitest',
    files: { routes: 'app/controllers/{file}_controller.rb', store: 'app/models/{file}.rb', migration: 'db/migrate/', screen: 'app/views/{file}/index.html.erb', jobs: 'app/jobs/{file}_job.rb', test: 'test/models/{file}_test.rb' },
    setup: 'one Rails application with Hotwire', commands: 'bin/dev, bin/rails test, bin/rubocop',
    pitfall: 'Callbacks that send mail on save: tests and imports send too.',
  },
  laravel: {
    choice: 'Laravel with PHP', language: 'PHP', test: 'Pest',
    files: { routes: 'app/Http/Controllers/{name}Controller.php', store: 'app/Models/{name}.php', migration: 'database/migrations/', screen: 'resources/views/{path}/index.blade.php', jobs: 'app/Jobs/{name}Job.php', test: 'tests/Feature/{name}Test.php' },
    setup: 'one Laravel application with Blade views', commands: 'composer run dev, php artisan test, vendor/bin/pint',
    pitfall: 'Mass assignment without a list of fields: a request then sets the owner.',
  },
  spring: {
    choice: 'Spring Boot with Java', language: 'Java', test: 'JUnit',
    files: { routes: 'src/main/java/app/{package}/{name}Controller.java', store: 'src/main/java/app/{package}/{name}Repository.java', migration: 'src/main/resources/db/migration/', screen: 'web/src/pages/{name}Page.tsx', jobs: 'src/main/java/app/{package}/{name}Job.java', test: 'src/test/java/app/{package}/{name}Test.java' },
    setup: 'one Spring Boot application with a package an area, Flyway migrations, and web/ beside it', commands: './gradlew bootRun, ./gradlew test, ./gradlew check',
    pitfall: 'Lazy relations read outside the transaction: fetch what the answer needs in the query.',
  },
  dotnet: {
    choice: 'ASP.NET Core with C#', language: 'C#', test: 'xUnit',
    files: { routes: 'src/Api/{name}Endpoints.cs', store: 'src/Data/{name}Store.cs', migration: 'src/Data/Migrations/', screen: 'src/Web/Pages/{name}.razor', jobs: 'src/Jobs/{name}Job.cs', test: 'test/{name}Tests.cs' },
    setup: 'one solution with Api, Data, Web and test projects, nullable reference types on', commands: 'dotnet watch, dotnet test, dotnet format',
    pitfall: 'Tracking queries for lists: use AsNoTracking where nothing is changed.',
  },
  phoenix: {
    choice: 'Phoenix with Elixir', language: 'Elixir', test: 'ExUnit',
    files: { routes: 'lib/app_web/live/{file}_live.ex', store: 'lib/app/{file}.ex', migration: 'priv/repo/migrations/', screen: 'lib/app_web/live/{file}_live.html.heex', jobs: 'lib/app/jobs/{file}.ex', test: 'test/app/{file}_test.exs' },
    setup: 'one Phoenix application with LiveView', commands: 'mix phx.server, mix test, mix format',
    pitfall: 'Loading whole lists into the socket: page them.',
  },
  supabase: {
    choice: 'Supabase edge functions with TypeScript', language: 'TypeScript', test: 'Vitest',
    files: { routes: 'supabase/functions/{path}/index.ts', store: 'supabase/functions/shared/{path}.ts', migration: 'supabase/migrations/', screen: 'web/src/pages/{name}Page.tsx', jobs: 'supabase/functions/{path}-job/index.ts', test: 'test/{path}.test.ts' },
    setup: 'a Supabase project with row level security on every table, and web/ beside it', commands: 'supabase start, npm run dev, npm test',
    pitfall: 'A table without a row level policy: everybody with the public key reads it.',
  },
  firebase: {
    choice: 'Firebase functions with TypeScript', language: 'TypeScript', test: 'Vitest',
    files: { routes: 'functions/src/{path}.ts', store: 'functions/src/store/{path}.ts', migration: 'firestore.rules and functions/src/seed/', screen: 'web/src/pages/{name}Page.tsx', jobs: 'functions/src/jobs/{path}.ts', test: 'functions/test/{path}.test.ts' },
    setup: 'a Firebase project with its emulators, rules under test, and web/ beside it', commands: 'firebase emulators:start, npm run dev, npm test',
    pitfall: 'Rules that check the client’s claim instead of the stored owner.',
  },
  goserver: {
    choice: 'Go with its standard HTTP server', language: 'Go', test: 'go test',
    files: { routes: 'internal/http/{file}.go', store: 'internal/store/{file}.go', migration: 'migrations/', screen: 'web/src/pages/{name}Page.tsx', jobs: 'internal/jobs/{file}.go', test: 'internal/store/{file}_test.go' },
    setup: 'one Go module with internal packages an area, and web/ beside it', commands: 'go run ./cmd/server, go test ./..., go vet ./...',
    pitfall: 'Goroutines without the request’s context: they outlive it and leak.',
  },
  rustserver: {
    choice: 'Axum with Rust', language: 'Rust', test: 'cargo test',
    files: { routes: 'src/routes/{file}.rs', store: 'src/store/{file}.rs', migration: 'migrations/', screen: 'web/src/pages/{name}Page.tsx', jobs: 'src/jobs/{file}.rs', test: 'tests/{file}.rs' },
    setup: 'one Cargo workspace, and web/ beside it', commands: 'cargo run, cargo test, cargo clippy',
    pitfall: 'Holding a lock across an await.',
  },
  gocli: {
    choice: 'Go as one static binary', language: 'Go', test: 'go test',
    files: { routes: 'internal/command/{file}.go', store: 'internal/store/{file}.go', migration: 'internal/store/migrations/', screen: 'internal/command/{file}.go', jobs: 'internal/work/{file}.go', test: 'internal/store/{file}_test.go' },
    setup: 'one Go module with cmd/ for the program and internal/ for its parts', commands: 'go run ., go test ./..., go vet ./...',
    pitfall: 'Printing messages to standard output beside results: pipes break.',
  },
  pycli: {
    choice: 'Python with Typer', language: 'Python', test: 'pytest',
    files: { routes: 'src/app/commands/{file}.py', store: 'src/app/store/{file}.py', migration: 'src/app/store/migrations/', screen: 'src/app/commands/{file}.py', jobs: 'src/app/work/{file}.py', test: 'tests/test_{file}.py' },
    setup: 'one package managed by uv with a console entry point', commands: 'uv run app, uv run pytest, uv run ruff check',
    pitfall: 'Heavy imports at the top: every command then starts slowly.',
  },
  nodecli: {
    choice: 'Node.js with TypeScript', language: 'TypeScript', test: 'Vitest',
    files: { routes: 'src/commands/{path}.ts', store: 'src/store/{path}.ts', migration: 'src/store/migrations/', screen: 'src/commands/{path}.ts', jobs: 'src/work/{path}.ts', test: 'test/{path}.test.ts' },
    setup: 'one npm package with a bin entry, bundled to a single file', commands: 'npm run dev, npm test, npm run lint',
    pitfall: 'process.exit in the middle of output: the last lines are lost in a pipe.',
  },
  rustcli: {
    choice: 'Rust with clap', language: 'Rust', test: 'cargo test',
    files: { routes: 'src/commands/{file}.rs', store: 'src/store/{file}.rs', migration: 'src/store/migrations/', screen: 'src/commands/{file}.rs', jobs: 'src/work/{file}.rs', test: 'tests/{file}.rs' },
    setup: 'one Cargo package with a library and a thin binary', commands: 'cargo run, cargo test, cargo clippy',
    pitfall: 'unwrap on input that a user can get wrong.',
  },
  extension: {
    choice: 'TypeScript with WXT and Manifest V3', language: 'TypeScript', test: 'Vitest',
    files: { routes: 'src/messages/{path}.ts', store: 'src/store/{path}.ts', migration: 'src/store/migrations.ts', screen: 'src/entrypoints/panel/{name}View.tsx', jobs: 'src/entrypoints/background/{path}.ts', test: 'test/{path}.test.ts' },
    setup: 'one WXT project with a background worker, a content script and a side panel', commands: 'npm run dev, npm test, npm run build',
    pitfall: 'State in variables of the background worker: the browser stops it after seconds.',
  },
  plugin: {
    choice: 'TypeScript with the host’s own plug-in API', language: 'TypeScript', test: 'Vitest',
    files: { routes: 'src/commands/{path}.ts', store: 'src/store/{path}.ts', migration: 'src/store/migrations.ts', screen: 'src/views/{name}View.ts', jobs: 'src/work/{path}.ts', test: 'test/{path}.test.ts' },
    setup: 'one package with the host’s manifest, a thin adapter to the host, and a core that knows no host', commands: 'npm run dev, npm test, npm run package',
    pitfall: 'Calling the host’s API from everywhere: keep it in one adapter, or nothing can be tested.',
  },
  tauri: {
    choice: 'Tauri with TypeScript', language: 'TypeScript', test: 'Vitest',
    files: { routes: 'src/commands/{path}.ts', store: 'src/store/{path}.ts', migration: 'src-tauri/migrations/', screen: 'src/pages/{name}Page.tsx', jobs: 'src/work/{path}.ts', test: 'test/{path}.test.ts' },
    setup: 'one Tauri project with its window, its permissions narrowed to one folder, and signed builds', commands: 'npm run tauri dev, npm test, npm run lint',
    pitfall: 'Giving the window the whole file system in the permissions.',
  },
  electron: {
    choice: 'Electron with TypeScript', language: 'TypeScript', test: 'Vitest',
    files: { routes: 'src/main/{path}.ts', store: 'src/main/store/{path}.ts', migration: 'src/main/migrations/', screen: 'src/window/{name}Page.tsx', jobs: 'src/main/work/{path}.ts', test: 'test/{path}.test.ts' },
    setup: 'one Electron project with context isolation and a narrow preload', commands: 'npm run dev, npm test, npm run lint',
    pitfall: 'Node integration in the window: every shown page can then read files.',
  },
  pi: {
    choice: 'Python with asyncio on Raspberry Pi OS', language: 'Python', test: 'pytest',
    files: { routes: 'controller/pages/{file}.py', store: 'controller/store/{file}.py', migration: 'controller/store/migrations/', screen: 'controller/templates/{file}.html', jobs: 'controller/loops/{file}.py', test: 'tests/test_{file}.py' },
    setup: 'one Python package with a hardware layer that has a simulator, run by systemd', commands: 'python -m controller --simulate, pytest, ruff check',
    pitfall: 'Reading pins all over the code: keep them behind one interface with a simulator.',
  },
  esp: {
    choice: 'C++ with ESP-IDF', language: 'C++', test: 'Unity test runner on the host',
    files: { routes: 'main/http/{file}.cpp', store: 'main/store/{file}.cpp', migration: 'main/store/layout.h', screen: 'main/www/{path}.html', jobs: 'main/tasks/{file}.cpp', test: 'test/test_{file}.cpp' },
    setup: 'one ESP-IDF project with a hardware layer that also builds on the host', commands: 'idf.py build flash monitor, idf.py -T all, clang-format',
    pitfall: 'Blocking in a task without feeding the watchdog.',
  },
  bot: {
    choice: 'Node.js with TypeScript', language: 'TypeScript', test: 'Vitest',
    files: { routes: 'src/handlers/{path}.ts', store: 'src/store/{path}.ts', migration: 'migrations/', screen: 'src/messages/{path}.ts', jobs: 'src/jobs/{path}.ts', test: 'test/{path}.test.ts' },
    setup: 'one service with a webhook, a thin adapter to the chat platform, and a core that knows no chat', commands: 'npm run dev, npm test, npm run lint',
    pitfall: 'Answering a webhook after the work: the platform repeats it after seconds. Acknowledge first, work after.',
  },
  unity: {
    choice: 'Unity with C#', language: 'C#', test: 'Unity Test Framework',
    files: { routes: 'Assets/Scripts/Commands/{name}.cs', store: 'Assets/Scripts/Store/{name}Store.cs', migration: 'Assets/Scripts/Store/Migrations/', screen: 'Assets/Scenes/{name}.unity', jobs: 'Assets/Scripts/Work/{name}.cs', test: 'Assets/Tests/{name}Tests.cs' },
    setup: 'one Unity project with rules in plain C# that need no scene', commands: 'open the project, run the test runner, run the formatter',
    pitfall: 'Rules inside scene scripts: they can only be tested by playing.',
  },
};

/** Every recipe by key. */
export const recipes: Map<string, Recipe> = new Map(Object.entries(rows).map(([key, row]) => [key, { key, ...row }]));

/** Screens by key: how the stack table names them. */
export const clients: Record<string, string> = {
  react: 'React with Vite', vue: 'Vue with Vite', svelte: 'Svelte pages', angular: 'Angular', htmx: 'htmx on server-rendered pages', next: 'React pages of Next.js',
  expo: 'React Native with Expo', flutter: 'Flutter', swiftui: 'SwiftUI', compose: 'Kotlin with Jetpack Compose', razor: 'Blazor pages', erb: 'Hotwire pages', blade: 'Blade pages',
  live: 'LiveView pages', unity: 'Unity scenes',
};

/** Databases by key. */
export const databases: Record<string, string> = {
  postgres: 'PostgreSQL', mysql: 'MySQL', sqlite: 'SQLite', mongodb: 'MongoDB', sqlserver: 'SQL Server', oracle: 'Oracle Database', dynamodb: 'DynamoDB', firestore: 'Firestore', indexeddb: 'IndexedDB', nvs: 'LittleFS files in flash',
};
