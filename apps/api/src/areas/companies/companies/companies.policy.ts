import type { Config } from '../../../platform/config';
import type { Viewer } from '../../../platform/http/call';
import { mayEditProducts } from '../../catalogue/products';
import type { NamingStanding } from './companies.repository';

/** A viewer's relation to a company. */
export interface CompanyMembership {
  /** The member who added it to the catalogue. */
  createdBy: string | null;
  /** True if it has other people. */
  hasOthers: boolean;
}

/** True if a member may describe the company in the wizard: the first member, and the one who added it. @see GAP-044 */
export const mayDescribe = (viewerId: string, { createdBy, hasOthers }: CompanyMembership): boolean =>
  !hasOthers || createdBy === viewerId;

/**
 * True if members may link themselves to a company. People of the configured company edit the catalogue, so only the
 * operator links them. @see PERM-012
 */
export const mayJoin = (companyId: string, config: Pick<Config, 'productEditorCompanyId'>): boolean =>
  !mayEditProducts({ companyId }, config);

/** A member, and the company whose name or website is to change. */
interface Naming extends NamingStanding {
  companyId: string;
  viewer: Pick<Viewer, 'companyId'>;
}

/**
 * True if a member decides on the name and website of a company: its verified people, editors and moderators.
 *
 * @see PERM-005
 */
export const mayDecideNames = (
  { viewer, isVerified, isModerator }: Naming,
  config: Pick<Config, 'productEditorCompanyId'>,
): boolean => isVerified || isModerator || mayEditProducts(viewer, config);

/**
 * True if a member may set the name and website of a company: everyone, unless it has verified people; then others can
 * only propose changes. The editors' company is never open to everyone.
 */
export const maySetNames = (naming: Naming, config: Pick<Config, 'productEditorCompanyId'>): boolean =>
  mayDecideNames(naming, config) ||
  !(naming.hasVerifiedPeople || mayEditProducts({ companyId: naming.companyId }, config));

/**
 * True if a viewer may revert others' edits of a company: its verified people, and moderators.
 *
 * @see GAP-058, GAP-089
 */
export const mayRestore = (viewer: { isVerified: boolean; isModerator: boolean }): boolean =>
  viewer.isModerator || viewer.isVerified;
