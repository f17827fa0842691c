export { type AddProductState, AddProductsPanel, type AddProductsPanelProps } from './AddProductsPanel';
export {
  AddProductsPanelContainer,
  type AddProductsPanelContainerProps,
} from './AddProductsPanelContainer';
