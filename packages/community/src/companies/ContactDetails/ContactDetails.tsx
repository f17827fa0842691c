import { Heading, Link, Prose } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { details, root, term, value } from './ContactDetails.css';

export interface ContactDetailsProps {
  salesEmail: string;
  /** Lines of the postal address. */
  postalAddress: readonly string[];
}

/** Contact details of the platform's operator. @see MKT-016, GAP-010 */
export function ContactDetails({ salesEmail, postalAddress }: ContactDetailsProps) {
  const messages = useMessages();
  return (
    <div className={root} data-component="ContactDetails">
      <Heading level={1}>{messages.format('contactDetails.title')}</Heading>
      <Prose>
        <p>{messages.format('contactDetails.text')}</p>
      </Prose>
      <dl className={details} data-part="details">
        <div>
          <dt className={term}>{messages.format('contactDetails.email')}</dt>
          <dd className={value}>
            <Link href={`mailto:${salesEmail}`}>{salesEmail}</Link>
          </dd>
        </div>
        <div>
          <dt className={term}>{messages.format('contactDetails.address')}</dt>
          <dd className={value}>
            <address className={value}>{postalAddress.join('\n')}</address>
          </dd>
        </div>
      </dl>
    </div>
  );
}
