export { valueChainRoutes } from './value-chain.routes';
