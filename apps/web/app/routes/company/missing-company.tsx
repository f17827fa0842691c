import { SITE_PATHS } from '@millrace/domain';
import { ButtonLink, Heading, Page, PageMain, Stack } from '@millrace/ui';
import { messages } from '../../messages';

/** Content of the page of a missing company. @see COMP-027 */
export function MissingCompany() {
  return (
    <Page>
      <PageMain spaced>
        <Stack gap="md" align="start">
          <Heading level={1}>{messages.format('companyMissing.title')}</Heading>
          <ButtonLink tone="primary" href={SITE_PATHS.home}>
            {messages.format('notFound.home')}
          </ButtonLink>
        </Stack>
      </PageMain>
    </Page>
  );
}
