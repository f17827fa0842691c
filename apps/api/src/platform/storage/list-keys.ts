import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';

/** The objects whose keys begin with something, page after page. */
export async function* listKeys(
  client: S3Client,
  { bucket, prefix }: { bucket: string; prefix: string },
): AsyncGenerator<{ key: string; bytes: number }> {
  let next: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(next && { ContinuationToken: next }) }),
    );
    for (const { Key, Size } of page.Contents ?? []) {
      if (Key !== undefined) yield { key: Key, bytes: Size ?? 0 };
    }
    next = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (next !== undefined);
}
