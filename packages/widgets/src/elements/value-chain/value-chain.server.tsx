import { productPath } from '@millrace/domain';
import type {
  CardContext,
  ElementDefinition,
  EmbedApplication,
  EmbedProduct,
  EmbedRawMaterial,
} from '../../shared/element';
import { ValueChainElement } from './ValueChainElement';

/** A product with what it is made of and used for, those that matter most first. */
interface ValueChain {
  product: EmbedProduct;
  materials: readonly EmbedRawMaterial[];
  applications: readonly EmbedApplication[];
}

/** Ends on each side: more would not be read at the height of a card. */
const ENDS = 4;

/** `<millrace-value-chain>`: a product between its inputs and its uses. A drawing and a link, with nothing to press. */
export const valueChainDefinition: ElementDefinition<ValueChain> = {
  name: 'value-chain',
  interactive: false,
  async load(api, id) {
    const [product, materials, applications] = await Promise.all([
      api.product(id),
      api.materials(id),
      api.applications(id),
    ]);
    return product && { product, materials: materials ?? [], applications: applications ?? [] };
  },
  card: (chain, context) => ({
    title: context.messages.format('valueChainCard.title', { product: chain.product.name }),
    href: treeHref(chain.product, context),
    view: view(chain, context),
    props: 0,
  }),
  samples: (context) => ({
    painted: [
      view(sample, context),
      view({ ...sample, materials: [] }, context),
      view({ ...sample, applications: [] }, context),
    ],
    live: [],
  }),
};

function view({ product, materials, applications }: ValueChain, context: CardContext) {
  return (
    <ValueChainElement
      product={product}
      inputs={materials.slice(0, ENDS).map(({ rawMaterial_title: name, sector }) => ({ name, sector }))}
      uses={applications.slice(0, ENDS).map(({ application_title: name, sector }) => ({ name, sector }))}
      href={treeHref(product, context)}
      messages={context.messages}
    />
  );
}

function treeHref(product: EmbedProduct, { webUrl }: CardContext): string {
  return `${webUrl}${productPath(product)}?tab=valuechain`;
}

const sample: ValueChain = {
  product: {
    id: '00000000-0000-5000-8000-000000000000',
    name: 'Preform silica glass',
    sector: 'optical-fiber',
    original_images: [],
    counts: { suppliers: 1, raw_materials: 2, applications: 3 },
  },
  materials: [{ rawMaterial_title: 'Silicon tetrachloride', sector: 'semiconductor' }],
  applications: [{ application_title: 'Single-mode fiber', sector: null }],
};
