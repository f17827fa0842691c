import type { Product } from '@millrace/api-client';
import { ValueChainTreeContainer } from '@millrace/design-system/connected';
import { useState } from 'react';

/** The tab of the value chain: which diagram is open, and where in it one is. */
export function ProductTree({ product }: { product: Product }) {
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState<readonly string[]>([]);
  return (
    <ValueChainTreeContainer
      product={product}
      open={open}
      onOpenChange={setOpen}
      path={path}
      onPathChange={setPath}
      linkTo={(steps) => `https://www.millrace.example/?path=${steps.join('.')}`}
    />
  );
}
