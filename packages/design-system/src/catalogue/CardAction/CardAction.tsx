import { BareLink, classNames } from '@millrace/ui/bare';
import type { ComponentPropsWithRef, Ref } from 'react';
import { action } from './CardAction.css';

export interface CardActionProps
  extends Omit<ComponentPropsWithRef<'button'> & ComponentPropsWithRef<'a'>, 'ref' | 'href' | 'type'> {
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
  /** Where a deed is done that the card cannot do: opens in a new tab, so that the reader's page stays. */
  href?: string | undefined;
  /** Of what is switched on: it says so. Default false. */
  pressed?: boolean | undefined;
  /** Once for a double click, which would take back at once what it does. */
  onPress?: (() => void) | undefined;
}

/** The one deed that a card for other people's pages offers: a button, or a link to where it is done. */
export function CardAction({ href, pressed = false, onPress, className, ...rest }: CardActionProps) {
  const look = classNames(action, className);
  // Browsers give a new tab no opener unless it is asked for.
  return href === undefined ? (
    <button
      data-component="CardAction"
      {...rest}
      type="button"
      data-state={pressed ? 'following' : undefined}
      className={look}
      onClick={({ detail }) => {
        if (detail < 2) onPress?.();
      }}
    />
  ) : (
    <BareLink data-component="CardAction" {...rest} href={href} target="_blank" className={look} />
  );
}
