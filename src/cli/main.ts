import { keepCompiledCode } from './compile-cache.ts';
import { stopWithLauncher } from './launcher-gone.ts';

/**
 * Where the shell's words are read. An IDE starts the process without any and waits for the first answer, so that path
 * loads what greets it and nothing else: no parser of options, no list of commands, and the protocol only afterwards.
 */
stopWithLauncher();
keepCompiledCode();
const words = process.argv.slice(2);
const started =
  words.length === 0 || (words.length === 1 && words[0] === 'stdio')
    ? import('./commands/stdio.ts').then((stdio) => stdio.runStdioCommand())
    : import('./program.ts').then((program) => program.runProgram(words));

started.catch(async (error) => {
  const { reportFailure } = await import('./failure.ts');
  reportFailure(error, { json: false });
});
