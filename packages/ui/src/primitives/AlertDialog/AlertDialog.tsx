import * as RadixDialog from '@radix-ui/react-dialog';
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useRef } from 'react';
import { classNames } from '../../internal/class-names';
import { DialogToasts } from '../../internal/DialogToasts';
import { dialogBehaviour } from '../../internal/dialog-behaviour';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../Button';
import { content, description as descriptionClass, footer, overlay } from '../Dialog/Dialog.css';
import { Notice } from '../Notice';
import { body, edge, title as titleClass } from './AlertDialog.css';
import { alertDialogMessages } from './AlertDialog.messages';

/** `danger` for destructive actions, `primary` for those that merely cannot be undone at once. */
export const ALERT_DIALOG_TONES = ['danger', 'primary'] as const;
export type AlertDialogTone = (typeof ALERT_DIALOG_TONES)[number];

/** State of the confirmed action. */
export type AlertDialogState =
  | { status: 'idle' }
  | { status: 'pending' }
  | {
      status: 'failed';
      /** Error text: the failure, the data that was kept, and the next step. */
      error: ReactNode;
    };

export interface AlertDialogProps
  extends Omit<ComponentPropsWithRef<typeof RadixDialog.Content>, 'title' | 'children'> {
  /** Title, a question: `Remove this post?` */
  title: string;
  /** Consequences of the action, in a sentence or two. */
  description: ReactNode;
  /** Label of the confirm button, a verb: `Remove`. Never `OK` or `Yes`. */
  confirmLabel: string;
  onConfirm: () => void;
  /** Label of the cancel button. Default: the catalogue's "Cancel". */
  cancelLabel?: string;
  /** Default `danger`. */
  tone?: AlertDialogTone;
  /**
   * If set, confirming leaves the dialog open, so that it can show progress and failure; the caller closes it
   * when the action is done. Otherwise confirming closes it.
   */
  state?: AlertDialogState;
  /** Trigger that opens the dialog, usually a Button. */
  trigger?: ReactElement;
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Portal container. Default: the end of the body. */
  container?: Element | DocumentFragment | null;
}

/**
 * Asks for confirmation of an irreversible action. The cancel button has the focus and Escape presses it; a press
 * outside does nothing. Actions that can be undone need no confirmation: offer Undo in a toast instead.
 */
export function AlertDialog({
  title,
  description,
  confirmLabel,
  onConfirm,
  cancelLabel,
  tone = 'danger',
  state,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  container,
  className,
  ...rest
}: AlertDialogProps) {
  const messages = useMessages(alertDialogMessages);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const isPending = state?.status === 'pending';
  const confirm = (
    <Button tone={tone} loading={isPending} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  const handleOpenFocus = (event: Event) => {
    rest.onOpenAutoFocus?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    cancelRef.current?.focus();
  };
  const handleEscape = (event: KeyboardEvent) => {
    rest.onEscapeKeyDown?.(event);
    // The dialog cannot be closed while the action is in progress.
    if (isPending) event.preventDefault();
  };
  return (
    <RadixDialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay data-component="DialogOverlay" className={overlay} />
        <RadixDialog.Content
          data-component="AlertDialog"
          role="alertdialog"
          aria-modal="true"
          {...rest}
          {...dialogBehaviour({
            onOpenAutoFocus: handleOpenFocus,
            onEscapeKeyDown: handleEscape,
            onCloseAutoFocus: rest.onCloseAutoFocus,
          })}
          onInteractOutside={(event) => {
            rest.onInteractOutside?.(event);
            event.preventDefault();
          }}
          className={classNames(content({ size: 'alert' }), edge({ tone }), className)}
        >
          <div data-part="body" className={body}>
            <RadixDialog.Title data-part="title" className={titleClass}>
              {title}
            </RadixDialog.Title>
            <RadixDialog.Description asChild>
              <div data-part="description" className={descriptionClass}>
                {description}
              </div>
            </RadixDialog.Description>
            {state?.status === 'failed' && <Notice tone="danger">{state.error}</Notice>}
          </div>
          <footer data-part="footer" className={footer}>
            <RadixDialog.Close asChild>
              <Button ref={cancelRef} disabled={isPending}>
                {cancelLabel ?? messages.format('alertDialog.cancel')}
              </Button>
            </RadixDialog.Close>
            {state ? confirm : <RadixDialog.Close asChild>{confirm}</RadixDialog.Close>}
          </footer>
          <DialogToasts />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
