import { useMessages } from '../../messages/MessagesContext';
import { Dialog } from '../../primitives/Dialog';
import { Heading } from '../../primitives/Heading';
import { Page } from '../../primitives/Page';
import { Stack } from '../../primitives/Stack';
import { plain } from './LoginDialog.css';
import { LoginForm, type LoginFormProps } from './LoginForm';

export interface LoginDialogProps extends LoginFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The login modal: over the page that asked for it, to which it leads back. Without the page's scripts no dialog
 * opens; its form then stands where this is rendered.
 *
 * @see ACC-004, DIFF-005
 */
export function LoginDialog({ open, onOpenChange, ...form }: LoginDialogProps) {
  const messages = useMessages();
  return (
    <>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content aria-describedby={undefined} onOpenAutoFocus={focusFirstField}>
            <Dialog.Header>
              <Dialog.Title>{messages.format('login.title')}</Dialog.Title>
              <Dialog.Close />
            </Dialog.Header>
            <Dialog.Body>
              <LoginForm {...form} />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      {open && (
        <noscript>
          <Page>
            <Stack gap="md" className={plain}>
              <Heading level={2} size="section">
                {messages.format('login.title')}
              </Heading>
              <LoginForm {...form} />
            </Stack>
          </Page>
        </noscript>
      )}
    </>
  );
}

/** The first field, not the close button: what the reader came for. */
function focusFirstField(event: Event) {
  const field =
    event.target instanceof HTMLElement && event.target.querySelector<HTMLElement>('[name="username"]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}
