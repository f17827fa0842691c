import { VirtualList } from '@millrace/ui';

interface Message {
  id: string;
  text: string;
}

export function Conversation({ messages, onOlder }: { messages: readonly Message[]; onOlder: () => void }) {
  return (
    <div style={{ blockSize: '20rem' }}>
      <VirtualList
        from="end"
        aria-label="Messages"
        items={messages}
        estimatedHeight={48}
        renderItem={({ text }) => <p>{text}</p>}
        onStartReached={onOlder}
      />
    </div>
  );
}
