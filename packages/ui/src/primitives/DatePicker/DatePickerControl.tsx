import { createCalendar, type DateValue } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useRef } from 'react';
import {
  type AriaButtonProps,
  type AriaDatePickerProps,
  type AriaDialogProps,
  DismissButton,
  FocusScope,
  useButton,
  useDateField,
  useDatePicker,
  useDialog,
  useLocale,
  useOverlay,
} from 'react-aria';
import { type DatePickerState, useDateFieldState } from 'react-stately';
import { controlFrame, frameButton } from '../../internal/control-frame.css';
import type { ControlState } from '../../internal/control-state';
import { useFloating } from '../../internal/useFloating';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesContext';
import { DateSegments } from '../DateField';
import { RequiredValue } from '../Field';
import { Icon } from '../Icon';
import { Calendar } from './Calendar';
import { dialog, popover } from './DatePicker.css';
import { datePickerMessages } from './DatePicker.messages';

interface DatePickerControlProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  options: AriaDatePickerProps<DateValue>;
  state: DatePickerState;
  controlState: ControlState;
  /** Where a form waits for a value: hears that one was wanted. */
  onMissing: ((message: string) => void) | undefined;
  /** IANA name of the zone in which today is today. */
  timeZone: string;
}

/** The frame with the date in parts, the button at its end, and the calendar that hangs from it. */
export function DatePickerControl({
  options,
  state,
  controlState,
  onMissing,
  timeZone,
  ref,
  ...rest
}: DatePickerControlProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(frameRef, ref);
  const { groupProps, fieldProps, buttonProps, dialogProps, calendarProps } = useDatePicker(
    options,
    state,
    frameRef,
  );
  const canClear = state.value && !options.isRequired;
  const handleClear = () => {
    state.setValue(null);
    state.setOpen(false);
  };
  return (
    <>
      <div
        {...rest}
        {...groupProps}
        id={rest.id}
        ref={mergedRef}
        data-state={controlState}
        data-open={state.isOpen || undefined}
        className={controlFrame}
      >
        <Segments {...fieldProps} />
        {!options.isReadOnly && <CalendarButton {...buttonProps} />}
        {onMissing && <RequiredValue isEmpty={!state.value} onMissing={onMissing} />}
      </div>
      {state.isOpen && (
        <DatePickerPopover {...dialogProps} anchorRef={frameRef} onClose={() => state.setOpen(false)}>
          <Calendar {...calendarProps} timeZone={timeZone} onClear={canClear ? handleClear : undefined} />
        </DatePickerPopover>
      )}
    </>
  );
}

function Segments(options: AriaDatePickerProps<DateValue>) {
  const fieldRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { locale } = useLocale();
  const state = useDateFieldState({ ...options, locale, createCalendar });
  const { fieldProps, inputProps } = useDateField({ ...options, inputRef }, state, fieldRef);
  const value =
    typeof inputProps.value === 'string' ? inputProps.value.slice(0, 'yyyy-mm-ddThh:mm'.length) : '';
  return (
    <>
      <DateSegments state={state} fieldProps={fieldProps} fieldRef={fieldRef} />
      <input {...inputProps} ref={inputRef} value={value} />
    </>
  );
}

function CalendarButton(props: AriaButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const messages = useMessages(datePickerMessages);
  const label = messages.format('datePicker.open');
  const { buttonProps } = useButton({ ...props, 'aria-label': label }, ref as RefObject<Element | null>);
  return (
    <button {...buttonProps} ref={ref} type="button" title={label} data-part="open" className={frameButton}>
      <Icon icon={CalendarDays} />
    </button>
  );
}

interface DatePickerPopoverProps extends AriaDialogProps {
  /** The frame that it hangs from. */
  anchorRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** The open calendar. It stands beside its field in the page itself, so that it works in dialogs and shadow roots. */
function DatePickerPopover({ anchorRef, onClose, children, ...dialogOptions }: DatePickerPopoverProps) {
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
