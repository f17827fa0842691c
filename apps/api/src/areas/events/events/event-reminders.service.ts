import type { Context } from '../../../platform/context';
import { publishNotifications } from '../../../platform/db/announce';
import { transact } from '../../../platform/db/transact';
import { queuePush } from '../../notifications/push';
import { insertDueReminders } from './event-reminders.repository';

/** Reminds members of events that start soon by notification and push, but not by email, which would be too late. */
export async function remindOfEvents({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  await transact(db, async (tx) => {
    const told = await insertDueReminders(tx);
    await publishNotifications(tx, told);
    await queuePush(tx, { jobs }, told);
  });
}
