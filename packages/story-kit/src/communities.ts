import { SECTORS, type Sector } from '@millrace/domain';

/** For stories: ids that say which sector they belong to. */
export const communities = Object.fromEntries(SECTORS.map(({ key }) => [key, `heart-of-${key}`])) as Record<
  Sector,
  string
>;

/** For stories: the product at the heart of each. */
export const hearts: Readonly<Record<Sector, string>> = {
  'optical-fiber': 'Preform silica glass',
  photovoltaic: 'Solar cell',
  'uv-eb-curing': 'UV-curable coating',
  'lithium-ion': 'Lithium-ion cell',
  'additive-manufacturing': 'Titanium powder',
  'carbon-fiber': 'Carbon fiber tow',
  semiconductor: 'Silicon wafer',
  'green-hydrogen': 'Membrane electrode assembly',
};
