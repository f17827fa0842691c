import { SITE_PATHS } from '@millrace/domain';
import { redirect } from 'react-router';
import { brand, messages } from '../../messages';
import { notForSignIn } from '../../session/sign-in-href';
import type { Route } from './+types/network-feed';
import { MemberPage } from './member-page';
import { loadFollowed } from './members.loader.server';

/** Another spelling, such as `/networkfeed/global`, leads to the canonical one. @see DIFF-006 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const isDone = /\/noop\/?$/i.test(pathname);
  const canonical = isDone ? `${SITE_PATHS.networkFeed}/noop` : SITE_PATHS.networkFeed;
  if (pathname !== canonical) throw redirect(canonical + search, 301);
  return loadFollowed(context, request);
}

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = () => [
  { title: `${messages.format('followedProducts.title')} · ${brand}` },
  { name: 'robots', content: 'noindex' },
];

/** Where a member arrives. */
export default function NetworkFeedRoute({ loaderData }: Route.ComponentProps) {
  return <MemberPage state={loaderData.state} title="followed" />;
}
