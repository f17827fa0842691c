export {
  EventCalendarContainer,
  type EventCalendarContainerProps,
  EventListContainer,
  type EventListContainerProps,
} from './EventList/EventListContainer';
export { laterEvents } from './EventList/later-events';
