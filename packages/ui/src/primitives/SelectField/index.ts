export {
  SELECT_FIELD_LAYOUTS,
  SelectField,
  type SelectFieldLayout,
  type SelectFieldProps,
  type SelectOption,
} from './SelectField';
