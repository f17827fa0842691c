export { SaveSearchContainer, type SaveSearchContainerProps } from './SaveSearchContainer';
