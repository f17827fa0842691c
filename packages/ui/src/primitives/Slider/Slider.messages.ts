export const sliderMessages = {
  'slider.from': 'Minimum',
  'slider.to': 'Maximum',
  'slider.range': '{from} – {to}',
} as const;
