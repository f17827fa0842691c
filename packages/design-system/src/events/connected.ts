export { EventCalendarContainer, type EventCalendarContainerProps } from './EventList/EventCalendarContainer';
export { EventListContainer, type EventListContainerProps } from './EventList/EventListContainer';
