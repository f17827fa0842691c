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
   * Called to load the applications of a product: the root's id loads or retries the first level. The caller passes the
   * result in `data`; until then the product may be `loading`.
   */
  onExpand: (productId: string) => void;
  /** True if the diagram is open. */
  open?: boolean;
  /** Initial state, if uncontrolled. Default closed. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Number of levels below the first that are initially expanded, as far as they are loaded. Default 0. */
  openLevels?: number;
  /**
   * Initial selection, as in a URL: ids of products below the root, each an application of the previous one. The
   * diagram opens with the last one selected and loads the path. Read once, on opening.
   */
  path?: readonly string[];
  /** Called with the path of the selection; empty for none. */
  onPathChange?: (path: readonly string[]) => void;
  /** Direction of the links: applications or inputs. Default `applications`. */
  way?: ChainWay;
  /** Called with the other direction; the caller updates `way` and `data`. Without it there is no choice. */
  onWayChange?: ((way: ChainWay) => void) | undefined;
  /** Colour scheme other than by sector. Must be referentially stable. */
  layer?: NodeLayer | undefined;
  /** Content of the card above the button that opens the diagram. */
  tools?: ReactNode;
  /** Renders further details of the selected product, such as follow control and suppliers. */
  renderProduct?: ((product: ValueChainNode) => ReactNode) | undefined;
  /** Returns the URL of a path, for the copy button; without it there is none. */
  linkTo?: (path: readonly string[]) => string;
}

/**
 * Card of the "Value chain" tab and its diagram: the product, its applications, their applications, and so on.
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

/** Returns a product without a colour scheme. */
function toPlainNode(node: ValueChainNode | ColoredNode): ValueChainNode {
  if (!('sector' in node)) return node;
  const { sector, ...rest } = node;
  return { ...rest, group: sector };
}

const nodeHref = ({ id, label }: ValueChainNode | ColoredNode) => productPath({ id, name: label });

/** Returns the weight of a product: its number of suppliers. */
const supplierTexts = (messages: Messages<keyof typeof valueChainTreeMessages>): WeightTexts => ({
  heading: messages.format('valueChain.table.suppliers'),
  format: (count) => messages.format('valueChain.node.suppliers', { count }),
  unit: (count) => messages.format('valueChain.table.suppliersUnit', { count }),
});
