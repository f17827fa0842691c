export { purgeChainFigures } from './chain-figures.repository';
export { concentrationRoutes } from './concentration.routes';
export { readConcentration } from './concentration.service';
