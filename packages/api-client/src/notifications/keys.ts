/** Query key of notifications. */
export const notificationKeys = { all: ['notifications'] } as const;
