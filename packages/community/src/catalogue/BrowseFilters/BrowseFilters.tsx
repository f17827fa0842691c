import { Button, Checkbox, SelectField, Tag, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as css from './BrowseFilters.css';

/** Values of a group that are shown before the reader asks for all. */
const SHOWN_VALUES = 8;

/** A value that a reader can filter by. */
export interface FilterValue {
  value: string;
  label: string;
  /** How many results it would leave. */
  count: number;
  /** True if `count` is an estimate. */
  estimated?: boolean;
}

/** A group of alternatives. */
export interface FilterGroup {
  /** Name of the parameter in the address. */
  name: string;
  legend: string;
  /** In the order in which they are shown. */
  values: readonly FilterValue[];
  /** Values that are chosen; one that is no longer among `values` is shown, too. */
  selected: readonly string[];
}

export interface BrowseFiltersProps {
  /** Address of the page, without its query: where the form is sent before the page has its scripts. */
  action: string;
  /** Name of the list, for its search field: `Find a product`. */
  findLabel: string;
  /** What is searched for. */
  query: string;
  groups: readonly FilterGroup[];
  sort: {
    value: string;
    options: readonly { value: string; label: string }[];
    /** True if the reader has chosen no order: it stays out of the address, so that what is searched for comes best first. */
    isDefault?: boolean;
  };
  /** Called with the parameters that the reader chose, without empty ones: show these results. */
  onChange: (params: URLSearchParams) => void;
  /** Saves the search; stands above the results. */
  save?: ReactNode;
  /** The results. */
  children: ReactNode;
}

/**
 * Lays out a list that is searched, filtered and sorted: filters with counts beside the results, or above them on narrow
 * windows. It is a form, so that it works before the page has its scripts.
 */
export function BrowseFilters({
  action,
  findLabel,
  query,
  groups,
  sort,
  onChange,
  save,
  children,
}: BrowseFiltersProps) {
  const messages = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const groupsId = useId();
  const [isOpen, setOpen] = useState(false);
  const [order, setOrder] = useDraft(sort.value);
  const chosen = groups.flatMap(({ name, values, selected }) =>
    selected.map((value) => ({
      name,
      value,
      label: values.find((known) => known.value === value)?.label ?? value,
    })),
  );
  const change = (edit: (params: URLSearchParams) => void = () => {}) => {
    if (!form.current) return;
    const params = filledParams(new FormData(form.current));
    if (sort.isDefault && params.get('sort') === sort.value) params.delete('sort');
    edit(params);
    onChange(params);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    change();
  };
  const clear = () =>
    change((params) => {
      for (const { name } of groups) params.delete(name);
    });
  return (
    <div className={css.layout} data-component="BrowseFilters">
      <search>
        <form
          ref={form}
          id={formId}
          method="get"
          action={action}
          aria-label={findLabel}
          className={css.form}
          onSubmit={handleSubmit}
        >
          <div className={css.find}>
            {/* Another query from elsewhere, such as going back, replaces what is typed. */}
            <TextField
              key={query}
              type="search"
              name="q"
              label={findLabel}
              defaultValue={query}
              maxLength={200}
            />
            <Button type="submit">{messages.format('browse.submit')}</Button>
          </div>
          <Button
            size="small"
            className={css.toggle}
            aria-expanded={isOpen}
            aria-controls={groupsId}
            onClick={() => setOpen(!isOpen)}
          >
            {chosen.length > 0
              ? messages.format('browse.filtersChosen', { count: chosen.length })
              : messages.format('browse.filters')}
          </Button>
          <div id={groupsId} className={css.groups} data-open={isOpen}>
            {groups
              .filter(({ values, selected }) => values.length + selected.length > 0)
              .map((group) => (
                <Group key={group.name} group={group} onChange={change} />
              ))}
          </div>
          <noscript>
            <Button type="submit">{messages.format('browse.apply')}</Button>
          </noscript>
        </form>
      </search>
      <div className={css.results}>
        <div className={css.bar}>
          <ul className={css.chosen} aria-label={messages.format('browse.chosen')}>
            {chosen.map(({ name, value, label }) => (
              <li key={`${name} ${value}`}>
                <Tag name={label} onRemove={() => change((params) => params.delete(name, value))} />
              </li>
            ))}
            {chosen.length > 1 && (
              <li>
                <Button size="small" tone="quiet" onClick={clear}>
                  {messages.format('browse.clear')}
                </Button>
              </li>
            )}
            {save && <li>{save}</li>}
          </ul>
          <SelectField
            label={messages.format('browse.sort')}
            layout="line"
            name="sort"
            form={formId}
            options={sort.options}
            value={order}
            onChange={(event) => {
              setOrder(event.currentTarget.value);
              change();
            }}
          />
        </div>
        {children}
      </div>
    </div>
  );
}

function Group({
  group: { name, legend, values, selected },
  onChange,
}: {
  group: FilterGroup;
  onChange: () => void;
}) {
  const messages = useMessages();
  const [isWhole, setWhole] = useState(false);
  const [checked, setChecked] = useDraft(selected);
  const gone = selected
    .filter((value) => !values.some((known) => known.value === value))
    .map((value) => ({ value, label: value, count: 0, estimated: false }));
  const all = [...values, ...gone];
  const shown = isWhole ? all : all.filter(({ value }, at) => at < SHOWN_VALUES || selected.includes(value));
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      {shown.map(({ value, label, count, estimated }) => (
        <div key={value} className={css.value}>
          <Checkbox
            name={name}
            value={value}
            label={label}
            checked={checked.includes(value)}
            onChange={(event) => {
              setChecked(
                event.currentTarget.checked ? [...checked, value] : checked.filter((one) => one !== value),
              );
              onChange();
            }}
          />
          <span className={css.count}>
            {messages.format(estimated ? 'browse.about' : 'browse.count', { count })}
          </span>
        </div>
      ))}
      {all.length > SHOWN_VALUES && (
        <Button size="small" tone="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? messages.format('browse.showFewer')
            : messages.format('browse.showAll', { count: all.length })}
        </Button>
      )}
    </fieldset>
  );
}

/** Holds what the reader chose until the page has followed: then what is given counts again. */
function useDraft<Value extends string | readonly string[]>(given: Value): [Value, (value: Value) => void] {
  const at = String(given);
  const [draft, setDraft] = useState({ at, value: given });
  return [draft.at === at ? draft.value : given, (value) => setDraft({ at, value })];
}

/** Returns what a form holds as parameters of an address, without empty ones. */
function filledParams(data: FormData): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  return params;
}
