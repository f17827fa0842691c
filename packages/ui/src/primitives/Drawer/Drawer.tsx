import * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { withToasts } from '../../internal/DialogToasts';
import { dialogBehaviour } from '../../internal/dialog-behaviour';
import { Dialog } from '../Dialog';
import { content } from './Drawer.css';

/** From the inline end, from the inline start, or from the bottom; on phones each comes from the bottom. */
export const DRAWER_SIDES = ['end', 'start', 'bottom'] as const;
export type DrawerSide = (typeof DRAWER_SIDES)[number];

export interface DrawerContentProps extends ComponentPropsWithRef<typeof RadixDialog.Content> {
  /** Default `end`. */
  side?: DrawerSide;
}

/** The sheet itself: a dialog with its focus, Escape and press outside, at an edge of the window. */
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
 * A sheet over the edge of the page, in the parts of Dialog: for what is looked at beside the page, such as filters,
 * the parts of a cart, the people of a conversation.
 */
export const Drawer = { ...Dialog, Content };
