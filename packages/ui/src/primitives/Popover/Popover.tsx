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

/** What the trigger must be given. */
export type PopoverTriggerProps = Omit<ButtonProps, 'tone' | 'size' | 'width' | 'icon' | 'loading'>;

export interface PopoverProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** Names what opens, and heads it. */
  title: string;
  /** Whether the title is seen or only heard. Default `shown`. */
  titleVisibility?: LabelVisibility;
  /** Renders the button from the props; put `ref` and all else on a `<button>`. */
  renderTrigger: (props: PopoverTriggerProps) => ReactElement;
  /** What opens; as a function it is told how to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Where it opens if there is room. Default `below`. */
  side?: FloatSide;
  /** Which edge of the button it hangs from. Default `start`. */
  align?: FloatAlign;
  open?: boolean;
  /** Default `false`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A small window at a button, for what belongs to it: a few fields, a share box, an explanation with a link. The page
 * stays in use; Escape, a press outside and leaving with Tab close it, and the focus goes back to the button.
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
    // From the button, too: a reader may have gone back to it while the popover is open.
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

/** The open popover. It stands beside its button in the page itself. */
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
      // The button closes it by itself; closed before, it would open it again.
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
