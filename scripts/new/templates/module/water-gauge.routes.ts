import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';

/** Answers the calls of this module: one handler for each `operationId` that openapi.yaml gives it. */
export const waterGaugeRoutes = (_context: Context) => ({}) satisfies Partial<Handlers>;
