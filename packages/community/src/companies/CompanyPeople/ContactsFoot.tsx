import { ListFoot, type ListFootProps } from '@millrace/design-system';
import { useMessages } from '@millrace/ui/messages';
import { ContactsWithheld, type ContactsWithheldProps } from './ContactsWithheld';

export type ContactsFootProps = ContactsWithheldProps & Pick<ListFootProps, 'shown' | 'more' | 'onLoadMore'>;

/** Foot of a company's contacts: Load More if all names are visible, else a note on those withheld. */
export function ContactsFoot({ shown, more, onLoadMore, ...withheld }: ContactsFootProps) {
  const messages = useMessages();
  const { total, limited, signInHref } = withheld;
  return (
    <ListFoot
      {...{ shown, total, more, signInHref }}
      label={messages.format('contacts.loadMore')}
      onLoadMore={limited === 'none' ? onLoadMore : undefined}
      withheld={<ContactsWithheld {...withheld} />}
    />
  );
}
