import { SITE_PATHS } from '@millrace/domain';
import { ButtonLink, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { root, tools } from './TeamMembers.css';

export interface TeamThanksProps {
  /** How many were invited. */
  count: number;
  /** Default `/networkFeed/global`. */
  feedHref?: string;
}

/** That a team is done with, below the heading "Thank you". @see PLAN-016 */
export function TeamThanks({ count, feedHref = SITE_PATHS.networkFeed }: TeamThanksProps) {
  const messages = useMessages();
  return (
    <div className={root} data-component="TeamThanks" role="status">
      <Text as="p">{messages.format('team.thanksText', { count })}</Text>
      <div className={tools}>
        <ButtonLink href={feedHref} tone="primary">
          {messages.format('team.toFeed')}
        </ButtonLink>
      </div>
    </div>
  );
}
