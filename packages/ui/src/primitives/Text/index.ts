export { TEXT_TONES, TEXT_VARIANTS, Text, type TextProps, type TextTone, type TextVariant } from './Text';
