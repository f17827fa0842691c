export { CardFoot, type CardFootProps } from './CardFoot';
