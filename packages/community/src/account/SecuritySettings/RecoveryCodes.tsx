import { Button, Dialog, Inline, Notice, Text } from '@millrace/ui';
import { saveFile, useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef } from 'react';
import { codes as codesClass } from './SecuritySettings.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const messages = useMessages();
  const doneRef = useRef<HTMLDivElement>(null);
  const { copying, copy } = useCopyText();
  // The form that had the focus is gone.
  useEffect(() => doneRef.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <Dialog.Body>
        <Notice ref={doneRef} tone="success" tabIndex={-1}>
          {messages.format('security.appIsOn')}
        </Notice>
        <Text as="p">{messages.format('security.codesHint')}</Text>
        <ul className={codesClass} data-part="codes" aria-label={messages.format('security.codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Inline>
          <Button onClick={() => copy(text)}>{messages.format('security.copyCodes')}</Button>
          <Button
            onClick={() => saveFile(messages.format('security.codesFile'), text, 'text/plain;charset=utf-8')}
          >
            {messages.format('security.saveCodes')}
          </Button>
          <Text role="status" tone="secondary">
            {copying !== 'idle' &&
              messages.format(copying === 'copied' ? 'security.copied' : 'security.copyFailed')}
          </Text>
        </Inline>
      </Dialog.Body>
      <Dialog.Footer>
        <Button tone="primary" onClick={onClose}>
          {messages.format('security.codesKept')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
