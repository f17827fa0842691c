import { connect } from 'node:net';
import { InfectedFileError, UnavailableError } from '../errors';

/** Address of a clamd server. */
export interface ScannerPlace {
  host: string;
  port: number;
}

/** Timeout of a scan in milliseconds. */
const SCAN_MS = 30_000;

const CHUNK_BYTES = 2 ** 16;

/** Replies are one line. */
const REPLY_MAX = 1024;
const ENDS = /[\0\n]+$/;

/**
 * Scans a file for malware with clamd.
 *
 * @throws {InfectedFileError} for known malware.
 * @throws {UnavailableError} if the scan fails: files that were not scanned are refused.
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
    // The reply can arrive before the whole file is sent.
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
    // clamd closes the connection after its reply.
    socket.write(lengthOf(0));
  });
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
