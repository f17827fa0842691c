import { Button, Checkbox, SelectField, Tag, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as css from './BrowseFilters.css';

/** Values of a group that are shown before the group is expanded. */
const SHOWN_VALUES = 8;

/** A value of a filter. */
export interface FilterValue {
  value: string;
  label: string;
  /** Number of results with this value. */
  count: number;
  /** True if `count` is an estimate. */
  estimated?: boolean;
}

/** A filter whose values are combined by OR. */
export interface FilterGroup {
  /** Name of the query parameter. */
  name: string;
  legend: string;
  /** Values in display order. */
  values: readonly FilterValue[];
  /** Selected values; one that is no longer among `values` is shown, too. */
  selected: readonly string[];
}

export interface BrowseFiltersProps {
  /** Address of the page without its query, as the target of the form before hydration. */
  action: string;
  /** Label of the search field, such as `Find a product`. */
  findLabel: string;
  /** Search text. */
  query: string;
  groups: readonly FilterGroup[];
  sort: {
    value: string;
    options: readonly { value: string; label: string }[];
    /** True if no sort order was selected: it is omitted from the address, so that a search sorts by relevance. */
    isDefault?: boolean;
  };
  /** Called with the selected parameters without empty ones: show these results. */
  onChange: (params: URLSearchParams) => void;
  /** Control that saves the search, above the results. */
  save?: ReactNode;
  /** Result list. */
  children: ReactNode;
}

/**
 * Lays out a list with search, filters and sorting: filters with counts beside the results, or above them on narrow
 * windows. It is a native form, so that it works before hydration.
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
            {/* The key resets the field when the query changes otherwise, such as by going back. */}
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

/** Optimistic values: holds the selection until the page has loaded; then the props count again. */
function useDraft<Value extends string | readonly string[]>(given: Value): [Value, (value: Value) => void] {
  const at = String(given);
  const [draft, setDraft] = useState({ at, value: given });
  return [draft.at === at ? draft.value : given, (value) => setDraft({ at, value })];
}

/** Converts form data to query parameters without empty ones. */
function filledParams(data: FormData): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  return params;
}
