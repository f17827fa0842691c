import { ReportDialog, type ReportState } from '@millrace/design-system';
import type { ReportedKind } from '@millrace/domain';
import { Button, Dialog, Stack, TextArea, TextField, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useId, useState } from 'react';
import { SAMPLE_MEMBER } from './sample-content';

/** Report dialog with the usual reasons; nothing is sent. @see MOCK-004 */
export function SampleReport({ kind, onClose }: { kind: ReportedKind; onClose: () => void }) {
  const [state, setState] = useState<ReportState>({ status: 'editing' });
  return (
    <ReportDialog
      open
      onOpenChange={(open) => !open && onClose()}
      about={{ kind, name: SAMPLE_MEMBER.name }}
      state={state}
      onSubmit={() => setState({ status: 'sent' })}
    />
  );
}

/** URL of the page, to be copied. */
export function SampleShare({ href, onClose }: { href: string; onClose: () => void }) {
  const messages = useMessages();
  const copy = useCopiedLink(href);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('sampleProfile.linkTitle')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <TextField label={messages.format('sampleProfile.link')} value={href} readOnly />
          </Dialog.Body>
          <Dialog.Footer>
            <Button tone="primary" onClick={copy}>
              {messages.format('sampleProfile.copy')}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Copies the URL of the page and confirms it. */
export function useCopiedLink(href: string): () => void {
  const messages = useMessages();
  const toasts = useToasts();
  return () =>
    void navigator.clipboard.writeText(href).then(
      () => toasts.show({ text: messages.format('memberMenu.copied'), tone: 'success' }),
      () => toasts.show({ text: messages.format('memberMenu.notCopied', { href }), tone: 'danger' }),
    );
}

/** Message dialog; nothing is sent. */
export function SampleMessage({ onClose }: { onClose: () => void }) {
  const messages = useMessages();
  const toasts = useToasts();
  const formId = useId();
  const [text, setText] = useState('');
  const name = SAMPLE_MEMBER.name;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onClose();
    toasts.show(messages.format('sampleProfile.messageSent', { name }));
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('sampleProfile.messageTitle', { name })}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <form id={formId} onSubmit={handleSubmit}>
              <Stack>
                <TextArea
                  label={messages.format('sampleProfile.message')}
                  rows={4}
                  maxRows={10}
                  value={text}
                  onValueChange={setText}
                />
              </Stack>
            </form>
          </Dialog.Body>
          <Dialog.Footer>
            <Button type="submit" form={formId} tone="primary" disabled={text.trim() === ''}>
              {messages.format('sampleProfile.messageSend')}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
