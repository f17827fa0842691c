export { forgetMember } from './forget-member.repository';
export { findInUse } from './in-use.repository';
export { type OwnedTable, owned, type Removable, type RowsByTable } from './removable';
export { findSuccessors, listRemoved } from './removal.repository';
export { bringBack, RemovalError, type RemovalReport, takeOut } from './removal.service';
