export { sanitisedDetails, summaryOf } from './event-details';
export { findOwnEvents, findOwnVotes } from './events.repository';
export { eventRoutes } from './events.routes';
export { dropEventPictures } from './events.service';
export { ownEventView, ownVoteView } from './events.view';
