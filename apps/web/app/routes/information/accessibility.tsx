import { accessibilityStatement } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { FOR_READING } from '../../opening/for-reading';
import { notForSignIn } from '../../session/sign-in-href';
import type { Route } from './+types/accessibility';
import { LegalPage, legalLoader, legalMeta } from './legal-page';

export const loader = legalLoader(accessibilityStatement, SITE_PATHS.accessibility);

export const handle = FOR_READING;

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = legalMeta;

/** What is made for whom, and what is not good enough yet. */
export default function AccessibilityRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} />;
}
