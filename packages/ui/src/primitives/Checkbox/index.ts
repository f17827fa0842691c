export { Checkbox, type CheckboxProps } from './Checkbox';
export { Choice, type ChoiceTextProps } from './Choice';
