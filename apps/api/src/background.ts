import type { Context } from './context';
import type { JobHandlers } from './jobs';
import { sendAccountMail } from './modules/registration';

/** Who does each kind of background work. */
export const jobHandlers = ({ db, mailer }: Context): JobHandlers => ({
  mail: (job) => mailer.deliver(job),
  accountMail: ({ data }) => sendAccountMail({ db, mailer }, data),
});
