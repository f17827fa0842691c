import { countryName, countryOfCodeIn } from '@millrace/domain';
import {
  DataTable,
  type DataTableColumn,
  SegmentedControl,
  SelectField,
  Spinner,
  TableRowLink,
  TableUnit,
  Text,
} from '@millrace/ui';
import { useHydrated } from '@millrace/ui/hooks';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import * as css from './CountryMap.css';
import type { MapView, NamedShare } from './CountryMapShapes';
import { type CountryValue, countryShares } from './country-shares';
import { followHere } from './follow-here';

/** The country shapes are lazy-loaded; placeholder and table are server-rendered. */
const CountryMapShapes = lazy(() =>
  import('./CountryMapShapes').then((module) => ({ default: module.CountryMapShapes })),
);

const FORMS = ['map', 'table'] as const;
const VIEWS: readonly MapView[] = ['world', 'europe', 'asia', 'americas'];

export interface CountryMapProps {
  /** Label of the values: `Companies by country`. */
  title: string;
  /** Column heading of the values: `Companies`. */
  heading: string;
  /** In any order. */
  values: readonly CountryValue[];
  /** Codes of the selected countries. Default: none. */
  selected?: readonly string[];
  /** Number with unknown country. Default 0. */
  unknown?: number;
  /** Formats a value: `12 companies`. */
  formatValue: (value: number) => string;
  /** Returns the address of a country's link. */
  toHref: (country: string) => string;
  /** Called instead of following the link. */
  onSelect?: ((country: string) => void) | undefined;
}

/** Choropleth map of a number by country, or a table of the same data. */
export function CountryMap({
  title,
  heading,
  values,
  selected = [],
  unknown = 0,
  formatValue,
  toHref,
  onSelect,
}: CountryMapProps) {
  const messages = useMessages();
  const isHydrated = useHydrated();
  const hintId = useId();
  const [form, setForm] = useState<(typeof FORMS)[number]>('map');
  const [view, setView] = useState<MapView>('world');
  const [pointed, setPointed] = useState<string | null>(null);
  const countries = useMemo(
    () => nameCountries(messages, values, formatValue),
    [messages, values, formatValue],
  );
  const readout = countries.find(({ country }) => country === pointed)?.label;
  const drawing = <Spinner label={messages.format('countryMap.drawing')} />;
  return (
    <figure aria-label={title} className={css.figure} data-component="CountryMap">
      <div className={css.bar}>
        <Text as="span" className={css.title}>
          {title}
        </Text>
        {form === 'map' && (
          <SelectField
            label={messages.format('countryMap.view')}
            labelVisibility="hidden"
            options={VIEWS.map((value) => ({ value, label: messages.format(`countryMap.view.${value}`) }))}
            value={view}
            onChange={(event) =>
              setView(VIEWS.find((known) => known === event.currentTarget.value) ?? 'world')
            }
          />
        )}
        <SegmentedControl
          label={messages.format('countryMap.show')}
          labelVisibility="hidden"
          size="small"
          options={FORMS.map((value) => ({ value, label: messages.format(`countryMap.${value}`) }))}
          value={form}
          onValueChange={setForm}
        />
      </div>
      {form === 'map' ? (
        <>
          <div className={css.plate} data-part="plate">
            {isHydrated ? (
              <Suspense fallback={drawing}>
                <CountryMapShapes
                  label={title}
                  describedBy={hintId}
                  view={view}
                  countries={countries}
                  selected={selected}
                  toHref={toHref}
                  onSelect={onSelect}
                  onPoint={setPointed}
                />
              </Suspense>
            ) : (
              drawing
            )}
          </div>
          <div className={css.foot}>
            <p aria-hidden="true" data-part="readout" hidden={readout === undefined} className={css.readout}>
              {readout}
            </p>
            <p id={hintId} hidden={readout !== undefined} className={css.readout}>
              {messages.format(countries.length > 0 ? 'countryMap.hint' : 'countryMap.none')}{' '}
              {countries.length > 0 && <span className={css.keys}>{messages.format('countryMap.keys')}</span>}
            </p>
          </div>
        </>
      ) : (
        <CountryTable
          title={title}
          heading={heading}
          countries={countries}
          selected={selected}
          toHref={toHref}
          onSelect={onSelect}
        />
      )}
      {unknown > 0 && (
        <Text as="p" variant="small" tone="secondary">
          {messages.format('countryMap.unknown', { value: formatValue(unknown) })}
        </Text>
      )}
    </figure>
  );
}

function CountryTable({
  title,
  heading,
  countries,
  selected,
  toHref,
  onSelect,
}: Pick<CountryMapProps, 'title' | 'heading' | 'toHref' | 'onSelect'> & {
  countries: readonly NamedShare[];
  selected: readonly string[];
}) {
  const messages = useMessages();
  const columns = useMemo(
    (): DataTableColumn<NamedShare>[] => [
      {
        key: 'name',
        header: messages.format('countryMap.country'),
        cell: ({ country, name }) => (
          <TableRowLink
            href={toHref(country)}
            aria-current={selected.includes(country) || undefined}
            onClick={(event) => followHere(event, country, onSelect)}
          >
            {name}
          </TableRowLink>
        ),
      },
      {
        key: 'value',
        header: heading,
        kind: 'number',
        width: 25,
        cell: ({ value }) => (
          <>
            <TableUnit>{heading}: </TableUnit>
            {messages.number(value)}
          </>
        ),
      },
      {
        key: 'share',
        kind: 'number',
        header: messages.format('countryMap.share'),
        width: 25,
        cell: ({ share }) => messages.number(share, SHARE),
      },
    ],
    [messages, heading, selected, toHref, onSelect],
  );
  return (
    <div className={css.rows}>
      <DataTable
        caption={title}
        rows={countries}
        rowKey={countryKey}
        columns={columns}
        tools={false}
        empty={messages.format('countryMap.none')}
      />
    </div>
  );
}

const SHARE = { style: 'percent', maximumFractionDigits: 1 } as const;

const countryKey = ({ country }: NamedShare): string => country;

/** Returns countries with their names and formatted values, sorted by value in descending order. */
function nameCountries(
  messages: Messages,
  values: readonly CountryValue[],
  formatValue: (value: number) => string,
): NamedShare[] {
  return countryShares(values).map((share) => {
    const { country } = share;
    const name = countryOfCodeIn(country, countryName(country) ?? country, messages.locale);
    return {
      ...share,
      name,
      label: messages.format('countryMap.value', {
        country: name,
        value: formatValue(share.value),
        share: messages.number(share.share, SHARE),
      }),
    };
  });
}
