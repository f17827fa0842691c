import { type Me, meQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { ErrorState, Spinner } from '@millrace/ui';
import { useDraftAutosave } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import {
  CompanyStepContainer,
  PersonalStepContainer,
  ProductsStepContainer,
} from './OnboardingStepContainers';
import { OnboardingWizard, type OnboardingWizardProps } from './OnboardingWizard';
import { companyValues, doneSteps, NO_PRODUCTS, PERSONAL_SECRETS, personalValues } from './wizard-values';

export interface OnboardingWizardContainerProps extends Omit<OnboardingWizardProps, 'children' | 'done'> {
  /** Called once the wizard is done. @see ACC-035 */
  onDone: () => void;
}

/** Connects the wizard to the API and saves each step. @see GAP-003 */
export function OnboardingWizardContainer({ onDone, ...frame }: OnboardingWizardContainerProps) {
  const messages = useMessages();
  const profile = useQuery(meQueries(useApiClient()).profile());
  if (profile.data)
    return <MemberWizard key={profile.data.id} me={profile.data} {...frame} onDone={onDone} />;
  return (
    <OnboardingWizard {...frame}>
      {profile.isError ? (
        <ErrorState
          title={messages.format('onboarding.loadFailed')}
          description={messages.format('onboarding.loadFailedHint')}
          retrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Spinner label={messages.format('onboarding.loading')} labelVisibility="shown" />
      )}
    </OnboardingWizard>
  );
}

interface MemberWizardProps extends Omit<OnboardingWizardProps, 'children'> {
  me: Me;
  onDone: () => void;
}

/** Renders the three steps; typed values are kept until they are saved. @see ACC-034 */
function MemberWizard({ me, onDone, ...frame }: MemberWizardProps) {
  const { step, onStepChange } = frame;
  const storageKey = (name: string) => `millrace:onboarding:${me.id}:${name}`;
  const personal = useDraftAutosave(storageKey('personal'), personalValues(me), PERSONAL_SECRETS);
  const company = useDraftAutosave(storageKey('company'), companyValues(me));
  const products = useDraftAutosave(storageKey('products'), NO_PRODUCTS);
  const handleDone = () => {
    for (const { forget } of [personal, company, products]) forget();
    onDone();
  };
  return (
    <OnboardingWizard {...frame} done={doneSteps(me)}>
      {step === 1 && <PersonalStepContainer me={me} kept={personal} onSaved={() => onStepChange(2)} />}
      {step === 2 && (
        <CompanyStepContainer kept={company} onSaved={() => onStepChange(3)} onBack={() => onStepChange(1)} />
      )}
      {step === 3 && (
        <ProductsStepContainer
          me={me}
          kept={products}
          onDone={handleDone}
          onBack={() => onStepChange(2)}
          onAddCompany={() => {
            company.change({ company: me.company ?? '', companyId: null, isAdding: true });
            onStepChange(2);
          }}
        />
      )}
    </OnboardingWizard>
  );
}
