export { forgetOldTickets } from './media.repository';
export { mediaRoutes } from './media.routes';
