import type { Copying } from '../hooks/useCopyText';
import { Text } from '../primitives/Text';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

export interface CopyStatusProps {
  copying: Copying;
  copied: string;
  /** What to do where the browser does not copy. */
  failed: string;
}

/** Tells how copying went: to everybody that it failed, to listeners alone what the button shows. */
export function CopyStatus({ copying, copied, failed }: CopyStatusProps) {
  return copying === 'failed' ? (
    <Text as="p" role="status" variant="small" tone="danger">
      {failed}
    </Text>
  ) : (
    <VisuallyHidden role="status">{copying === 'copied' && copied}</VisuallyHidden>
  );
}
