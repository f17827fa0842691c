import { countriesIn, SECTORS } from '@millrace/domain';
import { Button, SelectField, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { sectorsMessages } from '../../catalogue/sectors.messages';
import { filters, moreFilters, opener } from './EventList.css';
import { eventListMessages } from './EventList.messages';

/** Filter values; an empty text matches everything. */
export interface EventFilterValues {
  text: string;
  sector: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Such as `2027-02`. */
  month: string;
  /** Last month of a range; unused if `month` is empty, and in a calendar. */
  until?: string;
  /** Name of a product that an exhibitor supplies. */
  supplies?: string;
}

export interface EventFiltersProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  /** Target URL of the form. */
  action: string;
  values: EventFilterValues;
  /** First of the eighteen months on offer, such as `2026-11`. */
  firstMonth: string;
  /** Submitted with the form to keep the reader's view. A calendar navigates between months by itself. */
  view?: 'calendar' | undefined;
}

const MONTHS_OFFERED = 18;

/**
 * Filters events by name, place, supply, sector, country and months. A plain GET form: the filter is in the URL.
 * On phones all fields but the first are collapsed behind a button, unless scripts are disabled.
 */
export function EventFilters({ action, values, firstMonth, view, ...rest }: EventFiltersProps) {
  const messages = useMessages(eventListMessages, sectorsMessages);
  const any = (label: string) => ({ value: '', label });
  const months = monthsFrom(firstMonth);
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const { sector, country, month, until = '', supplies = '' } = values;
  const isList = view !== 'calendar';
  const used = [supplies, sector, country, isList ? month : ''].filter((value) => value !== '').length;
  const monthOptions = [...new Set([month, until, ...months])]
    .filter((value) => value !== '')
    .sort()
    .map((value) => ({
      value,
      label: messages.date(`${value}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    }));
  return (
    <search data-component="EventFilters" aria-label={messages.format('eventList.filters')} {...rest}>
      <form
        key={JSON.stringify(values)}
        action={action}
        data-state={isOpen ? 'open' : 'folded'}
        data-view={view}
        className={filters}
      >
        {view !== undefined && <input type="hidden" name="view" value={view} />}
        <TextField
          type="search"
          name="text"
          label={messages.format('eventList.text')}
          defaultValue={values.text}
          maxLength={200}
        />
        <Button
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={moreId}
          className={opener}
          onClick={() => setIsOpen(!isOpen)}
        >
          {messages.format('eventList.moreFilters', { count: used })}
        </Button>
        <div id={moreId} className={moreFilters}>
          <TextField
            type="search"
            name="supplies"
            label={messages.format('eventList.supplies')}
            defaultValue={supplies}
            maxLength={200}
          />
          <SelectField
            name="sector"
            label={messages.format('eventList.sector')}
            defaultValue={values.sector}
            options={[
              any(messages.format('eventList.anySector')),
              ...SECTORS.map(({ key }) => ({ value: key, label: messages.format(`sector.${key}`) })),
            ]}
          />
          <SelectField
            name="country"
            label={messages.format('eventList.country')}
            defaultValue={values.country}
            options={[
              any(messages.format('eventList.anyCountry')),
              ...countriesIn(messages.locale).map(({ code, shown }) => ({ value: code, label: shown })),
            ]}
          />
          {isList && (
            <>
              <SelectField
                name="month"
                label={messages.format('eventList.month')}
                defaultValue={values.month}
                options={[any(messages.format('eventList.anyMonth')), ...monthOptions]}
              />
              <SelectField
                name="until"
                label={messages.format('eventList.untilMonth')}
                defaultValue={until}
                options={[any(messages.format('eventList.onlyThisMonth')), ...monthOptions]}
              />
            </>
          )}
        </div>
        <Button type="submit">{messages.format('eventList.apply')}</Button>
      </form>
    </search>
  );
}

function monthsFrom(first: string): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return Array.from({ length: MONTHS_OFFERED }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}
