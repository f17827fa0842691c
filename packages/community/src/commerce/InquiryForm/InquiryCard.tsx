import { Button, IconButton, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { X } from 'lucide-react';
import { useId } from 'react';
import { card, cardBody, cardTitle } from './InquiryForm.css';

export interface InquiryCardProps {
  /** Opens the inquiry. */
  onOpen: () => void;
  /** Closes the card. */
  onDismiss: () => void;
}

/** Invitation to an inquiry in the corner of the page; takes no focus and covers no control. @see MKT-009, GAP-014 */
export function InquiryCard({ onOpen, onDismiss }: InquiryCardProps) {
  const messages = useMessages();
  const id = useId();
  return (
    <aside aria-labelledby={id} className={card} data-component="InquiryCard">
      <Text as="p" id={id} className={cardTitle}>
        {messages.format('inquiryForm.title')}
      </Text>
      <IconButton tone="quiet" icon={X} label={messages.format('dialog.close')} onClick={onDismiss} />
      <div className={cardBody}>
        <Text as="p">{messages.format('inquiryCard.text')}</Text>
        <Button aria-haspopup="dialog" onClick={onOpen}>
          {messages.format('inquiryCard.open')}
        </Button>
      </div>
    </aside>
  );
}
