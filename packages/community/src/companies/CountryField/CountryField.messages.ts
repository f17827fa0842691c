export const countryFieldMessages = {
  'countryField.label': 'Country',
  'countryField.placeholder': 'Choose a country',
} as const;
