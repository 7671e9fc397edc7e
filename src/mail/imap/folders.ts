/** What is read of a folder that a server lists. */
export interface ListedFolder {
  path: string;
  /** Such as `\Junk` (RFC 6154). */
  flags: ReadonlySet<string>;
}

/** Spam folders that are read; a server that lists more has none of them named. */
const SPAM_FOLDERS_MAX = 3;
const PATH_CHARS_MAX = 400;

/** What providers call the folder where no server says which it is. */
const SPAM_NAMES =
  /^(junk|junk e-?mail|junk mail|spam|bulk|bulk mail|spamverdacht|unerw[uü]nscht|courrier ind[eé]sirable|ind[eé]sirables|pourriel|correo no deseado|posta indesiderata|lixo eletr[oô]nico|ongewenste e-mail|skr[aä]ppost|s[oø]ppelpost|wiadomo[sś]ci-[sś]mieci|нежелательная почта|спам|迷惑メール|垃圾邮件|스팸함)$/iu;

/** Paths of the folders where spam is kept, at most three: what a reply is now and then taken for. */
export function spamFolders(listed: readonly ListedFolder[]): string[] {
  const readable = listed.filter(({ path, flags }) => path.length <= PATH_CHARS_MAX && !isBare(flags));
  const told = readable.filter(({ flags }) => has(flags, 'junk'));
  const named = readable.filter(({ path }) => SPAM_NAMES.test(lastName(path)));
  return (told.length > 0 ? told : named).map(({ path }) => path).slice(0, SPAM_FOLDERS_MAX);
}

/** A name that holds other folders and no mail. */
const isBare = (flags: ReadonlySet<string>): boolean => has(flags, 'noselect') || has(flags, 'nonexistent');

const has = (flags: ReadonlySet<string>, name: string): boolean =>
  [...flags].some((flag) => flag.toLowerCase() === `\\${name}`);

const lastName = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('.')) + 1);
