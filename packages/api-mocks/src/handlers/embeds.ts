import type { HttpHandler } from 'msw';
import { example } from '../contract/examples';
import { embedPreflight } from '../factories/embed-preflight';
import type { MockServer } from './mock-server';
import { REPLY, refuseField } from './refusals';

/** A host that nobody has, as the server would say of it. */
const NOWHERE = 'nowhere.example';

/** Whether cards work on pages: what an address leads to has findings, and what is pasted has none. */
export function embedHandlers({ http }: MockServer): HttpHandler[] {
  return [
    http.post('/api/v2/embed/preflight', async ({ request, response }) => {
      const { address } = await request.json();
      if (address === undefined)
        return response(200).json(example('EmbedPreflight', 'EmbedPreflightWorks'), REPLY);
      if (address.includes(NOWHERE))
        return response.untyped(
          refuseField(
            'address',
            `There is no host called ${NOWHERE}. Look whether the address is written right.`,
          ),
        );
      return response(200).json(embedPreflight({ page: address }), REPLY);
    }),
  ];
}
