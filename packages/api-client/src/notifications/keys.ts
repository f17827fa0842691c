/** Key of what one is told. */
export const notificationKeys = { all: ['notifications'] } as const;
