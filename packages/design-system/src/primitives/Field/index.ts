export { Field, type FieldControlProps, type FieldFrameProps, type FieldProps } from './Field';
