import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import type { LabelVisibility } from '../../internal/control-props';
import { useMessages } from '../../messages/MessagesContext';
import { VisuallyHidden } from '../VisuallyHidden';
import { root, wheel } from './Spinner.css';
import { spinnerMessages } from './Spinner.messages';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is going on. Default: the catalogue's "Loading". */
  label?: string;
  /** Whether the label is seen or only heard. Default `hidden`. */
  labelVisibility?: LabelVisibility;
}

/** Work of unknown length. Stands still under reduced motion, where the label says it alone. */
export function Spinner({ label, labelVisibility = 'hidden', className, ...rest }: SpinnerProps) {
  const messages = useMessages(spinnerMessages);
  const text = label ?? messages.format('spinner.label');
  return (
    <span data-component="Spinner" role="status" {...rest} className={classNames(root, className)}>
      <span aria-hidden="true" className={wheel} />
      {labelVisibility === 'shown' ? text : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
}
