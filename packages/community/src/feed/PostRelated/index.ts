export { PostRelated, type PostRelatedProps } from './PostRelated';
export { PostRelatedContainer, type PostRelatedContainerProps } from './PostRelatedContainer';
