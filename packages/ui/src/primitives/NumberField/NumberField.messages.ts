export const numberFieldMessages = {
  'numberField.increase': 'Increase {label}',
  'numberField.decrease': 'Decrease {label}',
} as const;
