export { findCalendars } from './calendars.repository';
export { calendarRoutes } from './calendars.routes';
