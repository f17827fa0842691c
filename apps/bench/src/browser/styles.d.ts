/** Styles that a page's bundle takes in. */
declare module '*.css';
