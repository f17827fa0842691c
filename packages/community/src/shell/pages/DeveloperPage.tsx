import { Page, PageMain } from '@millrace/ui';
import { Documentation, type DocumentationProps } from '../Documentation';

/** Page of the developer documentation. */
export function DeveloperPage(props: DocumentationProps) {
  return (
    <Page>
      <PageMain>
        <Documentation {...props} />
      </PageMain>
    </Page>
  );
}
