import { termsOfUse } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { FOR_READING } from '../../opening/for-reading';
import { notForSignIn } from '../../session/sign-in-href';
import type { Route } from './+types/terms';
import { LegalPage, legalLoader, legalMeta } from './legal-page';

export const loader = legalLoader(termsOfUse, SITE_PATHS.terms);

export const handle = FOR_READING;

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = legalMeta;

/** @see GAP-011 */
export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} />;
}
