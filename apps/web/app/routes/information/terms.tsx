import { LegalText, Page, PageMain, termsOfUse } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { brand } from '../../messages';
import { pageMetadata } from '../../metadata';
import { notForSignIn } from '../../session/sign-in-href';
import type { Route } from './+types/terms';

/** The text comes from the server, so that no other page carries it. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  document: termsOfUse({ brand, salesEmail: context.contact.salesEmail }),
  canonical: context.webUrl + SITE_PATHS.terms,
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
export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageMain>
        <LegalText document={loaderData.document} />
      </PageMain>
    </Page>
  );
}
