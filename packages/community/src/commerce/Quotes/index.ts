export {
  QuoteDetail,
  QuoteDetailContainer,
  type QuoteDetailContainerProps,
  type QuoteDetailProps,
  QuoteListContainer,
  type QuoteListContainerProps,
} from './QuoteContainers';
export { QUOTE_BOXES, type QuoteBox, QuoteList, type QuoteListProps } from './QuoteList';
