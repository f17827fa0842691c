import { Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface TheirsProps {
  /** Empty if it was cleared; undefined if nobody else has changed the field. */
  text: string | undefined;
}

/** Shows the value that somebody else has saved meanwhile for the field above. @see GAP-058 */
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
