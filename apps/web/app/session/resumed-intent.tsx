import { ResumedActContainer } from '@millrace/community';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Intent, takeAct, takeIntent } from './intent';
import { useViewer } from './useViewer';

/** Performs the intended action of a guest after the sign-in. @see PERM-002, DIFF-005 */
export function ResumedIntent() {
  const viewer = useViewer();
  const isMember = viewer !== null;
  // Read after the sign-in only: at its end the onboarding takes the path itself.
  const isOnboarded = useRef(false);
  isOnboarded.current = viewer?.onboarded ?? false;
  const { revalidate } = useRevalidator();
  const [act, setAct] = useState<Intent['act']>();
  useEffect(() => {
    if (isMember) setAct(isOnboarded.current ? takeIntent()?.act : takeAct());
  }, [isMember]);
  return act ? <ResumedActContainer act={act} onDone={() => void revalidate()} /> : null;
}
