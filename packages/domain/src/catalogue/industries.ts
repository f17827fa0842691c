import type { Sector } from './sectors';

/** A product of the catalogue. */
export interface CatalogueProduct {
  id: string;
  name: string;
}

/** An industry to choose a first feed from. */
export interface Industry {
  /** Id shared across the application. @see DIFF-031 */
  sector: Sector;
  /** Name in the feed builder; other places spell some differently. @see DIFF-031 */
  name: string;
  /** Products in the order of the value chain. Empty to use the server's products of the sector. */
  products: readonly CatalogueProduct[];
}

/**
 * Industries of the feed builder in display order, each with a fixed list of products. Their ids are those of the demo
 * data, identical in every database that contains it. Green Hydrogen has no list: it offers the server's products of its
 * sector, and a search.
 *
 * @see FEED-007, FEED-008, CONST-003, DIFF-008
 */
export const INDUSTRIES: readonly Industry[] = [
  {
    sector: 'additive-manufacturing',
    name: 'Additive Manufacturing',
    products: [
      { id: '3f53da81-468a-5c5d-b895-41dcb3985472', name: 'Titanium sponge' },
      { id: 'febbac58-953f-5230-aad7-2dd3ad2f7a1f', name: 'Ti-6Al-4V powder, Grade 23' },
      { id: 'd09b2e0c-000c-5bb2-81f0-a46ec0fc91a3', name: 'AlSi10Mg powder' },
      { id: '5b8a5ecf-73cc-5a50-98a1-2e687f5f2503', name: 'IN718 powder' },
      { id: '0c0ea317-8ec7-575d-bcb2-0264998901d0', name: 'PA12 powder' },
      { id: '86d0b97f-a7de-5bf8-8242-2388dc257537', name: 'Laser powder-bed machine, 4 lasers' },
      { id: '3b66de47-1b1d-55ca-8e0a-3ae22912e549', name: 'Hot isostatic press' },
      { id: '26ab6f2a-d510-54f4-933f-c6c6dc681d05', name: 'Topology-optimised aerospace bracket' },
    ],
  },
  {
    sector: 'carbon-fiber',
    name: 'Carbon Fiber',
    products: [
      { id: 'f5431d1b-97af-5cf8-8970-52e13c9dd7a1', name: 'Acrylonitrile' },
      { id: '72b40385-3f7a-52f3-a224-9a01e2c0d48d', name: 'PAN precursor fiber' },
      { id: 'cda66505-5991-51ff-b0c6-4e681a788bd0', name: 'Carbon fiber tow, 24K' },
      { id: '3eec6e58-742b-5197-8425-d8ac4e570d47', name: 'Carbon fiber tow, 3K' },
      { id: '882eafc0-f3ab-5e13-b6e6-10343f292870', name: 'Biaxial non-crimp fabric' },
      { id: '131a2e99-be11-57da-a72a-480a8527cdd7', name: 'Carbon fiber prepreg, twill' },
      { id: '241b8200-b999-5858-9606-098f17284de5', name: 'Unidirectional prepreg tape' },
      { id: '1264a5fe-d138-5cb9-9a4a-4eea8ea0b82e', name: 'Wind turbine blade, 80 m' },
    ],
  },
  {
    sector: 'lithium-ion',
    name: 'Lithium-ion',
    products: [
      { id: 'a1b5ed4a-0514-5304-bb4d-4dbd5e58d77b', name: 'Lithium carbonate, battery grade' },
      { id: 'd4407d4a-992d-52da-b5d1-5f2662b1fbcb', name: 'Lithium hydroxide monohydrate' },
      { id: 'e9847797-c9a5-5a41-81fc-2947ef3df796', name: 'NMC 811 cathode powder' },
      { id: '0c5607f1-7fad-5af7-9630-213e50807d70', name: 'LFP cathode powder' },
      { id: '60002c2c-8580-5c24-9e80-6e588aeb538d', name: 'Synthetic graphite anode powder' },
      { id: '4cdf6c02-11af-5af1-99d2-69b92726c5c2', name: 'Ceramic-coated separator, 9 + 3 µm' },
      { id: '02cbdeec-de14-574e-88da-acd5aac6fbb5', name: 'Lithium-ion pouch cell, 60 Ah' },
      { id: '49693d48-0df5-5aa2-9eee-03b60fd63b6c', name: 'Containerised battery storage, 5 MWh' },
    ],
  },
  {
    sector: 'optical-fiber',
    name: 'Optical Fiber',
    products: [
      { id: 'aa85ee6e-a726-5b00-96b2-c678b62c07af', name: 'Silicon tetrachloride, 6N' },
      { id: '55cc4674-885b-5c44-aa54-576844650208', name: 'Germanium tetrachloride' },
      { id: '230b9737-9d69-5cfd-b308-5b7e99e39c5a', name: 'Fused silica substrate tube' },
      { id: 'd53ae804-391b-573e-ba6d-76a128774728', name: 'Preform silica glass' },
      { id: 'd3e7e4c3-c33a-5a8c-8d8d-3a6831111eb2', name: 'Single-mode fiber, G.652.D' },
      { id: '6f0df20d-4a1d-52d7-9c71-04f0989eb316', name: 'Multimode fiber, OM4' },
      { id: '085c2ee1-7803-569d-b8c7-bff460959138', name: 'Loose-tube cable, 144 fibers' },
      { id: 'cd57c23a-4203-5e9b-9e42-0edacad88908', name: 'LC patch cord' },
    ],
  },
  {
    sector: 'photovoltaic',
    name: 'PhotoVoltaic',
    products: [
      { id: '46126c3c-d249-5526-947f-264b1cac95b3', name: 'Solar-grade polysilicon' },
      { id: 'f15e419f-50c1-53a8-84b2-9b4a7be6a006', name: 'N-type monocrystalline ingot' },
      { id: 'cc32068e-7d6c-52b3-a7f5-d2b72b031067', name: 'N-type wafer, M10' },
      { id: '129ab336-4c5a-5693-bfd5-5ab5b66ee8e8', name: 'Silver metallisation paste' },
      { id: '7573c92e-c684-589c-ada7-99073e208c12', name: 'TOPCon solar cell, M10' },
      { id: '8313ec16-f89f-5a89-b8b9-58a3d3f41e3c', name: 'Perovskite ink' },
      { id: '57ce5216-2e7f-57cf-94b4-c2342c66b0ba', name: 'Patterned solar glass, 2.0 mm' },
      { id: '881aea50-4672-5978-bd87-8a5b70e9f291', name: 'Bifacial double-glass module' },
    ],
  },
  {
    sector: 'uv-eb-curing',
    name: 'UV/EB',
    products: [
      { id: '78419e3e-17fc-5f70-b693-4dd579213ff9', name: 'Urethane acrylate oligomer' },
      { id: 'd765bf7f-eb22-5705-b82f-e6210b9efd24', name: 'Epoxy acrylate' },
      { id: '89ec95a1-eadb-5213-b0f6-28e4af933652', name: 'Photoinitiator TPO-L' },
      { id: '31a01b13-f43b-505d-838e-283728b04464', name: 'UV LED array, 395 nm' },
      { id: 'f320da02-e86c-515c-b080-dae4195ee8f0', name: 'Low-energy electron-beam accelerator' },
      { id: 'e1a72a27-3e3f-5206-87d6-add59c0e7ff3', name: 'UV inkjet ink' },
      { id: '78f5c0f7-2d9c-5a11-bfff-6344c24ff5c1', name: 'UV-curable primary coating' },
      { id: '8e5f88c0-f8cf-5194-9f10-7ea44117e074', name: 'UV wood coating, 100 % solids' },
    ],
  },
  {
    sector: 'semiconductor',
    name: 'Semiconductor',
    products: [
      { id: '5211d136-5610-55a7-85e9-dcf2bb0d9387', name: 'Electronic-grade polysilicon, 11N' },
      { id: 'b4b5c84d-62ba-5527-a8e1-c8de8ac28117', name: 'Czochralski ingot, 300 mm' },
      { id: 'bc5c9c46-7fb7-5970-9be4-959536bb50af', name: 'Polished silicon wafer, 300 mm' },
      { id: '6a3bd897-a5ba-5144-be89-541f5d2f9756', name: 'CMP slurry' },
      { id: '855bdfc9-a01f-5f57-a714-993b238d74f1', name: 'ArF photoresist' },
      { id: 'fdcfff38-cee1-56b2-8da9-3e2f2655f68f', name: 'Photomask, 28 nm' },
      { id: '1caeaf74-cff2-5e2c-aecd-76b48cb80eaf', name: 'Silicon photonics wafer' },
      { id: '9a2ea4e3-d1c3-58b0-a932-06ee97557a20', name: 'SiC MOSFET, 1,200 V' },
    ],
  },
  {
    sector: 'green-hydrogen',
    name: 'Green Hydrogen',
    products: [],
  },
];

/** Minimum number of products for a first feed. @see FEED-009 */
export const FIRST_FEED_PRODUCTS_MIN = 2;
