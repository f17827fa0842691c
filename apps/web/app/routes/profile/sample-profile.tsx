import { SampleProfile } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { brand, messages } from '../../messages';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/sample-profile';

export function loader({ context, request }: Route.LoaderArgs) {
  return { href: context.webUrl + new URL(request.url).pathname };
}

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => [
  { title: `${messages.format('sampleProfile.title')} · ${brand}` },
  { name: 'robots', content: 'noindex' },
];

/** A profile with invented content. @see MOCK-001 to MOCK-005 */
export default function SampleProfileRoute({ loaderData: { href } }: Route.ComponentProps) {
  return (
    <Page>
      <PageMain spaced>
        <SampleProfile href={href} />
      </PageMain>
    </Page>
  );
}
