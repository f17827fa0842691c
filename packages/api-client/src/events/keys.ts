import type { Sector } from '@millrace/domain';

/** Which events a list holds: those that have not ended, unless a month is asked for. */
export interface EventFilter {
  type?: 'product' | 'company' | 'user' | undefined;
  id?: string | undefined;
  /** Parted by commas. */
  ids?: string | undefined;
  /** An event with which they share a product or an exhibitor; in place of `type`. */
  related_to?: string | undefined;
  /** An event that is left out. */
  except?: string | undefined;
  /** A part of the name or the place. */
  text?: string | undefined;
  sector?: Sector | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** Such as `2027-02`. */
  month?: string | undefined;
  /** The last one of several months, with `month`. */
  until_month?: string | undefined;
  /** A product that an exhibitor supplies: a name, synonym or identifier of a product. */
  supplies?: string | undefined;
  limit?: number | undefined;
}

/** Keys of what is known of events. */
export const eventKeys = {
  all: ['events'],
  lists: ['events', 'list'],
  list: (filter: EventFilter = {}) => ['events', 'list', filter],
  one: (id: string) => ['events', id],
  detail: (id: string) => ['events', id, 'detail'],
  allExhibitors: (id: string) => ['events', id, 'exhibitors'],
  exhibitors: (id: string, filter: object) => ['events', id, 'exhibitors', filter],
  allAttendees: (id: string) => ['events', id, 'attendees'],
  attendees: (id: string, filter: object) => ['events', id, 'attendees', filter],
} as const;

/** Keys of the calendars that one subscribes to. */
export const calendarKeys = {
  list: ['calendars', 'list'],
} as const;
