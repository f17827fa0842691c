import type { components } from '@millrace/api-client';
import { type Concentration, concentrationBand, countryName } from '@millrace/domain';
import type { LinkFigures } from '../../../platform/db/schema/chain-figures';
import type { ConcentrationReport, ConcentrationRow } from './concentration.service';

type Schemas = components['schemas'];

const bandView = (hhi: number | null): Schemas['ConcentrationBand'] => ({
  horizontal_2010: concentrationBand(hhi, 'horizontal-2010'),
  merger_2023: concentrationBand(hhi, 'merger-2023'),
});

const countriesView = ({ shares }: Concentration): Schemas['ConcentrationCountry'][] =>
  shares.map(({ country, suppliers, share }) => ({
    country_code: country,
    country: countryName(country),
    suppliers,
    share: Math.round(share * 10_000) / 10_000,
  }));

const evidenceView = ({ links, sourced, confirmed, disputed }: LinkFigures) => ({
  links,
  sourced,
  confirmed,
  disputed,
});

/** Returns a product of a chain for its row. */
export const concentrationRowView = (row: ConcentrationRow): Schemas['ConcentrationEntry'] => ({
  product_id: row.figure.id,
  product_name: row.figure.name,
  sector: row.figure.sector,
  depth: row.figure.depth,
  suppliers: row.suppliers,
  unknown_country: row.unknown,
  countries: countriesView(row),
  hhi: row.hhi,
  hhi_min: row.hhiMin,
  hhi_max: row.hhiMax,
  band: bandView(row.hhi),
  single_source: row.isSingleSource,
  single_country: row.isSingleCountry,
  supplier: row.figure.supplier && {
    company_id: row.figure.supplier.id,
    company_name: row.figure.supplier.name,
  },
  evidence: evidenceView(row.figure),
  cut_off: row.cutOff,
});

/** Summarizes a chain without its root. */
export function concentrationSummaryView({
  root,
  rows,
  total,
  evidence,
  chain,
}: ConcentrationReport): Schemas['ConcentrationSummary'] {
  const others = rows.filter((row) => row !== root);
  const count = (is: (row: ConcentrationRow) => boolean) => others.filter(is).length;
  return {
    products: others.length,
    single_source: count((row) => row.isSingleSource),
    single_country: count((row) => row.isSingleCountry),
    no_supplier: count((row) => row.suppliers === 0),
    unknown_country: count((row) => row.unknown > 0),
    high_2010: count(({ hhi }) => concentrationBand(hhi, 'horizontal-2010') === 'high'),
    high_2023: count(({ hhi }) => concentrationBand(hhi, 'merger-2023') === 'high'),
    cut_off:
      root.cutOff === null ? null : count(({ cutOff }) => cutOff === 'suppliers' || cutOff === 'input'),
    countries: countriesView(total),
    evidence: evidenceView(evidence),
    chain: evidenceView(chain),
  };
}
