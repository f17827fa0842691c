import type { CatalogueLink } from '@millrace/api-client';
import { type ReactNode, useState } from 'react';
import { LinkEvidenceContainer, type LinkEvidenceContainerProps } from './LinkEvidenceContainer';

/** A link and the names of its two ends. */
export type ShownLink = Pick<LinkEvidenceContainerProps, 'link' | 'names'>;

/** Opens the evidence dialog for one link of a list at a time. */
export function useLinkEvidenceDialog(options: {
  /** Login address for guests, who see no evidence. */
  signInHref: string | undefined;
  onSignInRequired: (() => void) | undefined;
}): { show: ((shown: ShownLink) => void) | undefined; dialog: ReactNode } {
  const [shown, setShown] = useState<ShownLink | null>(null);
  return {
    show: options.signInHref === undefined ? setShown : undefined,
    dialog: shown && (
      <LinkEvidenceContainer
        key={linkKey(shown.link)}
        {...shown}
        onClose={() => setShown(null)}
        onSignInRequired={options.onSignInRequired}
      />
    ),
  };
}

const linkKey = ({ kind, productId, otherId }: CatalogueLink): string => `${kind} ${productId} ${otherId}`;
