import { SignInRequiredError } from '../errors';
import type { Viewer } from './call';

/** The member who asks. @throws {SignInRequiredError} for a guest. */
export function signedIn({ viewer }: { viewer: Viewer | null }): Viewer {
  if (!viewer) throw new SignInRequiredError();
  return viewer;
}
