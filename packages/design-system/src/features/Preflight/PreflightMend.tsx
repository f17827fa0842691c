import { COPIED_MS } from '@millrace/domain';
import { useCopyText } from '../../hooks/useCopyText';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { copyLabel, copyLabels, mend as mendClass, mendLine, source } from './Preflight.css';

export interface PreflightMendProps {
  mend: string;
}

/** A line to write, and the button that copies it. */
export function PreflightMend({ mend }: PreflightMendProps) {
  const messages = useMessages();
  const { copying, copy } = useCopyText(COPIED_MS);
  const isCopied = copying === 'copied';
  return (
    <div className={mendClass} data-part="mend">
      <Text variant="label">{messages.format('preflight.mend')}</Text>
      <div className={mendLine}>
        <code className={source} dir="ltr">
          {mend}
        </code>
        <Button
          size="small"
          // Once it has copied, its text says so.
          aria-label={isCopied ? undefined : messages.format('preflight.copyOf', { mend })}
          onClick={() => copy(mend)}
        >
          <span className={copyLabels}>
            <span className={copyLabel} data-state={isCopied ? 'off' : 'on'}>
              {messages.format('preflight.copy')}
            </span>
            <span className={copyLabel} data-state={isCopied ? 'on' : 'off'}>
              {messages.format('preflight.copied')}
            </span>
          </span>
        </Button>
      </div>
      {copying === 'failed' ? (
        <Text as="p" role="status" variant="small" tone="danger">
          {messages.format('preflight.copyFailed')}
        </Text>
      ) : (
        <VisuallyHidden role="status">{isCopied && messages.format('preflight.copied')}</VisuallyHidden>
      )}
    </div>
  );
}
