import type { Context } from './context';
import type { JobHandlers } from './jobs';

/** Who does each kind of background work. */
export const jobHandlers = ({ mailer }: Context): JobHandlers => ({
  mail: (job) => mailer.deliver(job),
});
