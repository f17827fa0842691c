import { accessibilityStatement } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/accessibility';
import { LegalPage, legalLoader, legalMeta } from './legal-page';

export const loader = legalLoader(accessibilityStatement, SITE_PATHS.accessibility);

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = legalMeta;

/** Accessibility statement. */
export default function AccessibilityRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} />;
}
