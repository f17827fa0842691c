import { cutText } from '@millrace/domain';
import { Dialog, Heading, Page, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef } from 'react';
import { plain } from './LoginDialog.css';
import { LoginViewBody, type LoginViewBodyProps } from './LoginViewBody';

/** A reason takes a sentence or two: no more of it is shown. */
const ERROR_MAX_LENGTH = 200;

export interface LoginDialogProps extends Omit<LoginViewBodyProps, 'view'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Default `signIn`. */
  view?: LoginViewBodyProps['view'];
  /** Why the last try failed, as plain text, of which 200 characters are shown; “Login failed” where it is empty. */
  error?: string | undefined;
}

const titles = {
  signIn: 'login.title',
  signUp: 'login.signUpTitle',
  forgot: 'login.forgotTitle',
  unverified: 'login.title',
  code: 'login.codeTitle',
} as const;

/**
 * The login modal: over the page that asked for it, to which it leads back. Without the page's scripts no dialog
 * opens; its form then stands where this is rendered.
 *
 * @see ACC-004, DIFF-005, PAGE-007
 */
export function LoginDialog({ open, onOpenChange, view = 'signIn', error, ...body }: LoginDialogProps) {
  const messages = useMessages();
  const contentRef = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  // The link that led to another view is gone with its view, and the focus with it.
  useEffect(() => {
    if (shown.current !== view && contentRef.current) focusFirstField(contentRef.current);
    shown.current = view;
  }, [view]);

  const title = messages.format(titles[view]);
  const reason =
    error === undefined
      ? undefined
      : cutText(error.trim(), ERROR_MAX_LENGTH) || messages.format('login.failed');
  const content = <LoginViewBody {...body} view={view} error={reason} />;
  return (
    <>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content
            ref={contentRef}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              if (event.target instanceof HTMLElement && focusFirstField(event.target))
                event.preventDefault();
            }}
          >
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.Close />
            </Dialog.Header>
            <Dialog.Body>{content}</Dialog.Body>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      {open && (
        <noscript>
          <Page>
            <Stack gap="md" className={plain}>
              <Heading level={2} size="section">
                {title}
              </Heading>
              {content}
            </Stack>
          </Page>
        </noscript>
      )}
    </>
  );
}

/** The first field, not the close button: what the reader came for. @returns whether there is one */
function focusFirstField(dialog: HTMLElement): boolean {
  const field = dialog.querySelector<HTMLElement>('input:not([type="hidden"])');
  field?.focus();
  return field !== null;
}
