export {
  CONTROL_SIZES,
  CONTROL_WIDTHS,
  type ControlSize,
  type ControlWidth,
} from '../../internal/control-props';
export { Button, type ButtonProps } from './Button';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export { BUTTON_TONES, type ButtonTone } from './button-props';
