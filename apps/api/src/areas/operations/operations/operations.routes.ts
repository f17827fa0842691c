import { randomBytes } from 'node:crypto';
import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import type { Contract } from '../../../platform/http/contract';
import { docsPage, docsPolicy } from './docs-page';

type ContractDocument = components['schemas']['Contract'];

/** Value of `Retry-After` in seconds while the process is not ready, as for an unavailable database. */
const NOT_READY_RETRY_S = 5;

/** Routes for health and the contract. */
export const operationRoutes = ({ condition, isHearing, readiness, config }: Context, contract: Contract) =>
  ({
    getHealth: () => ({ status: 200, json: { status: 'ok' } }),

    getReadiness: async () => {
      const database = await condition.ask();
      const announcements = isHearing() ? 'ok' : 'failing';
      const isFailing = database === 'failing' || announcements === 'failing';
      const status = isFailing ? 'failing' : readiness.state;
      return {
        status: status === 'ready' ? 200 : 503,
        json: { status, checks: { database, announcements } },
        ...(status !== 'ready' && { headers: { 'Retry-After': String(NOT_READY_RETRY_S) } }),
      };
    },

    // The contract of this build, with the address of this server.
    getContract: () => ({
      status: 200,
      json: { ...(contract.document as ContractDocument), ...{ servers: [{ url: config.apiUrl }] } },
    }),

    getDocs: () => {
      const nonce = randomBytes(16).toString('base64');
      return {
        status: 200,
        html: docsPage(nonce),
        headers: { 'Content-Security-Policy': docsPolicy(nonce) },
      };
    },
  }) satisfies Partial<Handlers>;
