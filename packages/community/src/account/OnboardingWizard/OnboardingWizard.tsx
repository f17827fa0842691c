import { Heading, Prose, Tabs } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { head, lead, panel, tabNumber } from './OnboardingWizard.css';
import { WIZARD_STEPS, type WizardStep } from './wizard-values';

export interface OnboardingWizardProps {
  step: WizardStep;
  onStepChange: (step: WizardStep) => void;
  /** Tabs can be switched only when signed in. @see ACC-031 */
  signedIn: boolean;
  /** The step itself. */
  children: ReactNode;
}

/** Three steps from a new account to a profile, a company and its products, each with its tab. @see ACC-030 */
export function OnboardingWizard({ step, onStepChange, signedIn, children }: OnboardingWizardProps) {
  const messages = useMessages();
  const shown = useRef(step);
  const panelRef = useRef<HTMLDivElement>(null);
  // Saving a step takes its button away, and the focus with it; a tab that was chosen keeps it.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) panelRef.current?.focus();
  }, [step]);
  const handleChange = (value: string) => {
    const next = WIZARD_STEPS.find((known) => String(known) === value);
    if (next) onStepChange(next);
  };
  return (
    <div data-component="OnboardingWizard">
      <header className={head}>
        <Heading level={1}>{messages.format('onboarding.title')}</Heading>
        <Prose className={lead}>
          <p>{messages.format('onboarding.lead')}</p>
        </Prose>
      </header>
      {/* By Enter, not by the arrow alone: each step is an address. */}
      <Tabs.Root value={String(step)} onValueChange={handleChange} activationMode="manual">
        <Tabs.List aria-label={messages.format('onboarding.tabs')}>
          {WIZARD_STEPS.map((known) => (
            <Tabs.Trigger key={known} value={String(known)} disabled={!signedIn && known !== step}>
              <span className={tabNumber}>{messages.number(known)}</span>
              {messages.format(`onboarding.step${known}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content ref={panelRef} value={String(step)} className={panel}>
          {children}
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}
