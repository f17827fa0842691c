import type { ReactNode } from 'react';
import type { IconShape } from '../Icon';

/** `idle` shows nothing; `loading` and `failed` show a status text instead of the matches. */
export const COMBO_BOX_STATUSES = ['idle', 'loading', 'ready', 'failed'] as const;
export type ComboBoxStatus = (typeof COMBO_BOX_STATUSES)[number];

export interface ComboBoxItem {
  id: string;
  name: string;
  /** Short text at the end of the line: a sector, a country, `Company`. */
  detail?: string;
  /** Alternative name or number that matched, shown below the name if the name itself does not match. */
  matched?: string;
  /** An Art seal or thumb. */
  art?: ReactNode;
  /** Section heading of consecutive items of one kind. Default: none. */
  section?: string;
  /** True if it is listed but cannot be chosen; `detail` gives the reason. Default `false`. */
  disabled?: boolean;
  /** Removes it from the list: the button at its end, or Delete while it is active and the input is empty. */
  onRemove?: () => void;
}

export interface ComboBoxAction {
  label: string;
  onAction: () => void;
  /** Icon. Default: a plus. */
  icon?: IconShape;
  /** Keeps the list open after a choice, for actions that change the list. Default `false`. */
  keepsOpen?: boolean;
}
