export { CreateEventCard, type CreateEventCardProps } from './CreateEventCard';
export {
  RelatedEvents,
  RelatedEventsContainer,
  type RelatedEventsContainerProps,
  type RelatedEventsProps,
} from './RelatedEventsContainer';
