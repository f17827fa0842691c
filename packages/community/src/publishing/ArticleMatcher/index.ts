export { ArticleMatcher, type ArticleMatcherProps, type ArticleMatcherState } from './ArticleMatcher';
export { ArticleMatcherContainer, type ArticleMatcherContainerProps } from './ArticleMatcherContainer';
