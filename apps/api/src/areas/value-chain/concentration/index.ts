export { purgeChainFigures } from './chain-figures.repository';
export { concentrationRoutes } from './concentration.routes';
