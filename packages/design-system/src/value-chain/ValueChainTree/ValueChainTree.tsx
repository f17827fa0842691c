import { productPath } from '@millrace/domain';
import { Button, Heading, SegmentedControl } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { type Messages, MessagesContext, useMessages } from '@millrace/ui/messages';
import { type DiagramPlace, ValueChainDialog, type WeightTexts } from '@millrace/value-chain';
import { Workflow } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useCallback, useId, useMemo } from 'react';
import { ValueChainStrip } from '../ValueChainStrip';
import { useDiagramMessages } from './input-messages';
import { ValueChainProduct } from './ValueChainProduct';
import * as css from './ValueChainTree.css';
import { valueChainTreeMessages } from './ValueChainTree.messages';
import {
  CHAIN_WAYS,
  type ChainWay,
  type ColoredNode,
  type NodeLayer,
  toGraph,
  type ValueChainData,
  type ValueChainNode,
  withLayer,
} from './value-chain-data';

export interface ValueChainTreeProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  data: ValueChainData;
  /**
   * Asks for the applications of a product: its id is the root's to load or retry the first level. The answer comes
   * back in `data`; until then the product may stand there as `loading`.
   */
  onExpand: (productId: string) => void;
  /** Whether the diagram is open. */
  open?: boolean;
  /** Default closed. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** How many levels below the first are open at the start, as far as they are loaded. Default 0. */
  openLevels?: number;
  /**
   * Ids of products below the root, each an application of the one before: what an address names. The diagram opens with
   * the last of them selected, and asks for what it leads through. Read once, as the diagram opens.
   */
  path?: readonly string[];
  /** The path of what is selected; empty once nothing is. */
  onPathChange?: (path: readonly string[]) => void;
  /** Direction in which the links are followed: to what a product goes into, or to what goes into it. Default `applications`. */
  way?: ChainWay;
  /** Called with the other way; the answer comes back in `way` and `data`. Without it there is no choice. */
  onWayChange?: ((way: ChainWay) => void) | undefined;
  /** Colours the products by something else than their sectors. Keep it the same object between renders. */
  layer?: NodeLayer | undefined;
  /** Stands on the card, above the button that opens the diagram. */
  tools?: ReactNode;
  /** Shows more of the selected product in its panel, such as what follows it and who supplies it. */
  renderProduct?: ((product: ValueChainNode) => ReactNode) | undefined;
  /** The address that leads to a path, for the button that copies it; without it there is none. */
  linkTo?: (path: readonly string[]) => string;
}

/**
 * The card of the "Value chain" tab and the diagram it opens: the product, its applications, theirs, and so on.
 */
export function ValueChainTree({
  data,
  onExpand,
  open,
  defaultOpen,
  onOpenChange,
  openLevels = 0,
  path,
  onPathChange,
  way = 'applications',
  onWayChange,
  layer,
  tools,
  renderProduct,
  linkTo,
  className,
  ...rest
}: ValueChainTreeProps) {
  const messages = useMessages(valueChainTreeMessages);
  const diagramMessages = useDiagramMessages(way, messages);
  const renderDetails = useCallback(
    (place: DiagramPlace<ValueChainNode | ColoredNode>) => {
      const node = toPlainNode(place.node);
      return <ValueChainProduct place={{ ...place, node }}>{renderProduct?.(node)}</ValueChainProduct>;
    },
    [renderProduct],
  );
  const titleId = useId();
  const weight = useMemo(() => supplierTexts(messages), [messages]);
  const graph = useMemo(() => toGraph(data), [data]);
  const drawn = useMemo(() => (layer ? withLayer(graph, layer) : graph), [graph, layer]);
  const { root } = graph;
  const first = graph.children.get(root.id);
  const ends =
    first?.status === 'ready' ? first.nodes.map(({ label, group }) => ({ name: label, sector: group })) : [];
  const uses = way === 'applications' ? ends : [];
  return (
    <section
      aria-labelledby={titleId}
      data-component="ValueChainTree"
      data-state={data.status}
      {...rest}
      className={classNames(css.card, className)}
    >
      <div className={css.text}>
        <Heading level={2} size="section" id={titleId}>
          {messages.format('valueChain.card.title')}
        </Heading>
        <p className={css.summary}>
          {messages.format('valueChain.card.summary', { product: root.label, count: uses.length })}
        </p>
        {tools}
        <MessagesContext.Provider value={diagramMessages}>
          <ValueChainDialog<ValueChainNode | ColoredNode>
            direction={way === 'inputs' ? 'upstream' : 'downstream'}
            headTools={
              onWayChange && (
                <SegmentedControl
                  size="small"
                  label={messages.format('valueChain.direction')}
                  labelVisibility="hidden"
                  value={way}
                  onValueChange={onWayChange}
                  options={CHAIN_WAYS.map((value) => ({
                    value,
                    label: messages.format(`valueChain.direction.${value}`),
                  }))}
                />
              )
            }
            {...{ graph: drawn, onExpand, openLevels, weight, nodeHref, renderDetails }}
            {...(layer && { colors: layer.colors, colorTexts: layer.texts })}
            {...(open === undefined ? {} : { open })}
            {...(defaultOpen === undefined ? {} : { defaultOpen })}
            {...(onOpenChange ? { onOpenChange } : {})}
            {...(linkTo ? { linkTo } : {})}
            {...(onPathChange ? { onSelectionChange: (selected) => onPathChange(selected ?? []) } : {})}
            defaultSelection={path?.length ? path : null}
            trigger={
              <Button tone="primary" icon={Workflow}>
                {messages.format('valueChain.card.open')}
              </Button>
            }
          />
        </MessagesContext.Provider>
      </div>
      <div className={css.picture}>
        <ValueChainStrip
          product={root.label}
          inputs={way === 'inputs' ? ends : []}
          uses={uses}
          ground="plate"
          className={css.strip}
        />
      </div>
    </section>
  );
}

/** Returns a product as it is without a layer. */
function toPlainNode(node: ValueChainNode | ColoredNode): ValueChainNode {
  if (!('sector' in node)) return node;
  const { sector, ...rest } = node;
  return { ...rest, group: sector };
}

const nodeHref = ({ id, label }: ValueChainNode | ColoredNode) => productPath({ id, name: label });

/** The weight of a product is the number of its suppliers. */
const supplierTexts = (messages: Messages<keyof typeof valueChainTreeMessages>): WeightTexts => ({
  heading: messages.format('valueChain.table.suppliers'),
  format: (count) => messages.format('valueChain.node.suppliers', { count }),
  unit: (count) => messages.format('valueChain.table.suppliersUnit', { count }),
});
