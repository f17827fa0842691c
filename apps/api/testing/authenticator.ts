import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** What an authenticator is asked for, as far as it looks. */
interface Asked {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** How a passkey signs: its curve, and what COSE calls the two. */
const KINDS = {
  ES256: { curve: 'P-256', algorithm: -7, curveNumber: 1 },
  ES384: { curve: 'P-384', algorithm: -35, curveNumber: 2 },
} as const;

/** An authenticator with one passkey, and the browser that it is plugged into. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly key: KeyObject;
  private readonly x: Buffer;
  private readonly y: Buffer;
  private counter = 0;

  /** @param origin The page that asks. */
  constructor(
    private readonly origin: string,
    private readonly kind: keyof typeof KINDS = 'ES256',
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: KINDS[kind].curve });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.x = Buffer.from(x, 'base64url');
    this.y = Buffer.from(y, 'base64url');
  }

  /** Makes the passkey. */
  create({ challenge, rp }: Asked): Record<string, unknown> {
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, KINDS[this.kind].algorithm],
      [-1, KINDS[this.kind].curveNumber],
      [-2, this.x],
      [-3, this.y],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(cose)]);
    const authData = this.data(rp?.id ?? '', FLAGS.attested, attested);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.credential({
      clientDataJSON: this.client('webauthn.create', challenge),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    });
  }

  /** Signs in with the passkey. */
  get({ challenge, rpId = '' }: Asked): Record<string, unknown> {
    const clientDataJSON = this.client('webauthn.get', challenge);
    const authenticatorData = this.data(rpId, 0);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.credential({
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.key)),
    });
  }

  private data(rpId: string, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const set = Buffer.from([FLAGS.present | FLAGS.verified | flags]);
    return Buffer.concat([sha256(rpId), set, counter, rest]);
  }

  private client(type: string, challenge: string): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin: this.origin })));
  }

  private credential(response: object): Record<string, unknown> {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
