import type { Config } from '../../../platform/config';
import type { Viewer } from '../../../platform/http/call';
import { mayEditProducts } from '../../catalogue/products';
import type { NamingStanding } from './companies.repository';

/** How somebody stands to a company. */
export interface CompanyMembership {
  /** Who added it to the catalogue. */
  createdBy: string | null;
  /** Whether anybody else belongs to it. */
  hasOthers: boolean;
}

/** Whether a member of a company may describe it in the wizard: the first who comes, and who added it. @see GAP-044 */
export const mayDescribe = (viewerId: string, { createdBy, hasOthers }: CompanyMembership): boolean =>
  !hasOthers || createdBy === viewerId;

/**
 * Whether members may link themselves to a company. Those of the configured company edit the catalogue, so that its
 * operators say who they are. @see PERM-012
 */
export const mayJoin = (companyId: string, config: Pick<Config, 'productEditorCompanyId'>): boolean =>
  !mayEditProducts({ companyId }, config);

/** A member, and the company whose name and website it is about. */
interface Naming extends NamingStanding {
  companyId: string;
  viewer: Pick<Viewer, 'companyId'>;
}

/**
 * Whether a member decides on the name and the website of a company: its verified people, editors and moderators.
 *
 * @see PERM-005
 */
export const mayDecideNames = (
  { viewer, isVerified, isModerator }: Naming,
  config: Pick<Config, 'productEditorCompanyId'>,
): boolean => isVerified || isModerator || mayEditProducts(viewer, config);

/**
 * Whether a member may set the name and the website of a company: everybody, as long as nobody is known to work there.
 * Others propose them. That of the editors is never everybody's.
 */
export const maySetNames = (naming: Naming, config: Pick<Config, 'productEditorCompanyId'>): boolean =>
  mayDecideNames(naming, config) ||
  !(naming.hasVerifiedPeople || mayEditProducts({ companyId: naming.companyId }, config));

/**
 * Whether somebody may put back what others have changed of a company: its verified people, and moderators.
 *
 * @see GAP-058, GAP-089
 */
export const mayRestore = (viewer: { isVerified: boolean; isModerator: boolean }): boolean =>
  viewer.isModerator || viewer.isVerified;
