export { insertSuppliers } from './suppliers.repository';
export { supplierRoutes } from './suppliers.routes';
export { addSupplier } from './suppliers.service';
