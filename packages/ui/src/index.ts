export { useMediaQuery } from './hooks/useMediaQuery';
export * from './light';
export {
  ACCORDION_MODES,
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionMode,
  type AccordionProps,
} from './primitives/Accordion';
export {
  ALERT_DIALOG_TONES,
  AlertDialog,
  type AlertDialogProps,
  type AlertDialogState,
  type AlertDialogTone,
} from './primitives/AlertDialog';
export {
  CAROUSEL_INTERVAL_MS,
  CAROUSEL_TRANSITION_MS,
  Carousel,
  type CarouselProps,
} from './primitives/Carousel';
export {
  COMBO_BOX_STATUSES,
  ComboBox,
  type ComboBoxAction,
  type ComboBoxItem,
  type ComboBoxProps,
  type ComboBoxStatus,
} from './primitives/ComboBox';
export { ComboBoxPopover } from './primitives/ComboBox/ComboBoxPopover';
export { MatchedText } from './primitives/ComboBox/MatchedText';
export { useComboBox } from './primitives/ComboBox/useComboBox';
export {
  DATA_TABLE_COLUMN_KINDS,
  DATA_TABLE_WINDOWED_FROM,
  DataTable,
  type DataTableAlign,
  type DataTableColumn,
  type DataTableColumnKind,
  type DataTablePaging,
  type DataTableProps,
  type DataTableSelection,
  type DataTableSort,
  DataTableToolsButton,
  type DataTableToolsButtonProps,
} from './primitives/DataTable';
export { DateField, type DateFieldProps } from './primitives/DateField';
export { DatePicker, type DatePickerProps, WEEKDAYS, type Weekday } from './primitives/DatePicker';
export { type DateTimeInZone, DateTimePicker, type DateTimePickerProps } from './primitives/DateTimePicker';
export { dateTimeInZone, isSkipped, zonedFrom } from './primitives/DateTimePicker/date-time-in-zone';
export {
  DIALOG_SIZES,
  Dialog,
  type DialogCloseProps,
  type DialogContentProps,
  type DialogOverlayProps,
  type DialogPortalProps,
  type DialogRootProps,
  type DialogSize,
  type DialogTriggerProps,
} from './primitives/Dialog';
export { DRAWER_SIDES, Drawer, type DrawerContentProps, type DrawerSide } from './primitives/Drawer';
export { fieldLabelId } from './primitives/Field/field-props';
export {
  FILE_REFUSALS,
  FILE_STATES,
  FileDrop,
  type FileDropItem,
  type FileDropProps,
  type FileRefusal,
  type FileState,
  type RefusedFile,
} from './primitives/FileDrop';
export {
  type CropArea,
  cropPicture,
  ImageCropper,
  type ImageCropperProps,
} from './primitives/ImageCropper';
export {
  MENU_ALIGNS,
  MENU_ITEM_TONES,
  Menu,
  type MenuAlign,
  type MenuItem,
  type MenuItemTone,
  type MenuProps,
  type MenuTriggerProps,
} from './primitives/Menu';
export { NumberField, type NumberFieldProps } from './primitives/NumberField';
export {
  FLOAT_ALIGNS,
  type FloatAlign,
  Popover,
  type PopoverProps,
  type PopoverTriggerProps,
} from './primitives/Popover';
export { type SearchCategory, SearchField, type SearchFieldProps } from './primitives/SearchField';
export {
  Slider,
  type SliderMark,
  type SliderProps,
  type SliderRange,
  type SliderValue,
} from './primitives/Slider';
export {
  Tabs,
  type TabsContentProps,
  type TabsListProps,
  type TabsRootProps,
  type TabsTriggerProps,
} from './primitives/Tabs';
export { HOUR_CYCLES, type HourCycle, TimeField, type TimeFieldProps } from './primitives/TimeField';
export {
  createToastQueue,
  TOAST_DURATION_MS,
  TOAST_TONES,
  type Toast,
  type ToastAction,
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  type ToastQueue,
  ToastRegion,
  type ToastRegionProps,
  type ToastTone,
  useToasts,
} from './primitives/Toast';
export {
  FLOAT_SIDES,
  type FloatSide,
  TOOLTIP_DELAY_MS,
  Tooltip,
  type TooltipProps,
} from './primitives/Tooltip';
export {
  ControlsLanguage,
  type ControlsLanguageProps,
  UiProvider,
  type UiProviderProps,
} from './primitives/UiProvider';
