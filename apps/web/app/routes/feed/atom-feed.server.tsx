import type { Post } from '@millrace/api-client';
import { atomPath, cutPostTitle, POST_HEADLINE_MAX, postPath, withoutHidden } from '@millrace/domain';
import { Feed } from 'feed';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand, english as messages } from '../../messages';

/** What a feed is about. */
export interface AtomSubject {
  kind: 'product' | 'company';
  id: string;
  name: string;
}

/** What is written of a feed. */
export interface AtomFeedParts {
  about: AtomSubject;
  /** Newest first; public ones alone. */
  posts: readonly Post[];
  /** The address of the community. */
  origin: string;
  /** The path of the feed as a page. */
  pagePath: string;
}

/** Posts about a product or a company as an Atom feed. @see https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed({ about, posts, origin, pagePath }: AtomFeedParts): string {
  const self = origin + atomPath(about);
  const name = withoutHidden(about.name);
  const feed = new Feed({
    // By the id, so that it outlives another name.
    id: self,
    title: `${messages.format('feed.about', { name })} · ${brand}`,
    description: messages.format('feed.metaDescription', { name }),
    link: origin + pagePath,
    feedLinks: { atom: self },
    generator: false,
    updated: newest(posts),
  });
  for (const post of posts) {
    const author = withoutHidden(post.user.user_name);
    const title =
      cutPostTitle(post.title, POST_HEADLINE_MAX) || messages.format('feed.postBy', { name: author });
    feed.addItem({
      id: `urn:uuid:${post.id}`,
      link: origin + postPath(post.id),
      title: markup(title),
      content: markup(<Content post={post} origin={origin} />),
      author: [{ name: author }],
      published: new Date(post.added),
      date: changedAt(post),
    });
  }
  return feed.atom1();
}

/** Its text in paragraphs as they were written, and what was sent along. */
function Content({ post, origin }: { post: Post; origin: string }) {
  const { text, media } = post;
  const file = media?.video ?? media?.pdf ?? media?.ppt;
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph, place) => (
        <p key={place}>
          {paragraph.split('\n').map((line, at) => (
            <Fragment key={at}>
              {at > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      ))}
      {media?.image && (
        <p>
          {/* React would put a preload of an eager one in front. */}
          <img src={new URL(media.image.data, origin).href} alt={media.image.name} loading="lazy" />
        </p>
      )}
      {file && (
        <p>
          <a href={new URL(file.data, origin).href}>{file.name}</a>
        </p>
      )}
    </>
  );
}

// What is typed is text; in the feed it stands as HTML. Some signs can't stand in XML at all.
const markup = (content: ReactNode): string => withoutHidden(renderToStaticMarkup(content));

const changedAt = ({ edited, added }: Post): Date => new Date(edited ?? added);

/** A feed without posts was never changed, and still has to say when it was last. */
const newest = (posts: readonly Post[]): Date =>
  new Date(Math.max(0, ...posts.map((post) => changedAt(post).getTime())));
