import type { CapabilityFeature } from '../../knowledge/schema.ts';

/** Keeping things from a command line: no forms and no screens, but pipes, locks and exit codes. */
export function commandKeep(spec: CapabilityFeature): CapabilityFeature {
  return {
    ...spec,
    description: [
      'Keeps {objects} in the local store: list, add, change, archive. Output suits people and scripts.',
      'One local list of {objects} that every command reads. Nothing is deleted, only archived.',
    ],
    stories: [
      { as: 'actor', want: 'to add {an object} in one line', so: 'I can do it from a script' },
      { as: 'actor', want: 'to list {objects} as JSON', so: 'the next program can read them' },
    ],
    criteria: [
      'A wrong value exits with 2 and names the field.',
      'Two runs at once lose nothing: the second waits, or exits with 3.',
      'Archived {objects} are listed with --archived only.',
    ],
    edgeCases: [
      'Another run holds the store: wait 5 seconds, then exit with 3.',
      'Output goes into a pipe: no colours, no questions.',
      'There is no store yet: the first command makes it.',
    ],
    steps: [
      'Write create, read, change and archive in the store. Put revision into the condition of each update.',
      'Append a {revision.name} row in the same transaction. No code changes or deletes one.',
      'Print aligned columns for people, JSON with --json. Sort the same way each time.',
    ],
    pitfalls: ['Messages on standard output: they end up in the pipe.'],
  };
}

/** Keeping things behind calls or messages: whoever asks is a program or a chat, and sees no form. */
export function callKeep(spec: CapabilityFeature): CapabilityFeature {
  return {
    ...spec,
    criteria: [
      'A wrong field answers 422 and is named. Nothing is stored.',
      'Saving over a newer revision answers 409, with both versions.',
      'Archived {objects} leave the lists. They return within 30 days.',
    ],
    edgeCases: [
      'The same call arrives twice: its key makes it one.',
      'A page is asked for beyond the end: it is empty, not an error.',
      'A linked record is archived: its name stays.',
    ],
    steps: [
      'Write create, read, change and archive in the store. Put revision into the condition of each update.',
      'Append a {revision.name} row in the same transaction. No code changes or deletes one.',
      'Answer errors in one shape: code, sentence, next step.',
    ],
    pitfalls: ['Deleting rows on archive: links break later.'],
  };
}
