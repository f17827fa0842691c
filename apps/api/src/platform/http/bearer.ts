import type { AccessTokenScope } from '@millrace/domain';
import type { Response } from 'express';
import type { Viewer } from './call';

/** Holder of a valid personal access token, with its scopes. */
export interface TokenHolder {
  viewer: Viewer;
  tokenId: string;
  scopes: readonly AccessTokenScope[];
}

const BEARER = /^bearer +(\S+) *$/i;

/**
 * Reads the token of an `Authorization` header. Returns null without one, or for another scheme, such as that of a proxy
 * in front of a trial server. @see https://www.rfc-editor.org/rfc/rfc6750
 */
export const readBearer = (authorization: string | undefined): string | null =>
  (authorization !== undefined && BEARER.exec(authorization)?.[1]) || null;

const holders = new WeakMap<Response, TokenHolder>();

/** Records who sent the token of a call. */
export const setTokenHolder = (res: Response, holder: TokenHolder): void => void holders.set(res, holder);

/** Returns who sent the token of a call; null without one, or when the call ignores tokens. */
export const tokenHolderOf = (res: Response): TokenHolder | null => holders.get(res) ?? null;
