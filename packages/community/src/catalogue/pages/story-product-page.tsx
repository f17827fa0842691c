import { aProduct } from '@millrace/api-mocks';
import { useState } from 'react';
import { useStoryPage } from '../../testing/StoryRouter';
import { readProductTab } from '../ProductTabNav';
import { ProductPage } from './ProductPage';

/** Product page with mocks, at the tab that the address names. */
export function ProductPageOverMocks() {
  const { query, session } = useStoryPage();
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState<readonly string[]>([]);
  return (
    <ProductPage
      {...session}
      product={aProduct()}
      tab={readProductTab(query)}
      diagram={{
        open,
        onOpenChange: setOpen,
        path,
        onPathChange: setPath,
        linkTo: (steps) => `https://www.millrace.example/?path=${steps.join('.')}`,
      }}
    />
  );
}
