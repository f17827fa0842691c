import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { commentRoutes } from './comments.routes';
import { likeRoutes } from './likes.routes';
import { readPost } from './posts.service';
import { postView } from './posts.view';

/** Reading a post, and what others say to it. */
export const postRoutes = (context: Context) =>
  ({
    getPost: async ({ path, viewer }) => ({
      status: 200,
      json: { Item: postView(await readPost(context.db, path.id, viewer)) },
    }),

    ...likeRoutes(context),
    ...commentRoutes(context),
  }) satisfies Partial<Handlers>;
