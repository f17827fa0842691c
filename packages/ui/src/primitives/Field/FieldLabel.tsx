import type { MouseEvent, ReactNode } from 'react';
import { label as labelClass } from './Field.css';
import { fieldLabelId } from './field-props';

interface FieldLabelProps {
  labelFor: 'control' | 'group';
  controlId: string;
  children: ReactNode;
}

const focusable = ':is(input, [tabindex="0"]):not([type="hidden"], :disabled)';

/** The label of one control, or of a group of parts. */
export function FieldLabel({ labelFor, controlId, children }: FieldLabelProps) {
  const shared = { 'data-part': 'label', id: fieldLabelId(controlId), className: labelClass };
  if (labelFor === 'control') {
    return (
      <label {...shared} htmlFor={controlId}>
        {children}
      </label>
    );
  }
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.parentElement?.querySelector<HTMLElement>(focusable)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as on a label, for pointers alone
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the parts by themselves
    <span {...shared} onClick={handleClick}>
      {children}
    </span>
  );
}
