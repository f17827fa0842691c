import type { Me } from '@millrace/api-client';
import { useDraftAutosave } from '@millrace/ui/hooks';
import { CompanyStepContainer } from './CompanyStepContainer';
import { OnboardingWizard, type OnboardingWizardProps } from './OnboardingWizard';
import { PersonalStepContainer } from './PersonalStepContainer';
import { ProductsStepContainer } from './ProductsStepContainer';
import { companyValues, NO_PRODUCTS, PERSONAL_SECRETS, personalValues } from './wizard-values';

export interface MemberWizardProps extends Omit<OnboardingWizardProps, 'children'> {
  me: Me;
  onDone: () => void;
}

/** The three steps of a member. What is typed in any of them stays until it is saved. @see ACC-034 */
export function MemberWizard({ me, onDone, ...frame }: MemberWizardProps) {
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
    <OnboardingWizard {...frame}>
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
