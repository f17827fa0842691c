import { COPIED_MS } from '@millrace/domain';
import { Button, Text } from '@millrace/ui';
import { CopyLabels, CopyStatus, useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { fix, fixLine, source } from './Preflight.css';

export interface PreflightCodeProps {
  label: string;
  /** Second line of the label. */
  hint?: string;
  code: string;
  /** Accessible name of the copy button. */
  copyLabel: string;
}

/** Shows a line of code that fixes something, with a copy button. */
export function PreflightCode({ label, hint, code, copyLabel }: PreflightCodeProps) {
  const messages = useMessages();
  const { copying, copy } = useCopyText(COPIED_MS);
  const isCopied = copying === 'copied';
  return (
    <div className={fix} data-part="fix">
      <Text variant="label">{label}</Text>
      {hint && (
        <Text as="p" variant="small" tone="secondary">
          {hint}
        </Text>
      )}
      <div className={fixLine}>
        <code className={source} dir="ltr">
          {code}
        </code>
        <Button
          size="small"
          // After copying, its text confirms it.
          aria-label={isCopied ? undefined : copyLabel}
          onClick={() => copy(code)}
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
