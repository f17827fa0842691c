import type { AccessTokenScope } from '@millrace/domain';
import type { Response } from 'express';
import type { Viewer } from './call';

/** Who holds a personal access token that is good, and what it is good for. */
export interface TokenHolder {
  viewer: Viewer;
  tokenId: string;
  scopes: readonly AccessTokenScope[];
}

const BEARER = /^bearer +(\S+) *$/i;

/**
 * The token of an `Authorization` header; null where it has another scheme, such as that of a proxy in front of a
 * trial server, or is not there. @see https://www.rfc-editor.org/rfc/rfc6750
 */
export const readBearer = (authorization: string | undefined): string | null =>
  (authorization !== undefined && BEARER.exec(authorization)?.[1]) || null;

const holders = new WeakMap<Response, TokenHolder>();

/** Notes who sent the token of a call. */
export const setTokenHolder = (res: Response, holder: TokenHolder): void => void holders.set(res, holder);

/** Who sent the token of a call; null where none was sent, or the call looks at none. */
export const tokenHolderOf = (res: Response): TokenHolder | null => holders.get(res) ?? null;
