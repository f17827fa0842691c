import { Button, Dialog, Heading, VisuallyHidden } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Workflow } from 'lucide-react';
import { type ComponentPropsWithRef, lazy, Suspense, useId, useMemo } from 'react';
import { ValueChainStrip } from '../ValueChainStrip';
import { plateGround } from './plate-colors.css';
import { dialog } from './ValueChainDiagram.css';
import * as css from './ValueChainTree.css';
import { rootNode, toGraph, type ValueChainData } from './value-chain-data';

/** The heaviest part of a product's page, which few visits open; the card stands in the server's markup. */
const ValueChainDiagram = lazy(() =>
  import('./ValueChainDiagram').then((module) => ({ default: module.ValueChainDiagram })),
);

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
  /** The address that leads to a path, for the button that copies it; without it there is none. */
  linkTo?: (path: readonly string[]) => string;
}

const NO_PATH: readonly string[] = [];

/** Escape clears it, before it closes what the search stands in. */
const isFilledSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';

/**
 * The card of the "Value chain" tab and the diagram it opens: the product, its applications, theirs, and so on.
 * @see TREE-001, TREE-002
 */
export function ValueChainTree({
  data,
  onExpand,
  open,
  defaultOpen,
  onOpenChange,
  openLevels = 0,
  path = NO_PATH,
  onPathChange,
  linkTo,
  className,
  ...rest
}: ValueChainTreeProps) {
  const messages = useMessages();
  const titleId = useId();
  const graph = useMemo(() => toGraph(data), [data]);
  const root = rootNode(data);
  const first = graph.applications.get(root.id);
  const uses =
    first?.status === 'ready' ? first.nodes.map(({ title, sector }) => ({ name: title, sector })) : [];
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
          {messages.format('valueChain.card.summary', { product: root.title, count: uses.length })}
        </p>
        <Dialog.Root
          {...(open === undefined ? {} : { open })}
          {...(defaultOpen === undefined ? {} : { defaultOpen })}
          {...(onOpenChange ? { onOpenChange } : {})}
        >
          <Dialog.Trigger asChild>
            <Button tone="primary" icon={Workflow}>
              {messages.format('valueChain.card.open')}
            </Button>
          </Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Content
              size="full"
              className={dialog}
              // The diagram takes the keyboard itself, once it is drawn.
              onOpenAutoFocus={(event) => event.preventDefault()}
              onEscapeKeyDown={(event) => {
                if (isFilledSearch(event.target)) event.preventDefault();
              }}
            >
              <Suspense
                fallback={
                  <Dialog.Title asChild>
                    <VisuallyHidden>{messages.format('valueChain.dialog.title')}</VisuallyHidden>
                  </Dialog.Title>
                }
              >
                <ValueChainDiagram
                  status={data.status}
                  graph={graph}
                  onExpand={onExpand}
                  openLevels={openLevels}
                  path={path}
                  onPathChange={onPathChange}
                  linkTo={linkTo}
                />
              </Suspense>
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      </div>
      <div className={classNames(plateGround, css.picture)}>
        <ValueChainStrip product={root.title} inputs={[]} uses={uses} ground="plate" className={css.strip} />
      </div>
    </section>
  );
}
