import '@millrace/ui/fonts.css';
import '@millrace/design-system/styles.css';
import { MillraceProvider, SupplierTable, toListState } from '@millrace/design-system';
import { Button, DataTable } from '@millrace/ui';
import { documentClass } from '@millrace/ui/theme';
import { ValueChainDiagram } from '@millrace/value-chain';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

const suppliers = [{ id: 'kvarnholm', name: 'Kvarnholm Silica AB', country: 'Sweden', contacts: 3 }];
const columns = [{ key: 'name', header: 'Gas', sort: true }];
const gases = Array.from({ length: 1000 }, (_, at) => ({ id: String(at), name: `Gas ${at}` }));
const graph = {
  root: 'glass',
  nodes: [
    { id: 'glass', label: 'Preform silica glass' },
    { id: 'fiber', label: 'Single-mode fiber' },
  ],
  links: [{ source: 'glass', target: 'fiber' }],
};

document.body.className = documentClass;
createRoot(document.getElementById('root')).render(
  h(
    MillraceProvider,
    { locale: 'en' },
    h(Button, { tone: 'primary' }, 'Order'),
    h(SupplierTable, { product: { name: 'Preform' }, state: toListState(suppliers) }),
    h(ValueChainDiagram, { graph, openLevels: 1, style: { blockSize: 400 } }),
    h(
      'div',
      { 'data-testid': 'pane', style: { blockSize: 300, overflowY: 'auto' } },
      h(DataTable, { caption: 'Gases in stock', rows: gases, columns }),
    ),
  ),
);
