import type { ContentKind } from '@millrace/domain';

/** Query keys of posts. */
export const postKeys = {
  all: ['posts'],
  one: (id: string) => ['posts', id],
  detail: (id: string) => ['posts', id, 'detail'],
  likes: (id: string) => ['posts', id, 'likes'],
  comments: (id: string) => ['posts', id, 'comments'],
  versions: (id: string) => ['posts', id, 'versions'],
  liked: (userId: string) => ['posts', 'liked', userId],
} as const;

/** Query keys of feeds: each holds posts. */
export const feedKeys = {
  all: ['feeds'],
  global: ['feeds', 'global'],
  filtered: ({ from, sector }: { from?: string | undefined; sector?: string | undefined }) =>
    from || sector ? ['feeds', 'global', from ?? null, sector ?? null] : ['feeds', 'global'],
  user: (id: string, content?: ContentKind) => ['feeds', 'user', id, ...(content ? [content] : [])],
  product: (id: string) => ['feeds', 'product', id],
  company: (id: string) => ['feeds', 'company', id],
  latest: (id: string) => ['feeds', 'latest', id],
  newestOfAll: ['newestPost'],
  newest: (kind: string, id: string | null, content: string | null = null) => [
    'newestPost',
    kind,
    id,
    content,
  ],
} as const;
