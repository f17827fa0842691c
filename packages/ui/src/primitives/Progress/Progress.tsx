import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { bar, figure, progress, runner, track } from './Progress.css';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name, such as `Uploading drape-limits.pdf`. */
  label: string;
  /** Progress, 0 to 1; omitted if indeterminate. */
  value?: number | undefined;
  /** Text in place of the percentage: `3 of 12 files`. */
  detail?: string | undefined;
}

/** Shows the progress of long work: label, percentage, line. Without a value it is indeterminate. */
export function Progress({ label, value, detail, className, ...rest }: ProgressProps) {
  const labelId = useId();
  const messages = useMessages();
  const isKnown = value !== undefined;
  return (
    <div
      data-component="Progress"
      {...rest}
      data-state={isKnown ? 'determinate' : 'indeterminate'}
      className={classNames(progress, className)}
    >
      <span id={labelId}>{label}</span>
      <span aria-hidden="true" className={figure}>
        {detail ?? (isKnown && messages.number(value, { style: 'percent' }))}
      </span>
      <div className={track}>
        <progress
          aria-labelledby={labelId}
          aria-valuetext={detail}
          max={1}
          {...(isKnown && { value })}
          className={bar}
        />
        {!isKnown && <span aria-hidden="true" data-part="runner" className={runner} />}
      </div>
    </div>
  );
}
