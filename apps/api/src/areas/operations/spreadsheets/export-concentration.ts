import { ENTITLEMENTS, viewerLevel } from '@millrace/domain';
import { ForbiddenError } from '../../../platform/errors';
import { ofThing } from './export-target';
import type { ExportedTable } from './exported-table';

const PAGE = 1000;

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

/** Exports the concentration of a chain; only for plans with scenarios. */
export const CONCENTRATION_TABLE: ExportedTable = {
  headings: [
    'Product',
    'Level',
    'Suppliers',
    'Countries',
    'Suppliers by country',
    'Suppliers without a known country',
    'HHI of known countries',
    'HHI at least',
    'HHI at most',
    'Band (Horizontal Merger Guidelines 2010: 1,500 and 2,500)',
    'Band (Merger Guidelines 2023: 1,000 and 1,800)',
    'Single source',
    'Single country',
    'Only supplier',
    'Cut off',
    'Supplier links counted',
    'With a source',
    'Confirmed',
    'Left out as disputed',
  ],
  readPage: async (handlers, call, cursor) => {
    const { viewer, query } = call;
    if (!ENTITLEMENTS[viewerLevel(viewer)].concentrationScenarios) throw new ForbiddenError('plan_required');
    const { json } = await handlers.getConcentration({
      ...call,
      path: ofThing(call),
      body: undefined,
      query: {
        direction: query.direction,
        depth: query.depth,
        sort: 'risk',
        limit: PAGE,
        ...(query.without !== undefined && { without: query.without }),
        ...(cursor !== undefined && { cursor }),
      },
    });
    const rows = json.results.map((one) => [
      one.product_name,
      one.depth,
      one.suppliers,
      one.countries.filter(({ country_code }) => country_code !== null).length,
      one.countries
        .map(
          ({ country, suppliers, share }) =>
            `${country ?? 'Unknown'} ${suppliers} (${Math.round(share * 1000) / 10} %)`,
        )
        .join('; '),
      one.unknown_country,
      one.hhi,
      one.hhi_min,
      one.hhi_max,
      one.band.horizontal_2010,
      one.band.merger_2023,
      yesNo(one.single_source),
      yesNo(one.single_country),
      one.supplier?.company_name ?? null,
      one.cut_off,
      one.evidence.links,
      one.evidence.sourced,
      one.evidence.confirmed,
      one.evidence.disputed,
    ]);
    return { rows, next: json.LastEvaluatedKey };
  },
};
