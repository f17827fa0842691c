import type { components } from '@millrace/api-client';
import { mayReadFurtherPages, pageSizeFor, viewerLevel } from '@millrace/domain';
import { SignInRequiredError } from '../../errors';
import type { Viewer } from '../../http/call';

type Limited = components['schemas']['Limited'];

/**
 * How large a page a viewer is answered.
 *
 * @throws {SignInRequiredError} when a guest asks for a further page. @see GAP-060
 */
export function allowedPageSize(viewer: Viewer | null, limit: number, cursor: string | undefined): number {
  const level = viewerLevel(viewer);
  if (cursor !== undefined && !mayReadFurtherPages(level)) throw new SignInRequiredError();
  return pageSizeFor(level, limit);
}

/**
 * Why a list shows less than there is.
 *
 * @param count Entries of the whole list.
 * @param disclosed How many of them the viewer sees in full.
 */
export function limitedBy(viewer: Viewer | null, count: number, disclosed: number): Limited {
  if (count <= disclosed) return 'none';
  return viewer ? 'plan' : 'sign_in';
}
