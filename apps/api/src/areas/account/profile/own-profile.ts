import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import type { Database } from '../../../platform/db/database';
import { SignInRequiredError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { mayEditProducts } from '../../catalogue/products';
import { findOwnChats, ownChatsView } from '../../messaging/chat';
import { findChanges } from '../email-tokens';
import { findUser, type UserRow } from '../session';
import { meView } from './profile.view';

/** Finds the viewer's own row. @throws {SignInRequiredError} If the member has been deleted meanwhile. */
export async function readOwnRow(db: Database, viewer: Viewer): Promise<UserRow> {
  const row = await findUser(db, viewer.id);
  if (!row) throw new SignInRequiredError();
  return row;
}

/** Returns the viewer's own profile. @throws {SignInRequiredError} If the member has been deleted meanwhile. */
export async function readOwnProfile(
  { db, config }: Pick<Context, 'db' | 'config'>,
  viewer: Viewer,
): Promise<components['schemas']['Me']> {
  const row = await readOwnRow(db, viewer);
  const changes = await findChanges(db, viewer.id);
  const chats = ownChatsView(await findOwnChats(db, viewer.id));
  return meView(row, changes, { canEditProducts: mayEditProducts(row.user, config), chats });
}
