export { AddToCalendar, type AddToCalendarProps } from './AddToCalendar';
export {
  AttendeeTable,
  AttendeeTableContainer,
  type AttendeeTableContainerProps,
  type AttendeeTableProps,
} from './AttendeeTable';
export {
  CalendarLinks,
  CalendarLinksContainer,
  type CalendarLinksContainerProps,
  type CalendarLinksProps,
  SubscribeCard,
  type SubscribeCardProps,
} from './CalendarLinks';
export { EventAbout, type EventAboutProps } from './EventAbout';
export {
  EventForm,
  EventFormContainer,
  type EventFormContainerProps,
  type EventFormProps,
  type EventValues,
} from './EventForm';
export { EventHeader, type EventHeaderProps } from './EventHeader';
export {
  CreateEventCard,
  type CreateEventCardProps,
  RelatedEvents,
  RelatedEventsContainer,
  type RelatedEventsContainerProps,
  type RelatedEventsProps,
} from './EventPanel';
export {
  EventTagDialog,
  EventTagDialogContainer,
  type EventTagDialogContainerProps,
  type EventTagDialogProps,
} from './EventTagDialog';
export {
  ExhibitorTable,
  ExhibitorTableContainer,
  type ExhibitorTableContainerProps,
  type ExhibitorTableProps,
} from './ExhibitorTable';
export { EventPage, type EventPageProps } from './pages/EventPage';
export { EVENT_TABS, type EventTab, readEventTab } from './pages/event-tabs';
export {
  VoteControl,
  VoteControlContainer,
  type VoteControlContainerProps,
  type VoteControlProps,
} from './VoteControl';
