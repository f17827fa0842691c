import type { AppLoadContext } from 'react-router';
import { loadLoginError } from './session/login-error.server';
import { loadViewer } from './session/viewer.server';

/** Loads the viewer and the public URLs before anything is rendered. @see GAP-002 */
export async function loadRoot(context: AppLoadContext, request: Request) {
  return {
    viewer: await loadViewer(context, request),
    apiUrl: context.apiUrl,
    nonce: context.nonce,
    origin: context.webUrl,
    communities: context.communities,
    blogUrl: context.blogUrl,
    hasLinkedin: context.hasLinkedin,
    monitoring: context.monitoring,
    contact: context.contact,
    loginError: loadLoginError(context, request),
    documents: context.documents,
    year: new Date().getUTCFullYear(),
  };
}
