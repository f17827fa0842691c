export const toastMessages = {
  'toast.region': 'Notifications from {brand}',
  'toast.dismiss': 'Dismiss',
} as const;
