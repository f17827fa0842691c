import { EmptyState, ErrorState } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useEffect } from 'react';
import type { TreeController } from './engine/tree-controller';
import type { TreeStage } from './engine/tree-stage';
import { plateGround } from './plate-colors.css';
import { useTreeKeyboard } from './useTreeKeyboard';
import type { PlateRefs } from './useTreeStage';
import * as css from './ValueChainPlate.css';
import type { ValueChainData } from './value-chain-data';

export interface ValueChainPlateProps {
  status: ValueChainData['status'];
  controller: TreeController;
  stage: TreeStage | null;
  refs: PlateRefs;
  /** Applications of some product are being fetched. */
  isFetching: boolean;
  onRetry: () => void;
}

/** The blue plate with the drawing. What moves in it belongs to the stage; React only puts the places there. */
export function ValueChainPlate({
  status,
  controller,
  stage,
  refs,
  isFetching,
  onRetry,
}: ValueChainPlateProps) {
  const messages = useMessages();
  const handleKeyDown = useTreeKeyboard(controller, stage);
  const { title } = controller.model.root.node;

  // The diagram opens with the keyboard in it.
  useEffect(() => stage?.focusActive(), [stage]);

  return (
    <div
      ref={refs.plate}
      data-component="ValueChainPlate"
      data-direction={messages.direction}
      className={classNames(plateGround, css.plate)}
    >
      <span ref={refs.probe} className={css.probe} />
      <div aria-hidden="true">
        <canvas ref={refs.canvas} className={css.canvas} />
      </div>
      <div
        ref={refs.labels}
        role="tree"
        aria-label={messages.format('valueChain.tree.label', { product: title })}
        aria-description={messages.format('valueChain.tree.hint')}
        aria-busy={isFetching}
        tabIndex={-1}
        className={css.labels}
        onKeyDown={handleKeyDown}
      />
      <div ref={refs.heads} aria-hidden="true" data-part="heads" className={css.heads} />
      {status === 'ready' && <PlateLegend />}
      <div aria-hidden="true" className={css.minimap} data-part="minimap" hidden={status !== 'ready'}>
        <canvas ref={refs.minimap} className={css.minimapCanvas} />
        <div ref={refs.minimapWindow} className={css.minimapWindow} />
      </div>
      {isFetching && (
        <p data-part="overlay" className={css.overlay}>
          {messages.format(
            controller.model.loadedCount === 0 ? 'valueChain.loading.first' : 'valueChain.loading.further',
          )}
        </p>
      )}
      {status === 'empty' && (
        <EmptyState
          className={css.message}
          title={messages.format('valueChain.empty.title')}
          description={messages.format('valueChain.empty.description', { product: title })}
        />
      )}
      {status === 'error' && (
        <ErrorState
          className={css.message}
          title={messages.format('valueChain.error.title')}
          description={messages.format('valueChain.error.description')}
          onRetry={() => {
            onRetry();
            // The button goes with the message.
            stage?.focusActive();
          }}
        />
      )}
    </div>
  );
}

function PlateLegend() {
  const messages = useMessages();
  return (
    <ul className={css.legend} data-part="legend" aria-label={messages.format('valueChain.legend.label')}>
      <li className={css.legendItem}>
        <span className={css.legendBranch} />
        {messages.format('valueChain.legend.branch')}
      </li>
      <li className={css.legendItem}>
        <span className={css.legendPlug}>{messages.format('valueChain.node.more', { count: 3 })}</span>
        {messages.format('valueChain.legend.more')}
      </li>
      <li className={css.legendItem}>
        <span className={css.legendEnd} />
        {messages.format('valueChain.legend.end')}
      </li>
    </ul>
  );
}
