export { FLOAT_ALIGNS, type FloatAlign } from '../../internal/float-props';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './Popover';
