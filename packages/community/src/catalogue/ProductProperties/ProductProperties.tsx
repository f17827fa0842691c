import type { ProductProperty } from '@millrace/api-client';
import { formatPropertyAmount, sourceLink } from '@millrace/domain';
import {
  Button,
  Link,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { block } from './ProductProperties.css';

export interface ProductPropertiesProps {
  /** Name of the product. */
  name: string;
  properties: readonly ProductProperty[];
}

/** Maximum number of properties shown before the list is expanded. */
const SHOWN_FIRST = 4;

/** Returns a function that localizes the name of a property. */
export function usePropertyName(): (property: Pick<ProductProperty, 'key' | 'name'>) => string {
  const messages = useMessages();
  return ({ key, name }) => (key === null ? (name ?? '') : messages.format(`property.${key}`));
}

/** Table of product properties: value with unit, condition and source; renders nothing if empty. */
export function ProductProperties({ name, properties }: ProductPropertiesProps) {
  const messages = useMessages();
  const nameProperty = usePropertyName();
  const [isOpen, setOpen] = useState(false);
  if (properties.length === 0) return null;
  const shown = isOpen ? properties : properties.slice(0, SHOWN_FIRST);
  return (
    <div data-component="ProductProperties" className={block}>
      <Table caption={messages.format('productProperties.caption', { name })}>
        <TableHead>
          <TableColumn>{messages.format('productProperties.property')}</TableColumn>
          <TableColumn kind="number">{messages.format('productProperties.value')}</TableColumn>
          <TableColumn>{messages.format('productProperties.condition')}</TableColumn>
          <TableColumn>{messages.format('productProperties.source')}</TableColumn>
        </TableHead>
        <TableBody>
          {shown.map((property, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same but for their place
            <TableRow key={at}>
              <TableCell place="name">{nameProperty(property)}</TableCell>
              <TableCell place="figure" kind="number">
                <bdi>{formatPropertyAmount(property, messages.locale)}</bdi>
              </TableCell>
              <TableCell place="facts">{property.condition && <bdi>{property.condition}</bdi>}</TableCell>
              <TableCell place="facts">
                <Source text={property.source} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {properties.length > SHOWN_FIRST && (
        <div>
          <Button tone="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen
              ? messages.format('productProperties.less')
              : messages.format('productProperties.more', { count: properties.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Links a source that is a URL, and shows any other as text. */
function Source({ text }: { text: string | null }) {
  if (text === null) return null;
  const href = /^https?:/i.test(text) ? sourceLink(text) : null;
  if (href === null) return <Text tone="muted">{text}</Text>;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {new URL(href).host}
    </Link>
  );
}
