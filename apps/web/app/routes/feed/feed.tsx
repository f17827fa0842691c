import type { User } from '@millrace/api-client';
import { FeedPage } from '@millrace/community';
import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { KeptPages } from '../../hydration/kept-pages';
import { brand, messages } from '../../messages';
import { pageMetadata, unlistedMetadata } from '../../metadata';
import { signInHref, skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useAuthor } from '../../session/useAuthor';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/feed';
import { loadFeed } from './feed.loader.server';
import { PostLeaveGuard } from './post-leave-guard';

export const loader = ({ params, context, request }: Route.LoaderArgs) => loadFeed(context, request, params);

export const shouldRevalidate = skipRevalidationOnLogin;

/** Indexes feeds of products and companies; those of members are private. @see PAGE-028 */
export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (loaderData === undefined) return [];
  if (loaderData === null) {
    const key = params.feedType.toLowerCase() === 'global' ? 'feed.global' : 'signInRequired.title';
    return unlistedMetadata(key);
  }
  const { about, atomHref, canonical, origin, postId } = loaderData;
  const title = `${messages.format(TITLES[about.kind], { name: 'name' in about ? about.name : '' })} · ${brand}`;
  if (about.kind === 'global' || about.kind === 'user' || postId !== undefined) {
    return [{ title }, { name: 'robots', content: 'noindex' }];
  }
  const description = messages.format('feed.metaDescription', { name: about.name });
  const feed = atomHref && { title: messages.format('feed.about', { name: about.name }), href: atomHref };
  return pageMetadata({ title, description, canonical: origin + canonical, ...(feed && { feed }) });
};

const TITLES = {
  global: 'feed.global',
  user: 'feed.user',
  product: 'feed.about',
  company: 'feed.about',
} as const;

/** Feed page. @see PAGE-012 */
export default function FeedRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  if (!loaderData || ((loaderData.kind === 'global' || loaderData.kind === 'user') && !viewer)) {
    return <SignInPage page="feed" />;
  }
  return <ReadFeed read={loaderData} viewer={viewer} />;
}

interface ReadFeedProps {
  read: NonNullable<Route.ComponentProps['loaderData']>;
  viewer: User | null;
}

function ReadFeed({ read, viewer }: ReadFeedProps) {
  const location = useLocation();
  const author = useAuthor();
  const { revalidate } = useRevalidator();
  const signInAgain = useSignInAgain();
  const { about, sector, member, postId, canonical, atomHref } = read;
  const [isPosting, setPosting] = useState(false);
  const [isEditing, setEditing] = useState(false);
  return (
    <KeptPages state={read.state}>
      <FeedPage
        about={about}
        viewer={viewer}
        author={author}
        sector={sector}
        member={member}
        postId={postId}
        canonical={canonical}
        atomHref={atomHref}
        signInHref={signInHref(location)}
        visit={location.key}
        onPhotoChange={() => void revalidate()}
        onSignInRequired={signInAgain}
        onPendingChange={setPosting}
        onEditPendingChange={setEditing}
      />
      <PostLeaveGuard
        underWay={isPosting ? 'post' : isEditing ? 'edit' : null}
        // Another tab has no composer, and another filter has other posts.
        pageKey={({ pathname, search }) =>
          about.kind === 'global' && !isEditing ? pathname : pathname + search
        }
      />
    </KeptPages>
  );
}
