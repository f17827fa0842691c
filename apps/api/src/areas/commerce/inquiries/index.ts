import type { Context } from '../../../platform/context';
import { deleteOldInquiries } from './inquiries.repository';

export { type DeskRequest, findDeskRequest, findDeskRequests } from './inquiries.repository';
export { inquiryRoutes } from './inquiries.routes';
export { type AttachableType, type Attachment, readAttachment, takeQuoteMail } from './inquiries.service';

/** Purges inquiries older than a year, with their files. */
export const purgeExpiredInquiries = ({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<void> =>
  deleteOldInquiries(db, (name) => storage.remove(name));
export { quoteRequestNotifications } from './inquiry-notifications.repository';
