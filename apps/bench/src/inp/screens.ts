import { SITE_PATHS } from '@millrace/domain';
import { findPages } from '../find-pages';

/** Screen whose interactions are measured. */
export interface Screen {
  /** Title of its rows. */
  title: string;
  path: string;
  /** True if it needs a signed-in member. */
  isMembers: boolean;
}

/** Member of the demo data with every paid entitlement. */
export const MEMBER = { email: 'platinum@millrace.example', password: 'demo-millrace' };

/**
 * Returns the most used screens, with ids from the installation's data.
 *
 * @param api Origin of its API.
 */
export async function findScreens(api: string): Promise<Screen[]> {
  const pages = new Map((await findPages(api)).map(({ title, path }) => [title, path]));
  const pathOf = (title: string): string => pages.get(title) ?? SITE_PATHS.home;
  const guests = [
    { title: 'landing', path: SITE_PATHS.home },
    { title: 'sign-up', path: SITE_PATHS.signUp },
    { title: 'pricing', path: SITE_PATHS.pricing },
  ];
  const members = [
    { title: 'feed builder', path: SITE_PATHS.firstFeed },
    { title: 'feed', path: SITE_PATHS.networkFeed },
    { title: 'post', path: pathOf('post') },
    { title: 'product', path: pathOf('product') },
    { title: 'diagram', path: `${pathOf('product')}?diagram=open` },
    { title: 'company', path: pathOf('company') },
    { title: 'products', path: SITE_PATHS.products },
    { title: 'messages', path: SITE_PATHS.messages },
    { title: 'notifications', path: SITE_PATHS.notifications },
    { title: 'events', path: SITE_PATHS.events },
    { title: 'settings', path: SITE_PATHS.profile },
  ];
  return [
    ...guests.map((screen) => ({ ...screen, isMembers: false })),
    ...members.map((screen) => ({ ...screen, isMembers: true })),
  ];
}
