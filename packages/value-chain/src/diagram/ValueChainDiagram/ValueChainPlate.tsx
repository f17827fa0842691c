import { classNames, useMessages } from '@millrace/ui/bare';
import { isComposing, isEnter } from '@millrace/ui/hooks';
import type { TextDirection } from '@millrace/ui/messages';
import { type KeyboardEvent, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { TreeController, TreeStep } from '../../engine/tree-controller';
import type { TreeStage } from '../../engine/tree-stage';
import type { DiagramStatus } from '../../graph';
import { valueChainTexts } from '../../messages/value-chain-texts';
import type { GroupColors } from './group-colors';
import { plateGround } from './plate-colors.css';
import { sectorOnPlate } from './sector-on-plate';
import type { PlateRefs } from './useTreeStage';
import * as css from './ValueChainPlate.css';

/** Lazy-loaded, as few diagrams are empty or fail. */
const ValueChainStatus = lazy(() =>
  import('./ValueChainStatus').then((module) => ({ default: module.ValueChainStatus })),
);

export interface ValueChainPlateProps {
  status: DiagramStatus;
  /** Direction in which the tree grows. */
  direction: TextDirection;
  hasLegend: boolean;
  /** Colours by group and their meanings, for the legend. */
  colors?: GroupColors | undefined;
  colorTexts?: Readonly<Record<string, string>> | undefined;
  controller: TreeController;
  stage: RefObject<TreeStage | null>;
  /** Number of times that the stage was recreated. */
  generation: number;
  refs: PlateRefs;
  /** Focuses the tree once it is drawn. */
  takesFocus: boolean;
  /** Status text while children are loading; null otherwise. */
  fetching: string | null;
  onRetry: () => void;
}

/** Renders the blue plate with the drawing. The stage controls everything in it; React only renders its elements. */
export function ValueChainPlate({
  status,
  direction,
  hasLegend,
  colors,
  colorTexts,
  controller,
  stage,
  generation,
  refs,
  takesFocus,
  fetching,
  onRetry,
}: ValueChainPlateProps) {
  const messages = useMessages(valueChainTexts);
  const handleKeyDown = useTreeKeyboard(controller, stage, direction);
  const title = controller.model.root.node.label;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels of a stage that was set up anew are others
  useEffect(() => {
    if (takesFocus) stage.current?.focusActive();
  }, [stage, generation, takesFocus]);

  return (
    <div className={css.frame}>
      <div
        ref={refs.plate}
        data-component="ValueChainPlate"
        data-direction={direction}
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
          aria-busy={fetching !== null}
          tabIndex={-1}
          className={css.labels}
          onKeyDown={handleKeyDown}
        />
        <div ref={refs.heads} aria-hidden="true" data-part="heads" className={css.heads} />
        {fetching !== null && (
          <p data-part="overlay" className={css.overlay}>
            {fetching}
          </p>
        )}
        {(status === 'empty' || status === 'error') && (
          <Suspense fallback={null}>
            <ValueChainStatus
              status={status}
              product={title}
              onRetry={() => {
                onRetry();
                // Keeps the focus when the button disappears with its message.
                stage.current?.focusActive();
              }}
            />
          </Suspense>
        )}
      </div>
      <div className={classNames(plateGround, css.foot)} data-part="foot" hidden={status !== 'ready'}>
        <div aria-hidden="true" className={css.minimap} data-part="minimap">
          <canvas ref={refs.minimap} className={css.minimapCanvas} />
          <div ref={refs.minimapWindow} className={css.minimapWindow} />
        </div>
        {hasLegend && <PlateLegend colors={colors} colorTexts={colorTexts} />}
      </div>
    </div>
  );
}

function PlateLegend({ colors, colorTexts = {} }: Pick<ValueChainPlateProps, 'colors' | 'colorTexts'>) {
  const messages = useMessages(valueChainTexts);
  return (
    <ul className={css.legend} data-part="legend" aria-label={messages.format('valueChain.legend.label')}>
      {Object.entries(colorTexts).map(([group, text]) => (
        <li key={group} className={css.legendItem}>
          <span className={css.legendColor} style={{ background: sectorOnPlate(colors?.[group] ?? '') }} />
          {text}
        </li>
      ))}
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

/** Time in ms after which typeahead starts a new word. */
const TYPING_PAUSE_MS = 600;
const ZOOM_STEP = 1.25;

const STEPS: Readonly<Record<string, TreeStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * Handles keys of the tree and its viewport: plus and minus zoom, Page Up and Page Down pan.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 */
function useTreeKeyboard(
  controller: TreeController,
  stage: RefObject<TreeStage | null>,
  direction: TextDirection,
) {
  const typed = useRef({ text: '', at: 0 });

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    const handled = isEnter(event) ? activate() : handleKey(event.key, event.timeStamp);
    if (!handled) return;
    event.preventDefault();
    if (handled === 'moved') stage.current?.focusActive();
  };

  function handleKey(key: string, now: number): 'moved' | 'panned' | null {
    const inwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const outwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const step = key === inwards ? 'in' : key === outwards ? 'out' : STEPS[key];
    if (step) controller.step(step);
    else if (key === ' ' && !isTyping(now)) return activate();
    else if (key === '*') {
      stage.current?.keepWhole();
      controller.openSiblings(controller.active);
    } else if (key === '+' || key === '=') return zoom(ZOOM_STEP);
    else if (key === '-') return zoom(1 / ZOOM_STEP);
    else if (key === 'PageDown' || key === 'PageUp') return pan(key === 'PageDown' ? 0.8 : -0.8);
    else if ([...key].length === 1) typeAhead(key, now);
    else return null;
    return 'moved';
  }

  function activate(): 'moved' {
    controller.activate(controller.active);
    return 'moved';
  }

  function zoom(factor: number): 'panned' {
    stage.current?.zoomBy(factor);
    return 'panned';
  }

  function pan(share: number): 'panned' {
    stage.current?.panByPage(share);
    return 'panned';
  }

  function isTyping(now: number): boolean {
    return typed.current.text !== '' && now - typed.current.at < TYPING_PAUSE_MS;
  }

  function typeAhead(key: string, now: number): void {
    const text = (isTyping(now) ? typed.current.text : '') + key;
    typed.current = { text, at: now };
    stage.current?.typeAhead(text);
  }
}
