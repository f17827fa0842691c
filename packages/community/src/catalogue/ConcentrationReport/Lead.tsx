import type { ConcentrationEntry } from '@millrace/api-client';
import { type ConcentrationGuideline, countryName, countryOfCodeIn } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import * as css from './ConcentrationReport.css';
import type { ConcentrationData } from './concentration-data';

export interface LeadProps {
  data: ConcentrationData;
  /** The product itself. */
  root: ConcentrationEntry | undefined;
  guideline: ConcentrationGuideline;
  /** Country code of the scenario; null without one. */
  without: string | null;
}

/** Describes the figures of a chain in sentences, and their basis. */
export function Lead({ data: { summary, direction }, root, guideline, without }: LeadProps) {
  const messages = useMessages();
  if (summary.products === 0) return null;
  const { evidence, chain } = summary;
  const disputed = evidence.disputed + chain.disputed;
  const high = guideline === 'merger-2023' ? summary.high_2023 : summary.high_2010;
  const isRootLost = root?.cut_off === 'suppliers' || root?.cut_off === 'input';
  return (
    <div className={css.lead}>
      <p className={css.sentence}>
        {messages.format(`concentration.lead.${direction}`, {
          single: summary.single_source,
          products: summary.products,
          country: summary.single_country,
        })}{' '}
        {messages.format('concentration.high', { count: high })}{' '}
        {summary.no_supplier > 0 &&
          messages.format('concentration.noSupplier', { count: summary.no_supplier })}
      </p>
      {without !== null && summary.cut_off !== null && (
        <p className={css.sentence} role="status">
          <strong>
            {messages.format('concentration.cutOff', {
              country: countryOfCodeIn(without, countryName(without) ?? without, messages.locale),
              count: summary.cut_off,
            })}
          </strong>{' '}
          {isRootLost && messages.format('concentration.rootCutOff', { product: root.product_name })}
        </p>
      )}
      <p className={css.rests}>
        {messages.format('concentration.rests', {
          links: evidence.links,
          sourced: evidence.sourced,
          confirmed: evidence.confirmed,
        })}{' '}
        {messages.format('concentration.chain', { links: chain.links, sourced: chain.sourced })}{' '}
        {disputed > 0 && messages.format('concentration.disputed', { count: disputed })}{' '}
        {summary.unknown_country > 0 &&
          messages.format('concentration.unknownCountry', { count: summary.unknown_country })}
      </p>
    </div>
  );
}
