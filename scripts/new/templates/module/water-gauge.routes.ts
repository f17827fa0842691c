import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';

/** Handles the calls of this module: one handler for each `operationId` in openapi.yaml. */
export const waterGaugeRoutes = (_context: Context) => ({}) satisfies Partial<Handlers>;
