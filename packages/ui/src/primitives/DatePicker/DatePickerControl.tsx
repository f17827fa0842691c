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
  /** Required-value validator; called when the form is submitted without a value. */
  onMissing: ((message: string) => void) | undefined;
  /** IANA time zone that determines today. */
  timeZone: string;
}

/** Renders the frame with the date segments, its button, and the calendar popover. */
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
  /** Frame that anchors the popover. */
  anchorRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Renders the open calendar next to its field instead of in a portal, so that it works in dialogs and shadow roots. */
function DatePickerPopover({ anchorRef, onClose, children, ...dialogOptions }: DatePickerPopoverProps) {
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
