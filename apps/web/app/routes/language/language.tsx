import { isLanguage, LANGUAGE_COOKIE, type Language, SITE_PATHS, safeReturnPath } from '@millrace/domain';
import { type AppLoadContext, data, redirect } from 'react-router';
import { requestData } from '../../api.server';
import { formText, readForm, toRefusal } from '../../form.server';
import type { Route } from './+types/language';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The address takes a form, and shows nothing. */
export const loader = () => redirect(SITE_PATHS.home);

/**
 * Keeps the language that was chosen, in the browser and with the member, and leads back to the page on which it was.
 * A member's goes with the member to other devices; in this browser it stays after signing out.
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

/** For a guest there is nothing to keep. @throws a page's problem when it could not be kept, as it would not show */
async function keepWithMember(context: AppLoadContext, request: Request, language: Language) {
  if (!context.cookie?.includes('millrace_session=')) return;
  const { client } = requestData(context, request);
  const refusal = await toRefusal(client.PUT('/api/v2/me/language', { body: { language } }));
  if (refusal && refusal.status !== 401) throw data(null, { status: refusal.status });
}

function languageCookie(language: Language, webUrl: string): string {
  const isSecure = webUrl.startsWith('https:');
  return [
    // By this name no other host can set it.
    `${isSecure ? '__Host-' : ''}${LANGUAGE_COOKIE}=${language}`,
    'Path=/',
    `Max-Age=${YEAR_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** Never seen: the address leads elsewhere. */
export default function LanguageRoute() {
  return null;
}
