import { ButtonLink, Heading, Prose } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { mission, root } from './AboutUs.css';

export interface AboutUsProps {
  salesEmail: string;
}

/** Mission statement, and an e-mail link to the operators. @see MKT-015 */
export function AboutUs({ salesEmail }: AboutUsProps) {
  const messages = useMessages();
  return (
    <div className={root} data-component="AboutUs">
      <Heading level={1}>{messages.format('aboutUs.title')}</Heading>
      <Prose className={mission}>
        <p>{messages.format('aboutUs.mission')}</p>
      </Prose>
      <Prose>
        {(['products', 'network', 'open'] as const).map((part) => (
          <p key={part}>{messages.format(`aboutUs.${part}`)}</p>
        ))}
      </Prose>
      <ButtonLink href={`mailto:${salesEmail}`} tone="primary" size="large">
        {messages.format('aboutUs.contact')}
      </ButtonLink>
    </div>
  );
}
