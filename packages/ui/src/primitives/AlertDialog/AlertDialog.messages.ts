export const alertDialogMessages = { 'alertDialog.cancel': 'Cancel' } as const;
