import { isSector, SECTORS, type Sector } from '@millrace/domain';

/** Id of the main product of each sector. */
export type Communities = Readonly<Record<Sector, string>>;

/** Products of the demonstration; their ids are the same in every installation. */
const demonstration: Communities = {
  'optical-fiber': 'd53ae804-391b-573e-ba6d-76a128774728',
  photovoltaic: '7573c92e-c684-589c-ada7-99073e208c12',
  'uv-eb-curing': '78419e3e-17fc-5f70-b693-4dd579213ff9',
  'lithium-ion': 'e9847797-c9a5-5a41-81fc-2947ef3df796',
  'additive-manufacturing': 'febbac58-953f-5230-aad7-2dd3ad2f7a1f',
  'carbon-fiber': 'cda66505-5991-51ff-b0c6-4e681a788bd0',
  semiconductor: 'bc5c9c46-7fb7-5970-9be4-959536bb50af',
  'green-hydrogen': 'c441de13-f610-5e10-b69a-ea5b1174f6ff',
};

/**
 * Reads `COMMUNITY_PRODUCTS`: comma-separated `sector=product id` pairs; missing sectors keep the demonstration's
 * product. @see GAP-012
 * @throws Error with the name of the variable.
 */
export function readCommunities(value: string | undefined): Communities {
  const communities = { ...demonstration };
  for (const pair of value?.split(',').filter(Boolean) ?? []) {
    const [sector = '', id = ''] = pair.split('=').map((part) => part.trim());
    if (!isSector(sector) || id === '') {
      const sectors = SECTORS.map(({ key }) => key).join(', ');
      throw new Error(
        `COMMUNITY_PRODUCTS holds sector=id pairs; "${pair}" is none. The sectors are ${sectors}.`,
      );
    }
    communities[sector] = id;
  }
  return communities;
}
