export const waterGaugeMessages = {
  'waterGauge.title': 'Water gauge',
  'waterGauge.empty': 'Nothing here yet',
} as const;
