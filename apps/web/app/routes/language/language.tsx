import { isLanguage, LANGUAGE_COOKIE, type Language, SITE_PATHS, safeReturnPath } from '@millrace/domain';
import { type AppLoadContext, data, redirect } from 'react-router';
import { requestData } from '../../api.server';
import { formText, readForm, toRefusal } from '../../form.server';
import type { Route } from './+types/language';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Resource route: accepts a form, and renders nothing. */
export const loader = () => redirect(SITE_PATHS.home);

/**
 * Stores the chosen language in a cookie and in the member's account, and redirects back. The account takes the
 * language to other devices; the cookie keeps it after signing out.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const language = formText(form, 'language');
  if (!isLanguage(language)) throw data(null, { status: 400 });
  await keepWithMember(context, request, language);
  return redirect(safeReturnPath(formText(form, 'return_to'), SITE_PATHS.home), {
    status: 303,
    headers: { 'Set-Cookie': languageCookie(language, context.webUrl) },
  });
}

/** Saves the language of a member; does nothing for a guest. @throws An error response if it fails. */
async function keepWithMember(context: AppLoadContext, request: Request, language: Language) {
  if (!context.cookie?.includes('millrace_session=')) return;
  const { client } = requestData(context, request);
  const refusal = await toRefusal(client.PUT('/api/v2/me/language', { body: { language } }));
  if (refusal && refusal.status !== 401) throw data(null, { status: refusal.status });
}

function languageCookie(language: Language, webUrl: string): string {
  const isSecure = webUrl.startsWith('https:');
  return [
    // The `__Host-` prefix prevents other hosts from setting the cookie.
    `${isSecure ? '__Host-' : ''}${LANGUAGE_COOKIE}=${language}`,
    'Path=/',
    `Max-Age=${YEAR_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** Never rendered, as the route always redirects. */
export default function LanguageRoute() {
  return null;
}
