import { companyFeedPath, postPath, productFeedPath } from '@millrace/domain';
import { pictureAddress } from '../../shared/addresses';
import { bidiIsolate } from '../../shared/bidi-isolate';
import type { CardContext, ElementDefinition, EmbedPost } from '../../shared/element';
import { ListElement } from '../../shared/ListElement';
import { findSubject, type Subject, sampleSubject } from '../../shared/subject';

interface FeedData {
  about: Subject;
  posts: readonly EmbedPost[];
  /** Number of posts that a guest can read. */
  count: number;
}

/** `<millrace-feed>`: posts about a product or a company, read-only. */
export const feedDefinition: ElementDefinition<FeedData> = {
  name: 'feed',
  interactive: false,
  async load(api, id) {
    const about = await findSubject(api, id);
    if (!about) return null;
    const { items, count } = (await api.posts(about)) ?? { items: [], count: 0 };
    // Defence in depth: the API returns only public posts to guests.
    return { about, count, posts: items.filter(({ visibility }) => visibility === 'public') };
  },
  card: (data, context) => ({
    title: cardTitle(data, context),
    href: cardHref(data, context),
    view: view(data, context),
    props: 0,
  }),
  samples: (context) => ({
    painted: [view(sample, context), view({ ...sample, posts: [], count: 0 }, context)],
    live: [],
  }),
};

const cardTitle = ({ about }: FeedData, { messages }: CardContext) =>
  messages.format('listCard.feed', { name: about.name });

const cardHref = ({ about }: FeedData, { webUrl }: CardContext) =>
  webUrl + (about.kind === 'product' ? productFeedPath(about) : companyFeedPath(about));

function view(data: FeedData, context: CardContext) {
  const { messages, rows, webUrl } = context;
  const { about, posts, count } = data;
  return (
    <ListElement
      title={cardTitle(data, context)}
      fact={messages.format('listCard.postCount', { count })}
      rows={posts.slice(0, rows).map(({ id, title, added, user }) => ({
        id,
        name: title,
        href: webUrl + postPath(id),
        detail: [user.user_name, user.user_company_name, messages.date(added, { dateStyle: 'medium' })]
          .filter((part) => part !== null)
          .map((part) => bidiIsolate(part, messages))
          .join(' · '),
        mark: {
          picture: pictureAddress(
            { picture: user.image, name: user.user_name, sector: null },
            webUrl,
            'seal',
          ),
          sector: about.sector,
        },
      }))}
      empty={messages.format('listCard.noPosts')}
      sector={about.sector}
      href={cardHref(data, context)}
      foot={messages.format('listCard.allPosts')}
      about={about.name}
      count={count}
      context={context}
    />
  );
}

const sample: FeedData = {
  about: sampleSubject,
  count: 1,
  posts: [
    {
      id: sampleSubject.id,
      title: 'A new furnace',
      added: '2026-11-20T08:15:00.000Z',
      visibility: 'public',
      user: { user_name: 'Astrid Hallberg', user_company_name: null },
    },
  ],
};
