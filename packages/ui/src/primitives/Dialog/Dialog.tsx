import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { withToasts } from '../../internal/DialogToasts';
import { dialogBehaviour } from '../../internal/dialog-behaviour';
import { useMessages } from '../../messages/MessagesContext';
import { IconButton } from '../IconButton';
import { body, content, description, footer, header, overlay, title } from './Dialog.css';
import { dialogMessages } from './Dialog.messages';

/** 440 px, 680 px, or the whole window; on phones every dialog is full-screen. */
export const DIALOG_SIZES = ['medium', 'wide', 'full'] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

export type DialogRootProps = ComponentProps<typeof RadixDialog.Root>;

/** Holds the state: `open`, `defaultOpen`, `onOpenChange`. */
function Root(props: DialogRootProps) {
  return <RadixDialog.Root {...props} />;
}

export type DialogTriggerProps = ComponentPropsWithRef<typeof RadixDialog.Trigger>;

/** Opens the dialog. With `asChild` it renders its child, usually a Button. */
function Trigger(props: DialogTriggerProps) {
  return <RadixDialog.Trigger data-part="trigger" {...props} />;
}

export type DialogPortalProps = ComponentProps<typeof RadixDialog.Portal>;

/** Renders overlay and content in a portal at the end of the body, or in `container`. */
function Portal(props: DialogPortalProps) {
  return <RadixDialog.Portal {...props} />;
}

export type DialogOverlayProps = ComponentPropsWithRef<typeof RadixDialog.Overlay>;

/** Dims the page. */
function Overlay({ className, ...rest }: DialogOverlayProps) {
  return (
    <RadixDialog.Overlay
      data-component="DialogOverlay"
      {...rest}
      className={classNames(overlay, className)}
    />
  );
}

export interface DialogContentProps extends ComponentPropsWithRef<typeof RadixDialog.Content> {
  /** Default `medium`. */
  size?: DialogSize;
}

/**
 * Renders the dialog: moves the focus to its first field, traps it, closes on Escape and on a press outside, and
 * restores the focus. Holds a Header with the Title, a Body, which scrolls, and a Footer.
 */
function Content({ size = 'medium', className, children, ...rest }: DialogContentProps) {
  return (
    <RadixDialog.Content
      data-component="Dialog"
      {...rest}
      {...dialogBehaviour(rest)}
      className={classNames(content({ size }), className)}
    >
      {withToasts(children, rest.asChild)}
    </RadixDialog.Content>
  );
}

/** Renders the line of title and close button. */
function Header({ className, ...rest }: ComponentPropsWithRef<'header'>) {
  return <header data-part="header" {...rest} className={classNames(header, className)} />;
}

/** Names the dialog; required in every dialog. */
function Title({ className, ...rest }: ComponentPropsWithRef<typeof RadixDialog.Title>) {
  return <RadixDialog.Title data-part="title" {...rest} className={classNames(title, className)} />;
}

/** Describes the dialog in one sentence, read after the title. */
function Description({ className, ...rest }: ComponentPropsWithRef<typeof RadixDialog.Description>) {
  return (
    <RadixDialog.Description
      data-part="description"
      {...rest}
      className={classNames(description, className)}
    />
  );
}

/** Scrolls if the window is too small. */
function Body({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div data-part="body" {...rest} className={classNames(body, className)} />;
}

/** Renders the footer, on a sunken background. */
function Footer({ className, ...rest }: ComponentPropsWithRef<'footer'>) {
  return <footer data-part="footer" {...rest} className={classNames(footer, className)} />;
}

export interface DialogCloseProps extends ComponentPropsWithRef<typeof RadixDialog.Close> {}

/** Closes the dialog: a close icon by default, or its child with `asChild`. */
function Close({ asChild, children, ...rest }: DialogCloseProps) {
  const messages = useMessages(dialogMessages);
  return (
    <RadixDialog.Close data-part="close" {...rest} asChild>
      {asChild ? children : <IconButton tone="quiet" icon={X} label={messages.format('dialog.close')} />}
    </RadixDialog.Close>
  );
}

/** Modal dialog, composed of Radix parts. */
export const Dialog = {
  Root,
  Trigger,
  Portal,
  Overlay,
  Content,
  Header,
  Title,
  Description,
  Body,
  Footer,
  Close,
};
