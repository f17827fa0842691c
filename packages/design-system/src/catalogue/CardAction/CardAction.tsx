import { BareLink, classNames } from '@millrace/ui/bare';
import type { ComponentPropsWithRef, Ref } from 'react';
import { action } from './CardAction.css';

export interface CardActionProps
  extends Omit<ComponentPropsWithRef<'button'> & ComponentPropsWithRef<'a'>, 'ref' | 'href' | 'type'> {
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
  /** Turns the button into a link to a page that performs the action, opened in a new tab. */
  href?: string | undefined;
  /** Sets `aria-pressed`, for a toggle button. Default false. */
  pressed?: boolean | undefined;
  /** Called once per double click, whose second click would undo the first. */
  onPress?: (() => void) | undefined;
}

/** The only action of a card on another site: a button, or a link to a page that performs the action. */
export function CardAction({ href, pressed = false, onPress, className, ...rest }: CardActionProps) {
  const look = classNames(action, className);
  // Browsers set no opener on a new tab by default.
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
