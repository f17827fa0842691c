/** A bucket of a store that speaks S3. */
export interface S3Place {
  /** Without a path. */
  endpoint: string;
  region: string;
  bucket: string;
  /** What the keys of all objects begin with: empty, or ending in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where the store does not say otherwise; most that are not Amazon's take any. */
const USUAL_REGION = 'us-east-1';

/**
 * Reads `https://KEY:SECRET@host[:port]/bucket[/prefix][?region=…]`; key and secret are percent-encoded.
 *
 * @returns Null where it is no such address.
 */
export function readS3Place(text: string): S3Place | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const [bucket = '', ...path] = url.pathname.split('/').slice(1).filter(Boolean);
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decoded);
  if (!accessKeyId || !secretAccessKey || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return null;
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') || USUAL_REGION,
    bucket,
    prefix: path.map((part) => `${part}/`).join(''),
    accessKeyId,
    secretAccessKey,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
