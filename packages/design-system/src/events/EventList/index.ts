export { EventCalendar, type EventCalendarProps } from './EventCalendar';
export { EventFilters, type EventFiltersProps, type EventFilterValues } from './EventFilters';
export { EventList, type EventListProps } from './EventList';
export {
  EventCalendarContainer,
  type EventCalendarContainerProps,
  EventListContainer,
  type EventListContainerProps,
} from './EventListContainer';
export { laterEvents } from './later-events';
