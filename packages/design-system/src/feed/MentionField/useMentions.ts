import type { MentionKind } from '@millrace/domain';
import { type ComboBoxItem, type ComboBoxStatus, useComboBox } from '@millrace/ui';
import { insertAtCaret, stripInvisibleCharacters } from '@millrace/ui/hooks';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { editMentions, insertMention, type MentionedText, mentionQueryAt } from './edit-mentions';

/** Something that can be mentioned. */
export interface MentionCandidate {
  kind: MentionKind;
  id: string;
  name: string;
  /** One word more at the end of the line, such as a company or a country. */
  detail?: string | undefined;
  /** Another name by which it was found, where its name does not tell. */
  matched?: string | undefined;
  /** An Art seal or thumb, or an Avatar. */
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
 * The list of names that hangs from an "@" in a text area, by the pattern of a combo box: the focus stays in the
 * text, arrow keys and Enter choose, Escape puts the list away. A text area may not be called a combo box, so that
 * the list is told by `aria-controls` and `aria-activedescendant` alone.
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
  /** Place of the "@" whose list was put away. */
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  /** What the text becomes while the browser is told to insert a name. */
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
    // Where a space stood already, the caret goes behind that.
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
    if (!combo.isOpen || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      setDismissedAt(query?.start ?? null);
      // Else a dialog around it would close as well.
      event.stopPropagation();
    }
    // A new line, and a way through the text, belong to the text as long as there is no name to choose.
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
        // Told again of a caret that it knows, React would draw the field once more.
        if (!inserting.current && currentTarget.selectionEnd !== caret) setCaret(currentTarget.selectionEnd);
      },
    },
  };
}

const candidateKey = ({ kind, id }: Pick<MentionCandidate, 'kind' | 'id'>) => `${kind}:${id}`;

/** True if a sentence is being written rather than a name: nothing is called so, and it has a second word. */
function isFruitless(text: string, status: ComboBoxStatus, count: number): boolean {
  return count === 0 && status === 'ready' && text.includes(' ');
}
