import type { EmbedPreflightForm } from '@millrace/api-client';

/** How a page is given. */
export const PREFLIGHT_WAYS = ['address', 'pasted'] as const;
export type PreflightWay = (typeof PREFLIGHT_WAYS)[number];

/** What is written in the form; what stands in the other way stays. */
export interface PreflightValues {
  way: PreflightWay;
  address: string;
  headers: string;
  html: string;
}

/** The form as it begins. */
export const NO_PAGE: PreflightValues = { way: 'address', address: '', headers: '', html: '' };

/** What is sent; `null` where the chosen way has nothing. */
export function preflightForm({ way, address, headers, html }: PreflightValues): EmbedPreflightForm | null {
  if (way === 'address') return address.trim() === '' ? null : { address: address.trim() };
  const pasted = {
    ...(headers.trim() !== '' && { headers }),
    ...(html.trim() !== '' && { html }),
  };
  return Object.keys(pasted).length === 0 ? null : pasted;
}
