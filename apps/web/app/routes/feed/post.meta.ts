import type { Post } from '@millrace/api-client';
import {
  artPath,
  cutPostTitle,
  cutText,
  POST_DESCRIPTION_MAX,
  POST_HEADLINE_MAX,
  postPath,
} from '@millrace/domain';
import type { MetaDescriptor } from 'react-router';
import { messages } from '../../messages';
import { pageMetadata } from '../../metadata';

/**
 * Returns the metadata of a post. Posts that are not public are not indexed, and link previews do not show their
 * content.
 *
 * @see PAGE-032, PAGE-033, PAGE-034, DIFF-030
 */
export function postMetadata(post: Post, origin: string): MetaDescriptor[] {
  const name = post.user.user_name;
  const fullTitle = post.title || messages.format('feed.postBy', { name });
  const title = cutPostTitle(fullTitle);
  if (post.visibility === 'private') return [{ title }, { name: 'robots', content: 'noindex' }];
  const canonical = origin + postPath(post.id);
  const description = post.text.trim()
    ? cutText(post.text, POST_DESCRIPTION_MAX)
    : cutText(messages.format('feed.postMeta', { name }), POST_DESCRIPTION_MAX);
  const picture = post.media?.image?.data;
  const image = new URL(picture ?? drawnFor(post), origin).href;
  return pageMetadata({
    title,
    description,
    canonical,
    image,
    ...(picture && { imageSize: post.imageContent ?? undefined }),
    type: 'article',
    schema: {
      '@type': 'SocialMediaPosting',
      headline: cutPostTitle(fullTitle, POST_HEADLINE_MAX),
      ...(post.text && { articleBody: post.text }),
      url: canonical,
      datePublished: post.added,
      ...(post.edited && { dateModified: post.edited }),
      author: { '@type': 'Person', name },
      commentCount: post.comment_count,
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: post.like_count,
      },
      ...(picture && { image }),
    },
  });
}

/** Returns a drawing by the name of the tagged product, else of the author. */
function drawnFor({ tagged_product_names: [product], user }: Post): string {
  return artPath({ name: product ?? user.user_name, sector: null, kind: 'plate' });
}
