import { privacyPolicy } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/privacy';
import { LegalPage, legalLoader, legalMeta } from './legal-page';

export const loader = legalLoader(privacyPolicy, SITE_PATHS.privacy);

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = legalMeta;

/** @see GAP-011 */
export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage document={loaderData.document} />;
}
