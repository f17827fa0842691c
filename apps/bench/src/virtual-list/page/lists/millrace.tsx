import '@millrace/ui/styles.css';
import { VirtualList } from '@millrace/ui';
import { type Candidate, ESTIMATE_PX, type ListProps } from './list';

const List = ({ items, renderItem, from }: ListProps) =>
  from === 'end' ? (
    <VirtualList from="end" items={items} estimatedHeight={ESTIMATE_PX} renderItem={renderItem} />
  ) : (
    <div style={{ height: '100%', overflowY: 'auto' }}>
      <VirtualList items={items} estimatedHeight={ESTIMATE_PX} renderItem={renderItem} />
    </div>
  );

/** The public component. */
export const candidate: Candidate = { name: 'Millrace', List };
