import { Page, PageMain } from '@millrace/ui';
import { OnboardingWizardContainer, type OnboardingWizardContainerProps } from '../OnboardingWizard';

/** Page of the three-step profile setup; the address selects the step. @see GAP-003 */
export function OnboardingPage(props: OnboardingWizardContainerProps) {
  return (
    <Page columns="narrow">
      <PageMain>
        <OnboardingWizardContainer {...props} />
      </PageMain>
    </Page>
  );
}
