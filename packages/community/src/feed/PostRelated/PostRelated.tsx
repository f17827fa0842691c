import type { Post, Product } from '@millrace/api-client';
import {
  artPath,
  cutPostTitle,
  POST_HEADLINE_MAX,
  postPath,
  productFeedPath,
  productPath,
  userFeedPath,
} from '@millrace/domain';
import { Art, BareLink, Link, SectionHead, sectorAttribute, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import {
  facts,
  item,
  list,
  name,
  picture,
  post as postClass,
  product as productClass,
  related,
  title,
} from './PostRelated.css';

/** Maximum number of posts in each list. */
export const RELATED_POSTS = 3;

export interface PostRelatedProps {
  post: Post;
  /** Product that the post is about; undefined if it tags none, or while loading. */
  product?: Product | undefined;
  /** Follow control of the product. */
  follow?: ReactNode;
  /** Newest posts about the product, without this post. */
  aboutProduct: readonly Post[];
  /** Newest posts of the author, without this post. */
  byAuthor: readonly Post[];
}

/** Sidebar of a post: its product, further posts about it, and posts of its author. */
export function PostRelated({ post, product, follow, aboutProduct, byAuthor }: PostRelatedProps) {
  const messages = useMessages();
  const author = post.user.user_name;
  return (
    <div data-component="PostRelated" className={related}>
      {product && (
        <section aria-labelledby="post-product" {...sectorAttribute(product.sector)}>
          <SectionHead
            variant="panel"
            title={messages.format('postRelated.product')}
            titleId="post-product"
          />
          <div className={productClass}>
            <Art
              kind="plate"
              src={
                product.crop_images[0]?.value ??
                artPath({ name: product.name, sector: product.sector, kind: 'plate' })
              }
              className={picture}
            />
            <p className={name}>
              <Link variant="plain" href={productPath(product)}>
                {product.name}
              </Link>
            </p>
            <p className={facts}>
              {messages.format('postRelated.facts', {
                suppliers: product.counts.suppliers,
                followers: product.followers,
              })}
            </p>
            {follow}
          </div>
        </section>
      )}
      {product && (
        <RelatedPosts
          id="post-about-product"
          heading={messages.format('postRelated.aboutProduct', { name: product.name })}
          posts={aboutProduct.filter(({ id }) => id !== post.id)}
          allHref={productFeedPath(product)}
          shows="author"
        />
      )}
      <RelatedPosts
        id="post-by-author"
        heading={messages.format('postRelated.byAuthor', { name: author })}
        posts={byAuthor.filter(({ id }) => id !== post.id)}
        allHref={userFeedPath({ id: post.user_id })}
        shows="day"
      />
    </div>
  );
}

interface RelatedPostsProps {
  id: string;
  heading: string;
  posts: readonly Post[];
  allHref: string;
  /** Line below each post: author and day, or the day only. */
  shows: 'author' | 'day';
}

/** List of further posts by their first lines; renders nothing if empty. */
function RelatedPosts({ id, heading, posts, allHref, shows }: RelatedPostsProps) {
  const messages = useMessages();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        variant="panel"
        title={heading}
        titleId={id}
        actions={<Link href={allHref}>{messages.format('postRelated.all')}</Link>}
      />
      <ul className={list}>
        {posts.slice(0, RELATED_POSTS).map((each) => (
          <li key={each.id} className={item}>
            <BareLink href={postPath(each.id)} className={postClass}>
              <span dir="auto" className={title}>
                {cutPostTitle(each.title, POST_HEADLINE_MAX) || messages.format('postRelated.untitled')}
              </span>
              <Text as="span" variant="caption" tone="muted">
                {shows === 'author' && (
                  <>
                    <bdi>{each.user.user_name}</bdi>
                    {', '}
                  </>
                )}
                {messages.date(each.added, { dateStyle: 'medium' })}
              </Text>
            </BareLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
