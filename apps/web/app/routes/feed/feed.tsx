import type { User } from '@millrace/api-client';
import { ProfilePhotoContainer } from '@millrace/community';
import { MemberHeader } from '@millrace/design-system';
import {
  BlockedNoticeContainer,
  FeedContainer,
  MemberMenuContainer,
} from '@millrace/design-system/connected';
import { CONTENT_KINDS, personPicture, shownName, userFeedPath } from '@millrace/domain';
import { TabNav } from '@millrace/ui';
import { HydrationBoundary } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { brand, messages } from '../../messages';
import { pageMetadata, unlistedMetadata } from '../../metadata';
import { notForSignIn, signInHref } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useAuthor } from '../../session/useAuthor';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import { MemberActions } from '../members/member-actions';
import { MemberPage } from '../members/member-page';
import type { Route } from './+types/feed';
import { loadFeed } from './feed.loader.server';
import { PostLeaveGuard } from './post-leave-guard';
import { useKeptPages } from './useKeptPages';

export const loader = ({ params, context, request }: Route.LoaderArgs) => loadFeed(context, request, params);

export const shouldRevalidate = notForSignIn;

/** Feeds of products and companies may be found; those of members may not. @see PAGE-028 */
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

/** The tabs of a member's feed. @see GAP-022 */
const CONTENT_NAMES = {
  all: 'feed.all',
  article: 'feed.articles',
  video: 'feed.videos',
  image: 'feed.images',
  document: 'feed.documents',
} as const;

/** A feed. @see PAGE-012 */
export default function FeedRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  if (!loaderData || ((loaderData.kind === 'global' || loaderData.kind === 'user') && !viewer)) {
    return <SignInPage />;
  }
  return <FeedPage read={loaderData} viewer={viewer} />;
}

interface FeedPageProps {
  read: NonNullable<Route.ComponentProps['loaderData']>;
  viewer: User | null;
}

function FeedPage({ read, viewer }: FeedPageProps) {
  const location = useLocation();
  const author = useAuthor();
  const { revalidate } = useRevalidator();
  const signInAgain = useSignInAgain();
  const { about, sector, member, postId, canonical, atomHref } = read;
  const state = useKeptPages(read.state);
  const isOwn = member !== undefined && viewer?.id === member.id;
  const [isPosting, setPosting] = useState(false);
  const [isEditing, setEditing] = useState(false);
  return (
    <HydrationBoundary state={state}>
      {/* On one's own feed the header says what the panel would. */}
      <MemberPage viewer={viewer} panel={!isOwn}>
        {member && (
          <MemberHeader
            member={member}
            isOwn={isOwn}
            photoControl={
              isOwn && (
                <ProfilePhotoContainer
                  name={shownName(member.displayName)}
                  picture={personPicture(member)}
                  onUploaded={() => void revalidate()}
                />
              )
            }
            actions={
              <>
                {!isOwn && <MemberActions id={member.id} name={shownName(member.displayName)} />}
                <MemberMenuContainer
                  member={{ id: member.id, name: shownName(member.displayName) }}
                  isOwn={isOwn}
                  path={userFeedPath(member)}
                  onSignInRequired={signInAgain}
                />
              </>
            }
          />
        )}
        {member && !isOwn && (
          <BlockedNoticeContainer member={{ id: member.id, name: shownName(member.displayName) }} />
        )}
        {about.kind === 'user' && (
          <TabNav
            label={messages.format('feed.tabs', { name: about.name })}
            items={[undefined, ...CONTENT_KINDS].map((content) => ({
              href: content ? `${canonical}?content=${content}` : canonical,
              name: messages.format(CONTENT_NAMES[content ?? 'all']),
              current: about.content === content,
            }))}
          />
        )}
        <FeedContainer
          about={about}
          viewer={viewer}
          author={author}
          sector={sector}
          postId={postId}
          atomHref={atomHref}
          headingLevel={member ? 2 : 1}
          signInHref={signInHref(location)}
          visit={location.key}
          onSignInRequired={signInAgain}
          onPendingChange={setPosting}
          onEditPendingChange={setEditing}
        />
        <PostLeaveGuard
          underWay={isPosting ? 'post' : isEditing ? 'edit' : null}
          // Under another tab there is no composer.
          pageKey={({ pathname, search }) => pathname + search}
        />
      </MemberPage>
    </HydrationBoundary>
  );
}
