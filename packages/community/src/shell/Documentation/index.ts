export { Documentation, type DocumentationProps } from './Documentation';
export type { DeveloperDocument } from './developer-pages';
