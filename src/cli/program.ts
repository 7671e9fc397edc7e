import { Command, CommanderError } from 'commander';
import { VERSION } from '../version.ts';
import { COMMAND_GROUPS } from './command-groups.ts';
import { reportFailure, UsageError } from './failure.ts';
import { tolerateClosedPipes } from './terminal.ts';

/** Does what the words say. Sets the exit code: 0, 1 when it failed, 2 when the words are wrong. */
export async function runProgram(words: readonly string[]): Promise<void> {
  tolerateClosedPipes();
  try {
    await (await buildProgram(words)).parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    reportFailure(asUsageError(error), { json: words.includes('--json') });
  }
}

async function buildProgram(words: readonly string[]): Promise<Command> {
  const program = new Command('planwright')
    .description('Turns a product idea into a plan that a coding agent can build from.')
    .version(VERSION, '-v, --version', 'Print the version')
    .helpOption('-h, --help', 'Print this help')
    .commandsGroup('Help:')
    .helpCommand(...HELP_COMMAND)
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    // Else --version of a command that has one would print ours.
    .enablePositionalOptions()
    // What is wrong is told once, by reportFailure.
    .configureOutput({ outputError: () => undefined });
  const names = COMMAND_GROUPS.flatMap(({ commands }) => commands.map(({ name }) => name));
  const called = words.find((word) => names.includes(word));
  for (const { heading, commands } of COMMAND_GROUPS) {
    program.commandsGroup(heading);
    for (const { name, summary, load } of commands) {
      const command = program.command(name).description(summary);
      if (name !== called) continue;
      (await load())(command);
      if (command.commands.length > 0) command.helpCommand(...HELP_COMMAND);
    }
  }
  return program;
}

function asUsageError(error: unknown): unknown {
  if (!(error instanceof CommanderError)) return error;
  const words = error.code === 'commander.help' ? 'say which command; --help lists them' : error.message;
  // "- Staff can swap shifts" is an idea, and no option has spaces in it.
  const isText = error.code === 'commander.unknownOption' && /'-[^']*\s/.test(error.message);
  const hint = isText ? '; put -- before a text that begins with a dash' : '';
  return new UsageError(`${words.replace(/^error: /, '')}${hint}`);
}

const HELP_COMMAND = ['help [command]', 'Print the help of a command'] as const;

const EXAMPLES = `
Examples:
  planwright demo
  planwright config cursor
  planwright serve
  planwright generate blueprint "A booking app for dog groomers" --out plan

--json prints one JSON object on stdout; messages and logs go to stderr.
Exit codes: 0 success, 1 failure, 2 wrong usage.
Environment variables: planwright serve --help`;
