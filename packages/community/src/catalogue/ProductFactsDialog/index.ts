export {
  ProductFactsDialogContainer,
  type ProductFactsDialogContainerProps,
} from './ProductFactsDialogContainer';
