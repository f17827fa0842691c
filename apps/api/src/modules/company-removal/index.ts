export { findMergedInto, listRemoved } from './company-removal.repository';
export { bringBack, CompanyRemovalError, type RemovalReport, takeOut } from './company-removal.service';
export { forgetInRemoved } from './forget-member.repository';
