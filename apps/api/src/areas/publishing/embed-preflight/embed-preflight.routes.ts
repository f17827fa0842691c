import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { checkPage } from './embed-preflight.service';

/** Routes for checking if embedded cards work on another site. */
export const embedPreflightRoutes = (context: Context) =>
  ({
    checkEmbedPage: async ({ body }) => ({ status: 200, json: await checkPage(context, body) }),
  }) satisfies Partial<Handlers>;
