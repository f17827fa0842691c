import type { Member, User } from '@millrace/api-client';
import { MemberHeader, toMemberDetails } from '@millrace/design-system';
import {
  BlockedNoticeContainer,
  FeedContainer,
  type FeedContainerProps,
  MemberMenuContainer,
} from '@millrace/design-system/connected';
import { CONTENT_KINDS, personPicture, SITE_PATHS, shownName, userFeedPath } from '@millrace/domain';
import { TabNav } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ProfilePhotoContainer } from '../../account/ProfilePhoto';
import { MemberActions } from '../../network/pages/MemberActions';
import { MemberPage, type MemberPageProps } from '../../network/pages/MemberPage';
import { FeedFilters } from '../FeedFilters';

export interface FeedPageProps
  extends Omit<FeedContainerProps, 'viewer' | 'headingLevel' | 'filters' | 'onSignInRequired'>,
    Pick<MemberPageProps, 'onPhotoChange'> {
  viewer: User | null;
  /** Whose feed it is; undefined for a feed of many. */
  member?: Member | undefined;
  /** Path of the feed, to which the tabs of a member's feed add what they show. */
  canonical: string;
  onSignInRequired: () => void;
}

/** The tabs of a member's feed. @see GAP-022 */
const CONTENT_NAMES = {
  all: 'feed.all',
  article: 'feed.articles',
  video: 'feed.videos',
  image: 'feed.images',
  document: 'feed.documents',
} as const;

/** Renders a feed: about a product or a company, of a member, or of all that the viewer follows. @see PAGE-012 */
export function FeedPage({ viewer, member, canonical, onPhotoChange, ...feed }: FeedPageProps) {
  const messages = useMessages();
  const { about, onSignInRequired } = feed;
  const isOwn = member !== undefined && viewer?.id === member.id;
  return (
    // On one's own feed the header says what the panel would.
    <MemberPage
      viewer={viewer}
      panel={!isOwn}
      current={about.kind === 'global' ? SITE_PATHS.networkFeed : undefined}
      onPhotoChange={onPhotoChange}
    >
      {member && (
        <MemberHeader
          member={toMemberDetails(member)}
          isOwn={isOwn}
          photoControl={
            isOwn && (
              <ProfilePhotoContainer
                name={shownName(member.displayName)}
                picture={personPicture(member)}
                onUploaded={onPhotoChange}
              />
            )
          }
          actions={
            <>
              {!isOwn && (
                <MemberActions
                  id={member.id}
                  name={shownName(member.displayName)}
                  onSignInRequired={onSignInRequired}
                />
              )}
              <MemberMenuContainer
                member={{ id: member.id, name: shownName(member.displayName) }}
                isOwn={isOwn}
                path={userFeedPath(member)}
                onSignInRequired={onSignInRequired}
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
        {...feed}
        filters={
          about.kind === 'global' && feed.postId === undefined ? (
            <FeedFilters filter={about} path={canonical} />
          ) : undefined
        }
        emptyHref={SITE_PATHS.firstFeed}
        viewer={viewer}
        headingLevel={member ? 2 : 1}
      />
    </MemberPage>
  );
}
