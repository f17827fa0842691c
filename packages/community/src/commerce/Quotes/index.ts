export { QuoteDetail, type QuoteDetailProps } from './QuoteDetail';
export { QuoteDetailContainer, type QuoteDetailContainerProps } from './QuoteDetailContainer';
export { QUOTE_BOXES, type QuoteBox, QuoteList, type QuoteListProps } from './QuoteList';
export { QuoteListContainer, type QuoteListContainerProps } from './QuoteListContainer';
