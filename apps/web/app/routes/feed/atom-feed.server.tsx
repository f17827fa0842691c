import type { Post } from '@millrace/api-client';
import {
  atomPath,
  cutPostTitle,
  normalizeName,
  normalizeText,
  POST_HEADLINE_MAX,
  postPath,
} from '@millrace/domain';
import { Feed } from 'feed';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand, english as messages } from '../../messages';

/** Subject of a feed. */
export interface AtomSubject {
  kind: 'product' | 'company';
  id: string;
  name: string;
}

/** Content of a feed. */
export interface AtomFeedParts {
  about: AtomSubject;
  /** Public posts, newest first. */
  posts: readonly Post[];
  /** Public URL of the community. */
  origin: string;
  /** Path of the feed's page. */
  pagePath: string;
}

/** Renders posts about a product or a company as an Atom feed. @see https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed({ about, posts, origin, pagePath }: AtomFeedParts): string {
  const self = origin + atomPath(about);
  const name = normalizeName(about.name);
  const feed = new Feed({
    // By id, so that the feed id does not change with the name.
    id: self,
    title: `${messages.format('feed.about', { name })} · ${brand}`,
    description: messages.format('feed.metaDescription', { name }),
    link: origin + pagePath,
    feedLinks: { atom: self },
    generator: false,
    updated: newest(posts),
  });
  for (const post of posts) {
    const author = normalizeName(post.user.user_name);
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

/** Renders the text in its paragraphs, and the attachment. */
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

// The text is escaped as HTML and as XML. Some characters are invalid in XML and are removed.
const markup = (content: ReactNode): string => normalizeText(renderToStaticMarkup(content));

const changedAt = ({ edited, added }: Post): Date => new Date(edited ?? added);

/** Date of a feed without posts, as Atom requires one. */
const newest = (posts: readonly Post[]): Date =>
  new Date(Math.max(0, ...posts.map((post) => changedAt(post).getTime())));
