import { privacyPolicy } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { FOR_READING } from '../../opening/for-reading';
import { notForSignIn } from '../../session/sign-in-href';
import type { Route } from './+types/privacy';
import { LegalPage, legalLoader, legalMeta } from './legal-page';

export const loader = legalLoader(privacyPolicy, SITE_PATHS.privacy);

export const handle = FOR_READING;

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = legalMeta;

/** @see GAP-011 */
export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} />;
}
