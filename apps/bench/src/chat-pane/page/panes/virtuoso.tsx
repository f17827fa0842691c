import { Virtuoso } from 'react-virtuoso';
import { BEYOND_PX, type Candidate, ESTIMATE_PX, type PaneProps } from './pane';

/** First row index, which leaves room for prepended rows. */
const FIRST = 1_000_000;

const Pane = ({ messages, renderLine, prepended }: PaneProps) => (
  <Virtuoso
    style={{ height: '100%' }}
    data={messages}
    firstItemIndex={FIRST - prepended}
    initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
    alignToBottom
    followOutput
    defaultItemHeight={ESTIMATE_PX}
    increaseViewportBy={BEYOND_PX}
    computeItemKey={(_index, { id }) => id}
    itemContent={(index) => (
      <div style={{ display: 'flow-root' }}>{renderLine(index - FIRST + prepended)}</div>
    )}
  />
);

/** @see https://virtuoso.dev */
export const candidate: Candidate = { name: 'react-virtuoso', Pane };
