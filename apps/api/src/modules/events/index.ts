export { sanitisedDetails, summaryOf, writtenDetails } from './event-details';
export { IS_SHOWN } from './event-row.repository';
export { findOwnEvents, findOwnVotes } from './events.repository';
export { eventRoutes } from './events.routes';
export { ownEventView, ownVoteView } from './events.view';
export { forgetEventsOf, forgetRemovedEvents } from './forgotten-events.service';
