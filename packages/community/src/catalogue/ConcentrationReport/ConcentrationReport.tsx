import type { ConcentrationEntry } from '@millrace/api-client';
import { signInFor, WithheldNote } from '@millrace/design-system';
import {
  CONCENTRATION_DEPTH_MAX,
  CONCENTRATION_DIRECTIONS,
  CONCENTRATION_GUIDELINES,
  countryName,
  countryOfCodeIn,
  productPath,
  SITE_PATHS,
} from '@millrace/domain';
import { Button, EmptyState, Link, SectionHead, SegmentedControl, SelectField } from '@millrace/ui';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { type ReactNode, useMemo } from 'react';
import { CountryMap } from '../../companies/CountryMap';
import * as css from './ConcentrationReport.css';
import { ConcentrationTable, type ConcentrationTableProps } from './ConcentrationTable';
import type { ConcentrationData } from './concentration-data';
import { type ConcentrationView, writeConcentrationView } from './concentration-view';
import { Lead } from './Lead';

export interface ConcentrationReportProps
  extends Pick<ConcentrationTableProps, 'onAsk' | 'onAddSupplier' | 'addHref'> {
  product: { id: string; name: string };
  data: ConcentrationData;
  view: ConcentrationView;
  /** Called with the selected view: write it to the address. */
  onViewChange: (view: ConcentrationView) => void;
  /** True while another view loads. Default false. */
  busy?: boolean;
  /** True if the viewer’s plan includes scenarios and exports. */
  hasScenarios: boolean;
  /** Control that exports the table; undefined without scenarios. */
  files?: ReactNode;
  /** Control that adds the first inputs or uses, if there are none. */
  addControl?: ReactNode;
  /** Login address for guests. */
  signInHref?: string | undefined;
}

/** Shows the products of a chain that depend on few suppliers or countries, and the data behind it. */
export function ConcentrationReport({
  product,
  data,
  view,
  onViewChange,
  busy = false,
  hasScenarios,
  files,
  addControl,
  signInHref,
  ...table
}: ConcentrationReportProps) {
  const messages = useMessages();
  const { results, summary, limited, withheld } = data;
  const change = (part: Partial<ConcentrationView>) => onViewChange({ ...view, ...part });
  const country = view.country;
  const rows = useMemo(
    () =>
      country === null
        ? results
        : results.filter(({ countries }) => countries.some((one) => one.country_code === country)),
    [results, country],
  );
  const root = results.find(({ depth }) => depth === 0);
  const shown = summary.products > 0 ? summary.countries : (root?.countries ?? []);
  const isEmpty = summary.products === 0 && withheld === 0;
  return (
    <section aria-labelledby="supply-risk" className={css.root} data-component="ConcentrationReport">
      <SectionHead
        level={1}
        titleId="supply-risk"
        title={messages.format('concentration.heading', { product: product.name })}
        actions={files}
      />
      <div className={css.top}>
        <div className={css.words}>
          {isEmpty ? (
            <EmptyState
              title={messages.format(`concentration.empty.${view.direction}`)}
              description={messages.format('concentration.emptyHint', { product: product.name })}
              action={addControl}
            />
          ) : (
            <Lead data={data} root={root} guideline={view.guideline} without={view.without} />
          )}
          <Withheld {...{ limited, withheld, hasScenarios, signInHref }} />
          <Controls {...{ view, change, hasScenarios }} countries={shown} />
        </div>
        {shown.length > 0 && (
          <CountryMap
            title={messages.format('concentration.map')}
            heading={messages.format('concentration.mapHeading')}
            values={shown.flatMap(({ country_code, suppliers }) =>
              country_code === null ? [] : [{ country: country_code, value: suppliers }],
            )}
            unknown={shown.find(({ country_code }) => country_code === null)?.suppliers ?? 0}
            selected={country === null ? [] : [country]}
            formatValue={(count) => messages.format('concentration.mapValue', { count })}
            toHref={(code) =>
              `${productPath(product, 'concentration')}?${writeConcentrationView({ ...view, country: toggled(country, code) })}`
            }
            onSelect={(code) => change({ country: toggled(country, code) })}
          />
        )}
      </div>
      <div className={css.rows} aria-busy={busy || undefined}>
        {country !== null && (
          <div className={css.filtered}>
            {messages.format('concentration.only', { country: nameCountry(messages, country) })}
            <Button size="small" onClick={() => change({ country: null })}>
              {messages.format('concentration.showAll')}
            </Button>
          </div>
        )}
        <ConcentrationTable
          {...table}
          caption={messages.format(`concentration.caption.${view.direction}`, { product: product.name })}
          rows={rows}
          guideline={view.guideline}
        />
      </div>
      <Method />
    </section>
  );
}

const toggled = (chosen: string | null, code: string): string | null => (chosen === code ? null : code);

const nameCountry = (messages: Messages, code: string): string =>
  countryOfCodeIn(code, countryName(code) ?? code, messages.locale);

interface ControlsProps extends Pick<ConcentrationReportProps, 'view' | 'hasScenarios'> {
  change: (part: Partial<ConcentrationView>) => void;
  countries: ConcentrationEntry['countries'];
}

const DEPTHS = Array.from({ length: CONCENTRATION_DEPTH_MAX }, (_, at) => String(at + 1));

function Controls({ view, change, hasScenarios, countries }: ControlsProps) {
  const messages = useMessages();
  const codes = new Set(countries.flatMap(({ country_code }) => country_code ?? []));
  if (view.without !== null) codes.add(view.without);
  const options = [...codes]
    .map((value) => ({ value, label: nameCountry(messages, value) }))
    .sort((one, other) => one.label.localeCompare(other.label, messages.locale));
  return (
    <div className={css.controls}>
      <SegmentedControl
        label={messages.format('concentration.direction')}
        size="small"
        value={view.direction}
        onValueChange={(direction) => change({ direction })}
        options={CONCENTRATION_DIRECTIONS.map((value) => ({
          value,
          label: messages.format(`concentration.direction.${value}`),
        }))}
      />
      <SelectField
        label={messages.format('concentration.depth')}
        value={String(view.depth)}
        onValueChange={(depth) => change({ depth: Number(depth) })}
        options={DEPTHS.map((value) => ({
          value,
          label: messages.format('concentration.levels', { count: Number(value) }),
        }))}
      />
      {hasScenarios && (
        <SelectField
          label={messages.format('concentration.without')}
          className={css.scenario}
          value={view.without ?? ''}
          onValueChange={(without) => change({ without: without === '' ? null : without })}
          options={[{ value: '', label: messages.format('concentration.withoutNone') }, ...options]}
        />
      )}
      <SelectField
        label={messages.format('concentration.guideline')}
        value={view.guideline}
        onValueChange={(guideline) => change({ guideline })}
        options={CONCENTRATION_GUIDELINES.map((value) => ({
          value,
          label: messages.format(`concentration.guideline.${value}`),
        }))}
      />
    </div>
  );
}

type WithheldProps = Pick<ConcentrationData, 'limited' | 'withheld'> &
  Pick<ConcentrationReportProps, 'hasScenarios' | 'signInHref'>;

function Withheld({ limited, withheld, hasScenarios, signInHref }: WithheldProps) {
  const messages = useMessages();
  const isGuest = signInHref !== undefined;
  const planHref = isGuest ? SITE_PATHS.pricing : SITE_PATHS.plans;
  if (hasScenarios && limited === 'none') return null;
  return (
    <WithheldNote>
      {limited !== 'none' &&
        messages.rich(limited === 'plan' ? 'concentration.withheld.plan' : 'concentration.withheld.signIn', {
          count: withheld,
          link: (text) => (
            <Link href={limited === 'plan' ? planHref : (signInFor('rows', signInHref) ?? SITE_PATHS.signUp)}>
              {text}
            </Link>
          ),
        })}{' '}
      {!hasScenarios &&
        messages.rich('concentration.platinum', { link: (text) => <Link href={planHref}>{text}</Link> })}
    </WithheldNote>
  );
}

const METHOD = ['methodHhi', 'methodBands', 'methodUnknown', 'methodCutOff'] as const;

function Method() {
  const messages = useMessages();
  return (
    <details className={css.method}>
      <summary className={css.methodTitle}>{messages.format('concentration.methodTitle')}</summary>
      {METHOD.map((part) => (
        <p key={part}>{messages.format(`concentration.${part}`)}</p>
      ))}
    </details>
  );
}
