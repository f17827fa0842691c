export { findOwnDuplicates, forgetMember } from './duplicates.repository';
export { duplicateRoutes } from './duplicates.routes';
export { duplicateFlagView } from './duplicates.view';
export type { Removable } from './removable';
export { COMPANY } from './removable-company.repository';
export { PRODUCT } from './removable-product.repository';
export { findInUse, findSuccessors, listRemoved } from './removal.repository';
export { mergeOrHide, RemovalError, type RemovalReport, undoMerge } from './removal.service';
