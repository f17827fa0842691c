import { artPath, productPath } from '@millrace/domain';
import {
  Art,
  Button,
  ButtonLink,
  Heading,
  IconButton,
  Notice,
  Prose,
  SectionHead,
  sectorAttribute,
  TextField,
} from '@millrace/ui';
import { useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Link2, Repeat, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Occurrence } from './engine/occurrence';
import type { TreeController } from './engine/tree-controller';
import { otherParents } from './other-parents';
import * as css from './ValueChainDetails.css';

export interface ValueChainDetailsProps {
  controller: TreeController;
  place: Occurrence;
  /** The address that leads here; without it no link is offered. */
  href?: string | undefined;
  onClose: () => void;
}

/** The selected product: what it is, who makes it, and how one gets to it from the root. */
export function ValueChainDetails({ controller, place, href, onClose }: ValueChainDetailsProps) {
  const messages = useMessages();
  const titleId = useId();
  const { node } = place;
  const { title, sector } = node;
  const panel = useRef<HTMLElement>(null);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-component="ValueChainDetails"
      {...sectorAttribute(sector)}
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
        {title}
      </Heading>
      <Art
        key={node.id}
        kind="plate"
        src={artPath({ name: title, sector, kind: 'plate' })}
        alt={messages.format('valueChain.details.picture', { title })}
        className={css.art}
      />
      {node.description && (
        <Prose className={css.prose}>
          <p dir="auto">{node.description}</p>
        </Prose>
      )}
      <DetailsFacts place={place} />
      <ButtonLink tone="primary" width="full" href={productPath({ id: node.id, name: title })}>
        {messages.format('valueChain.details.open')}
      </ButtonLink>
      <DetailsNotes
        controller={controller}
        place={place}
        onRetry={() => {
          controller.open(place);
          // The button goes with what it says.
          panel.current?.focus({ preventScroll: true });
        }}
      />
      <DetailsPath controller={controller} place={place} />
      {href !== undefined && <DetailsLink key={href} href={href} />}
    </aside>
  );
}

function DetailsFacts({ place }: { place: Occurrence }) {
  const messages = useMessages();
  const facts = [
    { key: 'suppliers', value: place.node.supplierCount },
    { key: 'applications', value: place.node.childApplications },
    { key: 'level', value: place.depth },
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(({ key, value }) => (
        <div key={key} className={css.fact}>
          <dt className={css.factName}>{messages.format(`valueChain.details.${key}`)}</dt>
          <dd className={css.factValue}>{messages.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DetailsNotesProps {
  controller: TreeController;
  place: Occurrence;
  onRetry: () => void;
}

/** Why the chain stops here, where else the product stands, and what could not be loaded. */
function DetailsNotes({ controller, place, onRetry }: DetailsNotesProps) {
  const messages = useMessages();
  const { title } = place.node;
  const places = controller.model.visiblePlaces(place.node.id);
  const under = otherParents(place, places, messages.locale);
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
  const messages = useMessages();
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
              {step.node.title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Leads a colleague to this very place. */
function DetailsLink({ href }: { href: string }) {
  const messages = useMessages();
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
