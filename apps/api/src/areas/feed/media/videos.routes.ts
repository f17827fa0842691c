import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { TusServer } from './tus-server';
import { beginUpload, endOlderUploads, endUpload, handleTusRequest, recordUpload } from './videos.service';

/** Routes for uploading videos before creating the posts with them. @see FEED-032, GAP-021 */
export const videoRoutes = (context: Context) => {
  const tus = new TusServer(context.storage);
  return {
    createVideoUpload: async (call) => {
      const viewer = signedIn(call);
      const begun = await beginUpload(context, call.body);
      const reply = await call.once(async (tx) => ({
        status: 201 as const,
        json: { Item: await recordUpload(tx, viewer, call.body, begun) },
      }));
      await endOlderUploads(context, viewer);
      return reply;
    },

    getVideoUpload: async (call) => {
      const { headers } = await handleTusRequest(context, tus, signedIn(call), call.path.id, {
        method: 'HEAD',
        headers: call.headers,
      });
      return { status: 200, headers };
    },

    sendVideo: async (call) => {
      const { headers } = await handleTusRequest(context, tus, signedIn(call), call.path.id, {
        method: 'PATCH',
        headers: call.headers,
        stream: call.stream,
      });
      return { status: 204, headers };
    },

    removeVideoUpload: async (call) => {
      await endUpload(context, tus, signedIn(call), call.path.id);
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
};
