import type { components } from '@millrace/api-client';
import { hashToken, type SessionRow } from '../session';
import type { PasskeyRow } from './security.repository';

/** A session as its member sees it. @param token That of the session that asks. */
export const sessionView = (
  { id, tokenHash, device, createdAt, seenAt }: SessionRow,
  token: string | null,
): components['schemas']['SessionEntry'] => ({
  id,
  device,
  current: token !== null && hashToken(token) === tokenHash,
  created_at: createdAt.toISOString(),
  seen_at: seenAt.toISOString(),
});

/** A passkey as its member sees it. */
export const passkeyView = ({
  id,
  name,
  createdAt,
  usedAt,
}: PasskeyRow): components['schemas']['Passkey'] => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
});
