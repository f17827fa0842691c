export { SampleSupplierSelection } from './SampleSupplierSelection';
