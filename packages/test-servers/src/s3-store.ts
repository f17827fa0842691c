/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A store that speaks S3. */
export interface S3Store {
  /** For `S3_URL`, with key and secret: a bucket that is there. */
  url: string;
  stop(): Promise<void>;
}

/** Its only key, and what that signs with. */
const KEY = 'S3RVER';

/** Starts a store on this machine, with one empty bucket. */
export async function startS3Store(): Promise<S3Store> {
  const directory = mkdtempSync(join(tmpdir(), 'millrace-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // It takes lists of a bucket to be signed without the slash at the end, which the SDK's are signed with.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'millrace' }],
  });
  const { port } = await server.run();
  return {
    url: `http://${KEY}:${KEY}@127.0.0.1:${port}/millrace`,
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
