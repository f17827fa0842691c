import { connect } from 'node:net';
import { InfectedFileError, UnavailableError } from '../errors';

/** Where a clamd listens. */
export interface ScannerPlace {
  host: string;
  port: number;
}

/** How long a scan may take, in milliseconds. */
const SCAN_MS = 30_000;

const CHUNK_BYTES = 2 ** 16;

/** Replies are a line. */
const REPLY_MAX = 1024;
const ENDS = /[\0\n]+$/;

/**
 * Has a file scanned for malware by clamd.
 *
 * @throws {InfectedFileError} where it is known as such.
 * @throws {UnavailableError} where nobody can tell: a file that was not scanned is not taken.
 * @see https://docs.clamav.net/manual/Usage/Scanning.html#clamd (INSTREAM)
 */
export async function scanFile(place: ScannerPlace, bytes: Buffer): Promise<void> {
  const reply = await askScanner(place, bytes).catch(() => '');
  if (reply.endsWith(' FOUND')) throw new InfectedFileError();
  if (!reply.endsWith(': OK')) throw new UnavailableError('unavailable');
}

function askScanner({ host, port }: ScannerPlace, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let reply = '';
    socket.setTimeout(SCAN_MS, () => socket.destroy(new Error('The scanner does not answer.')));
    // It may have answered before it has read all.
    socket.on('error', (error) => (reply === '' ? reject(error) : resolve(reply.replace(ENDS, ''))));
    socket.on('data', (part) => {
      reply += part.toString();
      if (reply.length > REPLY_MAX) socket.destroy(new Error('The scanner answers more than a line.'));
    });
    socket.on('close', () => resolve(reply.replace(ENDS, '')));
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      socket.write(lengthOf(chunk.length));
      socket.write(chunk);
    }
    // The scanner closes the connection once it has answered.
    socket.write(lengthOf(0));
  });
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
