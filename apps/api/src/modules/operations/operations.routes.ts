import { randomBytes } from 'node:crypto';
import type { components } from '@millrace/api-client';
import type { Context } from '../../context';
import type { Handlers } from '../../http/call';
import type { Contract } from '../../http/contract';
import { docsPage, docsPolicy } from './docs-page';
import { databaseProbe } from './operations.repository';

type ContractDocument = components['schemas']['Contract'];

/** Health, and the contract. */
export const operationRoutes = ({ db, readiness }: Context, contract: Contract) => {
  const isDatabaseUp = databaseProbe(db);
  return {
    getHealth: () => ({ status: 200, json: { status: 'ok' } }),

    getReadiness: async () => {
      const isUp = await isDatabaseUp();
      const status = isUp ? readiness.state : 'failing';
      return {
        status: status === 'ready' ? 200 : 503,
        json: { status, checks: { database: isUp ? 'ok' : 'failing' } },
      };
    },

    // It is the document that this server was built from.
    getContract: () => ({ status: 200, json: contract.document as ContractDocument }),

    getDocs: () => {
      const nonce = randomBytes(16).toString('base64');
      return {
        status: 200,
        html: docsPage(nonce),
        headers: { 'Content-Security-Policy': docsPolicy(nonce) },
      };
    },
  } satisfies Partial<Handlers>;
};
