import { Plus } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { detail, match, name, option } from './ComboBox.css';
import type { ComboBoxItem } from './combo-box-props';
import { splitAtMatches } from './split-at-matches';

/** A match, or the action below the matches. */
type ComboBoxOptionProps = ComponentPropsWithRef<'li'> &
  (
    | { item: ComboBoxItem; query: string; actionLabel?: never }
    | { actionLabel: string; item?: never; query?: never }
  );

export function ComboBoxOption({ item, query, actionLabel, ...rest }: ComboBoxOptionProps) {
  if (item === undefined) {
    return (
      <li data-part="option" {...rest} className={option({ kind: 'action' })}>
        <Icon icon={Plus} />
        <span className={name}>{actionLabel}</span>
      </li>
    );
  }
  return (
    <li data-part="option" {...rest} className={option({ kind: 'match' })}>
      {item.art}
      <span className={name}>
        <Marked text={item.name} query={query} />
      </span>
      {item.detail && <span className={detail}>{item.detail}</span>}
    </li>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return splitAtMatches(text, query).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
      <mark key={index} className={match}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
