export { findChanges, insertEdit } from './history.repository';
export { changesOf, editPage, requireVersion } from './history.service';
