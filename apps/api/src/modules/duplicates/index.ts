export { findOwnDuplicates } from './duplicates.repository';
export { duplicateRoutes } from './duplicates.routes';
export { duplicateFlagView } from './duplicates.view';
