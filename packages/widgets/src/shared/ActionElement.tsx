import { CardAction, type CardActionProps } from '@millrace/design-system/cards';
import type { Messages } from '@millrace/ui/messages';
import { action, line, mark } from './action.css';
import { Frame, frameProps } from './Frame';

export interface ActionElementProps extends Pick<CardActionProps, 'href' | 'pressed' | 'onPress'> {
  label: string;
  /** Address of the subject's page, to which the logo links. */
  pageHref: string;
  messages: Messages;
}

/** One-line element with a single action, in its shadow root. */
export function ActionElement({ label, pageHref, messages, ...deed }: ActionElementProps) {
  return (
    <Frame>
      <div {...frameProps(messages)}>
        <div className={line}>
          <CardAction {...deed} part="action" className={action}>
            {label}
          </CardAction>
          <a href={pageHref} className={mark}>
            {messages.format('brand')}
          </a>
        </div>
      </div>
    </Frame>
  );
}
