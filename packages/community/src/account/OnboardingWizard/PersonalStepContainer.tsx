import { type Me, meMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import type { DraftAutosave } from '@millrace/ui/hooks';
import { PersonalStep } from './PersonalStep';
import { stepState } from './step-state';
import type { PersonalValues } from './wizard-values';

interface PersonalStepContainerProps {
  me: Me;
  kept: DraftAutosave<PersonalValues>;
  onSaved: () => void;
}

/** Saves what a member tells of themselves. @see API-019 */
export function PersonalStepContainer({ me, kept, onSaved }: PersonalStepContainerProps) {
  const saving = useSend(meMutations(useApiClient()).saveStep());
  const needsPassword = !me.onboarded && !me.has_password;
  const { draft, change, forget } = kept;
  const save = async () => {
    const saved = await saving.send({
      firstName: draft.firstName.trim(),
      lastName: draft.lastName.trim(),
      designation: draft.designation.trim(),
      phone: draft.phone.trim(),
      desc: draft.desc.trim(),
      ...(needsPassword ? { password: draft.password } : {}),
    });
    if (!saved) return;
    change({ password: '', confirmPassword: '' });
    forget();
    onSaved();
  };
  return (
    <PersonalStep
      account="member"
      needsPassword={needsPassword}
      values={draft}
      onValuesChange={change}
      state={stepState(saving)}
      onSubmit={() => void save()}
      onDismiss={saving.dismiss}
    />
  );
}
