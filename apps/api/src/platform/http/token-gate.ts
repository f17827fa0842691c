import type { Request, RequestHandler, Response } from 'express';
import { ForbiddenError, InvalidTokenError } from '../errors';
import { readBearer, setTokenHolder, type TokenHolder } from './bearer';
import type { Operation } from './contract';
import type { CallLimits, WrongTokens } from './rate-limits';
import { logOf } from './request-log';

/** Dependencies of the gate. */
export interface TokenGateParts {
  wrongTokens: WrongTokens;
  /** Finds the holder of a token. */
  authenticate(secret: string): Promise<TokenHolder | null>;
}

/** Admits a call, or passes on the error. */
export type Admit = (req: Request, res: Response, proceed: (refusal?: unknown) => void) => void;

/**
 * Applies an operation's rate limits. A call with a token is counted by token, any other by address. An invalid
 * token is refused, even with a valid session cookie.
 */
export function admission(operation: Operation, limits: CallLimits, parts: TokenGateParts): Admit {
  const takesTokens = operation.token !== null || operation.session !== 'ignored';
  const byAddress = inTurn(limits.always, limits.byAddress);
  const byToken = inTurn(limits.always, limits.byToken);
  return (req, res, proceed) => {
    const secret = takesTokens ? readBearer(req.headers.authorization) : null;
    if (secret === null) return byAddress(req, res, proceed);
    holderOf(req, res, secret, parts).then((holder) => {
      setTokenHolder(res, holder);
      const log = logOf(res);
      log.viewerId = holder.viewer.id;
      log.tokenId = holder.tokenId;
      byToken(req, res, (refusal) => proceed(refusal ?? scopeRefusal(operation, holder, res)));
    }, proceed);
  };
}

async function holderOf(
  req: Request,
  res: Response,
  secret: string,
  { wrongTokens, authenticate }: TokenGateParts,
): Promise<TokenHolder> {
  await wrongTokens.check(req);
  const holder = await authenticate(secret);
  if (holder) return holder;
  await wrongTokens.count(req, res);
  res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
  throw new InvalidTokenError();
}

/** Returns the reason why a token may not make a call, if any. */
function scopeRefusal(
  { token }: Operation,
  { scopes }: TokenHolder,
  res: Response,
): ForbiddenError | undefined {
  if (token === null) return new ForbiddenError('token_refused');
  if (scopes.includes(token)) return undefined;
  res.setHeader('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${token}"`);
  return new ForbiddenError('scope_missing');
}

/** Applies the limits in turn; the first refusal wins. */
function inTurn(first: RequestHandler | null, second: RequestHandler | null): Admit {
  const [limit, further] = first ? [first, second] : [second, null];
  if (!limit) return (_req, _res, proceed) => proceed();
  if (!further) return limit;
  return (req, res, proceed) =>
    limit(req, res, (refusal?: unknown) => (refusal ? proceed(refusal) : further(req, res, proceed)));
}
