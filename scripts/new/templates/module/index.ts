export { waterGaugeRoutes } from './water-gauge.routes';
