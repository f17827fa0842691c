export const chainPlateMessages = {
  'chainPlate.inputs': 'What goes into {product}',
  'chainPlate.uses': 'Where {product} ends up',
  'chainPlate.suppliers': '{count, plural, one {# supplier} other {# suppliers}}',
  'chainPlate.caption': 'One value chain of many: what goes into {product}, and where it ends up.',
} as const;
