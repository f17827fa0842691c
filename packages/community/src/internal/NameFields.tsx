import { isFamilyNameFirst } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

export interface NameFieldsProps {
  /** The field of the given name. */
  first: ReactNode;
  /** The field of the family's name. */
  last: ReactNode;
}

/** Puts the fields of a name into the order of the reader's language: the family's first in Chinese and Japanese. */
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
