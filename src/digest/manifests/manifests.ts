import { dependencies, keyIn, keysOf, type Manifest, parseJson, runsTests, type Said, tomlLines } from './manifest.ts';

/** Versions follow a name, extras and markers too; an address with a token does not. */
const REQUIREMENT = /^["']?([A-Za-z0-9][\w.-]{0,80})(?=\s{0,9}(?:\[|[<>=!~;,"')]|$))/;

const packageJson: Manifest = {
  fits: (name) => name === 'package.json',
  read(text) {
    const {
      scripts,
      dependencies: own,
      devDependencies,
      main,
      bin,
    } = Object(parseJson(text)) as Record<string, unknown>;
    const entries = [main, ...(typeof bin === 'string' ? [bin] : Object.values(Object(bin)))];
    return [
      ...keysOf(scripts).map((name): Said => ({ kind: 'command', name: `npm run ${name}` })),
      ...entries.flatMap((at): Said[] =>
        typeof at === 'string' ? [{ kind: 'entry point', name: at.split('/').at(-1) ?? at, at }] : [],
      ),
      ...dependencies([...keysOf(own), ...keysOf(devDependencies)]),
    ];
  },
};

const composerJson: Manifest = {
  fits: (name) => name === 'composer.json',
  read(text) {
    const { scripts, require, 'require-dev': dev } = Object(parseJson(text)) as Record<string, unknown>;
    const hooks = /^(?:pre|post)-/;
    return [
      ...keysOf(scripts)
        .filter((name) => !hooks.test(name))
        .map((name): Said => ({ kind: 'command', name: `composer ${name}` })),
      ...dependencies([...keysOf(require), ...keysOf(dev)].filter((name) => name.includes('/'))),
    ];
  },
};

const pyproject: Manifest = {
  fits: (name) => name === 'pyproject.toml' || name === 'Pipfile',
  read(text) {
    let isInList = false;
    return tomlLines(text).flatMap(({ table, line }): Said[] => {
      const key = keyIn(line);
      if (/^(?:project|tool\.poetry)\.scripts$/.test(table) && key) return [{ kind: 'command', name: key }];
      const isTable =
        /^(?:tool\.poetry\.(?:.{1,60}\.)?dependencies|tool\.poetry\.dev-dependencies|packages|dev-packages)$/.test(
          table,
        );
      if (isTable) return key && key !== 'python' ? dependencies([key]) : [];
      const isListed =
        /^(?:project\.optional-dependencies|dependency-groups)$/.test(table) ||
        (table === 'project' && key === 'dependencies');
      if (line === '') isInList = false;
      if (key !== undefined) isInList = isListed && line.includes('[');
      if (!isInList) return [];
      const listed = (key === undefined ? line : line.slice(line.indexOf('[') + 1))
        .split(',')
        .flatMap((one) => REQUIREMENT.exec(one.trim())?.[1] ?? []);
      if (line.replace(/\[[\w,\s-]{1,60}\]/g, '').includes(']')) isInList = false;
      return dependencies(listed);
    });
  },
};

const requirements: Manifest = {
  fits: (name) => /^requirements(?:[\w.-]{0,40})\.txt$/.test(name),
  read: (text) =>
    dependencies(text.split('\n').flatMap((line) => REQUIREMENT.exec(line.split('#', 1)[0]?.trim() ?? '')?.[1] ?? [])),
};

const goMod: Manifest = {
  fits: (name) => name === 'go.mod',
  read(text) {
    const lines = text.split('\n').filter((line) => !/\/\/ indirect/.test(line));
    const names = lines.flatMap(
      (line) => /^(?:require\s{1,3}|\t)([\w.-]{1,80}\.\w{1,20}\/\S{1,150})\s{1,3}v\d/.exec(line)?.[1] ?? [],
    );
    return [...runsTests('go test ./...'), ...dependencies(names)];
  },
};

const cargo: Manifest = {
  fits: (name) => name === 'Cargo.toml',
  read(text) {
    const names = tomlLines(text).flatMap(({ table, line }) => {
      const inHead = line === '' ? /dependencies\.([\w-]{1,60})$/.exec(table)?.[1] : undefined;
      return inHead ?? (/(?:^|[.-])dependencies$/.test(table) ? (keyIn(line)?.split('.')[0] ?? []) : []);
    });
    return [...runsTests('cargo test'), ...dependencies(names)];
  },
};

const pom: Manifest = {
  fits: (name) => name === 'pom.xml',
  read(text) {
    const blocks = text.split('<dependency>').slice(1);
    const names = blocks.flatMap(
      (block) => /<artifactId>\s{0,9}([\w.-]{1,100})\s{0,9}<\/artifactId>/.exec(block.slice(0, 600))?.[1] ?? [],
    );
    return [...runsTests('mvn test'), ...dependencies(names)];
  },
};

const gradle: Manifest = {
  fits: (name) => name === 'build.gradle' || name === 'build.gradle.kts',
  read(text) {
    const line =
      /^\s*(?:\w{0,30}[iI]mplementation|api|compileOnly|runtimeOnly|annotationProcessor|kapt)[\s(]{1,3}["'][\w.-]{1,100}:([\w.-]{1,100})/;
    return [...runsTests('gradle test'), ...dependencies(text.split('\n').flatMap((one) => line.exec(one)?.[1] ?? []))];
  },
};

const gemfile: Manifest = {
  fits: (name) => name === 'Gemfile',
  read: (text) =>
    dependencies(text.split('\n').flatMap((line) => /^\s*gem[\s(]{1,3}["']([\w.-]{1,80})["']/.exec(line)?.[1] ?? [])),
};

const mixExs: Manifest = {
  fits: (name) => name === 'mix.exs',
  read: (text) => [
    ...runsTests('mix test'),
    ...dependencies(
      text.split('\n').flatMap((line) => /^\s*\{:(\w{1,60}),\s{0,3}(?:"|git|path|github)/.exec(line)?.[1] ?? []),
    ),
  ],
};

const csproj: Manifest = {
  fits: (name) => name.endsWith('.csproj'),
  read: (text) => [
    ...runsTests('dotnet test'),
    ...dependencies(
      [...text.matchAll(/<PackageReference\s{1,9}Include="([\w.-]{1,100})"/g)].map(([, name = '']) => name),
    ),
  ],
};

const makefile: Manifest = {
  fits: (name) => name === 'Makefile',
  read(text) {
    const targets = text.split('\n').flatMap((line) => /^([a-z][\w-]{0,40}):(?!=)/.exec(line)?.[1] ?? []);
    return [...new Set(targets)].map((name) => ({ kind: 'command', name: `make ${name}` }));
  },
};

const settings: Manifest = {
  fits: (name) => /^\.env(?:\.\w{1,20})?\.(?:example|sample|template|dist)$|^(?:env|example|sample)\.env$/.test(name),
  read: (text) =>
    [
      ...new Set(
        text
          .split('\n')
          .flatMap((line) => /^(?:#\s{0,3})?(?:export\s{1,3})?([A-Z][A-Z0-9_]{1,60})=/.exec(line)?.[1] ?? []),
      ),
    ].map((name) => ({ kind: 'setting', name })),
};

const compose: Manifest = {
  fits: (name) => /^(?:docker-)?compose(?:\.\w{1,20})?\.ya?ml$/.test(name),
  read(text) {
    let isIn = false;
    const names: string[] = [];
    for (const line of text.split('\n')) {
      if (/^\S/.test(line) && !line.startsWith('#')) isIn = /^services:\s{0,9}$/.test(line.trimEnd());
      const name = isIn ? /^ {2}([\w.-]{1,60}):\s{0,9}$/.exec(line.trimEnd())?.[1] : undefined;
      if (name !== undefined) names.push(name);
    }
    return names.map((name) => ({ kind: 'entry point', name: `service ${name}` }));
  },
};

const MANIFESTS: readonly Manifest[] = [
  ...[packageJson, composerJson, pyproject, requirements, goMod, cargo, pom, gradle, gemfile, mixExs, csproj, makefile],
  ...[settings, compose],
];

/** How a file is read by its name, if it is a manifest. */
export const manifestNamed = (name: string): Manifest | undefined => MANIFESTS.find(({ fits }) => fits(name));
