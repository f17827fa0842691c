export { Field, type FieldProps } from './Field';
export { FieldGroup, type FieldGroupProps } from './FieldGroup';
export {
  FIELD_MARKS,
  type FieldControlProps,
  type FieldFrameProps,
  type FieldMark,
  labelIdOf,
} from './field-props';
