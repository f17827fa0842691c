import { useCopyText } from '@millrace/ui/hooks';
import {
  Button,
  Heading,
  IconButton,
  Notice,
  SectionHead,
  sectorAttribute,
  TextField,
} from '@millrace/ui/light';
import { useMessages } from '@millrace/ui/messages';
import { Link2, Repeat, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { HUE } from '../../engine/label-layer';
import type { TreeController } from '../../engine/tree-controller';
import type { Occurrence } from '../../engine/visible-tree';
import { valueChainTexts } from '../../messages/value-chain-texts';
import { otherParents } from './diagram-texts';
import * as css from './ValueChainDetails.css';

export interface ValueChainDetailsProps {
  controller: TreeController;
  place: Occurrence;
  /** Colour of the node's group, if it is not the theme's. */
  color: string | undefined;
  /** URL of this place; without it no link is offered. */
  href?: string | undefined;
  onClose: () => void;
  /** Content below the name. */
  children: ReactNode;
}

/** Shows the selected node: its facts, its other places, and the path to it from the root. */
export function ValueChainDetails({
  controller,
  place,
  color,
  href,
  onClose,
  children,
}: ValueChainDetailsProps) {
  const messages = useMessages(valueChainTexts);
  const titleId = useId();
  const { label, group } = place.node;
  const panel = useRef<HTMLElement>(null);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-component="ValueChainDetails"
      {...sectorAttribute(group)}
      style={color === undefined ? undefined : ({ [HUE]: color } as CSSProperties)}
      className={css.panel}
    >
      <div className={css.top}>
        <span className={css.band} />
        <IconButton
          tone="quiet"
          icon={X}
          label={messages.format('valueChain.details.close')}
          className={css.close}
          onClick={onClose}
        />
      </div>
      <Heading level={3} size="dialog" id={titleId} className={css.title}>
        {label}
      </Heading>
      {children}
      <DetailsNotes
        controller={controller}
        place={place}
        onRetry={() => {
          controller.open(place);
          // Keeps the focus when the button disappears with its message.
          panel.current?.focus({ preventScroll: true });
        }}
      />
      <DetailsPath controller={controller} place={place} />
      {href !== undefined && <DetailsLink key={href} href={href} />}
    </aside>
  );
}

interface DetailsNotesProps {
  controller: TreeController;
  place: Occurrence;
  onRetry: () => void;
}

/** Shows why the chain stops here, the other places of the product, and loading errors. */
function DetailsNotes({ controller, place, onRetry }: DetailsNotesProps) {
  const messages = useMessages(valueChainTexts);
  const title = place.node.label;
  const places = controller.model.visiblePlaces(place.node.id);
  const under = otherParents(place, places, messages.format('listSeparator'));
  return (
    <>
      {place.repeats && (
        <Notice tone="warning">
          {messages.format('valueChain.details.cycle', { title, level: place.repeats.depth })}
        </Notice>
      )}
      {controller.occurrenceState(place) === 'failed' && (
        <Notice tone="danger">
          {messages.format('valueChain.details.failed', { title })}
          <Button size="small" onClick={onRetry}>
            {messages.format('valueChain.details.retry')}
          </Button>
        </Notice>
      )}
      {places.length > 1 && (
        <div className={css.shared}>
          {under && <span>{messages.format('valueChain.details.shared', { under })}</span>}
          <Button size="small" icon={Repeat} onClick={() => controller.goToNextPlace(place)}>
            {messages.format('valueChain.details.next')}
          </Button>
        </div>
      )}
    </>
  );
}

function DetailsPath({ controller, place }: { controller: TreeController; place: Occurrence }) {
  const messages = useMessages(valueChainTexts);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        variant="panel"
        level={4}
        title={messages.format('valueChain.details.path')}
        titleId={titleId}
      />
      <ol className={css.path}>
        {controller.model.pathTo(place).map((step) => (
          <li key={step.key} className={css.step}>
            <span className={css.stepLevel}>{step.depth}</span>
            <button
              type="button"
              aria-current={step === place ? 'step' : undefined}
              className={css.stepName}
              onClick={() => controller.goTo(step)}
            >
              {step.node.label}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Copies a deep link to this place. */
function DetailsLink({ href }: { href: string }) {
  const messages = useMessages(valueChainTexts);
  const { copying, copy } = useCopyText();
  return (
    <div className={css.shared}>
      <Button size="small" icon={Link2} onClick={() => copy(href)}>
        {messages.format('valueChain.details.copyLink')}
      </Button>
      <span role="status">{copying === 'copied' && messages.format('valueChain.details.linkCopied')}</span>
      {copying === 'failed' && (
        <TextField readOnly label={messages.format('valueChain.details.link')} value={href} />
      )}
    </div>
  );
}
