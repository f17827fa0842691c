import type { EmbedApi, EmbedProduct } from '../shared/element';

/** Ids of two products. */
export const preformId = 'd53ae804-391b-573e-ba6d-76a128774728';
export const heliumId = '8606572b-1e9b-5a3d-a3a6-253eeb674aee';

const products: Record<string, EmbedProduct> = {
  [preformId]: {
    id: preformId,
    name: 'Preform silica glass',
    sector: 'optical-fiber',
    original_images: [],
    counts: { suppliers: 38, raw_materials: 13, applications: 8 },
  },
  [heliumId]: {
    id: heliumId,
    name: 'High-purity helium, 5.0',
    sector: 'semiconductor',
    original_images: [],
    counts: { suppliers: 22, raw_materials: 6, applications: 1_231 },
  },
};

/** A product under another name. */
export function productNamed(name: string, overrides: Partial<EmbedProduct> = {}): EmbedProduct {
  return {
    id: preformId,
    name,
    sector: 'optical-fiber',
    original_images: [],
    counts: { suppliers: 38, raw_materials: 24, applications: 17 },
    ...overrides,
  };
}

/** An API with two products, the first of which has a value chain, that counts what it is asked. */
export function demoApi(overrides: Partial<EmbedApi> = {}): EmbedApi & { asked: string[] } {
  const asked: string[] = [];
  const api: EmbedApi = {
    product: async (id) => products[id] ?? null,
    materials: async (id) =>
      id === preformId
        ? [
            { rawMaterial_title: 'Silicon tetrachloride, 6N', sector: 'optical-fiber' },
            { rawMaterial_title: 'High-purity helium, 5.0', sector: 'semiconductor' },
          ]
        : [],
    applications: async (id) =>
      id === preformId ? [{ application_title: 'Fiber-optic gyroscope', sector: 'carbon-fiber' }] : [],
    ...overrides,
  };
  const counted =
    <Answer>(name: string, call: (id: string) => Promise<Answer>) =>
    (id: string) => {
      asked.push(`${name} ${id}`);
      return call(id);
    };
  return {
    asked,
    product: counted('product', api.product),
    materials: counted('materials', api.materials),
    applications: counted('applications', api.applications),
  };
}
