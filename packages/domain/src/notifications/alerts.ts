import { DAY_MS } from '../timing';

/** Kinds of notifications by subject. */
export const NOTIFICATION_KINDS = ['posts', 'products', 'people'] as const;

/** A kind of notifications. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kind of each notification type of the contract. */
export const NOTIFICATION_KIND_OF = {
  commented: 'posts',
  liked: 'posts',
  commented_on_liked: 'posts',
  commented_on_commented: 'posts',
  replied: 'posts',
  liked_on_liked: 'posts',
  liked_on_commented: 'posts',
  mentioned: 'posts',
  company_tagged: 'posts',
  raw_material_added: 'products',
  end_product_added: 'products',
  supplier_added: 'products',
  raw_material_supplier_added: 'products',
  application_supplier_added: 'products',
  product_followed: 'products',
  linked_product_followed: 'products',
  company_product_added: 'products',
  company_joined: 'people',
  company_objected: 'people',
  company_verified: 'people',
  company_request_refused: 'people',
  company_link_ended: 'people',
  company_objection_decided: 'people',
  company_followed: 'people',
  invitation_accepted: 'people',
  exhibitor_added: 'people',
  attendee_going: 'people',
  event_moved: 'people',
  event_soon: 'people',
  connection_added: 'people',
  quote_requested: 'products',
  quote_answered: 'products',
  search_matched: 'products',
} as const satisfies Readonly<Record<string, NotificationKind>>;

/** Subjects of alert mails: notifications, and posts about followed subjects. @see GAP-094 */
const ALERT_KINDS = [...NOTIFICATION_KINDS, 'product_posts', 'company_posts'] as const;

/** Subject of an alert. */
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Frequencies of alert mails. */
export const ALERT_FREQUENCIES = ['immediate', 'daily', 'weekly', 'off'] as const;

/** Frequency of an alert. */
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Alert frequency by kind. */
export type AlertFrequencies = Readonly<Record<AlertKind, AlertFrequency>>;

/** Default alert frequencies. */
export const USUAL_ALERTS: AlertFrequencies = {
  posts: 'daily',
  products: 'weekly',
  people: 'weekly',
  product_posts: 'weekly',
  company_posts: 'weekly',
};

/** Local time of daily and weekly alerts. */
const MORNING_HOUR = 7;
const MONDAY = 1;

/**
 * Returns when the next daily or weekly alert is due: at seven in the morning, weekly on Monday.
 *
 * @param zone IANA time zone; null is UTC.
 * @param after The result is later than this.
 */
export function nextAlertAt(frequency: 'daily' | 'weekly', zone: string | null, after: Date): Date {
  const local = wallClock(zone ?? 'UTC', after.getTime());
  const today = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), MORNING_HOUR);
  for (let day = 0; ; day += 1) {
    const morning = new Date(today + day * DAY_MS);
    const at = zonedTimestamp(zone ?? 'UTC', morning.getTime());
    if (at > after.getTime() && (frequency === 'daily' || morning.getUTCDay() === MONDAY))
      return new Date(at);
  }
}

/** Returns the local time in a zone as if it were UTC. */
function wallClock(zone: string, at: number): Date {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')));
}

/** Returns the timestamp of a local time that is given as if it were UTC. */
function zonedTimestamp(zone: string, shown: number): number {
  // Twice, as the offset may change between the first guess and the result.
  const first = shown - (wallClock(zone, shown).getTime() - shown);
  return first + (shown - wallClock(zone, first).getTime());
}
