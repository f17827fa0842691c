export {
  INLINE_ALIGNS,
  INLINE_JUSTIFIES,
  INLINE_WRAPS,
  type InlineAlign,
  type InlineJustify,
  type InlineWrap,
} from '../../internal/layout-props';
export { Inline, type InlineProps } from './Inline';
