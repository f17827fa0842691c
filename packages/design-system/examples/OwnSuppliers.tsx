import '@millrace/design-system/styles.css';
import { MillraceProvider, SupplierTable, toListState } from '@millrace/design-system';

const suppliers = [
  { id: 'kvarnholm', name: 'Kvarnholm Silica AB', href: '/kvarnholm', country: 'Sweden', contacts: 3 },
  { id: 'ostwald', name: 'Ostwald Quarzglas GmbH', href: '/ostwald', country: 'Germany', premium: true },
];

export function OwnSuppliers() {
  return (
    <MillraceProvider locale="en">
      <SupplierTable product={{ name: 'Preform' }} state={toListState(suppliers)} />
    </MillraceProvider>
  );
}
