export { useToasts } from './ToastContext';
export { ToastProvider, type ToastProviderProps } from './ToastProvider';
export { ToastRegion, type ToastRegionProps } from './ToastRegion';
export {
  createToastQueue,
  TOAST_DURATION_MS,
  TOAST_TONES,
  type Toast,
  type ToastAction,
  type ToastOptions,
  type ToastQueue,
  type ToastTone,
} from './toast-queue';
