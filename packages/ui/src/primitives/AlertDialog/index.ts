export {
  ALERT_DIALOG_TONES,
  AlertDialog,
  type AlertDialogProps,
  type AlertDialogState,
  type AlertDialogTone,
} from './AlertDialog';
