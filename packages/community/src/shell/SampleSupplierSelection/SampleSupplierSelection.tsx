import { artPath, countryIn } from '@millrace/domain';
import { Art, Badge, Button, DataTable, type DataTableColumn, Notice, TableName, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useCallback, useMemo, useState } from 'react';
import { AccountPage } from '../../account/AccountPage';
import { root } from './SampleSupplierSelection.css';

const PRODUCT = 'Preform silica glass';

const SUPPLIERS = [
  { id: 'kvarnholm', name: 'Kvarnholm Silica AB', country: 'Sweden', type: 'MANUFACTURER', isPremium: true },
  {
    id: 'ostwald',
    name: 'Ostwald Quarzglas GmbH',
    country: 'Germany',
    type: 'MANUFACTURER',
    isPremium: true,
  },
  { id: 'atlantia', name: 'Atlantia Preform', country: 'Portugal', type: 'MANUFACTURER', isPremium: false },
  { id: 'hakone', name: 'Hakone Glass Works', country: 'Japan', type: 'MANUFACTURER', isPremium: false },
  { id: 'rheinkai', name: 'Rheinkai Handel', country: 'Germany', type: 'DISTRIBUTOR', isPremium: false },
] as const;

type SampleSupplier = (typeof SUPPLIERS)[number];

/** Sample selection of suppliers with invented content: no requests are sent. @see MOCK-009 */
export function SampleSupplierSelection() {
  const messages = useMessages();
  const columns = useMemo(
    (): DataTableColumn<SampleSupplier>[] => [
      {
        key: 'name',
        header: messages.format('suppliers.company'),
        cell: ({ name, isPremium }) => (
          <TableName
            art={<Art kind="seal" src={artPath({ name, sector: 'optical-fiber', kind: 'seal' })} />}
            badge={isPremium && <Badge tone="premium">{messages.format('suppliers.premium')}</Badge>}
          >
            {name}
          </TableName>
        ),
      },
      {
        key: 'type',
        header: messages.format('suppliers.type'),
        cell: ({ type }) => messages.format(`suppliers.${type}`),
      },
      {
        key: 'country',
        header: messages.format('suppliers.country'),
        cell: ({ country }) => countryIn(country, messages.locale),
      },
    ],
    [messages],
  );
  const rowLabel = useCallback(
    ({ name }: SampleSupplier) => messages.format('sampleSuppliers.select', { company: name }),
    [messages],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['kvarnholm', 'atlantia']));
  const [isPressed, setPressed] = useState(false);
  const choose = (next: ReadonlySet<string>) => {
    setChosen(next);
    setPressed(false);
  };
  return (
    <AccountPage title={messages.format('sampleSuppliers.title')} width="wide">
      <div className={root} data-component="SampleSupplierSelection">
        <Notice role="note">{messages.format('sampleQuote.note')}</Notice>
        <Text as="p">{messages.format('sampleSuppliers.lead', { product: PRODUCT })}</Text>
        <DataTable
          caption={messages.format('suppliers.caption', { product: PRODUCT })}
          rows={SUPPLIERS}
          columns={columns}
          selection={{
            selected: chosen,
            onSelectedChange: choose,
            allLabel: messages.format('sampleSuppliers.selectAll'),
            rowLabel,
          }}
          tools={false}
        />
        {isPressed && <Notice>{messages.format('sampleQuote.notSent')}</Notice>}
        <Button tone="primary" disabled={chosen.size === 0} onClick={() => setPressed(true)}>
          {messages.format('sampleSuppliers.send', { count: chosen.size })}
        </Button>
      </div>
    </AccountPage>
  );
}
