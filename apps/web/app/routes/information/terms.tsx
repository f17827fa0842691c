import { termsOfUse } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { notForSignIn } from '../../session/sign-in-href';
import type { Route } from './+types/terms';
import { LegalPage, legalLoader, legalMeta } from './legal-page';

export const loader = legalLoader(termsOfUse, SITE_PATHS.terms);

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = legalMeta;

/** @see GAP-011 */
export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} />;
}
