import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { listSectors } from './sectors.service';

/** Routes of sectors with their counts. */
export const sectorRoutes = (context: Context) =>
  ({
    listSectors: async () => ({ status: 200, json: await listSectors(context) }),
  }) satisfies Partial<Handlers>;
