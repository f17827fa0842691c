export { LABEL_VISIBILITIES, type LabelVisibility } from '../../internal/control-props';
export { Field, type FieldProps } from './Field';
export { FieldGroup, type FieldGroupProps } from './FieldGroup';
export { FieldLabelText } from './FieldLabelText';
export { FieldNote } from './FieldNote';
export {
  FIELD_MARKS,
  type FieldControlProps,
  type FieldFrameProps,
  type FieldMark,
  fieldLabelId,
  fieldNoteId,
} from './field-props';
export { RequiredValue } from './RequiredValue';
