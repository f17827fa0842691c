import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { DismissButton, FocusScope, useButton, useDialog, useOverlay, useOverlayTrigger } from 'react-aria';
import { useOverlayTriggerState } from 'react-stately';
import { classNames } from '../../internal/class-names';
import type { LabelVisibility } from '../../internal/control-props';
import type { FloatAlign, FloatSide } from '../../internal/float-props';
import { useFloating } from '../../internal/useFloating';
import type { ButtonProps } from '../Button';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import { anchor, inside, popover, title as titleClass } from './Popover.css';

/** Props that a custom trigger must spread on its button. */
export type PopoverTriggerProps = Omit<ButtonProps, 'tone' | 'size' | 'width' | 'icon' | 'loading'>;

export interface PopoverProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** Names the popover, and is its heading. */
  title: string;
  /** Visibility of the title; `hidden` leaves it to screen readers. Default `shown`. */
  titleVisibility?: LabelVisibility;
  /** Renders the trigger; spread `ref` and all else on a `<button>`. */
  renderTrigger: (props: PopoverTriggerProps) => ReactElement;
  /** Content; a function receives a close callback. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Preferred side. Default `below`. */
  side?: FloatSide;
  /** Edge of the button that it aligns to. Default `start`. */
  align?: FloatAlign;
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Renders a non-modal popover at a button, for a few fields, a share box, an explanation with a link. The page stays
 * usable; Escape, a press outside and leaving with Tab close it, and the focus returns to the button.
 */
export function Popover({
  title,
  titleVisibility = 'shown',
  renderTrigger,
  children,
  side,
  align,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: PopoverProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const state = useOverlayTriggerState({ isOpen: open, defaultOpen, onOpenChange });
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, triggerRef);
  const { buttonProps } = useButton(triggerProps, triggerRef);
  const handleKeyDown = (event: KeyboardEvent<HTMLSpanElement>) => {
    rest.onKeyDown?.(event);
    // Escape on the button closes it too: the focus may have returned there while the popover is open.
    if (event.key === 'Escape' && state.isOpen) state.close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the button and the popover leave over
    <span
      data-component="Popover"
      {...rest}
      data-state={state.isOpen ? 'open' : 'closed'}
      className={classNames(anchor, className)}
      onKeyDown={handleKeyDown}
    >
      {renderTrigger({ ...buttonProps, ref: triggerRef, type: 'button' })}
      {state.isOpen && (
        <PopoverContent
          {...overlayProps}
          anchorRef={triggerRef}
          title={title}
          titleVisibility={titleVisibility}
          side={side}
          align={align}
          onClose={state.close}
        >
          {typeof children === 'function' ? children(state.close) : children}
        </PopoverContent>
      )}
    </span>
  );
}

interface PopoverContentProps {
  id?: string | undefined;
  anchorRef: RefObject<HTMLElement | null>;
  title: string;
  titleVisibility: LabelVisibility;
  side: FloatSide | undefined;
  align: FloatAlign | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Renders the open popover next to its button instead of in a portal. */
function PopoverContent(props: PopoverContentProps) {
  const { id, anchorRef, title, titleVisibility, side, align, onClose, children } = props;
  const floatRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDivElement>(null);
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      onClose,
      isDismissable: true,
      shouldCloseOnBlur: true,
      // The button toggles by itself; if this closed the popover first, the button would open it again.
      shouldCloseOnInteractOutside: (element) => !anchorRef.current?.contains(element),
    },
    floatRef,
  );
  const { dialogProps, titleProps } = useDialog({ id, role: 'dialog' }, dialogRef);
  useFloating({ anchorRef, floatRef, side, align });
  return (
    <FocusScope restoreFocus>
      <div {...overlayProps} ref={floatRef} popover="manual" data-part="popover" className={popover}>
        <div {...dialogProps} ref={dialogRef} data-part="content" className={inside}>
          <h2 {...titleProps} data-part="title" className={titleVisibility === 'shown' ? titleClass : hidden}>
            {title}
          </h2>
          {children}
        </div>
        <DismissButton onDismiss={onClose} />
      </div>
    </FocusScope>
  );
}
