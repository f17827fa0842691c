import type { Comment, CommunityEvent, ModerationCaseDetail, Post } from '@millrace/api-client';
import { eventPicture, PostMedia, REASON_TEXTS, RichText, toPost } from '@millrace/design-system';
import { companyPath, countryIn, placeOfEvent, productPath } from '@millrace/domain';
import { Art, Badge, Link, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { facts, list, part, picture, row, said, strong, words } from './ModerationCase.css';

/** Reported content, as reported and as it is now, its author, and its context. */
export function CaseContent({ one }: { one: ModerationCaseDetail }) {
  const messages = useMessages();
  const { snapshot, post, event, target, comments } = one;
  const shown = snapshot.text || messages.format('moderation.noText');
  const isGone = post === null && !event;
  const isChanged = post !== null && target.kind === 'post' && post.text !== snapshot.text;
  const when = (at: string) => messages.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <section aria-labelledby="as-reported" className={part}>
        <SectionHead title={messages.format('case.asReported')} titleId="as-reported" variant="panel" />
        <blockquote data-part="snapshot" className={words}>
          {shown}
        </blockquote>
        {post && target.kind === 'post' && <PostMedia post={toPost(post)} />}
        {snapshot.file !== null && (
          <Text as="p" variant="caption">
            {messages.format('moderation.file', { name: snapshot.file })}
          </Text>
        )}
      </section>
      {target.kind !== 'member' && (isChanged || isGone || event) && (
        <section aria-labelledby="as-now" className={part}>
          <SectionHead title={messages.format('case.asNow')} titleId="as-now" variant="panel" />
          {isGone && (
            <Text as="p" tone="secondary">
              {messages.format('case.gone')}
            </Text>
          )}
          {post && (
            <blockquote className={words}>{post.text || messages.format('moderation.noText')}</blockquote>
          )}
          {event && <EventAsNow event={event} />}
        </section>
      )}
      <section aria-labelledby="reported-by" className={part}>
        <SectionHead title={messages.format('case.reports')} titleId="reported-by" variant="panel" />
        <ol className={list}>
          {one.reports.map((report) => (
            <li key={report.id} className={row} data-part="report">
              <div className={facts}>
                <bdi className={strong}>
                  {report.reporter?.user_name ?? messages.format('case.reporterGone')}
                </bdi>
                {' · '}
                {messages.format(REASON_TEXTS[report.reason])}
                {' · '}
                <time dateTime={report.added}>{when(report.added)}</time>
              </div>
              {report.text !== '' && <p className={said}>{report.text}</p>}
            </li>
          ))}
        </ol>
      </section>
      {post && target.kind === 'comment' && (
        <section aria-labelledby="its-post" className={part}>
          <SectionHead
            title={messages.format('feed.postBy', { name: post.user.user_name })}
            titleId="its-post"
            variant="panel"
          />
          <blockquote className={words}>{post.text || messages.format('moderation.noText')}</blockquote>
          <PostMedia post={toPost(post)} />
        </section>
      )}
      {post && <Places post={post} />}
      {post && <Around comments={comments} targetId={target.id} isComment={target.kind === 'comment'} />}
    </>
  );
}

/** An event with its picture, which the text snapshot of the report does not include. */
function EventAsNow({ event }: { event: CommunityEvent }) {
  const messages = useMessages();
  return (
    <div data-part="event" className={part}>
      <Art
        kind="plate"
        src={eventPicture({ name: event.eventName, picture: event.image, sector: event.sector })}
        className={picture}
      />
      <p className={strong}>
        <bdi>{event.eventName}</bdi>
      </p>
      <Text as="p" tone="secondary">
        <bdi>
          {placeOfEvent(
            event.location,
            event.country,
            event.country && countryIn(event.country, messages.locale),
          )}
        </bdi>
      </Text>
      <RichText html={event.details} headingLevel={2} />
    </div>
  );
}

/** Feeds that include a post, beside that of its author. */
function Places({ post }: { post: Post }) {
  const messages = useMessages();
  const places = [
    ...post.tagged_product.map((id, at) => {
      const name = post.tagged_product_names[at] ?? '';
      return { href: productPath({ id, name }), name };
    }),
    ...post.tagged_companies.map((id, at) => {
      const name = post.tagged_company_names[at] ?? '';
      return { href: companyPath({ id, name }), name };
    }),
  ];
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="stands-with" className={part}>
      <SectionHead title={messages.format('case.standsWith')} titleId="stands-with" variant="panel" />
      <ul className={list}>
        {places.map(({ href, name }) => (
          <li key={href} className={row}>
            <Link href={href}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AroundProps {
  comments: readonly Comment[];
  targetId: string;
  isComment: boolean;
}

function Around({ comments, targetId, isComment }: AroundProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="around" className={part}>
      <SectionHead
        title={messages.format(isComment ? 'case.comments' : 'case.newestComments')}
        titleId="around"
        variant="panel"
      />
      {comments.length === 0 && (
        <Text as="p" tone="secondary">
          {messages.format('case.noComments')}
        </Text>
      )}
      {comments.length > 0 && (
        <ol className={list}>
          {comments.map(({ id, user, added, text, hidden }) => (
            <li
              key={id}
              className={row}
              data-part="comment"
              data-state={id === targetId ? 'reported' : undefined}
            >
              <div className={facts}>
                <bdi className={strong}>{user.user_name}</bdi>
                {' · '}
                <time dateTime={added}>
                  {messages.date(added, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>{' '}
                {id === targetId && <Badge>{messages.format('case.reported')}</Badge>}{' '}
                {hidden && <Badge>{messages.format('moderation.hidden')}</Badge>}
              </div>
              <p className={said}>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
