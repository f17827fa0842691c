export const chainPlateMessages = {
  'chainPlate.inputs': 'Raw materials of {product}',
  'chainPlate.uses': 'Applications of {product}',
  'chainPlate.suppliers': '{count, plural, one {# supplier} other {# suppliers}}',
  'chainPlate.caption': 'This is one value chain of {product}: its raw materials and applications.',
} as const;
