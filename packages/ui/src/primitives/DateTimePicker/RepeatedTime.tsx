import type { CalendarDateTime } from '@internationalized/date';
import { useMessages } from '../../messages/MessagesContext';
import { RadioGroup } from '../RadioGroup';
import { toTimeZone, utcOffset } from './time-zones';

interface RepeatedTimeProps {
  /** A time that clocks show twice. */
  local: CalendarDateTime;
  timeZone: string;
  isSecond: boolean;
  onIsSecondChange: (isSecond: boolean) => void;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
}

/** Asks which of two times is meant that look alike, each with its distance to UTC. */
export function RepeatedTime({
  local,
  timeZone,
  isSecond,
  onIsSecondChange,
  disabled,
  readOnly = false,
}: RepeatedTimeProps) {
  const messages = useMessages();
  const { city } = toTimeZone(timeZone);
  return (
    <RadioGroup
      data-part="repeated"
      label={messages.format('dateTimePicker.repeated', { city })}
      options={(['first', 'second'] as const).map((which) => ({
        value: which,
        label: messages.format(`dateTimePicker.${which}`, {
          offset: utcOffset(timeZone, local, which === 'second'),
        }),
      }))}
      value={isSecond ? 'second' : 'first'}
      onValueChange={(which) => onIsSecondChange(which === 'second')}
      disabled={disabled}
      readOnly={readOnly}
    />
  );
}
