import { externalId } from '../platform/db/ids';

/** The id of a company of the demonstration, by its key. */
export const companyId = (key: string): string => externalId('demo', 'company', key);

/** The id of a product of the demonstration, by its key. */
export const productId = (key: string): string => externalId('demo', 'product', key);

/** The id of a member of the demonstration, by its key. */
export const memberId = (key: string): string => externalId('demo', 'member', key);

/** The id of a post of the demonstration, by its key. */
export const postId = (key: string): string => externalId('demo', 'post', key);

/** The id of what a member of the demonstration has their plan by. */
export const subscriptionId = (userId: string): string => externalId('demo', 'subscription', userId);

/** The id of an event of the demonstration, by its key. */
export const eventId = (key: string): string => externalId('demo', 'event', key);
