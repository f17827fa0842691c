import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../internal/class-names';
import { fieldControl } from '../../internal/field-control.css';
import { idList } from '../../internal/id-list';
import { stripInvisibleCharacters } from '../../internal/strip-invisible-characters';
import { useFormReset } from '../../internal/useFormReset';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesContext';
import { Field, type FieldFrameProps } from '../Field';
import { VisuallyHidden } from '../VisuallyHidden';
import { count as countClass, growing, maxRows as maxRowsClass, minRows, textArea } from './TextArea.css';
import { textAreaMessages } from './TextArea.messages';
import type { TextAreaMaxRows, TextAreaResize, TextAreaRows } from './text-area-props';

type TextAreaSize =
  | {
      /** Maximum rows up to which it grows before it scrolls. Without it the height is fixed. */
      maxRows: TextAreaMaxRows;
      /** Initial rows. Default 4. */
      rows?: TextAreaRows;
    }
  | { maxRows?: undefined; rows?: number };

type TextAreaLimit =
  | {
      /**
       * Shows a character count up to `maxLength` below the input. Excess text is marked, not cut off: that would lose
       * the end of a paste.
       */
      showCount: true;
      /** Maximum length in graphemes. */
      maxLength: number;
    }
  | { showCount?: false; maxLength?: number };

interface TextAreaOwnProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'textarea'>, 'rows' | 'maxLength'> {
  /** Called with the new text on each change. */
  onValueChange?: (value: string) => void;
  /** Resizing by hand. Default `vertical`; `none` if it grows. */
  resize?: TextAreaResize;
}

export type TextAreaProps = TextAreaOwnProps & TextAreaSize & TextAreaLimit;

/** Renders a multi-line text input. `className` goes to the field; `ref` and all else to the textarea. */
export function TextArea({
  label,
  hint,
  error,
  labelVisibility,
  required,
  mark,
  className,
  id,
  ref,
  rows = 4,
  maxRows,
  resize = maxRows ? 'none' : 'vertical',
  showCount,
  maxLength,
  onChange,
  onValueChange,
  ...rest
}: TextAreaProps) {
  const countId = useId();
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(ownRef, ref);
  const [typed, setTyped] = useState(rest.defaultValue);
  useFormReset(ownRef, () => setTyped(rest.defaultValue));
  const count = [...String(rest.value ?? typed ?? '')].length;
  const limit = showCount ? maxLength : undefined;
  const isOver = limit !== undefined && count > limit;
  useMeasuredGrowth(ownRef, maxRows !== undefined, rest.value);
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    stripInvisibleCharacters(event.target);
    onChange?.(event);
    if (showCount) setTyped(event.target.value);
    onValueChange?.(event.target.value);
  };
  return (
    <Field
      {...{ label, hint, error, labelVisibility, required, mark, id, className }}
      aside={limit !== undefined && <TextAreaCount id={countId} count={count} limit={limit} />}
    >
      {(control) => (
        <textarea
          data-component="TextArea"
          {...rest}
          {...control}
          ref={mergedRef}
          aria-describedby={idList(
            control['aria-describedby'],
            showCount && countId,
            rest['aria-describedby'],
          )}
          aria-invalid={control['aria-invalid'] ?? (isOver || undefined)}
          rows={rows}
          maxLength={showCount ? undefined : maxLength}
          className={classNames(
            fieldControl,
            textArea({ resize }),
            maxRows && classNames(growing, minRows[rows], maxRowsClass[maxRows]),
          )}
          onChange={handleChange}
        />
      )}
    </Field>
  );
}

/**
 * Lets a text area grow in browsers without `field-sizing: content`; does nothing in others.
 *
 * @param value the text, if controlled: changes by the caller fire no event
 */
function useMeasuredGrowth(ref: RefObject<HTMLTextAreaElement | null>, grows: boolean, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that is set from outside makes no event
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || !grows || CSS.supports('field-sizing', 'content')) return;
    const measure = () => fitToText(area);
    measure();
    area.addEventListener('input', measure);
    const resized = new ResizeObserver(measure);
    resized.observe(area);
    return () => {
      area.removeEventListener('input', measure);
      resized.disconnect();
    };
  }, [ref, grows, value]);
}

function fitToText(area: HTMLTextAreaElement): void {
  const field = area.parentElement;
  // Once resized by hand it keeps that size.
  if (!field || area.style.height !== '') return;
  const { scrollTop } = area;
  // The field keeps its height while it is measured; otherwise a page scrolled to its end would jump.
  field.style.minBlockSize = `${field.offsetHeight}px`;
  area.style.blockSize = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  area.style.blockSize = `${area.scrollHeight + borders}px`;
  field.style.minBlockSize = '';
  area.scrollTop = scrollTop;
}

/** Debounce of the announcement while typing. */
const PAUSE_MS = 1000;

interface TextAreaCountProps {
  /** Id of the description: the limit alone, as a live count would be read again after each letter. */
  id: string;
  count: number;
  limit: number;
}

/** Shows `148 of 2,000`; announces the limit, and near it the remaining characters, debounced. */
function TextAreaCount({ id, count, limit }: TextAreaCountProps) {
  const messages = useMessages(textAreaMessages);
  const [countAtStart] = useState(count);
  const [said, setSaid] = useState('');
  const left = limit - count;
  const isNear = left <= Math.min(50, Math.ceil(limit / 10));
  const rest =
    left < 0 ? messages.format('textArea.over', { over: -left }) : messages.format('textArea.left', { left });
  const words = isNear && count !== countAtStart ? rest : '';
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <span
        data-part="count"
        data-state={left < 0 ? 'over' : 'within'}
        aria-hidden="true"
        className={countClass}
      >
        {messages.format('textArea.count', { count, limit })}
      </span>
      <VisuallyHidden id={id}>{messages.format('textArea.limit', { limit })}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
