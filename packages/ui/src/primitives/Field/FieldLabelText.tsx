import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { optional, required } from './Field.css';
import { fieldMessages } from './Field.messages';
import type { FieldMark } from './field-props';

interface FieldLabelTextProps {
  mark: FieldMark;
  children: ReactNode;
}

/** Renders the text of a label or legend and its mark. The asterisk is visual: the control itself is `required`. */
export function FieldLabelText({ mark, children }: FieldLabelTextProps) {
  const messages = useMessages(fieldMessages);
  return (
    <>
      {children}
      {mark !== 'none' && ' '}
      {mark === 'required' && (
        <span aria-hidden="true" data-part="mark" className={required}>
          *
        </span>
      )}
      {mark === 'optional' && (
        <span data-part="mark" className={optional}>
          {messages.format('field.optional')}
        </span>
      )}
    </>
  );
}
