export { ComboBox, type ComboBoxProps } from './ComboBox';
export { ComboBoxInput } from './ComboBoxInput';
export { ComboBoxPopover } from './ComboBoxPopover';
export {
  COMBO_BOX_STATUSES,
  type ComboBoxAction,
  type ComboBoxItem,
  type ComboBoxStatus,
} from './combo-box-props';
export { MatchedText } from './MatchedText';
export { useComboBox } from './useComboBox';
