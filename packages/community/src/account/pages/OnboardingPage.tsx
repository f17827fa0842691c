import { Page, PageMain } from '@millrace/ui';
import { OnboardingWizardContainer, type OnboardingWizardContainerProps } from '../OnboardingWizard';

/** Renders where somebody sets up a profile, in three steps; the address says which. @see GAP-003 */
export function OnboardingPage(props: OnboardingWizardContainerProps) {
  return (
    <Page columns="narrow">
      <PageMain>
        <OnboardingWizardContainer {...props} />
      </PageMain>
    </Page>
  );
}
