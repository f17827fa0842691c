import type { Security, SessionEntry } from '@millrace/api-client';
import { SecurityData } from './SecurityData';
import { SecuritySessions } from './SecuritySessions';
import { root } from './SecuritySettings.css';
import { SecuritySignIn } from './SecuritySignIn';
import type { Reading, SectionWork, SecurityQuestion } from './security-state';

export interface SecuritySettingsProps {
  security: Reading<Security>;
  /** The one used last first. */
  sessions: Reading<readonly SessionEntry[]>;
  /** Place of the first of the three sections on the page. Default 1. */
  firstNumber?: number;
  /** True if this browser can add passkeys. */
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

/** How one signs in, where one is signed in, and what becomes of one's data. @see GAP-046 */
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
      <SecurityData
        number={firstNumber + 2}
        onExport={rest.onExport}
        onDelete={() => onAsk({ about: 'deleteAccount' })}
        work={rest.exporting}
      />
    </div>
  );
}
