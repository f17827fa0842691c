import { type ChangeEvent, type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { classNames } from '../../internal/class-names';
import { fieldControl } from '../../internal/field-control.css';
import { idList } from '../../internal/id-list';
import { stripInvisibleCharacters } from '../../internal/strip-invisible-characters';
import { useFormReset } from '../../internal/useFormReset';
import { useMergedRef } from '../../internal/useMergedRef';
import { Field, type FieldFrameProps } from '../Field';
import { growing, maxRows as maxRowsClass, minRows, textArea } from './TextArea.css';
import { TextAreaCount } from './TextAreaCount';
import type { TextAreaMaxRows, TextAreaResize, TextAreaRows } from './text-area-props';
import { useMeasuredGrowth } from './useMeasuredGrowth';

type TextAreaSize =
  | {
      /** Grows with its text up to so many rows, then scrolls. Without it the height stays. */
      maxRows: TextAreaMaxRows;
      /** Rows to start with. Default 4. */
      rows?: TextAreaRows;
    }
  | { maxRows?: undefined; rows?: number };

type TextAreaLimit =
  | {
      /**
       * Counts down to `maxLength` under the text. What is too much is marked, not cut off: cutting would lose the
       * end of what was pasted.
       */
      showCount: true;
      /** Characters, as a reader counts them. */
      maxLength: number;
    }
  | { showCount?: false; maxLength?: number };

interface TextAreaOwnProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'textarea'>, 'rows' | 'maxLength'> {
  /** The new text, with each change. */
  onValueChange?: (value: string) => void;
  /** Whether its corner makes it larger by hand. Default `vertical`; `none` for one that grows. */
  resize?: TextAreaResize;
}

export type TextAreaProps = TextAreaOwnProps & TextAreaSize & TextAreaLimit;

/** Several lines of text. `className` is the field's; `ref` and all else go to the textarea. */
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
