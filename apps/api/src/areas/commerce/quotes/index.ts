export { quoteAnswerNotifications } from './quote-notifications.repository';
export { quoteGuards, quoteRoutes } from './quotes.routes';
