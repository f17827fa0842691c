export { quoteGuards, quoteRoutes } from './quotes.routes';
