export { insertLinks } from './value-chain.repository';
export { valueChainRoutes } from './value-chain.routes';
