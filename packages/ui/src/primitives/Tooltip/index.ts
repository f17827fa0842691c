export { FLOAT_SIDES, type FloatSide } from '../../internal/float-props';
export { TOOLTIP_DELAY_MS, Tooltip, type TooltipProps } from './Tooltip';
