import { COPIED_MS } from '@millrace/domain';
import { Button, Text } from '@millrace/ui';
import { CopyLabels, CopyStatus, useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { mend as mendClass, mendLine, source } from './Preflight.css';

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
          <CopyLabels
            isCopied={isCopied}
            copy={messages.format('preflight.copy')}
            copied={messages.format('preflight.copied')}
          />
        </Button>
      </div>
      <CopyStatus
        copying={copying}
        copied={messages.format('preflight.copied')}
        failed={messages.format('preflight.copyFailed')}
      />
    </div>
  );
}
