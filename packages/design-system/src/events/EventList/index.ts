export { EventCalendar, type EventCalendarProps } from './EventCalendar';
export { EventCalendarContainer, type EventCalendarContainerProps } from './EventCalendarContainer';
export { EventFilters, type EventFiltersProps, type EventFilterValues } from './EventFilters';
export { EventList, type EventListProps } from './EventList';
export { EventListContainer, type EventListContainerProps } from './EventListContainer';
