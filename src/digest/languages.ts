/** How comments are written, as far as code is read. */
export type CommentStyle = 'slashes' | 'hash' | 'dashes' | 'none';

export interface Language {
  name: string;
  comments: CommentStyle;
}

const named = (comments: CommentStyle, languages: Readonly<Record<string, string>>): [string, Language][] =>
  Object.entries(languages).flatMap(([name, endings]) =>
    endings.split(' ').map((ending): [string, Language] => [ending, { name, comments }]),
  );

// The endings that source files commonly have. What is not here counts as no language.
const BY_ENDING = new Map([
  ...named('slashes', {
    ...{ TypeScript: 'ts tsx mts cts', JavaScript: 'js jsx mjs cjs', Go: 'go', Java: 'java', Kotlin: 'kt kts' },
    ...{ 'C#': 'cs', C: 'c h', 'C++': 'cc cpp cxx hpp hh', Rust: 'rs', Swift: 'swift', Scala: 'scala', Dart: 'dart' },
    ...{ PHP: 'php', Groovy: 'groovy gradle', 'Objective-C': 'm mm', Prisma: 'prisma', 'Protocol Buffers': 'proto' },
    ...{ Zig: 'zig', Solidity: 'sol', SCSS: 'scss', Less: 'less', GraphQL: 'graphql gql' },
  }),
  ...named('hash', {
    ...{ Python: 'py', Ruby: 'rb rake', Elixir: 'ex exs', Shell: 'sh bash zsh', Perl: 'pl pm', R: 'r', Nim: 'nim' },
    ...{ PowerShell: 'ps1', Crystal: 'cr', Terraform: 'tf' },
  }),
  ...named('dashes', { SQL: 'sql', Lua: 'lua', Haskell: 'hs', Elm: 'elm' }),
  ...named('none', {
    ...{ HTML: 'html htm', CSS: 'css', Vue: 'vue', Svelte: 'svelte', Astro: 'astro', ERB: 'erb', Haml: 'haml' },
    ...{ Clojure: 'clj cljs cljc', Erlang: 'erl', OCaml: 'ml mli', 'F#': 'fs fsx', Julia: 'jl' },
  }),
]);

/** The language of a file, by its ending. */
export function languageOf(path: string): Language | undefined {
  const at = path.lastIndexOf('.');
  return at < 0 ? undefined : BY_ENDING.get(path.slice(at + 1).toLowerCase());
}
