import * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { withToasts } from '../../internal/DialogToasts';
import { dialogBehaviour } from '../../internal/dialog-behaviour';
import { Dialog } from '../Dialog';
import { content } from './Drawer.css';

/** Edge: inline end, inline start, or bottom; on phones always the bottom. */
export const DRAWER_SIDES = ['end', 'start', 'bottom'] as const;
export type DrawerSide = (typeof DRAWER_SIDES)[number];

export interface DrawerContentProps extends ComponentPropsWithRef<typeof RadixDialog.Content> {
  /** Default `end`. */
  side?: DrawerSide;
}

/** Renders the sheet: a dialog at an edge of the window, with focus trap, Escape and press outside. */
function Content({ side = 'end', className, children, ...rest }: DrawerContentProps) {
  return (
    <RadixDialog.Content
      data-component="Drawer"
      data-side={side}
      {...rest}
      {...dialogBehaviour(rest)}
      className={classNames(content({ side }), className)}
    >
      {withToasts(children, rest.asChild)}
    </RadixDialog.Content>
  );
}

/**
 * Sheet at the edge of the page, composed of Dialog parts: for content beside the page, such as filters, the parts of
 * a cart, or the participants of a conversation.
 */
export const Drawer = { ...Dialog, Content };
