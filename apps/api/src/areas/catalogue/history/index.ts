export { changesOf } from './changes-of';
export { findChanges, insertEdit } from './history.repository';
export { editPage, requireVersion } from './history.service';
