import type { Config } from '../../config';
import { mayEditProducts } from '../products';

/** How somebody stands to a company. */
export interface Standing {
  /** Who added it to the catalogue. */
  createdBy: string | null;
  /** Whether anybody else belongs to it. */
  hasOthers: boolean;
}

/** Whether a member of a company may describe it in the wizard: the first who comes, and who added it. @see GAP-044 */
export const mayDescribe = (viewerId: string, { createdBy, hasOthers }: Standing): boolean =>
  !hasOthers || createdBy === viewerId;

/**
 * Whether members may link themselves to a company. Those of the configured company edit the catalogue, so that its
 * operators say who they are. @see PERM-012
 */
export const mayJoin = (companyId: string, config: Pick<Config, 'productEditorCompanyId'>): boolean =>
  !mayEditProducts({ companyId }, config);

/**
 * Whether somebody may put back what others have changed of a company: its verified people, and moderators.
 *
 * @see GAP-058, GAP-089
 */
export const mayRestore = (viewer: { isVerified: boolean; isModerator: boolean }): boolean =>
  viewer.isModerator || viewer.isVerified;
