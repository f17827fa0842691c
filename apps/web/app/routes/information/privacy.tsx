import { LegalText, Page, PageMain, privacyPolicy } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { brand } from '../../messages';
import { pageMetadata } from '../../metadata';
import { notForSignIn } from '../../session/sign-in-href';
import type { Route } from './+types/privacy';

/** The text comes from the server, so that no other page carries it. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  document: privacyPolicy({ brand, salesEmail: context.contact.salesEmail }),
  canonical: context.webUrl + SITE_PATHS.privacy,
});

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: `${loaderData.document.title} · ${brand}`,
        description: loaderData.document.summary,
        canonical: loaderData.canonical,
      })
    : [];

/** @see GAP-011 */
export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageMain>
        <LegalText document={loaderData.document} />
      </PageMain>
    </Page>
  );
}
