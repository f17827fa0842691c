import { ListBody, type ListState } from '@millrace/design-system';
import { SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { list } from './WaterGauge.css';
import { waterGaugeMessages } from './WaterGauge.messages';
import { type WaterGaugeEntry, WaterGaugeRow } from './WaterGaugeRow';

export interface WaterGaugeProps {
  state: ListState<WaterGaugeEntry>;
  onRetry?: (() => void) | undefined;
  /** Id of its heading, for links that lead here. Default `water-gauge`. */
  titleId?: string;
}

/** Shows …: say what, and to whom, in one sentence. */
export function WaterGauge({ state, onRetry, titleId = 'water-gauge' }: WaterGaugeProps) {
  const messages = useMessages(waterGaugeMessages);
  return (
    <section aria-labelledby={titleId} data-component="WaterGauge">
      <SectionHead title={messages.format('waterGauge.title')} titleId={titleId} />
      <ListBody
        state={state}
        expectedRows={4}
        art="thumb"
        empty={messages.format('waterGauge.empty')}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <ul className={list}>
            {rows.map((entry) => (
              <WaterGaugeRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}
