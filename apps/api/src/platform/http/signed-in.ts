import { SignInRequiredError } from '../errors';
import type { Viewer } from './call';

/** Returns the calling member. @throws {SignInRequiredError} for a guest. */
export function signedIn({ viewer }: { viewer: Viewer | null }): Viewer {
  if (!viewer) throw new SignInRequiredError();
  return viewer;
}
