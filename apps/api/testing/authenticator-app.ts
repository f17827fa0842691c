import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** A test that looks at two codes takes no longer. */
const ROOM_MS = 5_000;

/** The code that an authenticator app shows. @param aheadSeconds How far its clock is ahead. */
export const codeOf = (secret: string, aheadSeconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + aheadSeconds * 1000 });

/** Waits while a half minute is about to end: codes would be those of another one when they arrive. */
export async function roomInStep(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < ROOM_MS) await new Promise((resolve) => setTimeout(resolve, left));
}
