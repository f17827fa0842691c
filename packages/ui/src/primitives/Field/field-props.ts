import type { ReactNode } from 'react';
import type { LabelVisibility } from '../../internal/control-props';

/** Mark in the label: none, an asterisk, or the word `optional`. */
export const FIELD_MARKS = ['none', 'required', 'optional'] as const;
export type FieldMark = (typeof FIELD_MARKS)[number];

/** Props of every field around its control. */
export interface FieldFrameProps {
  /** Label text; names the control. */
  label: ReactNode;
  /** Hint below the control; replaced by the error. */
  hint?: ReactNode;
  /** Error text: the problem and how to fix it; marks the control invalid. */
  error?: ReactNode;
  /** `hidden` if the context shows it, as in a search box. Default `shown`. */
  labelVisibility?: LabelVisibility;
  /** True if the form cannot be submitted without it. */
  required?: boolean;
  /**
   * Default: `required` if the field is required. A form in which all fields are required sets `none`, one in which
   * most are required marks the others `optional`.
   */
  mark?: FieldMark;
}

/** Props that a field passes to its control, to be spread on it. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: true | undefined;
}

/** Returns the id of a control's label, for controls that a `<label>` cannot name. */
export const fieldLabelId = (controlId: string) => `${controlId}-label`;

/** Returns the id of a control's hint or error, for controls that need it before they are rendered. */
export const fieldNoteId = (controlId: string) => `${controlId}-note`;
