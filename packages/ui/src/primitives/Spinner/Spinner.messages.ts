export const spinnerMessages = { 'spinner.label': 'Loading' } as const;
