import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { commentRoutes } from './comments.routes';
import { discussionRoutes } from './discussion.routes';
import { likeRoutes } from './likes.routes';
import { ownsPost } from './posts.policy';
import { readPost, requireReadable } from './posts.service';
import { postView, versionView } from './posts.view';
import { findVersions } from './versions.repository';

/** Routes for reading a post and its comments. */
export const postRoutes = (context: Context) =>
  ({
    getPost: async ({ path, viewer }) => ({
      status: 200,
      json: { Item: postView(await readPost(context.db, path.id, viewer)) },
    }),

    listPostVersions: async ({ path, viewer }) => {
      const post = await requireReadable(context.db, path.id, viewer);
      const rows = await findVersions(context.db, post.id, ownsPost(post, viewer) ? 'all' : 'public');
      return { status: 200, json: { results: rows.map(versionView), count: rows.length } };
    },

    ...discussionRoutes(context),
    ...likeRoutes(context),
    ...commentRoutes(context),
  }) satisfies Partial<Handlers>;
