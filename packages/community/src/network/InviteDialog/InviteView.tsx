import type { HeadingLevel } from '@millrace/ui';
import { SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { BackLink } from '../../internal/BackLink';
import { InviteForm, type InviteFormProps } from './InviteForm';

export interface InviteViewProps extends InviteFormProps {
  /** Where "Back to …" leads. */
  backHref: string;
  /** Rank of its heading in the outline. Default 2. */
  headingLevel?: HeadingLevel;
}

/** The same as a view of a page. @see PROD-019, COMP-018 */
export function InviteView({ backHref, headingLevel = 2, ...rest }: InviteViewProps) {
  const messages = useMessages();
  const { name } = rest;
  return (
    <section aria-labelledby="invite" data-component="InviteView">
      <BackLink href={backHref}>{messages.format('invite.back', { name })}</BackLink>
      <SectionHead title={messages.format('invite.title', { name })} titleId="invite" level={headingLevel} />
      <InviteForm {...rest} />
    </section>
  );
}
