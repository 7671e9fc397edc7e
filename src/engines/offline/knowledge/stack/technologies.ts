import { lazy } from '../../language/lazy.ts';

/** What a named technology settles. `backend` and `client` values are keys of the recipes beside this file. */
export interface Technology {
  name: string;
  /** Folded words or phrases that mean it. */
  words: string[];
  slot:
    | 'backend'
    | 'client'
    | 'database'
    | 'hosting'
    | 'auth'
    | 'payments'
    | 'llm'
    | 'queue'
    | 'language'
    | 'chat'
    | 'device'
    | 'other';
  /** Recipe chosen when it is named. */
  recipe?: string;
  /** Who sells it, and what it is, for "no AWS", "no cloud", "open source only". */
  tags?: string[];
}

const rows = `
backend|Node.js|node node.js nodejs|fastify|
backend|Deno|deno|fastify|
backend|Bun|bun bun.js bun-runtime|fastify|
backend|Streamlit|streamlit|fastapi|
backend|Gradio|gradio|fastapi|
backend|NiceGUI|nicegui|fastapi|
backend|Dash|plotly-dash dash-by-plotly|fastapi|
backend|Shiny for Python|shiny-for-python|fastapi|
backend|Hono|hono|fastify|
backend|Express|express express.js|fastify|
backend|Fastify|fastify|fastify|
backend|NestJS|nestjs nest.js|nest|
backend|Next.js|next.js nextjs|next|
backend|Django|django|django|
backend|FastAPI|fastapi|fastapi|
backend|Flask|flask|fastapi|
backend|Ruby on Rails|rails ruby-on-rails|rails|
backend|Laravel|laravel|laravel|
backend|Symfony|symfony|symfony|
backend|Spring Boot|spring spring-boot|spring|
backend|ASP.NET Core|.net dotnet asp.net c#|dotnet|
backend|Phoenix|elixir liveview phoenix-framework|phoenix|
backend|PocketBase|pocketbase|goserver|
backend|Axum|axum|rustserver|
backend|Actix|actix|rustserver|
backend|Quarkus|quarkus|spring|
backend|Gin|gin-gonic|goserver|
backend|Micronaut|micronaut|spring|
backend|Ktor|ktor|kotlin|
backend|AdonisJS|adonisjs adonis.js|nest|
backend|Remix|remix react-router|fastify|
backend|Convex|convex|fastify|cloud
backend|Supabase|supabase|supabase|cloud
backend|Firebase|firebase firestore|firebase|cloud google
language|Python|python pip-install pypi|python|
language|TypeScript|typescript|node|
language|JavaScript|javascript|node|
language|Go|golang go|go|
language|Rust|rust|rust|
language|Java|java jvm|java|
language|Kotlin|kotlin|kotlin|
language|Swift|swift|swift|
language|PHP|php|php|
language|Ruby|ruby|ruby|
language|Dart|dart|dart|
language|R|r|r|
language|Julia|julia|julia|
language|MATLAB|matlab|matlab|
language|Perl|perl|perl|
language|Haskell|haskell|haskell|
language|Clojure|clojure|clojure|
language|Scala|scala|scala|
language|C++|c++|cpp|
client|React|react react.js reactjs|react|
client|Nuxt|nuxt nuxt.js nuxt3|nuxt|
client|Vue|vue vue.js vuejs|vue|
client|Preact|preact|preact|
client|SolidJS|solidjs solid.js solid-start|solid|
client|Astro|astro astro.build|astro|
client|Alpine.js|alpine.js alpinejs|alpine|
client|Blazor|blazor|razor|
client|jQuery|jquery|jquery|
client|Ionic with Capacitor|ionic capacitor.js capacitorjs|ionic|
client|Kotlin Multiplatform|kotlin-multiplatform kmp|kmp|
client|Jetpack Compose|jetpack-compose|compose|
client|.NET MAUI|.net-maui net-maui|maui|
client|Qt|qt qt6|qt|
client|Svelte|svelte sveltekit|svelte|
client|Angular|angular|angular|
client|htmx|htmx|htmx|
client|React Native|react-native expo|expo|
client|Flutter|flutter|flutter|
client|SwiftUI|swiftui native-macos native-mac native-ios native-iphone|swiftui|
client|Electron|electron|electron|
client|Tauri|tauri|tauri|
client|Unity|unity|unity|
client|Godot|godot|godot|
client|Unreal Engine|unreal-engine unreal|unreal|
client|Phaser|phaser phaser.js|phaser|
database|PostgreSQL|postgres postgresql|postgres|
database|MySQL|mysql|mysql|
database|MariaDB|mariadb|mariadb|
database|PostgreSQL with TimescaleDB|timescaledb timescale|timescale|
database|PostgreSQL with PostGIS|postgis|postgis|
database|ClickHouse|clickhouse|clickhouse|
database|DuckDB|duckdb|duckdb|
database|Firebird|firebird|firebird|
database|CouchDB|couchdb pouchdb|couchdb|
database|Neo4j|neo4j|neo4j|
database|InfluxDB|influxdb influx|influxdb|
database|Cassandra|cassandra|cassandra|
database|CockroachDB|cockroachdb|cockroach|
database|Neon|neon neon.tech neon-postgres|neon|cloud
database|PlanetScale|planetscale|planetscale|cloud
database|Turso|turso|turso|cloud
database|Db2|db2|db2|
database|SQLite|sqlite|sqlite|
database|MongoDB|mongodb mongo|mongodb|
database|SQL Server|sql-server mssql azure-sql|sqlserver|
database|Oracle Database|oracle|oracle|
database|Cloudflare D1|d1|d1|cloud
database|DynamoDB|dynamodb|dynamodb|cloud aws
hosting|AWS|aws amazon-web-services amazon-servers amazon|aws|cloud aws
hosting|Google Cloud|gcp google-cloud|gcp|cloud google
hosting|Azure|azure|azure|cloud microsoft
hosting|Hetzner|hetzner|hetzner|eu
hosting|Vercel|vercel|vercel|cloud
hosting|Cloudflare Workers|cloudflare cloudflare-workers|cloudflare|cloud
hosting|Fly.io|fly fly.io fly-io|fly|cloud
hosting|Heroku|heroku|heroku|cloud
hosting|OVHcloud|ovh ovhcloud|ovh|eu
hosting|Scaleway|scaleway|scaleway|eu
hosting|Infomaniak|infomaniak|infomaniak|
hosting|IONOS|ionos|ionos|eu
hosting|STRATO webspace|strato|strato|eu
hosting|netcup|netcup|netcup|eu
hosting|Exoscale|exoscale|exoscale|
hosting|UpCloud|upcloud|upcloud|eu
hosting|STACKIT|stackit|stackit|eu
hosting|Open Telekom Cloud|open-telekom-cloud telekom-cloud|otc|eu
hosting|DigitalOcean|digitalocean digital-ocean|digitalocean|cloud
hosting|Render|render.com fly-or-render render-or-fly|render|cloud
hosting|Railway|railway.app|railway|cloud
hosting|Netlify|netlify|netlify|cloud
hosting|GitHub Pages|github-pages|ghpages|
hosting|Red Hat Enterprise Linux|red-hat redhat rhel|rhel|
hosting|shared web hosting|shared-hosting shared-host webspace web-space webhosting web-hosting-package|sharedhosting|
hosting|Proxmox|proxmox|proxmox|
hosting|the Synology NAS|synology 群晖|synology|
hosting|the QNAP NAS|qnap|qnap|
hosting|Unraid|unraid|unraid|
hosting|OpenShift|openshift|openshift|
hosting|Kubernetes|kubernetes k8s k3s|kubernetes|
hosting|Docker|docker|docker|
hosting|Podman|podman|podman|
hosting|Apptainer|apptainer|apptainer|
hosting|Slurm|slurm|slurm|
hosting|HashiCorp Nomad|hashicorp-nomad|nomad|
hosting|OpenStack|openstack|openstack|
hosting|VMware|vmware vsphere|vmware|
hosting|Windows Server|windows-server iis|windowsserver|
hosting|Hyper-V|hyper-v|hyperv|
hosting|the TrueNAS box|truenas freenas|truenas|
hosting|Coolify|coolify|coolify|
hosting|Dokku|dokku|dokku|
hosting|Linode|linode|linode|cloud
hosting|Vultr|vultr|vultr|cloud
hosting|Uberspace|uberspace|uberspace|eu
hosting|Contabo|contabo|contabo|eu
hosting|Alibaba Cloud|alibaba-cloud aliyun 阿里云|alibaba|cloud
hosting|Tencent Cloud|tencent-cloud 腾讯云|tencent|cloud
hosting|Yandex Cloud|yandex-cloud|yandex|cloud
queue|Redis|redis|redis|
queue|Sidekiq on Redis|sidekiq|sidekiq|
queue|Celery|celery-worker celery-workers celery-and|celery|
queue|BullMQ|bullmq|bullmq|
queue|Temporal|temporal.io temporal-workflows|temporal|
queue|Kafka|kafka|kafka|
queue|NATS|nats|nats|
queue|RabbitMQ|rabbitmq|rabbitmq|
auth|Shibboleth|shibboleth|shibboleth|
auth|Zitadel|zitadel|zitadel|
auth|Authelia|authelia|authelia|
auth|itsme|itsme|itsme|
auth|SPID|spid|spid|
auth|Clave (Cl@ve)|cl@ve|clave|
auth|gov.br sign-in|gov.br|govbr|
auth|BundID|bundid|bundid|
auth|MitID|mitid|mitid|
auth|Suomi.fi identification|suomi.fi|suomifi|
auth|Pro Santé Connect|pro-santé-connect pro-sante-connect|psc|
auth|Basispoort|basispoort|basispoort|
auth|edu-ID|edu-id swiss-edu-id switch-edu-id|eduid|
auth|ELSTER certificate|elster-zertifikat|elster|
auth|NHS login|nhs-login|nhs|
auth|GOV.UK One Login|one-login|onelogin|
auth|eduGAIN|edugain eduroam|edugain|
auth|Singpass|singpass|singpass|
auth|Aadhaar eKYC|aadhaar|aadhaar|
auth|WeChat sign-in|微信登录|wechat|
auth|Keycloak|keycloak|keycloak|
auth|Auth0|auth0|auth0|cloud
auth|Microsoft Entra ID|entra entra-id azure-ad azure-active-directory microsoft-login microsoft-sign-in microsoft-account microsoft-accounts microsoft-365-login microsoft-sso|entra|cloud microsoft
auth|Okta|okta|okta|cloud
auth|Google Workspace sign-in|google-sso google-workspace-sso google-sign-in google-login login-com-google login-with-google sign-in-with-google google-accounts google-account sign-in-with-google-workspace log-in-with-google|google-sso|cloud google
auth|Authentik|authentik|authentik|
auth|SAML sign-in of the company|saml|saml|
auth|BankID|bankid|bankid|
auth|FranceConnect|franceconnect|franceconnect|
auth|DigiD|digid|digid|
auth|Active Directory|windows-login windows-logon windows-account windows-accounts windows-password domain-account active-directory ldap ldaps kerberos|ldap|
auth|the company’s single sign-on over OpenID Connect|single-sign-on single-sign-in sso oidc openid-connect|oidc|
payments|Stripe|stripe|stripe|cloud
payments|PayPal|paypal|paypal|cloud
payments|Razorpay|razorpay|razorpay|cloud
payments|GoCardless|gocardless|gocardless|cloud
payments|Adyen|adyen|adyen|cloud eu
payments|Klarna|klarna|klarna|cloud eu
payments|Paddle|paddle|paddle|cloud
payments|Lemon Squeezy|lemon-squeezy lemonsqueezy|lemonsqueezy|cloud
payments|Square|square squareup|square|cloud
payments|Braintree|braintree|braintree|cloud
payments|Twikey|twikey|twikey|cloud eu
payments|SumUp|sumup|sumup|cloud eu
payments|Mercado Pago|mercado-pago mercadopago|mercadopago|cloud
payments|Paystack|paystack|paystack|cloud
payments|Flutterwave|flutterwave|flutterwave|cloud
payments|Mollie|mollie|mollie|cloud eu
llm|Azure OpenAI|azure-openai azure-open-ai|azure-openai|cloud ai microsoft
llm|OpenAI API|openai chatgpt gpt gpt-4|openai|cloud ai
llm|Claude API|claude anthropic|claude|cloud ai
llm|Mistral API|mistral mistral-ai|mistral|cloud ai eu
llm|Ollama|ollama llama|ollama|ai
chat|Slack|slack|slack|
chat|Signal|signal|signal|
chat|Telegram|telegram टेलीग्राम телеграм телеграме telegramie|telegram|
chat|Discord|discord|discord|
chat|WhatsApp|whatsapp zap zapzap wpp व्हाट्सऐप व्हाट्सएप|whatsapp|
chat|Mattermost|mattermost|mattermost|
chat|Matrix|matrix matrix-chat matrix-room matrix-server|matrix|
chat|Rocket.Chat|rocket.chat rocketchat|rocketchat|
chat|Zulip|zulip|zulip|
chat|Microsoft Teams|microsoft-teams ms-teams|teams|microsoft
device|Raspberry Pi|raspberry-pi raspberry|pi|
device|ESP32|esp32 esp8266|esp32|
device|Arduino|arduino|arduino|
device|NVIDIA Jetson Orin|jetson jetson-orin|jetson|
device|BBC micro:bit|micro:bit microbit|microbit|
other|GraphQL|graphql|graphql|
other|Bluetooth|bluetooth ble|ble|
other|MQTT|mqtt|mqtt|
other|LoRaWAN|lora lorawan|lora|
other|WordPress|wordpress|wordpress|
other|Shopify|shopify|shopify|cloud
other|Excel|excel|excel|microsoft
other|Figma|figma|figma|
other|Obsidian|obsidian|obsidian|
other|VS Code|vscode vs-code|vscode|microsoft
other|Notion|notion|notion|cloud
other|Jira|jira|jira|cloud
other|Google Sheets|google-sheets|sheets|cloud google
other|Fabric (Minecraft)|fabric|fabric|
other|NeoForge (Minecraft)|forge neoforge|forge|
other|Paper (Minecraft)|papermc spigot|paper|
other|Chrome|chrome|chrome|google
other|Firefox|firefox|firefox|
other|Tailwind CSS|tailwind tailwindcss|tailwind|
`;

/** Words of everyday things as well: only where they stand as names do they mean what one builds with. */
export const everyday: ReadonlySet<string> = new Set(['astro', 'bun', 'neon', 'remix']);

/** Every technology that is recognised by name. */
export const technologies = lazy((): Technology[] =>
  rows
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [slot = 'other', name = '', words = '', recipe = '', tags = ''] = row.split('|');
      return {
        name,
        words: words.split(' ').map((word) => word.replaceAll('-', ' ')),
        // The table is ours; the contract test reads every slot in it.
        slot: slot as Technology['slot'],
        recipe,
        tags: tags.split(' ').filter(Boolean),
      };
    }),
);
