import type { Context } from '../../context';
import { deleteOldInquiries } from './inquiries.repository';

export { inquiryRoutes } from './inquiries.routes';

/** Forgets what was asked more than a year ago, with its files. */
export const forgetOldInquiries = ({ db, storage }: Pick<Context, 'db' | 'storage'>): Promise<void> =>
  deleteOldInquiries(db, (name) => storage.remove(name));
