import type { Passkey, Security } from '@millrace/api-client';
import { Button, Heading, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { SecurityReading } from './SecurityReading';
import { SecuritySection } from './SecuritySection';
import { list, part, row, rowEnd, rowName } from './SecuritySettings.css';
import type { Reading, SecurityQuestion } from './security-state';

interface SecuritySignInProps {
  security: Reading<Security>;
  canAddPasskeys: boolean;
  onAsk: (question: SecurityQuestion) => void;
  onRetry: () => void;
}

/** Authenticator app, passkeys, and the state of password and LinkedIn sign-in. */
export function SecuritySignIn({ security, canAddPasskeys, onAsk, onRetry }: SecuritySignInProps) {
  const messages = useMessages();
  return (
    <SecuritySection name="signIn">
      <SecurityReading reading={security} onRetry={onRetry}>
        {(known) => (
          <>
            <dl className={list}>
              <Way name="security.password" isThere={known.has_password} />
              <Way name="security.linkedin" isThere={known.linkedin} />
            </dl>
            <div className={part} data-part="app">
              <Heading level={3} size="panel">
                {messages.format('security.app')}
              </Heading>
              <Text as="p" tone="secondary">
                {known.two_factor
                  ? messages.format('security.appOn', { left: known.recovery_codes_left })
                  : messages.format('security.appOff')}
              </Text>
              <Button onClick={() => onAsk({ about: known.two_factor ? 'removeApp' : 'setUpApp' })}>
                {messages.format(known.two_factor ? 'security.removeApp' : 'security.setUpApp')}
              </Button>
            </div>
            <div className={part} data-part="passkeys">
              <Heading level={3} size="panel">
                {messages.format('security.passkeys')}
              </Heading>
              <Text as="p" tone="secondary">
                {messages.format(known.passkeys.length > 0 ? 'security.passkeysHint' : 'security.noPasskeys')}
              </Text>
              {known.passkeys.length > 0 && (
                <ul className={list}>
                  {known.passkeys.map((passkey) => (
                    <PasskeyRow
                      key={passkey.id}
                      passkey={passkey}
                      onRemove={() => onAsk({ about: 'removePasskey', passkey })}
                    />
                  ))}
                </ul>
              )}
              {canAddPasskeys ? (
                <Button onClick={() => onAsk({ about: 'addPasskey' })}>
                  {messages.format('security.addPasskey')}
                </Button>
              ) : (
                <Text as="p" variant="caption">
                  {messages.format('security.passkeysUnknown')}
                </Text>
              )}
            </div>
          </>
        )}
      </SecurityReading>
    </SecuritySection>
  );
}

interface WayProps {
  name: 'security.password' | 'security.linkedin';
  isThere: boolean;
}

function Way({ name, isThere }: WayProps) {
  const messages = useMessages();
  return (
    <div className={row}>
      <dt className={rowName}>{messages.format(name)}</dt>
      <Text as="dd" tone="secondary" className={rowEnd}>
        {messages.format(isThere ? `${name}On` : `${name}Off`)}
      </Text>
    </div>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const messages = useMessages();
  const { name, created_at, used_at } = passkey;
  const used = used_at === null ? undefined : messages.date(used_at, { dateStyle: 'medium' });
  return (
    <li className={row} data-part="passkey">
      <span className={rowName}>
        {name}
        <Text as="div" variant="caption">
          {messages.format('security.passkeyAdded', {
            added: messages.date(created_at, { dateStyle: 'medium' }),
          })}{' '}
          {used === undefined
            ? messages.format('security.passkeyNeverUsed')
            : messages.format('security.passkeyUsed', { used })}
        </Text>
      </span>
      <Button
        size="small"
        className={rowEnd}
        aria-label={messages.format('security.removePasskey', { name })}
        onClick={onRemove}
      >
        {messages.format('security.remove')}
      </Button>
    </li>
  );
}
