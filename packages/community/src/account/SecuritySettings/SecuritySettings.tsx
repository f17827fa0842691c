import type { AccessToken, Security, SessionEntry } from '@millrace/api-client';
import { SecurityData } from './SecurityData';
import { SecuritySessions } from './SecuritySessions';
import { root } from './SecuritySettings.css';
import { SecuritySignIn } from './SecuritySignIn';
import { SecurityTokens } from './SecurityTokens';
import type { Reading, SectionWork, SecurityQuestion } from './security-state';

export interface SecuritySettingsProps {
  security: Reading<Security>;
  /** The one used last first. */
  sessions: Reading<readonly SessionEntry[]>;
  /** The newest first. */
  tokens: Reading<readonly AccessToken[]>;
  /** Place of the first of the four sections on the page. Default 1. */
  firstNumber?: number;
  /** Whether this browser can add passkeys. */
  canAddPasskeys: boolean;
  onAsk: (question: SecurityQuestion) => void;
  /** Reads anew what could not be read. */
  onRetry: () => void;
  onEndSession: (session: SessionEntry) => void;
  onEndOtherSessions: () => void;
  /** The ending of sessions. */
  ending: SectionWork;
  onExport: () => void;
  /** The download. */
  exporting: SectionWork;
}

/** How one signs in, where one is signed in, what programs sign in by, and what becomes of one's data. @see GAP-046 */
export function SecuritySettings({ firstNumber = 1, onAsk, onRetry, ...rest }: SecuritySettingsProps) {
  return (
    <div className={root} data-component="SecuritySettings">
      <SecuritySignIn
        number={firstNumber}
        security={rest.security}
        canAddPasskeys={rest.canAddPasskeys}
        onAsk={onAsk}
        onRetry={onRetry}
      />
      <SecuritySessions
        number={firstNumber + 1}
        sessions={rest.sessions}
        onRetry={onRetry}
        onEnd={rest.onEndSession}
        onEndOthers={rest.onEndOtherSessions}
        work={rest.ending}
      />
      <SecurityTokens number={firstNumber + 2} tokens={rest.tokens} onAsk={onAsk} onRetry={onRetry} />
      <SecurityData
        number={firstNumber + 3}
        onExport={rest.onExport}
        onDelete={() => onAsk({ about: 'deleteAccount' })}
        work={rest.exporting}
      />
    </div>
  );
}
