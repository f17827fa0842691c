import { Dialog, VisuallyHidden } from '@millrace/ui';
import { MessagesContext, useMessages } from '@millrace/ui/messages';
import { lazy, type ReactNode, Suspense } from 'react';
import type { DiagramNode } from '../../graph';
import { valueChainTexts } from '../../messages/value-chain-texts';
import { type DiagramOptions, splitOptions } from './diagram-options';
import { useDiagramMessages } from './useDiagramMessages';
import * as css from './ValueChainDialog.css';

/** Lazy-loaded: the largest part of a page, which few visits open. */
const DiagramBody = lazy(() =>
  import('./ValueChainDiagram').then((module) => ({ default: module.DiagramBody })),
);

export interface ValueChainDialogProps<Node extends DiagramNode = DiagramNode> extends DiagramOptions<Node> {
  /** Button that opens the diagram. */
  trigger?: ReactNode;
  /** True if open (controlled). */
  open?: boolean;
  /** Initial state. Default closed. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Content beside the title. */
  headTools?: ReactNode;
}

/** Opens the diagram in a full-screen dialog. It is lazy-loaded then. */
export function ValueChainDialog<Node extends DiagramNode = DiagramNode>({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  headTools,
  ...rest
}: ValueChainDialogProps<Node>) {
  const [options] = splitOptions(rest);
  const messages = useDiagramMessages(options.texts);
  return (
    <Dialog.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        <MessagesContext.Provider value={messages}>
          <Dialog.Content
            size="full"
            className={css.dialog}
            // The diagram takes the focus itself, once it is drawn.
            onOpenAutoFocus={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => {
              if (isFilledSearch(event.target)) event.preventDefault();
            }}
          >
            <Suspense fallback={<HiddenTitle />}>
              <DiagramBody
                {...options}
                takesFocus
                head={(product) => <DialogHead product={product} tools={headTools} />}
              />
            </Suspense>
          </Dialog.Content>
        </MessagesContext.Provider>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function HiddenTitle() {
  const messages = useMessages(valueChainTexts);
  return (
    <Dialog.Title asChild>
      <VisuallyHidden>{messages.format('valueChain.dialog.title')}</VisuallyHidden>
    </Dialog.Title>
  );
}

function DialogHead({ product, tools }: { product: string; tools: ReactNode }) {
  const messages = useMessages(valueChainTexts);
  return (
    <>
      <Dialog.Close className={css.closeButton} />
      <div className={css.titles}>
        <div className={css.words}>
          <Dialog.Title className={css.title}>{messages.format('valueChain.dialog.title')}</Dialog.Title>
          <Dialog.Description className={css.description}>
            {messages.format('valueChain.dialog.description', { product })}
          </Dialog.Description>
        </div>
        {tools}
      </div>
    </>
  );
}

/** Escape clears the search first; the next one closes the dialog. */
const isFilledSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
