import type { AlertSettings, Notification } from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';
import { many } from '../factories/many';
import { personName } from '../factories/names';
import { stableId } from '../factories/stable-id';

const MINUTE_MS = 60_000;
// Generated notifications are older than the contract's oldest.
const NEWEST_MADE_UP = Date.parse('2026-09-14T16:00:00.000Z');

/** Creates a notification, with overrides. Default: three members like a post. */
export function aNotification(overrides: Partial<Notification> = {}): Notification {
  return { ...rowAt(known(), 0), ...overrides };
}

/** Creates notifications, newest first: those of the contract, then generated ones. */
export function notifications(count: number): Notification[] {
  const first = known();
  return many(count, (index) => first[index] ?? madeUp(index));
}

const known = () => example('NotificationList', 'NotificationsSeveral').Items;

function madeUp(index: number): Notification {
  const { firstName, lastName } = personName(index);
  return aNotification({
    id: stableId('notification', index),
    type: rowAt(['commented', 'connection_added', 'liked'] as const, index),
    actor_id: stableId('user', index),
    actor_name: `${firstName} ${lastName}`,
    others: index % 4 === 0 ? index % 7 : 0,
    read: true,
    excerpt: index % 3 === 1 ? null : 'Drum 7 left the tower this morning.',
    added: new Date(NEWEST_MADE_UP - index * 37 * MINUTE_MS).toISOString(),
  });
}

/** Creates a member's alert settings, with overrides. */
export function aAlertSettings(overrides: Partial<AlertSettings> = {}): AlertSettings {
  return { ...example('AlertSettings', 'AlertSettingsUsual'), ...overrides };
}
