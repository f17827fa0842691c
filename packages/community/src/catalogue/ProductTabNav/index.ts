export { PRODUCT_TABS, type ProductTab, ProductTabNav, type ProductTabNavProps } from './ProductTabNav';
export { ProductTabPanel, type ProductTabPanelProps } from './ProductTabPanel';
export { productTabPath, readProductTab } from './product-tabs';
