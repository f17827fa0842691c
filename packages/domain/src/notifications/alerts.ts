import { DAY_MS } from '../timing';

/** Kinds of notifications: what they are about. */
export const NOTIFICATION_KINDS = ['posts', 'products', 'people'] as const;

/** A kind of notifications. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The kind of each type of notification of the contract. */
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

/** What members are mailed about: what they are told, and posts about what they follow. @see GAP-094 */
const ALERT_KINDS = [...NOTIFICATION_KINDS, 'product_posts', 'company_posts'] as const;

/** What an alert is about. */
export type AlertKind = (typeof ALERT_KINDS)[number];

/** How often members are mailed. */
export const ALERT_FREQUENCIES = ['immediate', 'daily', 'weekly', 'off'] as const;

/** How often a member is mailed about something. */
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** How often a member is mailed about each kind. */
export type AlertFrequencies = Readonly<Record<AlertKind, AlertFrequency>>;

/** Those of a member who has set none. */
export const USUAL_ALERTS: AlertFrequencies = {
  posts: 'daily',
  products: 'weekly',
  people: 'weekly',
  product_posts: 'weekly',
  company_posts: 'weekly',
};

/** When mails of a day or a week are sent, on the clock of their reader. */
const MORNING_HOUR = 7;
const MONDAY = 1;

/**
 * When the next mail of a day or a week is due: at seven in the morning, a week's on Monday.
 *
 * @param zone An IANA name; null is UTC.
 * @param after The mail comes after this moment.
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

/** What a clock of the zone shows, as if it were UTC. */
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

/** When a clock of the zone shows a time, given as if it were UTC. */
function zonedTimestamp(zone: string, shown: number): number {
  // Twice, as the zone may change its clocks between the first guess and the moment.
  const first = shown - (wallClock(zone, shown).getTime() - shown);
  return first + (shown - wallClock(zone, first).getTime());
}
