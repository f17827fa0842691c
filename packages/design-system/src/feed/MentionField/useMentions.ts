import type { MentionKind } from '@millrace/domain';
import { type ComboBoxItem, type ComboBoxStatus, useComboBox } from '@millrace/ui';
import { insertAtCaret, isComposing, stripInvisibleCharacters } from '@millrace/ui/hooks';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { editMentions, insertMention, type MentionedText, mentionQueryAt } from './edit-mentions';

/** An entry that can be mentioned. */
export interface MentionCandidate {
  kind: MentionKind;
  id: string;
  name: string;
  /** Additional detail at the end of the option, such as a company or a country. */
  detail?: string | undefined;
  /** Alternative name that matched, if the name itself does not. */
  matched?: string | undefined;
  /** Picture: an Art seal or thumb, or an Avatar. */
  art?: ReactNode;
}

interface UseMentionsOptions {
  textRef: RefObject<HTMLTextAreaElement | null>;
  value: MentionedText;
  onValueChange: (value: MentionedText) => void;
  candidates: readonly MentionCandidate[];
  status: ComboBoxStatus;
  isOff: boolean;
}

/**
 * Popup list for an "@" in a text area, after the ARIA combobox pattern: the focus stays in the text, arrow keys and
 * Enter choose, Escape closes. A text area may not have the role combobox, so the list is linked by `aria-controls` and
 * `aria-activedescendant` only.
 *
 * @see https://www.w3.org/TR/html-aria/#el-textarea
 */
export function useMentions({
  textRef,
  value,
  onValueChange,
  candidates,
  status,
  isOff,
}: UseMentionsOptions) {
  const [caret, setCaret] = useState(0);
  /** Offset of the "@" whose list was closed. */
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  /** Next value while the browser inserts a name by command. */
  const inserting = useRef<MentionedText | null>(null);
  const found = isOff ? null : mentionQueryAt(value, caret);
  const query = found && found.start !== dismissedAt ? found : null;
  const items = candidates.map<ComboBoxItem>(({ kind, id, name, detail, matched, art }) => ({
    id: candidateKey({ kind, id }),
    name,
    art,
    ...(detail === undefined ? {} : { detail }),
    ...(matched === undefined ? {} : { matched }),
  }));

  const choose = (key: string) => {
    const chosen = candidates.find((candidate) => candidateKey(candidate) === key);
    const area = textRef.current;
    if (!chosen || !query || !area) return undefined;
    const { caret: next, ...after } = insertMention(value, query, chosen);
    inserting.current = after;
    const inserted = after.text.slice(query.start, after.text.length - (value.text.length - query.end));
    area.focus();
    area.setSelectionRange(query.start, query.end);
    insertAtCaret(area, inserted);
    inserting.current = null;
    onValueChange(after);
    setCaret(next);
    // If a space follows already, the caret moves behind it.
    area.setSelectionRange(next, next);
    return undefined;
  };
  const combo = useComboBox({
    optionIds: status === 'idle' ? [] : items.map(({ id }) => id),
    canOpen: query !== null && status !== 'idle' && !isFruitless(query.text, status, items.length),
    startsActive: true,
    onChoose: choose,
  });

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    if (inserting.current) return;
    stripInvisibleCharacters(currentTarget);
    const { value: text, selectionEnd } = currentTarget;
    setCaret(selectionEnd);
    setDismissedAt((at) => (at !== null && text[at] === '@' ? at : null));
    onValueChange(editMentions(value, text, selectionEnd));
    combo.open();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!combo.isOpen || isComposing(event)) return;
    if (event.key === 'Escape') {
      setDismissedAt(query?.start ?? null);
      // Otherwise a surrounding dialog would close too.
      event.stopPropagation();
    }
    // Without a name to choose, Enter and the arrow keys keep their default action in the text.
    if (event.key === 'Escape' || combo.hasActive) combo.inputProps.onKeyDown(event);
  };
  const { 'aria-controls': controls, 'aria-activedescendant': active } = combo.inputProps;
  return {
    query,
    items,
    combo,
    textProps: {
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': controls,
      'aria-activedescendant': active,
      onChange: handleChange,
      onKeyDown: handleKeyDown,
      onSelect: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
        // Setting an unchanged caret would render the field again.
        if (!inserting.current && currentTarget.selectionEnd !== caret) setCaret(currentTarget.selectionEnd);
      },
    },
  };
}

const candidateKey = ({ kind, id }: Pick<MentionCandidate, 'kind' | 'id'>) => `${kind}:${id}`;

/** True if the query is a sentence rather than a name: it has no hits and a second word. */
function isFruitless(text: string, status: ComboBoxStatus, count: number): boolean {
  return count === 0 && status === 'ready' && text.includes(' ');
}
