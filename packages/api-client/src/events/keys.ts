import type { Sector } from '@millrace/domain';

/** Filter of a list of events; without a month those that have not ended. */
export interface EventFilter {
  type?: 'product' | 'company' | 'user' | undefined;
  id?: string | undefined;
  /** Comma-separated. */
  ids?: string | undefined;
  /** Id of an event that shares a product or exhibitor with them; replaces `type`. */
  related_to?: string | undefined;
  /** Id of an event to exclude. */
  except?: string | undefined;
  /** Part of the name or place. */
  text?: string | undefined;
  sector?: Sector | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** Month such as `2027-02`. */
  month?: string | undefined;
  /** Last month of a range that starts with `month`. */
  until_month?: string | undefined;
  /** Name, synonym or identifier of a product that an exhibitor supplies. */
  supplies?: string | undefined;
  limit?: number | undefined;
}

/** Query keys of events. */
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

/** Query keys of the member's calendar subscriptions. */
export const calendarKeys = {
  list: ['calendars', 'list'],
} as const;
