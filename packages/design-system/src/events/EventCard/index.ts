export { EventCard, type EventCardProps } from './EventCard';
export { EventDate, type EventDateProps } from './EventDate';
export { eventPicture, eventSpan } from './event-facts';
export { type EventSummary, toEventSummary } from './event-summary';
