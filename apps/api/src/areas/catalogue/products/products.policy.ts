import type { Config } from '../../../platform/config';
import type { Viewer } from '../../../platform/http/call';

/** Whether a member may change and delete products: only those of one configured company may. @see PERM-012 */
export const mayEditProducts = (
  viewer: Pick<Viewer, 'companyId'>,
  config: Pick<Config, 'productEditorCompanyId'>,
): boolean => viewer.companyId === config.productEditorCompanyId;
