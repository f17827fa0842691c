import { CardAction } from '@millrace/design-system/cards';
import { productPath } from '@millrace/domain';
import { artAddress } from '../../shared/addresses';
import { BriefElement } from '../../shared/BriefElement';
import type {
  CardContext,
  CardOptions,
  ElementDefinition,
  EmbedApi,
  EmbedApplication,
  EmbedProduct,
  EmbedRawMaterial,
} from '../../shared/element';
import { ListElement } from '../../shared/ListElement';
import { type ChainStep, LEVELS_MAX, loadSubtree, pathBetween } from './chain-part';
import { ValueChainElement } from './ValueChainElement';

/** Product with its raw materials and applications, by name; or a part of its chain. */
interface ValueChain {
  product: EmbedProduct;
  materials: readonly EmbedRawMaterial[];
  applications: readonly EmbedApplication[];
  /** Its applications down to a depth; or the path to one product. */
  steps?: { kind: 'subtree' | 'path'; list: readonly ChainStep[] };
}

/** Maximum number of products on each side: more would not be legible at the height of a card. */
const ENDS = 4;

/**
 * `<millrace-value-chain>`: a product between its raw materials and applications, not interactive. With a number as its
 * part, the applications down to that depth; with the id of a product, the path to it.
 */
export const valueChainDefinition: ElementDefinition<ValueChain> = {
  name: 'value-chain',
  interactive: false,
  async load(api, id, options) {
    const product = await api.product(id);
    return product && (options.part === '' ? loadWhole(api, product) : loadPart(api, product, options));
  },
  card: (chain, context) => ({
    title: cardTitle(chain, context),
    href: treeHref(chain.product, context),
    view: view(chain, context),
    props: 0,
  }),
  samples: (context) => ({
    painted: [
      view(sample, context),
      view({ ...sample, materials: [] }, context),
      view({ ...sample, applications: [] }, context),
      view(subtreeSample, context),
      view({ ...sample, steps: { kind: 'subtree', list: [] } }, context),
    ],
    live: [],
  }),
};

async function loadWhole(api: EmbedApi, product: EmbedProduct): Promise<ValueChain> {
  const [materials, applications] = await Promise.all([
    api.materials(product.id),
    api.applications(product.id),
  ]);
  return { product, materials: materials ?? [], applications: applications ?? [] };
}

/** Loads a part of the chain; `null` for an invalid part, or if there is no path. */
async function loadPart(
  api: EmbedApi,
  product: EmbedProduct,
  { part, rows }: CardOptions,
): Promise<ValueChain | null> {
  const chain = { product, materials: [], applications: [] };
  if (/^\d{1,2}$/.test(part)) {
    const depth = Math.min(LEVELS_MAX, Math.max(1, Number(part)));
    return { ...chain, steps: { kind: 'subtree', list: await loadSubtree(api, product.id, depth, rows) } };
  }
  const end = /^[0-9a-f-]{36}$/i.test(part) ? await api.product(part.toLowerCase()) : null;
  const list = end && (await pathBetween(api, product, end.id));
  return list && { ...chain, steps: { kind: 'path', list } };
}

function cardTitle({ product, steps }: ValueChain, { messages }: CardContext): string {
  const { name } = product;
  if (!steps) return messages.format('valueChainCard.title', { product: name });
  if (steps.kind === 'subtree') return messages.format('listCard.subtree', { name });
  return messages.format('listCard.path', { name, end: steps.list.at(-1)?.name ?? '' });
}

function view(chain: ValueChain, context: CardContext) {
  const { product, materials, applications, steps } = chain;
  if (steps) return stepsView(chain, steps, context);
  const { messages, webUrl, layout } = context;
  const { raw_materials: inputCount, applications: useCount } = product.counts;
  if (layout === 'compact') {
    const { name, sector } = product;
    return (
      <BriefElement
        layout="compact"
        name={cardTitle(chain, context)}
        href={treeHref(product, context)}
        about={messages.format('valueChainCard.fact', { inputs: inputCount, uses: useCount })}
        sector={sector}
        picture={artAddress({ name, sector, kind: 'thumb' }, webUrl)}
        facts={[]}
        action={<CardAction href={treeHref(product, context)}>{messages.format('listCard.show')}</CardAction>}
        foot={messages.format('valueChainCard.open')}
        messages={messages}
      />
    );
  }
  return (
    <ValueChainElement
      product={{
        name: product.name,
        sector: product.sector,
        counts: {
          rawMaterials: inputCount,
          applications: useCount,
        },
      }}
      inputs={materials.slice(0, ENDS).map(({ rawMaterial_title: name, sector }) => ({ name, sector }))}
      uses={applications.slice(0, ENDS).map(({ application_title: name, sector }) => ({ name, sector }))}
      href={treeHref(product, context)}
      messages={messages}
    />
  );
}

function stepsView(
  chain: ValueChain,
  { kind, list }: NonNullable<ValueChain['steps']>,
  context: CardContext,
) {
  const { messages, webUrl } = context;
  const fact =
    kind === 'subtree'
      ? messages.format('listCard.uses', { count: chain.product.counts.applications })
      : messages.format('listCard.steps', { count: list.length - 1 });
  return (
    <ListElement
      title={cardTitle(chain, context)}
      fact={fact}
      rows={list.map(({ id, name, level }, at) => ({
        id,
        name,
        href: webUrl + productPath({ id, name }),
        detail: parentName(chain.product.name, list, at, context),
        mark: {
          picture: artAddress({ name, sector: null, kind: 'thumb' }, webUrl),
          sector: chain.product.sector,
        },
        level,
      }))}
      empty={messages.format('listCard.noUses')}
      sector={chain.product.sector}
      href={treeHref(chain.product, context)}
      foot={messages.format('valueChainCard.open')}
      about={chain.product.name}
      context={context}
    />
  );
}

/** Matches a name whose first letter is Arabic or Hebrew. */
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Returns the name of a step's parent, so that a row is understood without the rows above it. */
function parentName(
  first: string,
  steps: readonly ChainStep[],
  at: number,
  { messages }: CardContext,
): string {
  const level = steps[at]?.level ?? 0;
  const parent = steps.slice(0, at).findLast((step) => step.level === level - 1);
  const name = parent?.name ?? (steps[at]?.name === first ? null : first);
  if (name === null) return '\u00a0';
  // A line has the direction of its name, which mirrors the marks; `pageStart` aligns it.
  return messages.direction === 'rtl' && !RIGHT_TO_LEFT.test(name) ? `${name} ›` : `‹ ${name}`;
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
  applications: [
    { application: '1', application_title: 'Single-mode fiber', sector: null, childApplications: 0 },
  ],
};

const subtreeSample: ValueChain = {
  ...sample,
  steps: {
    kind: 'subtree',
    list: ([0, 1, 2, 3, 4] as const).map((level) => ({ id: String(level), name: `Use ${level}`, level })),
  },
};
