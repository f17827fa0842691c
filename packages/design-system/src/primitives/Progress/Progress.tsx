import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { bar, figure, progress } from './Progress.css';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is being done, such as `Uploading drape-limits.pdf`. */
  label: string;
  /** Done so far, 0 to 1. */
  value: number;
}

/** Long work in figures: label, percentage, line. */
export function Progress({ label, value, className, ...rest }: ProgressProps) {
  const labelId = useId();
  const messages = useMessages();
  return (
    <div data-component="Progress" {...rest} className={classNames(progress, className)}>
      <span id={labelId}>{label}</span>
      <span aria-hidden="true" className={figure}>
        {messages.number(value, { style: 'percent' })}
      </span>
      <progress aria-labelledby={labelId} max={1} value={value} className={bar} />
    </div>
  );
}
