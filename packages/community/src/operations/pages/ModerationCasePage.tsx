import { Page, PageMain } from '@millrace/ui';
import { ModerationCaseContainer } from '../ModerationCase';

/** Page of one case, for moderators. @see GAP-096 */
export function ModerationCasePage({ id }: { id: string }) {
  return (
    <Page columns="narrow">
      <PageMain spaced>
        <ModerationCaseContainer key={id} id={id} />
      </PageMain>
    </Page>
  );
}
