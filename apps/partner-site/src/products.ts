/** A product of the demonstration, as the snippets name it. */
export interface Product {
  /** Its name in the demonstration's data, from which its id is made. */
  key: string;
  name: string;
  sector: string;
  id: string;
}

/** Fifty products of the demonstration; every installation of it has the same ids. */
export const products: readonly Product[] = [
  {
    key: 'preform-silica-glass',
    name: 'Preform silica glass',
    sector: 'optical-fiber',
    id: 'd53ae804-391b-573e-ba6d-76a128774728',
  },
  {
    key: 'high-purity-helium',
    name: 'High-purity helium, 5.0',
    sector: 'semiconductor',
    id: '8606572b-1e9b-5a3d-a3a6-253eeb674aee',
  },
  {
    key: 'pem-electrolyser-stack',
    name: 'PEM electrolyser stack',
    sector: 'green-hydrogen',
    id: 'c441de13-f610-5e10-b69a-ea5b1174f6ff',
  },
  {
    key: 'titanium-felt',
    name: 'Titanium felt',
    sector: 'green-hydrogen',
    id: '0eb7d215-00d5-5677-a2b1-5220901e3510',
  },
  {
    key: 'quartz-sand',
    name: 'High-purity quartz sand',
    sector: 'optical-fiber',
    id: 'deed2b7b-50b4-592b-9bbf-00c6b6d2da18',
  },
  {
    key: 'low-iron-solar-sand',
    name: 'Low-iron silica sand',
    sector: 'photovoltaic',
    id: '6d05af72-0baa-5a4b-9bd2-8015caab4a6b',
  },
  {
    key: 'acrylic-acid',
    name: 'Acrylic acid, glacial',
    sector: 'uv-eb-curing',
    id: 'b3a62fa3-6b75-51ca-a9c1-fff18e53cd78',
  },
  {
    key: 'spodumene-concentrate',
    name: 'Spodumene concentrate, SC6',
    sector: 'lithium-ion',
    id: 'c7c60c6b-2e11-5cc5-aa55-619a1b80f80c',
  },
  {
    key: 'ilmenite-concentrate',
    name: 'Ilmenite concentrate',
    sector: 'additive-manufacturing',
    id: '6a1c88f4-a38e-5781-84e5-8eebd01fe43d',
  },
  {
    key: 'propylene',
    name: 'Propylene, polymer grade',
    sector: 'carbon-fiber',
    id: '885eacf6-b6b1-5faf-bd7e-5da78dfea98b',
  },
  {
    key: 'pgm-concentrate',
    name: 'Platinum-group concentrate',
    sector: 'green-hydrogen',
    id: '30b1e2e3-0fe2-5565-84bd-c4794b8bba73',
  },
  {
    key: 'metallurgical-silicon',
    name: 'Metallurgical silicon, 99 %',
    sector: 'optical-fiber',
    id: '8fd3c25f-86f0-5d02-b50b-9698fff2856e',
  },
  {
    key: 'trichlorosilane',
    name: 'Trichlorosilane',
    sector: 'photovoltaic',
    id: 'e0549f9e-3f7e-5ef2-92f2-497b5ad9be26',
  },
  {
    key: 'mehq-inhibitor',
    name: 'Hydroquinone monomethyl ether (MEHQ)',
    sector: 'uv-eb-curing',
    id: 'b685011b-2b1a-5fa1-b527-ae09b1a3aa8f',
  },
  {
    key: 'lithium-brine',
    name: 'Lithium brine, concentrated',
    sector: 'lithium-ion',
    id: '4fac0de1-070b-5b40-bbaf-913eed86ad68',
  },
  {
    key: 'titanium-tetrachloride',
    name: 'Titanium tetrachloride',
    sector: 'additive-manufacturing',
    id: 'fcd38b37-ad2e-52fa-ab36-68c6e3887981',
  },
  {
    key: 'ammonia-anhydrous',
    name: 'Ammonia, anhydrous',
    sector: 'carbon-fiber',
    id: '60ee0042-9f31-5ba7-a365-c99c80a18dae',
  },
  { key: 'argon', name: 'Argon, 5.0', sector: 'semiconductor', id: '4f0bb2a3-3a65-500a-afa1-955f845d30b8' },
  {
    key: 'iridium-oxide-catalyst',
    name: 'Iridium oxide catalyst',
    sector: 'green-hydrogen',
    id: '81a79933-d4d8-5bd7-80bf-28cd5ef98ba6',
  },
  {
    key: 'chlorine',
    name: 'Chlorine, liquefied',
    sector: 'optical-fiber',
    id: '67ab4979-54ee-5e5f-b781-31ea3e76019b',
  },
  {
    key: 'solar-polysilicon',
    name: 'Solar-grade polysilicon',
    sector: 'photovoltaic',
    id: '46126c3c-d249-5526-947f-264b1cac95b3',
  },
  {
    key: 'hydroxyethyl-acrylate',
    name: '2-Hydroxyethyl acrylate',
    sector: 'uv-eb-curing',
    id: '5754a9a9-bf60-503b-bf2b-3be5560bd745',
  },
  {
    key: 'lithium-carbonate',
    name: 'Lithium carbonate, battery grade',
    sector: 'lithium-ion',
    id: 'a1b5ed4a-0514-5304-bb4d-4dbd5e58d77b',
  },
  {
    key: 'magnesium-ingot',
    name: 'Magnesium ingot, 99.9 %',
    sector: 'additive-manufacturing',
    id: 'ac0839c3-2b47-5f90-8c05-e472192ddb49',
  },
  {
    key: 'acrylonitrile',
    name: 'Acrylonitrile',
    sector: 'carbon-fiber',
    id: 'f5431d1b-97af-5cf8-8970-52e13c9dd7a1',
  },
  {
    key: 'nitrogen',
    name: 'Nitrogen, 5.0',
    sector: 'semiconductor',
    id: '8c6542ce-bd73-5862-ba6a-adadd5cfafd5',
  },
  {
    key: 'platinum-on-carbon-catalyst',
    name: 'Platinum on carbon catalyst',
    sector: 'green-hydrogen',
    id: '5ca77b6f-5670-51fd-868e-de66794f2ff2',
  },
  {
    key: 'silicon-tetrachloride',
    name: 'Silicon tetrachloride, 6N',
    sector: 'optical-fiber',
    id: 'aa85ee6e-a726-5b00-96b2-c678b62c07af',
  },
  {
    key: 'quartz-crucible',
    name: 'Quartz crucible, 36 inch',
    sector: 'photovoltaic',
    id: '8d156f50-bd7f-586e-b6fc-eba169ac4f3f',
  },
  {
    key: 'isophorone-diisocyanate',
    name: 'Isophorone diisocyanate',
    sector: 'uv-eb-curing',
    id: 'c8a7b05b-c7b7-50bd-a137-07fa7c9e1c30',
  },
  {
    key: 'lithium-hydroxide',
    name: 'Lithium hydroxide monohydrate',
    sector: 'lithium-ion',
    id: 'd4407d4a-992d-52da-b5d1-5f2662b1fbcb',
  },
  {
    key: 'titanium-sponge',
    name: 'Titanium sponge',
    sector: 'additive-manufacturing',
    id: '3f53da81-468a-5c5d-b895-41dcb3985472',
  },
  {
    key: 'dimethyl-sulfoxide',
    name: 'Dimethyl sulfoxide',
    sector: 'carbon-fiber',
    id: '110619fa-a2a7-5298-950f-46f6ea560843',
  },
  { key: 'oxygen', name: 'Oxygen, 5.0', sector: 'semiconductor', id: '5bfddb95-1bb3-5883-a854-169670979e3f' },
  {
    key: 'tetrafluoroethylene',
    name: 'Tetrafluoroethylene',
    sector: 'green-hydrogen',
    id: '04d27c84-4fe9-5553-a259-29471788f79b',
  },
  {
    key: 'germanium-dioxide',
    name: 'Germanium dioxide, 5N',
    sector: 'optical-fiber',
    id: 'b771f5f6-793c-5330-8928-aec8a3b2a11f',
  },
  {
    key: 'n-type-ingot',
    name: 'N-type monocrystalline ingot',
    sector: 'photovoltaic',
    id: 'f15e419f-50c1-53a8-84b2-9b4a7be6a006',
  },
  {
    key: 'polypropylene-glycol',
    name: 'Polypropylene glycol, 2,000 g/mol',
    sector: 'uv-eb-curing',
    id: 'a2794414-3f04-5c82-b9b2-2253087174a7',
  },
  {
    key: 'nickel-laterite-ore',
    name: 'Nickel laterite ore',
    sector: 'lithium-ion',
    id: 'f5fd3821-6382-5355-adbd-0a61cad1fc9a',
  },
  {
    key: 'aluminium-vanadium-master-alloy',
    name: 'Aluminium-vanadium master alloy',
    sector: 'additive-manufacturing',
    id: 'de7da49f-f4e6-5a1c-84e7-4aab9955c971',
  },
  {
    key: 'pan-polymer-dope',
    name: 'PAN spinning dope',
    sector: 'carbon-fiber',
    id: '6d9cee88-72f7-5393-bc9a-c1fed5bc1c41',
  },
  {
    key: 'high-purity-hydrogen',
    name: 'High-purity hydrogen, 6.0',
    sector: 'semiconductor',
    id: 'f159c2e6-54b7-57de-8553-5abd9db559e0',
  },
  {
    key: 'ptfe-fine-powder',
    name: 'PTFE fine powder',
    sector: 'green-hydrogen',
    id: 'a26b6049-0770-52cd-b3cc-1ffd88e35e44',
  },
  {
    key: 'germanium-tetrachloride',
    name: 'Germanium tetrachloride',
    sector: 'optical-fiber',
    id: '55cc4674-885b-5c44-aa54-576844650208',
  },
  {
    key: 'diamond-wire',
    name: 'Electroplated diamond wire',
    sector: 'photovoltaic',
    id: '94546553-7bb7-505a-ab5c-2a16675c653f',
  },
  {
    key: 'dibutyltin-dilaurate',
    name: 'Dibutyltin dilaurate',
    sector: 'uv-eb-curing',
    id: 'dc8b81f1-556b-58d6-885e-f1a3013ba462',
  },
  {
    key: 'mixed-hydroxide-precipitate',
    name: 'Mixed hydroxide precipitate',
    sector: 'lithium-ion',
    id: '3966a169-8a7e-52d8-aeef-9349f77d3cfd',
  },
  {
    key: 'ti-6al-4v-bar',
    name: 'Ti-6Al-4V bar, Grade 23',
    sector: 'additive-manufacturing',
    id: '0734517f-73bf-5a7d-82ff-7241e4604cd1',
  },
  {
    key: 'pan-precursor-fiber',
    name: 'PAN precursor fiber',
    sector: 'carbon-fiber',
    id: '72b40385-3f7a-52f3-a224-9a01e2c0d48d',
  },
  {
    key: 'hydrofluoric-acid',
    name: 'Hydrofluoric acid',
    sector: 'semiconductor',
    id: 'c65667f2-86ee-5619-96a9-30330df67574',
  },
];

/** One of them. @throws for a key that is none of theirs */
export function product(key: string): Product {
  const found = products.find((known) => known.key === key);
  if (!found) throw new RangeError(`No such product: ${key}`);
  return found;
}

/** The readable part of its address. */
export function slugOf({ name }: Product): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/[ -]+/g, '-')
    .replace(/-$/, '');
}
