import type { Copying } from '../hooks/useCopyText';
import { Text } from '../primitives/Text';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

export interface CopyStatusProps {
  copying: Copying;
  copied: string;
  /** Instruction if the browser cannot copy. */
  failed: string;
}

/** Announces the result of copying: a failure visibly, success to screen readers only, as the button shows it. */
export function CopyStatus({ copying, copied, failed }: CopyStatusProps) {
  return copying === 'failed' ? (
    <Text as="p" role="status" variant="small" tone="danger">
      {failed}
    </Text>
  ) : (
    <VisuallyHidden role="status">{copying === 'copied' && copied}</VisuallyHidden>
  );
}
