export {
  CHECKBOX_GROUP_LAYOUTS,
  CheckboxGroup,
  type CheckboxGroupLayout,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './CheckboxGroup';
