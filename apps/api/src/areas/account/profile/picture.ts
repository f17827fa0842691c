import type { Context } from '../../../platform/context';
import { refreshCompanies } from '../../../platform/db/company-figures';
import type { Transaction } from '../../../platform/db/database';
import { afterCommit } from '../../../platform/db/transact';
import { SignInRequiredError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { type CleanPicture, forgetFile, storePicture } from '../../feed/media';
import { lockMember, updateMember } from './profile.repository';

/** Maximum edge length of a member's picture: twice the largest display size, for high-density screens. */
export const PORTRAIT_EDGE_PX = 512;

/** Sets the viewer's picture and deletes the previous one. @returns Its URL. @see PERM-009 */
export async function setPortrait(
  tx: Transaction,
  context: Context,
  viewer: Viewer,
  picture: CleanPicture,
): Promise<string> {
  const { storage, log } = context;
  const member = await lockMember(tx, viewer.id);
  if (!member) throw new SignInRequiredError();
  const { image: formerImage, companyId } = member.user;
  const { value: image } = await storePicture(tx, context, viewer, picture);
  await updateMember(tx, viewer.id, { image });
  // Lists of suppliers contain pictures of a company's contacts.
  if (companyId !== null) await refreshCompanies(tx, [companyId]);
  const former = formerImage === null ? null : await forgetFile(tx, formerImage, viewer.id);
  if (former !== null) {
    afterCommit(tx, () => {
      storage.remove(former).catch((error: unknown) => log.warn({ err: error }, 'a former picture stays'));
    });
  }
  return image;
}
