export { TextArea, type TextAreaProps } from './TextArea';
export {
  TEXT_AREA_MAX_ROWS,
  TEXT_AREA_RESIZES,
  TEXT_AREA_ROWS,
  type TextAreaMaxRows,
  type TextAreaResize,
  type TextAreaRows,
} from './text-area-props';
