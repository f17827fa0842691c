import type { components } from '@millrace/api-client';
import { hashToken, type SessionRow } from '../session';
import type { PasskeyRow } from './security.repository';

/** Returns a session for its member. @param token Token of the current session. */
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

/** Returns a passkey for its member. */
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
