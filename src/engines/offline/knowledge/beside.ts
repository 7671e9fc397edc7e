/** Where a text file of the knowledge lies: beside this module; the built product has them elsewhere, see test/build-plugins/knowledge.ts. */
export const beside = (file: string): URL => new URL(`./${file}`, import.meta.url);
