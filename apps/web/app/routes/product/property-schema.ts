import type { ProductProperty } from '@millrace/api-client';
import { messages } from '../../messages';

/** Returns a property as schema.org data. @see https://schema.org/PropertyValue */
export const propertySchema = ({ key, name, min, max, text, unit, condition }: ProductProperty) => ({
  '@type': 'PropertyValue',
  name: key === null ? (name ?? '') : messages.format(`property.${key}`),
  ...(min !== null && min === max
    ? { value: min }
    : text !== null
      ? { value: text }
      : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) }),
  ...(unit !== null && { unitText: unit }),
  ...(condition !== null && { description: condition }),
});
