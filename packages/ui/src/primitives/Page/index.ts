export {
  PAGE_COLUMNS,
  Page,
  type PageColumns,
  PageMain,
  type PageProps,
  PageSide,
  type PageSideProps,
} from './Page';
