import { ResumedActContainer } from '@millrace/community';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Intent, takeIntent } from './intent';
import { useViewer } from './useViewer';

/** Does what somebody was about to do as a guest, once they are signed in. @see PERM-002, DIFF-005 */
export function ResumedIntent() {
  const isMember = useViewer() !== null;
  const { revalidate } = useRevalidator();
  const [act, setAct] = useState<Intent['act']>();
  useEffect(() => {
    if (isMember) setAct(takeIntent()?.act);
  }, [isMember]);
  return act ? <ResumedActContainer act={act} onDone={() => void revalidate()} /> : null;
}
