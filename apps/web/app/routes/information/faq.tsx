import { Faq, faqEntries } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { brand, messages } from '../../messages';
import { pageMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import type { Route } from './+types/faq';

/** Loaded from the server, so that the text is in no bundle. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  entries: faqEntries(brand),
  canonical: context.webUrl + SITE_PATHS.faq,
});

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMetadata({
        title: `${messages.format('faq.title')} · ${brand}`,
        description: messages.format('faq.metaDescription'),
        canonical: loaderData.canonical,
        schema: {
          '@type': 'FAQPage',
          mainEntity: loaderData.entries.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
          })),
        },
      })
    : [];

/** @see MKT-018 */
export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageMain>
        <Faq entries={loaderData.entries} />
      </PageMain>
    </Page>
  );
}
