export const errorStateMessages = { 'errorState.retry': 'Try again' } as const;
