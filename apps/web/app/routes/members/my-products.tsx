import { brand, messages } from '../../messages';
import { notForSignIn } from '../../session/sign-in-href';
import type { Route } from './+types/my-products';
import { MemberPage } from './member-page';
import { loadFollowed } from './members.loader.server';

export const loader = ({ context, request }: Route.LoaderArgs) => loadFollowed(context, request);

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = () => [
  { title: `${messages.format('followedProducts.ownTitle')} · ${brand}` },
  { name: 'robots', content: 'noindex' },
];

/** A member's own products. @see LIST-006 */
export default function MyProductsRoute({ loaderData }: Route.ComponentProps) {
  return <MemberPage state={loaderData.state} title="own" />;
}
