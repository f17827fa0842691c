import { type LegalDocument, type LegalParties, LegalText } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../../messages';
import { pageMetadata } from '../../metadata';

interface LegalPageData {
  document: LegalDocument;
  canonical: string;
}

/** Loads the page of a legal text. The text comes from the server, so that no other page carries it. */
export const legalLoader =
  (write: (parties: LegalParties) => LegalDocument, path: string) =>
  ({ context }: LoaderFunctionArgs): LegalPageData => ({
    document: write({ brand, salesEmail: context.contact.salesEmail }),
    canonical: context.webUrl + path,
  });

/** What the head of such a page says; nothing where it could not be loaded. */
export const legalMeta = ({ loaderData }: { loaderData?: LegalPageData | undefined }) =>
  loaderData
    ? pageMetadata({
        title: `${loaderData.document.title} · ${brand}`,
        description: loaderData.document.summary,
        canonical: loaderData.canonical,
      })
    : [];

/** The page itself. @see GAP-011 */
export function LegalPage({ document }: Pick<LegalPageData, 'document'>) {
  return (
    <Page>
      <PageMain>
        <LegalText document={document} />
      </PageMain>
    </Page>
  );
}
