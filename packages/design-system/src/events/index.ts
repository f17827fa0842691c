export { EventCard, type EventCardProps } from './EventCard/EventCard';
export { EventDate, type EventDateProps } from './EventCard/EventDate';
export { eventPicture, eventSpan } from './EventCard/event-facts';
export { type EventSummary, toEventSummary } from './EventCard/event-summary';
export { EventCalendar, type EventCalendarProps } from './EventList/EventCalendar';
export { EventFilters, type EventFiltersProps, type EventFilterValues } from './EventList/EventFilters';
export { EventList, type EventListProps } from './EventList/EventList';
