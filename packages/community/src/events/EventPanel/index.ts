export { CreateEventCard, type CreateEventCardProps } from './CreateEventCard';
export { RelatedEvents, type RelatedEventsProps } from './RelatedEvents';
export { RelatedEventsContainer, type RelatedEventsContainerProps } from './RelatedEventsContainer';
