import { expect, it } from 'vitest';
import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { MillraceSuppliers, MillraceValueChain } from '.';

it('Vue components render the element and its fallback on the server', async () => {
  const suppliers = createSSRApp(() =>
    h(MillraceSuppliers, { id: '1', rows: 4, theme: 'dark', class: 'ours' }, () => [
      h('a', { href: 'https://www.example.com/product/argon/1' }, 'Argon'),
    ]),
  );
  const markup = await renderToString(suppliers);
  expect(markup).toContain('<millrace-suppliers data-id="1" data-theme="dark" data-rows="4" class="ours">');
  expect(markup).toContain('<a href="https://www.example.com/product/argon/1">Argon</a>');
  const chain = createSSRApp(() => h(MillraceValueChain, { id: '1', part: '2' }));
  expect(await renderToString(chain)).toBe(
    '<millrace-value-chain data-id="1" data-part="2"></millrace-value-chain>',
  );
});

it('Vue components know their props and events', () => {
  h(MillraceSuppliers, { id: '1', onClick: (event) => event.detail.href });
  // @ts-expect-error: there is no such theme
  h(MillraceSuppliers, { id: '1', theme: 'red' });
});
