/// <reference path="./s3rver.d.ts" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** An S3-compatible store. */
export interface S3Store {
  /** Value for `S3_URL`, with key and secret: an existing bucket. */
  url: string;
  stop(): Promise<void>;
}

/** Its only access key, which is also the secret. */
const KEY = 'S3RVER';

/** Starts a local store with one empty bucket. */
export async function startS3Store(): Promise<S3Store> {
  const directory = mkdtempSync(join(tmpdir(), 'millrace-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    // It expects the signature of a list request without the trailing slash, with which the SDK signs it.
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
