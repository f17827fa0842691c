/** The sections of an event's page, in the order in which they are shown. @see EVT-010, EVT-011, EVT-012 */
export const EVENT_TABS = ['about', 'exhibitors', 'attendees'] as const;

export type EventTab = (typeof EVENT_TABS)[number];

/** Which of them an address asks for. Default the first. */
export const parseEventTab = (query: URLSearchParams): EventTab =>
  EVENT_TABS.find((known) => known === query.get('tab')) ?? 'about';
