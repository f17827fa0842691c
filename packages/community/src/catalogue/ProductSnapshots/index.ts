export { type ProductSnapshot, ProductSnapshots, type ProductSnapshotsProps } from './ProductSnapshots';
