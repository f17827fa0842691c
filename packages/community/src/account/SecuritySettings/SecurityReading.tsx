import { ErrorState, SkeletonRows, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import type { Reading } from './security-state';

interface SecurityReadingProps<Value> {
  reading: Reading<Value>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

/** Renders the loaded value, the loading state, or the failure. */
export function SecurityReading<Value>({ reading, onRetry, children }: SecurityReadingProps<Value>) {
  const messages = useMessages();
  switch (reading.status) {
    case 'ready':
      return children(reading.value);
    case 'loading':
      return (
        <div>
          <VisuallyHidden role="status">{messages.format('security.loading')}</VisuallyHidden>
          <SkeletonRows count={2} art="none" />
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          title={messages.format('security.loadFailed')}
          description={messages.format('security.loadFailedHint')}
          retrying={reading.isRetrying}
          onRetry={onRetry}
        />
      );
  }
}
