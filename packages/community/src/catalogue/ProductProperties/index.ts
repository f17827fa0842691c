export { ProductProperties, type ProductPropertiesProps, usePropertyName } from './ProductProperties';
