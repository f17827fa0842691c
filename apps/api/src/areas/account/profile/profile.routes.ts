import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { readPicture } from '../../feed/media';
import { readOwnProfile, readOwnRow } from './own-profile';
import { PORTRAIT_EDGE_PX, setPortrait } from './picture';
import { updateMember } from './profile.repository';
import { changeProfile, setOnboarded } from './profile.service';
import { emailView } from './profile.view';
import { readMeUpdate, readProfileDraft } from './read-forms';

/** Routes of the viewer's own profile, identified only by the session. */
export const profileRoutes = (context: Context) => {
  const { db } = context;

  const meOf = (viewer: Viewer) => readOwnProfile(context, viewer);

  return {
    getMe: async (call) => ({ status: 200, json: await meOf(signedIn(call)) }),

    getProfileData: async (call) => ({ status: 200, json: { Item: await meOf(signedIn(call)) } }),

    updateMe: async (call) => {
      const viewer = signedIn(call);
      await changeProfile(context, viewer, call.sessionToken, readMeUpdate(call.body));
      return { status: 200, json: await meOf(viewer) };
    },

    saveProfile: async (call) => {
      const viewer = signedIn(call);
      await changeProfile(context, viewer, call.sessionToken, readProfileDraft(call.body));
      return { status: 200, json: { Item: await meOf(viewer) } };
    },

    completeOnboarding: async (call) => {
      const viewer = signedIn(call);
      await setOnboarded(context, viewer);
      return { status: 200, json: { Item: await meOf(viewer) } };
    },

    setLanguage: async (call) => {
      const { id } = signedIn(call);
      const { language } = call.body;
      await transact(db, (tx) => updateMember(tx, id, { language }));
      return { status: 200, json: { language } };
    },

    checkEmail: async (call) => ({
      status: 200,
      json: { Item: emailView(await readOwnRow(db, signedIn(call)), call.path.email) },
    }),

    uploadUserImage: async (call) => {
      const viewer = signedIn(call);
      const picture = await readPicture(call.files, 'userImage', PORTRAIT_EDGE_PX);
      return call.once(async (tx) => {
        const image = await setPortrait(tx, context, viewer, picture);
        return { status: 201, json: { Item: { id: viewer.id, image } } };
      });
    },
  } satisfies Partial<Handlers>;
};
