export { purgeChainFigures } from './chain-figures.repository';
export { concentrationRoutes } from './concentration.routes';
export { type ConcentrationQuery, readConcentration } from './concentration.service';
