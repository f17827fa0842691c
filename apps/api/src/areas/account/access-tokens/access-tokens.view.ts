import type { components } from '@millrace/api-client';
import type { AccessTokenRow } from './access-tokens.repository';

/** Returns a token without its secret for its member. */
export const accessTokenView = ({
  id,
  name,
  scopes,
  createdAt,
  expiresAt,
  usedAt,
}: AccessTokenRow): components['schemas']['AccessToken'] => ({
  id,
  name,
  scopes,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
  expired: expiresAt.getTime() <= Date.now(),
  used_at: usedAt?.toISOString() ?? null,
});
