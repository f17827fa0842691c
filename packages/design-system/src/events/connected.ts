export {
  EventCalendarContainer,
  type EventCalendarContainerProps,
  EventListContainer,
  type EventListContainerProps,
} from './EventList/EventListContainer';
