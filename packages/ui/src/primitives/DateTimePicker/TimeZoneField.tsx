import type { CalendarDateTime } from '@internationalized/date';
import { type FocusEvent, useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { ComboBox } from '../ComboBox';
import { TextField } from '../TextField';
import { zone as zoneClass } from './DateTimePicker.css';
import { dateTimePickerMessages } from './DateTimePicker.messages';
import { findTimeZones, toTimeZone, utcOffset } from './time-zones';

interface TimeZoneFieldProps {
  timeZone: string;
  onTimeZoneChange: (timeZone: string) => void;
  /** Local time for which UTC offsets are shown. */
  local: CalendarDateTime | null;
  /** True if an ambiguous time means its second occurrence. */
  isSecond: boolean;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
}

/** Renders a field that finds a zone by place, name or offset. On blur, unselected text reverts to the current zone. */
export function TimeZoneField({
  timeZone,
  onTimeZoneChange,
  local,
  isSecond,
  disabled,
  readOnly,
}: TimeZoneFieldProps) {
  const messages = useMessages(dateTimePickerMessages);
  const [query, setQuery] = useState<string | null>(null);
  const { city } = toTimeZone(timeZone);
  const offset = utcOffset(timeZone, local, isSecond);
  const shown = city === offset ? city : messages.format('dateTimePicker.zone', { city, offset });
  const found = query === null ? [] : findTimeZones(query, messages.locale);
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    // The query replaces the name of the current zone.
    if (event.target instanceof HTMLInputElement) event.target.select();
  };
  const label = { label: messages.format('dateTimePicker.timeZone'), labelVisibility: 'hidden' as const };
  if (readOnly) {
    return <TextField {...label} readOnly disabled={disabled} value={shown} className={zoneClass} />;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the input leaves over
    <span data-part="zone" className={zoneClass} onFocus={handleFocus} onBlur={() => setQuery(null)}>
      <ComboBox
        {...label}
        items={found.map(({ id, city: name }) => ({ id, name, detail: utcOffset(id, local) }))}
        status={query === null ? 'idle' : 'ready'}
        inputValue={query ?? shown}
        onInputValueChange={setQuery}
        onSelect={({ id }) => {
          setQuery(null);
          onTimeZoneChange(id);
        }}
        disabled={disabled}
      />
    </span>
  );
}
