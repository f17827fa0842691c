export { findMergedInto, listRemoved } from './company-removal.repository';
export { bringBack, CompanyRemovalError, type RemovalReport, takeOut } from './company-removal.service';
