import type { Context } from '../../../platform/context';
import { deleteOldInquiries } from './inquiries.repository';

export type { AttachableType } from './attachable-type';
export { type DeskRequest, findDeskRequest, findDeskRequests } from './desk.repository';
export { inquiryRoutes } from './inquiries.routes';
export { type Attachment, readAttachment } from './inquiries.service';

/** Forgets what was asked more than a year ago, with its files. */
export const purgeExpiredInquiries = ({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<void> =>
  deleteOldInquiries(db, (name) => storage.remove(name));
export { quoteRequestNotifications } from './inquiry-notifications.repository';
export { takeQuoteMail } from './quote-limits';
