import { Page, PageMain } from '@millrace/ui';
import { Documentation, type DocumentationProps } from '../Documentation';

/** Renders a page of the documentation for developers. */
export function DeveloperPage(props: DocumentationProps) {
  return (
    <Page>
      <PageMain>
        <Documentation {...props} />
      </PageMain>
    </Page>
  );
}
