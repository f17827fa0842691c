export { sanitisedDetails, summaryOf, writtenDetails } from './event-form';
export { eventNotifications } from './event-notifications.repository';
export { remindOfEvents } from './event-reminders.service';
export {
  type EventSummaryRow,
  findEvent,
  findEventForModerator,
  findEventSummaries,
  findOwnEvents,
  findOwnVotes,
  setEventHidden,
} from './events.repository';
export { eventGuards, eventRoutes } from './events.routes';
export { forgetEventsOf, purgeRemovedEvents } from './events.service';
export { eventSummaryView, eventView, ownEventView, ownVoteView } from './events.view';
