/** How a mailbox's mail reaches its server. */
export interface SmtpAccess {
  host: string;
  port: number;
  /** Whose certificate the server shows, when `host` is the address that its name led to. */
  serverName?: string | undefined;
  /** `tls` from the first byte, `starttls` demanded before anything else is said, `none` for loopback alone. */
  security: 'tls' | 'starttls' | 'none';
  /** Null: the server asks for no login. */
  user: string | null;
  password: string | null;
  /** PEM of a certificate authority that is trusted beside the public ones. */
  trustedCa?: string;
}
