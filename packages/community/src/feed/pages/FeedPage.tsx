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
  /** Member whose feed it is; undefined for a feed of several authors. */
  member?: Member | undefined;
  /** Path of the feed; the tabs of a member's feed append their names. */
  canonical: string;
  onSignInRequired: () => void;
}

/** Tabs of a member's feed. @see GAP-022 */
const CONTENT_NAMES = {
  all: 'feed.all',
  article: 'feed.articles',
  video: 'feed.videos',
  image: 'feed.images',
  document: 'feed.documents',
} as const;

/** Feed page of a product, a company, a member, or everything the viewer follows. @see PAGE-012 */
export function FeedPage({ viewer, member, canonical, onPhotoChange, ...feed }: FeedPageProps) {
  const messages = useMessages();
  const { about, onSignInRequired } = feed;
  const isOwn = member !== undefined && viewer?.id === member.id;
  return (
    // On the viewer's own feed the header replaces the panel.
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
