export const toastMessages = {
  'toast.region': 'Messages from {brand}',
  'toast.dismiss': 'Dismiss',
} as const;
