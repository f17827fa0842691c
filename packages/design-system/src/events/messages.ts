import { eventListMessages } from './EventList/EventList.messages';

/** The English texts of the area. */
export const eventsTexts = {
  ...eventListMessages,
} as const;
