import type { EmbedPreflightForm } from '@millrace/api-client';

/** Input modes. */
export const PREFLIGHT_WAYS = ['address', 'pasted'] as const;
export type PreflightWay = (typeof PREFLIGHT_WAYS)[number];

/** Form values; those of the inactive mode are kept. */
export interface PreflightValues {
  way: PreflightWay;
  address: string;
  headers: string;
  html: string;
}

/** Initial form values. */
export const NO_PAGE: PreflightValues = { way: 'address', address: '', headers: '', html: '' };

/** Converts form values to the request body; `null` if the active mode is empty. */
export function preflightForm({ way, address, headers, html }: PreflightValues): EmbedPreflightForm | null {
  if (way === 'address') return address.trim() === '' ? null : { address: address.trim() };
  const pasted = {
    ...(headers.trim() !== '' && { headers }),
    ...(html.trim() !== '' && { html }),
  };
  return Object.keys(pasted).length === 0 ? null : pasted;
}
