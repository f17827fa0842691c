import { type LegalDocument, type LegalParties, LegalText } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../../messages';
import { pageMetadata } from '../../metadata';

interface LegalPageData {
  document: LegalDocument;
  canonical: string;
}

/** Loads a legal text from the server, so that it is in no bundle. */
export const legalLoader =
  (write: (parties: LegalParties) => LegalDocument, path: string) =>
  ({ context }: LoaderFunctionArgs): LegalPageData => ({
    document: write({ brand, salesEmail: context.contact.salesEmail }),
    canonical: context.webUrl + path,
  });

/** Returns the metadata of such a page; empty if loading failed. */
export const legalMeta = ({ loaderData }: { loaderData?: LegalPageData | undefined }) =>
  loaderData
    ? pageMetadata({
        title: `${loaderData.document.title} · ${brand}`,
        description: loaderData.document.summary,
        canonical: loaderData.canonical,
      })
    : [];

/** Renders a legal text. @see GAP-011 */
export function LegalPage({ document }: Pick<LegalPageData, 'document'>) {
  return (
    <Page>
      <PageMain>
        <LegalText document={document} />
      </PageMain>
    </Page>
  );
}
