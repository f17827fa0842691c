import type { AccessToken } from '@millrace/api-client';
import { Badge, Button, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { SecurityReading } from './SecurityReading';
import { SecuritySection } from './SecuritySection';
import { list, part, row, rowEnd, rowName } from './SecuritySettings.css';
import type { Reading, SecurityQuestion } from './security-state';

interface SecurityTokensProps {
  /** True if it is the only section of the page. */
  bare: boolean;
  tokens: Reading<readonly AccessToken[]>;
  onAsk: (question: SecurityQuestion) => void;
  onRetry: () => void;
}

/** Personal access tokens, with which programs act for the member. */
export function SecurityTokens({ bare, tokens, onAsk, onRetry }: SecurityTokensProps) {
  const messages = useMessages();
  return (
    <SecuritySection name="tokens" bare={bare}>
      <SecurityReading reading={tokens} onRetry={onRetry}>
        {(all) => (
          <div className={part} data-part="tokens">
            <Text as="p" tone="secondary">
              {messages.format('security.tokensHint')}
            </Text>
            {all.length > 0 ? (
              <ul className={list}>
                {all.map((token) => (
                  <TokenRow
                    key={token.id}
                    token={token}
                    onRevoke={() => onAsk({ about: 'revokeToken', token })}
                  />
                ))}
              </ul>
            ) : (
              <Text as="p" tone="secondary">
                {messages.format('security.noTokens')}
              </Text>
            )}
            <Button onClick={() => onAsk({ about: 'makeToken' })}>
              {messages.format('security.makeToken')}
            </Button>
          </div>
        )}
      </SecurityReading>
    </SecuritySection>
  );
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const messages = useMessages();
  const { name, scopes, expires_at, used_at, expired } = token;
  const day = (moment: string) => messages.date(moment, { dateStyle: 'medium' });
  const may = scopes.length > 1 ? 'both' : (scopes[0] ?? 'read');
  return (
    <li className={row} data-part="token">
      <span className={rowName}>
        {name} {expired && <Badge>{messages.format('security.tokenExpired')}</Badge>}
        <Text as="div" variant="caption">
          {messages.format('security.tokenMay', { may })}{' '}
          {messages.format(expired ? 'security.tokenExpiredOn' : 'security.tokenExpires', {
            day: day(expires_at),
          })}{' '}
          {used_at === null
            ? messages.format('security.tokenNeverUsed')
            : messages.format('security.tokenUsed', { day: day(used_at) })}
        </Text>
      </span>
      <Button
        size="small"
        className={rowEnd}
        aria-label={messages.format('security.revokeOf', { name })}
        onClick={onRevoke}
      >
        {messages.format('security.revoke')}
      </Button>
    </li>
  );
}
