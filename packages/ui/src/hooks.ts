/* Hooks and small helpers for component packages. */
export {
  type Environment,
  EnvironmentContext,
  type LinkRenderProps,
  useEnvironment,
} from './hooks/environment';
export { type Copying, useCopyText } from './hooks/useCopyText';
export { useDebouncedCallback } from './hooks/useDebouncedCallback';
export { useDebouncedValue } from './hooks/useDebouncedValue';
export {
  type DraftAutosave,
  useDraftAutosave,
} from './hooks/useDraftAutosave';
export { useInvalidFocus } from './hooks/useInvalidFocus';
export { useMediaQuery } from './hooks/useMediaQuery';
export { useNativePost } from './hooks/useNativePost';
export { usePageVisible } from './hooks/usePageVisible';
export { useLocalTimeZone, useReaderMessages } from './hooks/useReaderMessages';
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
export { DraftConflictNotice } from './internal/DraftConflictNotice';
export { cancelWrites, scheduleWrite } from './internal/debounced-storage-write';
export { parseDraft, readText } from './internal/draft-storage';
export { DialogForm, FormDialog } from './internal/FormDialog';
export { fileSize } from './internal/file-size';
export { FLOAT_ALIGNS, FLOAT_SIDES, type FloatAlign, type FloatSide } from './internal/float-props';
export { focusField } from './internal/focus-field';
export { foldText } from './internal/fold-text';
export { isComposing, isEnter } from './internal/input-method';
export { insertAtCaret } from './internal/insert-at-caret';
export { type LatePart, latePart } from './internal/late-part';
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
export { normalizeSpaces } from './internal/normalize-spaces';
export { followDownload, saveBlob, saveFile } from './internal/save-file';
export { stripInvisibleCharacters } from './internal/strip-invisible-characters';
export { useControllable } from './internal/useControllable';
export { type RowPlaces, useFocusAfterRemoval } from './internal/useFocusAfterRemoval';
export { useHydrated } from './internal/useHydrated';
export { useIsPrinting } from './internal/useIsPrinting';
export { useMergedRef } from './internal/useMergedRef';
export { useMoveFocusOnUnmount } from './internal/useMoveFocusOnUnmount';
export { useObjectUrl } from './internal/useObjectUrl';
export { useTextValue } from './internal/useTextValue';
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
export { useArtSource } from './primitives/Art/useArtSource';
