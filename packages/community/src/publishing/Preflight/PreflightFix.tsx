import { COPIED_MS } from '@millrace/domain';
import { Button, Text } from '@millrace/ui';
import { CopyLabels, CopyStatus, useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { fix as fixClass, fixLine, source } from './Preflight.css';

export interface PreflightFixProps {
  fix: string;
}

/** Shows the line that fixes a finding, with the button that copies it. */
export function PreflightFix({ fix }: PreflightFixProps) {
  const messages = useMessages();
  const { copying, copy } = useCopyText(COPIED_MS);
  const isCopied = copying === 'copied';
  return (
    <div className={fixClass} data-part="fix">
      <Text variant="label">{messages.format('preflight.fix')}</Text>
      <div className={fixLine}>
        <code className={source} dir="ltr">
          {fix}
        </code>
        <Button
          size="small"
          // Once it has copied, its text says so.
          aria-label={isCopied ? undefined : messages.format('preflight.copyOf', { fix })}
          onClick={() => copy(fix)}
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
