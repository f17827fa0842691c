import type { ReactNode } from 'react';

/** `idle` shows nothing, `loading` and `failed` say so where the matches would be. */
export const COMBO_BOX_STATUSES = ['idle', 'loading', 'ready', 'failed'] as const;
export type ComboBoxStatus = (typeof COMBO_BOX_STATUSES)[number];

export interface ComboBoxItem {
  id: string;
  name: string;
  /** One word more at the end of the line: a sector, a country, `Company`. */
  detail?: string;
  /** An Art seal or thumb. */
  art?: ReactNode;
}

export interface ComboBoxAction {
  label: string;
  onAction: () => void;
}
