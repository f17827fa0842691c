import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import type { LabelVisibility } from '../../internal/control-props';
import { useMessages } from '../../messages/MessagesContext';
import { VisuallyHidden } from '../VisuallyHidden';
import { root, wheel } from './Spinner.css';
import { spinnerMessages } from './Spinner.messages';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Label. Default: the catalogue's "Loading". */
  label?: string;
  /** Visibility of the label; `hidden` leaves it to screen readers. Default `hidden`. */
  labelVisibility?: LabelVisibility;
}

/** Shows work of unknown duration. Under reduced motion it does not turn. */
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
