import { createHash } from 'node:crypto';

/** A product of the demo catalogue, as the snippets name it. */
export interface Product {
  /** Its name in the demonstration's data, from which its id is made. */
  key: string;
  name: string;
  sector: string;
  id: string;
}

/** Keys, names and sectors of fifty products of the demo catalogue. */
const DEMO_PRODUCTS = [
  ['preform-silica-glass', 'Preform silica glass', 'optical-fiber'],
  ['high-purity-helium', 'High-purity helium, 5.0', 'semiconductor'],
  ['pem-electrolyser-stack', 'PEM electrolyser stack', 'green-hydrogen'],
  ['titanium-felt', 'Titanium felt', 'green-hydrogen'],
  ['quartz-sand', 'High-purity quartz sand', 'optical-fiber'],
  ['low-iron-solar-sand', 'Low-iron silica sand', 'photovoltaic'],
  ['acrylic-acid', 'Acrylic acid, glacial', 'uv-eb-curing'],
  ['spodumene-concentrate', 'Spodumene concentrate, SC6', 'lithium-ion'],
  ['ilmenite-concentrate', 'Ilmenite concentrate', 'additive-manufacturing'],
  ['propylene', 'Propylene, polymer grade', 'carbon-fiber'],
  ['pgm-concentrate', 'Platinum-group concentrate', 'green-hydrogen'],
  ['metallurgical-silicon', 'Metallurgical silicon, 99 %', 'optical-fiber'],
  ['trichlorosilane', 'Trichlorosilane', 'photovoltaic'],
  ['mehq-inhibitor', 'Hydroquinone monomethyl ether (MEHQ)', 'uv-eb-curing'],
  ['lithium-brine', 'Lithium brine, concentrated', 'lithium-ion'],
  ['titanium-tetrachloride', 'Titanium tetrachloride', 'additive-manufacturing'],
  ['ammonia-anhydrous', 'Ammonia, anhydrous', 'carbon-fiber'],
  ['argon', 'Argon, 5.0', 'semiconductor'],
  ['iridium-oxide-catalyst', 'Iridium oxide catalyst', 'green-hydrogen'],
  ['chlorine', 'Chlorine, liquefied', 'optical-fiber'],
  ['solar-polysilicon', 'Solar-grade polysilicon', 'photovoltaic'],
  ['hydroxyethyl-acrylate', '2-Hydroxyethyl acrylate', 'uv-eb-curing'],
  ['lithium-carbonate', 'Lithium carbonate, battery grade', 'lithium-ion'],
  ['magnesium-ingot', 'Magnesium ingot, 99.9 %', 'additive-manufacturing'],
  ['acrylonitrile', 'Acrylonitrile', 'carbon-fiber'],
  ['nitrogen', 'Nitrogen, 5.0', 'semiconductor'],
  ['platinum-on-carbon-catalyst', 'Platinum on carbon catalyst', 'green-hydrogen'],
  ['silicon-tetrachloride', 'Silicon tetrachloride, 6N', 'optical-fiber'],
  ['quartz-crucible', 'Quartz crucible, 36 inch', 'photovoltaic'],
  ['isophorone-diisocyanate', 'Isophorone diisocyanate', 'uv-eb-curing'],
  ['lithium-hydroxide', 'Lithium hydroxide monohydrate', 'lithium-ion'],
  ['titanium-sponge', 'Titanium sponge', 'additive-manufacturing'],
  ['dimethyl-sulfoxide', 'Dimethyl sulfoxide', 'carbon-fiber'],
  ['oxygen', 'Oxygen, 5.0', 'semiconductor'],
  ['tetrafluoroethylene', 'Tetrafluoroethylene', 'green-hydrogen'],
  ['germanium-dioxide', 'Germanium dioxide, 5N', 'optical-fiber'],
  ['n-type-ingot', 'N-type monocrystalline ingot', 'photovoltaic'],
  ['polypropylene-glycol', 'Polypropylene glycol, 2,000 g/mol', 'uv-eb-curing'],
  ['nickel-laterite-ore', 'Nickel laterite ore', 'lithium-ion'],
  ['aluminium-vanadium-master-alloy', 'Aluminium-vanadium master alloy', 'additive-manufacturing'],
  ['pan-polymer-dope', 'PAN spinning dope', 'carbon-fiber'],
  ['high-purity-hydrogen', 'High-purity hydrogen, 6.0', 'semiconductor'],
  ['ptfe-fine-powder', 'PTFE fine powder', 'green-hydrogen'],
  ['germanium-tetrachloride', 'Germanium tetrachloride', 'optical-fiber'],
  ['diamond-wire', 'Electroplated diamond wire', 'photovoltaic'],
  ['dibutyltin-dilaurate', 'Dibutyltin dilaurate', 'uv-eb-curing'],
  ['mixed-hydroxide-precipitate', 'Mixed hydroxide precipitate', 'lithium-ion'],
  ['ti-6al-4v-bar', 'Ti-6Al-4V bar, Grade 23', 'additive-manufacturing'],
  ['pan-precursor-fiber', 'PAN precursor fiber', 'carbon-fiber'],
  ['hydrofluoric-acid', 'Hydrofluoric acid', 'semiconductor'],
] as const;

/** Fifty products of the demo catalogue; every installation of it has the same ids. */
export const products: readonly Product[] = DEMO_PRODUCTS.map(([key, name, sector]) => ({
  ...{ key, name, sector },
  id: demoId(key),
}));

/** Computes the UUID (version 5) that the demo catalogue gives a product. */
function demoId(key: string): string {
  const namespace = Buffer.from('5b1f3f0e6f0c5c0e9d3b1a5d7b0f2c44', 'hex');
  const bytes = createHash('sha1').update(namespace).update(`demo:product:${key}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns one of the products. @throws for an unknown key */
export function product(key: string): Product {
  const found = products.find((known) => known.key === key);
  if (!found) throw new RangeError(`No such product: ${key}`);
  return found;
}

/** Returns the slug of a product's address. */
export function slugOf({ name }: Product): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/[ -]+/g, '-')
    .replace(/-$/, '');
}
