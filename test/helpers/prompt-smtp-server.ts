import { SMTPServer } from 'smtp-server';

/** smtp-server keeps each client waiting for 100 ms, for those who talk before they are greeted; this one greets at once. */
export class PromptSmtpServer extends SMTPServer {
  override connect(...parts: Parameters<SMTPServer['connect']>): void {
    const before = new Set(this.connections);
    super.connect(...parts);
    for (const connection of this.connections) {
      if (before.has(connection)) continue;
      const greet = connection.connectionReady.bind(connection);
      // What its timer will call.
      connection.connectionReady = () => undefined;
      setImmediate(greet);
    }
  }
}
