import type { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, lazy, Suspense } from 'react';

export { markdown } from './markdown';
export { ownIds } from './own-ids';

/*
 * Asked for when a page is opened: stories, and the tests and pictures made of them, do without.
 */
const LazyFrame = lazy(async () => ({ default: (await import('./DocsFrame')).DocsFrame }));
const LazyPage = lazy(async () => ({ default: (await import('./ComponentPage')).ComponentPage }));

/** Around every page: Storybook's blocks in our colours, and the provider. */
export function DocsFrame(props: ComponentProps<typeof DocsContainer>) {
  return (
    <Suspense>
      <LazyFrame {...props} />
    </Suspense>
  );
}

/** The page of a component: its documentation, its stories, its props. */
export function ComponentPage() {
  return <LazyPage />;
}
