import { draftConflictMessages } from '../internal/DraftConflictNotice.messages';
import { alertDialogMessages } from '../primitives/AlertDialog/AlertDialog.messages';
import { bannerMessages } from '../primitives/Banner/Banner.messages';
import { breadcrumbMessages } from '../primitives/Breadcrumb/Breadcrumb.messages';
import { carouselMessages } from '../primitives/Carousel/Carousel.messages';
import { checkboxGroupMessages } from '../primitives/CheckboxGroup/CheckboxGroup.messages';
import { comboBoxMessages } from '../primitives/ComboBox/ComboBox.messages';
import { dataTableMessages } from '../primitives/DataTable/DataTable.messages';
import { dateFieldMessages } from '../primitives/DateField/DateField.messages';
import { datePickerMessages } from '../primitives/DatePicker/DatePicker.messages';
import { dateTimePickerMessages } from '../primitives/DateTimePicker/DateTimePicker.messages';
import { dialogMessages } from '../primitives/Dialog/Dialog.messages';
import { errorStateMessages } from '../primitives/ErrorState/ErrorState.messages';
import { errorSummaryMessages } from '../primitives/ErrorSummary/ErrorSummary.messages';
import { fieldMessages } from '../primitives/Field/Field.messages';
import { figureMessages } from '../primitives/Figure/Figure.messages';
import { fileDropMessages } from '../primitives/FileDrop/FileDrop.messages';
import { imageCropperMessages } from '../primitives/ImageCropper/ImageCropper.messages';
import { linkMessages } from '../primitives/Link/Link.messages';
import { loadMoreMessages } from '../primitives/LoadMore/LoadMore.messages';
import { mediaFrameMessages } from '../primitives/MediaFrame/MediaFrame.messages';
import { numberFieldMessages } from '../primitives/NumberField/NumberField.messages';
import { paginationMessages } from '../primitives/Pagination/Pagination.messages';
import { passwordFieldMessages } from '../primitives/PasswordField/PasswordField.messages';
import { searchFieldMessages } from '../primitives/SearchField/SearchField.messages';
import { skipLinkMessages } from '../primitives/SkipLink/SkipLink.messages';
import { sliderMessages } from '../primitives/Slider/Slider.messages';
import { spinnerMessages } from '../primitives/Spinner/Spinner.messages';
import { statTileMessages } from '../primitives/StatTile/StatTile.messages';
import { stepsMessages } from '../primitives/Steps/Steps.messages';
import { tagMessages } from '../primitives/Tag/Tag.messages';
import { textAreaMessages } from '../primitives/TextArea/TextArea.messages';
import { timeFieldMessages } from '../primitives/TimeField/TimeField.messages';
import { toastMessages } from '../primitives/Toast/Toast.messages';
import { baseTexts } from './base-texts';

/** English texts of the UI kit; their keys define the shape of every other language. */
export const en = {
  ...baseTexts,
  ...alertDialogMessages,
  ...bannerMessages,
  ...breadcrumbMessages,
  ...carouselMessages,
  ...checkboxGroupMessages,
  ...comboBoxMessages,
  ...dateFieldMessages,
  ...datePickerMessages,
  ...dateTimePickerMessages,
  ...dialogMessages,
  ...errorStateMessages,
  ...errorSummaryMessages,
  ...fieldMessages,
  ...fileDropMessages,
  ...figureMessages,
  ...linkMessages,
  ...imageCropperMessages,
  ...loadMoreMessages,
  ...mediaFrameMessages,
  ...numberFieldMessages,
  ...draftConflictMessages,
  ...paginationMessages,
  ...passwordFieldMessages,
  ...searchFieldMessages,
  ...skipLinkMessages,
  ...sliderMessages,
  ...spinnerMessages,
  ...statTileMessages,
  ...stepsMessages,
  ...dataTableMessages,
  ...tagMessages,
  ...textAreaMessages,
  ...timeFieldMessages,
  ...toastMessages,
} as const;
