import type { Config } from '../../../platform/config';
import type { Viewer } from '../../../platform/http/call';

/** True if a member may edit and delete products: only people of one configured company may. @see PERM-012 */
export const mayEditProducts = (
  viewer: Pick<Viewer, 'companyId'>,
  config: Pick<Config, 'productEditorCompanyId'>,
): boolean => viewer.companyId === config.productEditorCompanyId;
