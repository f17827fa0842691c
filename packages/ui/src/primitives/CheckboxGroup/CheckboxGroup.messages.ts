export const checkboxGroupMessages = {
  'checkboxGroup.required': 'required',
} as const;
