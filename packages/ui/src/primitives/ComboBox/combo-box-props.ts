import type { ReactNode } from 'react';
import type { IconShape } from '../Icon';

/** `idle` shows nothing, `loading` and `failed` say so where the matches would be. */
export const COMBO_BOX_STATUSES = ['idle', 'loading', 'ready', 'failed'] as const;
export type ComboBoxStatus = (typeof COMBO_BOX_STATUSES)[number];

export interface ComboBoxItem {
  id: string;
  name: string;
  /** One word more at the end of the line: a sector, a country, `Company`. */
  detail?: string;
  /** Another name or a number by which it was found, where the name does not tell; below the name. */
  matched?: string;
  /** An Art seal or thumb. */
  art?: ReactNode;
  /** Heads the items of one kind, which stand together. Default: none. */
  section?: string;
  /** It is found, but cannot be chosen; `detail` says why. Default `false`. */
  disabled?: boolean;
  /** Takes it from the list: the cross at its end, or Delete while it is active and nothing is typed. */
  onRemove?: () => void;
}

export interface ComboBoxAction {
  label: string;
  onAction: () => void;
  /** Default: a plus. */
  icon?: IconShape;
  /** The list stays open, for what changes it. Default `false`. */
  keepsOpen?: boolean;
}
