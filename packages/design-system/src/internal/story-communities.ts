import { SECTORS, type Sector } from '@millrace/domain';

/** For stories: ids that say which sector they belong to. */
export const communities = Object.fromEntries(SECTORS.map(({ key }) => [key, `heart-of-${key}`])) as Record<
  Sector,
  string
>;
