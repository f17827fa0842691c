import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { checkPage } from './embed-preflight.service';

/** Whether cards of ours work on pages of others. */
export const embedPreflightRoutes = (context: Context) =>
  ({
    checkEmbedPage: async ({ body }) => ({ status: 200, json: await checkPage(context, body) }),
  }) satisfies Partial<Handlers>;
