export {
  PAGE_COLUMNS,
  Page,
  type PageColumns,
  PageMain,
  type PageMainProps,
  type PageProps,
  PageSide,
  type PageSideProps,
} from './Page';
