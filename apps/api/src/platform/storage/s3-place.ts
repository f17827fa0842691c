/** A bucket of an S3-compatible store. */
export interface S3Place {
  /** Without a path. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of all object keys: empty, or ending in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Default region; most stores other than Amazon's accept any. */
const USUAL_REGION = 'us-east-1';

/**
 * Parses `https://KEY:SECRET@host[:port]/bucket[/prefix][?region=…]`; key and secret are percent-encoded.
 *
 * @returns Null for any other address.
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
