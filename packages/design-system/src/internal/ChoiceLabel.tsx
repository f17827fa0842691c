import type { ReactNode } from 'react';
import { choiceDetail } from './choice.css';

interface ChoiceLabelProps {
  label: ReactNode;
  detail?: ReactNode;
}

/** What stands beside a box, a dot or a switch: its label, and a line more under it where there is one. */
export function ChoiceLabel({ label, detail }: ChoiceLabelProps) {
  if (!detail) return label;
  return (
    <span>
      {label}
      <span data-part="detail" className={choiceDetail}>
        {detail}
      </span>
    </span>
  );
}
