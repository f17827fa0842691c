import { isFamilyNameFirst } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

export interface NameFieldsProps {
  /** Field of the given name. */
  first: ReactNode;
  /** Field of the family name. */
  last: ReactNode;
}

/** Orders the name fields by the reader's language: the family name first in Chinese and Japanese. */
export function NameFields({ first, last }: NameFieldsProps) {
  const { locale } = useMessages();
  return isFamilyNameFirst(locale) ? (
    <>
      {last}
      {first}
    </>
  ) : (
    <>
      {first}
      {last}
    </>
  );
}
