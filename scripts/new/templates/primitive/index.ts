export { WATER_GAUGE_TONES, WaterGauge, type WaterGaugeProps, type WaterGaugeTone } from './WaterGauge';
