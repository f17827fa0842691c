/* Hooks and small helpers that packages of components build on. */
export {
  type Environment,
  EnvironmentContext,
  type LinkRenderProps,
  useEnvironment,
} from './hooks/environment';
export { useAfterRest } from './hooks/useAfterRest';
export { type Copying, useCopyText } from './hooks/useCopyText';
export { useInvalidFocus } from './hooks/useInvalidFocus';
export { type KeptDraft, useKeptDraft } from './hooks/useKeptDraft';
export { useMediaQuery } from './hooks/useMediaQuery';
export { useNativePost } from './hooks/useNativePost';
export { usePageVisible } from './hooks/usePageVisible';
export { useReaderMessages, useReadersZone } from './hooks/useReaderMessages';
export { useRested } from './hooks/useRested';
export { useScrolledPast } from './hooks/useScrolledPast';
export { CopyLabels } from './internal/CopyLabels';
export { CopyStatus } from './internal/CopyStatus';
export { classNames } from './internal/class-names';
export {
  CONTROL_SIZES,
  CONTROL_WIDTHS,
  type ControlSize,
  type ControlWidth,
  LABEL_VISIBILITIES,
  type LabelVisibility,
} from './internal/control-props';
export { FormDialog } from './internal/FormDialog';
export { fileSize } from './internal/file-size';
export { FLOAT_ALIGNS, FLOAT_SIDES, type FloatAlign, type FloatSide } from './internal/float-props';
export { focusField } from './internal/focus-field';
export { foldText } from './internal/fold-text';
export { insertAtCaret } from './internal/insert-at-caret';
export { parseDraft, readText } from './internal/kept-texts';
export { dropWrites, writeAtPause } from './internal/kept-writes';
export type { Space } from './internal/layout.css';
export {
  INLINE_ALIGNS,
  INLINE_JUSTIFIES,
  INLINE_WRAPS,
  type InlineAlign,
  type InlineJustify,
  type InlineWrap,
  LAYOUT_ALIGNS,
  type LayoutAlign,
} from './internal/layout-props';
export { OtherDraft } from './internal/OtherDraft';
export { plainSpaces } from './internal/plain-spaces';
export { followDownload, saveBlob, saveFile } from './internal/save-file';
export { takeOutHidden } from './internal/take-out-hidden';
export { type RowPlaces, useFocusAfterRemoval } from './internal/useFocusAfterRemoval';
export { useFocusHandover } from './internal/useFocusHandover';
export { useHydrated } from './internal/useHydrated';
export { useIsPrinting } from './internal/useIsPrinting';
export { useMergedRef } from './internal/useMergedRef';
export { useObjectUrl } from './internal/useObjectUrl';
export { useTextValue } from './internal/useTextValue';
export { RowHeights } from './internal/windowing/row-heights';
export { RowKeys } from './internal/windowing/row-keys';
export { END_REACH_PX } from './internal/windowing/rows-window';
export { rowsScroller, type WindowedRowsHandle } from './internal/windowing/useWindowing';
export { WindowedRows } from './internal/windowing/WindowedRows';
export { scrollsFromEnd } from './internal/windowing/WindowedRows.css';
export {
  createTextMeasure,
  estimateWidth,
  LABEL_FONT,
  LABEL_WIDTH,
  type TextMeasure,
  type WrapOptions,
  wrapLabel,
} from './internal/wrap-label';
export { writeCsv } from './internal/write-csv';
