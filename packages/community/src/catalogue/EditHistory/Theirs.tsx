import { Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface TheirsProps {
  /** Empty is nothing; left out, nobody else has changed the field. */
  text: string | undefined;
}

/** What somebody else has written meanwhile into the field above. @see GAP-058 */
export function Theirs({ text }: TheirsProps) {
  const messages = useMessages();
  if (text === undefined) return null;
  return (
    <Text as="p" variant="small" tone="secondary" data-part="theirs" dir="auto">
      {text === ''
        ? messages.format('editHistory.theirsNothing')
        : messages.format('editHistory.theirs', { value: text })}
    </Text>
  );
}
