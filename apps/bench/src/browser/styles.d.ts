/** Style sheets that a page's bundle imports. */
declare module '*.css';
