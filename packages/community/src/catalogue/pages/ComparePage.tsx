import { Page, PageMain } from '@millrace/ui';
import { ComparisonContainer, type ComparisonContainerProps } from '../Comparison';

export type ComparePageProps = ComparisonContainerProps;

/** Renders products or companies side by side. */
export function ComparePage(props: ComparePageProps) {
  return (
    <Page>
      <PageMain spaced>
        <ComparisonContainer {...props} />
      </PageMain>
    </Page>
  );
}
