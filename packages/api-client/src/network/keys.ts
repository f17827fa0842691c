import { filteredKey } from '../query-options/filtered-key';

/** Query keys of the member's network. */
export const networkKeys = {
  all: ['network'],
  connection: (id: string) => ['network', 'connection', id],
  counters: ['network', 'counters'],
  vendors: (page?: { limit?: number }) => filteredKey(['network', 'vendors'], page),
  customers: (page?: { limit?: number }) => filteredKey(['network', 'customers'], page),
  connections: (page?: { limit?: number }) => filteredKey(['network', 'connections'], page),
  block: (id: string) => ['network', 'block', id],
  blocks: ['network', 'blocks'],
} as const;

/** Query keys of other members. */
export const memberKeys = {
  all: ['members'],
  one: (id: string) => ['members', id],
} as const;
