import { artPath, countryIn } from '@millrace/domain';
import {
  Art,
  Badge,
  Button,
  Notice,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableSelectCell,
  TableSelectColumn,
  Text,
  toggleAllRows,
  toggleRow,
  toTableSelection,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
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

const IDS = SUPPLIERS.map(({ id }) => id);

/** A choice of suppliers with invented content, to show what one looks like: nobody is asked. @see MOCK-009 */
export function SampleSupplierSelection() {
  const messages = useMessages();
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
        <Table caption={messages.format('suppliers.caption', { product: PRODUCT })}>
          <TableHead>
            <TableSelectColumn
              label={messages.format('sampleSuppliers.selectAll')}
              selection={toTableSelection(IDS, chosen)}
              onToggle={() => choose(toggleAllRows(IDS, chosen))}
            />
            <TableColumn>{messages.format('suppliers.company')}</TableColumn>
            <TableColumn>{messages.format('suppliers.type')}</TableColumn>
            <TableColumn>{messages.format('suppliers.country')}</TableColumn>
          </TableHead>
          <TableBody>
            {SUPPLIERS.map(({ id, name, country, type, isPremium }) => (
              <TableRow key={id} state={chosen.has(id) ? 'selected' : 'idle'}>
                <TableSelectCell
                  label={messages.format('sampleSuppliers.select', { company: name })}
                  selected={chosen.has(id)}
                  onToggle={() => choose(toggleRow(id, chosen))}
                />
                <TableCell place="name">
                  <TableName
                    art={<Art kind="seal" src={artPath({ name, sector: 'optical-fiber', kind: 'seal' })} />}
                    badge={isPremium && <Badge tone="premium">{messages.format('suppliers.premium')}</Badge>}
                  >
                    {name}
                  </TableName>
                </TableCell>
                <TableCell>{messages.format(`suppliers.${type}`)}</TableCell>
                <TableCell>{countryIn(country, messages.locale)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {isPressed && <Notice>{messages.format('sampleQuote.notSent')}</Notice>}
        <Button tone="primary" disabled={chosen.size === 0} onClick={() => setPressed(true)}>
          {messages.format('sampleSuppliers.send', { count: chosen.size })}
        </Button>
      </div>
    </AccountPage>
  );
}
