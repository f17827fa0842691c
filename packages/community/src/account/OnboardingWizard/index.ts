export { CompanyStep, type CompanyStepProps } from './CompanyStep';
export { OnboardingWizard, type OnboardingWizardProps } from './OnboardingWizard';
export { OnboardingWizardContainer, type OnboardingWizardContainerProps } from './OnboardingWizardContainer';
export { PersonalStep } from './PersonalStep';
export { ProductsStep, type ProductsStepProps } from './ProductsStep';
export { firstOpenStep, WIZARD_STEPS, type WizardMember, type WizardStep, wizardStep } from './wizard-values';
