import type { ReactNode } from 'react';
import type { LabelVisibility } from '../../internal/control-props';

/** What the label says of the need to fill the field: nothing, an asterisk, or the word `optional`. */
export const FIELD_MARKS = ['none', 'required', 'optional'] as const;
export type FieldMark = (typeof FIELD_MARKS)[number];

/** What every field has around its control. */
export interface FieldFrameProps {
  /** What is asked for; names the control. */
  label: ReactNode;
  /** Under the control; gives way to the error. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the control invalid. */
  error?: ReactNode;
  /** `hidden` where the place says it to the eye, as in a search box. Default `shown`. */
  labelVisibility?: LabelVisibility;
  /** The form is not sent without it. */
  required?: boolean;
  /**
   * Default: `required` where it is. A form in which all is required sets `none`, one in which most is required
   * marks the others `optional`.
   */
  mark?: FieldMark;
}

/** What a field gives its control, to be spread on it. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: true | undefined;
}

/** Id of the label of a control, for controls that no `<label>` can name. */
export const fieldLabelId = (controlId: string) => `${controlId}-label`;

/** Id of the hint or error of a control, for controls that are described before they are rendered. */
export const fieldNoteId = (controlId: string) => `${controlId}-note`;
