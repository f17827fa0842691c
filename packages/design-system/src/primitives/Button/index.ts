export { CONTROL_SIZES, type ControlSize } from '../../internal/control-props';
export { Button, type ButtonProps } from './Button';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export { BUTTON_TONES, type ButtonTone } from './button-props';
