import { type ReactNode, type RefObject, useRef } from 'react';
import { DismissButton, FocusScope, useDialog, useOverlay } from 'react-aria';
import type { LabelVisibility } from '../../internal/control-props';
import type { FloatAlign, FloatSide } from '../../internal/float-props';
import { useFloating } from '../../internal/useFloating';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import { inside, popover, title as titleClass } from './Popover.css';

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
export function PopoverContent(props: PopoverContentProps) {
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
