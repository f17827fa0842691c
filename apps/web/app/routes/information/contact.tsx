import { ContactDetails, InquiryFormContainer } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain, SectionHead } from '@millrace/ui';
import { brand, messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/contact';

export const loader = ({ context }: Route.LoaderArgs) => ({
  contact: context.contact,
  canonical: context.webUrl + SITE_PATHS.contact,
});

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: `${messages.format('contactDetails.title')} · ${brand}`,
        description: messages.format('contactDetails.metaDescription'),
        canonical: loaderData.canonical,
      })
    : [];

/** @see MKT-016, GAP-010 */
export default function ContactRoute({ loaderData: { contact } }: Route.ComponentProps) {
  const viewer = useViewer();
  return (
    <Page columns="narrow">
      <PageMain>
        <ContactDetails salesEmail={contact.salesEmail} postalAddress={contact.postalAddress} />
        <section aria-labelledby="inquiry">
          <SectionHead title={messages.format('inquiryForm.title')} titleId="inquiry" />
          <InquiryFormContainer
            known={
              viewer
                ? { first_name: viewer.firstName, last_name: viewer.lastName, email_id: viewer.email }
                : undefined
            }
          />
        </section>
      </PageMain>
    </Page>
  );
}
