import { Plus, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Icon } from '../Icon';
import { detail, name, option, remove } from './ComboBox.css';
import type { ComboBoxAction, ComboBoxItem } from './combo-box-props';
import { MatchedText } from './MatchedText';

/** A match, or the action below the matches. */
type ComboBoxOptionProps = ComponentPropsWithRef<'li'> &
  (
    | { item: ComboBoxItem; query: string; action?: never }
    | { action: ComboBoxAction; item?: never; query?: never }
  );

export function ComboBoxOption({ item, query, action, ...rest }: ComboBoxOptionProps) {
  const messages = useMessages();
  if (item === undefined) {
    return (
      <li data-part="option" {...rest} className={option({ kind: 'action' })}>
        <Icon icon={action.icon ?? Plus} />
        <span className={name}>{action.label}</span>
      </li>
    );
  }
  return (
    <li
      data-part="option"
      {...rest}
      aria-disabled={item.disabled || undefined}
      className={option({ kind: 'match' })}
    >
      {item.art}
      <span className={name}>
        <MatchedText text={item.name} query={query} />
      </span>
      {item.detail && <span className={detail}>{item.detail}</span>}
      {item.onRemove && (
        <span
          data-part="remove"
          aria-hidden="true"
          title={messages.format('comboBox.remove')}
          className={remove}
          onClick={(event) => {
            event.stopPropagation();
            item.onRemove?.();
          }}
        >
          <Icon icon={X} />
        </span>
      )}
    </li>
  );
}
