import { Plus, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useId, useRef } from 'react';
import type { FloatPlacement } from '../../internal/float-props';
import { useFloating } from '../../internal/useFloating';
import { useMessages } from '../../messages/MessagesContext';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  detail,
  group,
  heading,
  list,
  matched,
  name,
  option,
  popover,
  remove,
  statusLine,
} from './ComboBox.css';
import { comboBoxMessages } from './ComboBox.messages';
import type { ComboBoxAction, ComboBoxItem, ComboBoxStatus } from './combo-box-props';
import { MatchedText } from './MatchedText';
import type { useComboBox } from './useComboBox';

interface ComboBoxPopoverProps extends Pick<ReturnType<typeof useComboBox>, 'listProps' | 'optionProps'> {
  anchorRef: RefObject<Element | null>;
  status: ComboBoxStatus;
  items: readonly ComboBoxItem[];
  action?: ComboBoxAction | undefined;
  actionId?: string;
  /** Query that the matches highlight. */
  query: string;
  /** Width of the list: that of its anchor, or that of its content. Default `anchor`. */
  width?: FloatPlacement['width'];
}

/** Renders the open list: matches, the action below them, or a status text instead. */
export function ComboBoxPopover(props: ComboBoxPopoverProps) {
  const { anchorRef, status, items, action, actionId, query, width = 'anchor' } = props;
  const { listProps, optionProps } = props;
  const messages = useMessages(comboBoxMessages);
  const floatRef = useRef<HTMLDivElement>(null);
  useFloating({ anchorRef, floatRef, width });
  return (
    <div ref={floatRef} popover="manual" data-part="popover" className={popover}>
      <StatusLine
        status={status}
        count={items.length}
        isRemovable={items.some(({ onRemove }) => onRemove !== undefined)}
      />
      {(items.length > 0 || action) && (
        <ul
          {...listProps}
          data-part="list"
          aria-label={messages.format('comboBox.suggestions')}
          className={list}
        >
          {groupBySection(items).map(({ section, first, members }) => {
            const options = members.map((item, at) => (
              <ComboBoxOption key={item.id} {...optionProps(item.id, first + at)} item={item} query={query} />
            ));
            return section === undefined ? (
              options
            ) : (
              <ComboBoxSection key={section} title={section}>
                {options}
              </ComboBoxSection>
            );
          })}
          {action && <ComboBoxOption {...optionProps(actionId ?? '', items.length)} action={action} />}
        </ul>
      )}
    </div>
  );
}

/** Splits items into consecutive sections; `first` is the index of a section's first item in the list. */
function groupBySection(items: readonly ComboBoxItem[]) {
  const sections: { section: string | undefined; first: number; members: ComboBoxItem[] }[] = [];
  for (const [at, item] of items.entries()) {
    const last = sections.at(-1);
    if (last && last.section === item.section) last.members.push(item);
    else sections.push({ section: item.section, first: at, members: [item] });
  }
  return sections;
}

function ComboBoxSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <li role="none" data-part="section">
      <p id={id} data-part="heading" className={heading}>
        {title}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields */}
      <ul role="group" aria-labelledby={id} className={group}>
        {children}
      </ul>
    </li>
  );
}

interface StatusLineProps {
  status: ComboBoxStatus;
  count: number;
  isRemovable: boolean;
}

/** Announces the number of matches; visible only if there are none. */
function StatusLine({ status, count, isRemovable }: StatusLineProps) {
  const messages = useMessages(comboBoxMessages);
  if (status === 'ready' && count > 0) {
    return (
      <VisuallyHidden role="status">
        {messages.format('comboBox.count', { count })}
        {isRemovable && `. ${messages.format('comboBox.removeHint')}`}
      </VisuallyHidden>
    );
  }
  if (status === 'loading' && count > 0) return null;
  return (
    <p role="status" className={statusLine}>
      {messages.format(wordsInPlaceOfMatches[status])}
    </p>
  );
}

const wordsInPlaceOfMatches = {
  idle: 'comboBox.empty',
  loading: 'comboBox.loading',
  ready: 'comboBox.empty',
  failed: 'comboBox.failed',
} as const;

/** Renders a match, or the action below the matches. */
type ComboBoxOptionProps = ComponentPropsWithRef<'li'> &
  (
    | { item: ComboBoxItem; query: string; action?: never }
    | { action: ComboBoxAction; item?: never; query?: never }
  );

function ComboBoxOption({ item, query, action, ...rest }: ComboBoxOptionProps) {
  const messages = useMessages(comboBoxMessages);
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
        {item.matched && (
          <span data-part="matched" className={matched}>
            <MatchedText text={item.matched} query={query} />
          </span>
        )}
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
