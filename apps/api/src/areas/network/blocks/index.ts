export { findBlockedIds, findBlocks, findMutualBlocks } from './blocks.repository';
export { blockRoutes } from './blocks.routes';
export { blockedMemberView } from './blocks.view';
