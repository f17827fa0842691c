import { SECTORS, type Sector } from '@millrace/domain';

/** Readable ids by sector, for stories. */
export const communities = Object.fromEntries(SECTORS.map(({ key }) => [key, `heart-of-${key}`])) as Record<
  Sector,
  string
>;

/** Main product of each sector, for stories. */
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
