import { ACCESS_TOKENS_MAX, type AccessTokenScope } from '@millrace/domain';
import { classifyDatabaseError } from '../../../platform/db/classify-database-error';
import type { Database, Transaction } from '../../../platform/db/database';
import { TooManyTokensError } from '../../../platform/errors';
import type { TokenHolder } from '../../../platform/http/bearer';
import {
  type AccessTokenRow,
  findHolder,
  insertAccessToken,
  touchAccessToken,
} from './access-tokens.repository';
import { hashSecret, isSecret, newSecret } from './token-secret';

/** Minimum interval between updates of the last use, to avoid a write for each read. */
const TOUCH_AFTER_MS = 60_000;

const DAY_MS = 24 * 60 * 60_000;

/** A token to create. */
export interface AccessTokenDraft {
  userId: string;
  name: string;
  scopes: AccessTokenScope[];
  days: number;
}

/**
 * Creates a token. Its secret is returned only now, because only the hash is stored.
 *
 * @throws {TooManyTokensError}
 */
export async function makeAccessToken(
  tx: Transaction,
  { days, ...draft }: AccessTokenDraft,
): Promise<{ token: AccessTokenRow; secret: string }> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  const row = { ...draft, secretHash: hashSecret(secret), expiresAt };
  const token = await insertAccessToken(tx, row, ACCESS_TOKENS_MAX);
  if (!token) throw new TooManyTokensError();
  return { token, secret };
}

/** Finds the owner of a secret. @returns Null if it is unknown or expired, or its member may not sign in. */
export async function authenticateToken(db: Database, secret: string): Promise<TokenHolder | null> {
  if (!isSecret(secret)) return null;
  const row = await findHolder(db, hashSecret(secret));
  if (!row) return null;
  const { tokenId, scopes, usedAt, ...viewer } = row;
  if (usedAt === null || Date.now() - usedAt.getTime() > TOUCH_AFTER_MS) {
    await touchAccessToken(db, tokenId).catch((error: unknown) => {
      // In read-only mode the token remains usable; its use is recorded later.
      if (classifyDatabaseError(error) !== 'read_only') throw error;
    });
  }
  return { viewer, tokenId, scopes };
}
