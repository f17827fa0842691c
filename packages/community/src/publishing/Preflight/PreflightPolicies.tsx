import type { EmbedFinding, EmbedMergedPolicy } from '@millrace/api-client';
import { useMessages } from '@millrace/ui/messages';
import { PreflightCode } from './PreflightCode';

export interface PreflightPoliciesProps {
  policies: readonly EmbedMergedPolicy[];
}

const LABELS = { headers: 'preflight.policyInHeaders', html: 'preflight.policyInHtml' } as const;
const PLACES = { headers: 'preflight.inHeaders', html: 'preflight.inHtml' } as const;

/** Policies that must change, each whole, with a copy button. */
export function PreflightPolicies({ policies }: PreflightPoliciesProps) {
  const messages = useMessages();
  return policies.map(({ place: { part, line }, text }) => (
    <PreflightCode
      key={`${part} ${line} ${text}`}
      label={messages.format(LABELS[part], { line })}
      hint={messages.format(text.includes('NONCE') ? 'preflight.policyNonce' : 'preflight.policyHint')}
      code={text}
      copyLabel={messages.format('preflight.copyPolicy', { place: messages.format(PLACES[part], { line }) })}
    />
  ));
}

/** Returns true if the merged policy of the same place contains all directives that a finding needs. */
export function isFixMerged({ place, mend }: EmbedFinding, policies: readonly EmbedMergedPolicy[]): boolean {
  const merged = policies.filter((one) => one.place.part === place?.part && one.place.line === place.line);
  const directives = new Set(merged.flatMap(({ text }) => text.split(/[;,] /)));
  return (mend?.split('; ') ?? []).every((directive) => directives.has(directive));
}
