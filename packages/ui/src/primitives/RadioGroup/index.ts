export {
  RADIO_GROUP_LAYOUTS,
  RadioGroup,
  type RadioGroupLayout,
  type RadioGroupProps,
  type RadioOption,
} from './RadioGroup';
