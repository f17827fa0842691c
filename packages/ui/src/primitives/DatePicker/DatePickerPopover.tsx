import { type ReactNode, type RefObject, useRef } from 'react';
import { type AriaDialogProps, DismissButton, FocusScope, useDialog, useOverlay } from 'react-aria';
import { useFloating } from '../../internal/useFloating';
import { dialog, popover } from './DatePicker.css';

interface DatePickerPopoverProps extends AriaDialogProps {
  /** The frame that it hangs from. */
  anchorRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** The open calendar. It stands beside its field in the page itself, so that it works in dialogs and shadow roots. */
export function DatePickerPopover({
  anchorRef,
  onClose,
  children,
  ...dialogOptions
}: DatePickerPopoverProps) {
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
  const { dialogProps } = useDialog(dialogOptions, dialogRef);
  useFloating({ anchorRef, floatRef });
  return (
    <FocusScope restoreFocus>
      <div {...overlayProps} ref={floatRef} popover="manual" data-part="popover" className={popover}>
        <div {...dialogProps} ref={dialogRef} className={dialog}>
          {children}
        </div>
        <DismissButton onDismiss={onClose} />
      </div>
    </FocusScope>
  );
}
