/** How an IDE starts the MCP server. */
export interface Launch {
  command: string;
  args: readonly string[];
  /** Settings that the process has to be started with; absent where there are none. */
  env?: Readonly<Record<string, string>>;
}

interface Client {
  title: string;
  /** Where the block goes, in words. */
  where: string;
  block(launch: Launch): object;
  /** A command that does the same as pasting the block. */
  orRun?(launch: Launch): string;
}

const mcpServers = (launch: Launch) => ({ mcpServers: { planwright: launch } });

/** The IDEs that `config` knows: one entry each. */
export const CLIENTS = {
  'claude-desktop': {
    title: 'Claude Desktop',
    where:
      'claude_desktop_config.json (Settings › Developer › Edit Config): ~/Library/Application Support/Claude/ on macOS, %APPDATA%\\Claude\\ on Windows, ~/.config/Claude/ on Linux. Restart Claude Desktop afterwards.',
    block: mcpServers,
  },
  'claude-code': {
    title: 'Claude Code',
    where: '.mcp.json in the root of your project.',
    block: (launch) => ({ mcpServers: { planwright: { type: 'stdio', ...launch } } }),
    orRun: ({ command, args, env = {} }) => {
      const settings = Object.entries(env).flatMap(([name, value]) => ['--env', shellQuoted(`${name}=${value}`)]);
      const started = [command, ...args].map(shellQuoted);
      return ['claude mcp add --scope user', ...settings, 'planwright --', ...started].join(' ');
    },
  },
  cursor: {
    title: 'Cursor',
    where: '~/.cursor/mcp.json for all projects, or .cursor/mcp.json in one.',
    block: mcpServers,
  },
  vscode: {
    title: 'VS Code',
    where:
      '.vscode/mcp.json in your project, or the file that the command "MCP: Open User Configuration" opens for all projects.',
    block: (launch) => ({ servers: { planwright: { type: 'stdio', ...launch } } }),
  },
  zed: {
    title: 'Zed',
    where: 'settings.json (command "zed: open settings"); ~/.config/zed/settings.json on macOS and Linux.',
    block: (launch) => ({ context_servers: { planwright: { source: 'custom', env: {}, ...launch } } }),
  },
  windsurf: {
    title: 'Windsurf',
    where: '~/.codeium/windsurf/mcp_config.json. Refresh the servers in Cascade afterwards.',
    block: mcpServers,
  },
} as const satisfies Record<string, Client>;

export type ClientName = keyof typeof CLIENTS;

/** The client of that name, seen as any other. */
export const clientOf = (name: ClientName): Client => CLIENTS[name];

/** A word as a POSIX shell reads it as itself. */
export function shellQuoted(word: string): string {
  return /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
