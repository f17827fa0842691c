import { eventPath } from '@millrace/domain';

/** Tabs of the event page, in display order. @see EVT-010, EVT-011, EVT-012 */
export const EVENT_TABS = ['about', 'exhibitors', 'attendees'] as const;

export type EventTab = (typeof EVENT_TABS)[number];

/** Returns the tab that `?tab=` names; the first for anything unknown. */
export const readEventTab = (query: URLSearchParams): EventTab =>
  EVENT_TABS.find((known) => known === query.get('tab')) ?? 'about';

/** Returns the address of a tab; the first needs no query. */
export const eventTabPath = (event: { id: string }, tab: EventTab): string =>
  tab === 'about' ? eventPath(event) : `${eventPath(event)}?tab=${tab}`;
