export { CardAction, type CardActionProps } from './CardAction';
