export { sanitisedDetails, summaryOf, writtenDetails } from './event-details';
export { eventNotifications } from './event-notifications.repository';
export {
  findEvent,
  findEventForModerator,
  findOwnEvents,
  findOwnVotes,
  setEventHidden,
} from './events.repository';
export { eventGuards, eventRoutes } from './events.routes';
export { eventView, ownEventView, ownVoteView } from './events.view';
export { forgetEventsOf, purgeRemovedEvents } from './expired-events.service';
