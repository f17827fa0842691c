export { quoteRoutes } from './quotes.routes';
