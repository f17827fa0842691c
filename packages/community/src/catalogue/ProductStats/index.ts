export { PRODUCT_SECTION_IDS, ProductStats, type ProductStatsProps } from './ProductStats';
