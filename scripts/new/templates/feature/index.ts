export { WaterGauge, type WaterGaugeProps } from './WaterGauge';
