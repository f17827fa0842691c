import { Plus } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { type AriaListBoxOptions, mergeRefs, useListBox, useOption } from 'react-aria';
import type { ComboBoxState, Node } from 'react-stately';
import { Icon } from '../Icon';
import { detail, list, match, name, option } from './ComboBox.css';
import { ACTION_KEY } from './ComboBoxInput';
import type { ComboBoxItem } from './combo-box-props';
import { splitAtMatches } from './split-at-matches';

interface ComboBoxListProps extends AriaListBoxOptions<ComboBoxItem> {
  ref: Ref<HTMLUListElement>;
  label: string;
  state: ComboBoxState<ComboBoxItem>;
  query: string;
}

export function ComboBoxList({ ref, label, state, query, ...rest }: ComboBoxListProps) {
  const ownRef = useRef<HTMLUListElement>(null);
  const { listBoxProps } = useListBox({ ...rest, 'aria-label': label }, state, ownRef);
  return (
    <ul {...listBoxProps} ref={mergeRefs(ownRef, ref)} data-part="list" className={list}>
      {[...state.collection].map((node) => (
        <ComboBoxRow key={node.key} node={node} state={state} query={query} />
      ))}
    </ul>
  );
}

interface ComboBoxRowProps {
  node: Node<ComboBoxItem>;
  state: ComboBoxState<ComboBoxItem>;
  query: string;
}

function ComboBoxRow({ node, state, query }: ComboBoxRowProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused } = useOption({ key: node.key }, state, ref);
  const isAction = node.key === ACTION_KEY;
  const item = node.value;
  return (
    <li
      {...optionProps}
      ref={ref}
      data-part="option"
      data-state={isFocused ? 'focused' : 'idle'}
      className={option({ kind: isAction ? 'action' : 'match' })}
    >
      {isAction ? <Icon icon={Plus} /> : item?.art}
      <span className={name}>
        {isAction ? node.textValue : <Marked text={node.textValue} query={query} />}
      </span>
      {item?.detail && <span className={detail}>{item.detail}</span>}
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
