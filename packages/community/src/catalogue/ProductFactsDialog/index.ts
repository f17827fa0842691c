export { ProductFactsDialog, type ProductFactsDialogProps } from './ProductFactsDialog';
export {
  ProductFactsDialogContainer,
  type ProductFactsDialogContainerProps,
} from './ProductFactsDialogContainer';
