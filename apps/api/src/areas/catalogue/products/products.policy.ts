import type { Config } from '../../../platform/config';
import type { Viewer } from '../../../platform/http/call';

/** True if a member may edit and delete products: only people of one configured company may. @see PERM-012 */
export const mayEditProducts = (
  viewer: Pick<Viewer, 'companyId'>,
  config: Pick<Config, 'productEditorCompanyId'>,
): boolean => viewer.companyId === config.productEditorCompanyId;

/** True if a member may remove a document of a product: who added it, editors of the catalogue, and moderators. */
export const mayRemoveDocument = (
  viewer: Pick<Viewer, 'id' | 'companyId'> & { isModerator: boolean },
  config: Pick<Config, 'productEditorCompanyId'>,
  createdBy: string | null,
): boolean => createdBy === viewer.id || viewer.isModerator || mayEditProducts(viewer, config);
