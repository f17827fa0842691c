import { RequestAlert } from '@millrace/design-system';
import { Button, Heading, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { SecuritySection } from './SecuritySection';
import { part } from './SecuritySettings.css';
import type { SectionWork } from './security-state';

interface SecurityDataProps {
  number: number;
  onExport: () => void;
  onDelete: () => void;
  work: SectionWork;
}

/** What is kept, to take along or to have removed. @see GAP-046 */
export function SecurityData({ number, onExport, onDelete, work }: SecurityDataProps) {
  const messages = useMessages();
  return (
    <SecuritySection name="data" number={number}>
      {work.failure && <RequestAlert failure={work.failure} onDismiss={work.onDismiss} />}
      <div className={part} data-part="export">
        <Heading level={3} size="panel">
          {messages.format('security.export')}
        </Heading>
        <Text as="p" tone="secondary">
          {messages.format('security.exportHint')}
        </Text>
        <Button loading={work.isBusy} onClick={onExport}>
          {messages.format('security.exportSubmit')}
        </Button>
      </div>
      <div className={part} data-part="delete">
        <Heading level={3} size="panel">
          {messages.format('security.delete')}
        </Heading>
        <Text as="p" tone="secondary">
          {messages.format('security.deleteHint')}
        </Text>
        <Button tone="danger" onClick={onDelete}>
          {messages.format('security.delete')}
        </Button>
      </div>
    </SecuritySection>
  );
}
