import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ArrivedMail {
  /** Who it was handed over for, whatever its headers say. */
  recipients: string[];
  /** As it was sent, line by line. */
  raw: string;
  parsed: Email;
}

/** A refusal of the mail server. */
export interface Refusal {
  /** Of three digits; those from 400 are for now, those from 500 for good. */
  code: number;
  at: 'recipient' | 'message';
  /** What it says. Default: that it refuses. */
  words?: string;
}

/** A mail server that keeps what it gets. */
export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  arrived: ArrivedMail[];
  /** What the next mails are refused with, one each. */
  refusals: Refusal[];
  close(): Promise<void>;
}

/** Starts a mail server on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  const refusals: Refusal[] = [];
  const refusalAt = (at: Refusal['at']): Error | null => {
    if (refusals[0]?.at !== at) return null;
    const { code, words = 'Refused.' } = refusals.shift() ?? {};
    return Object.assign(new Error(words), { responseCode: code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusalAt('recipient')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refusalAt('message');
        if (refusal) return done(refusal);
        const bytes = Buffer.concat(chunks);
        PostalMime.parse(bytes).then((parsed) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          arrived.push({ recipients, raw: bytes.toString('latin1'), parsed });
          done();
        }, done);
      });
    },
  });
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address() as AddressInfo));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
