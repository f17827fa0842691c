import type { AlertSettings } from '@millrace/api-client';
import { example } from '../contract/examples';

/** What a member is mailed about, with whatever is overridden. */
export function aAlertSettings(overrides: Partial<AlertSettings> = {}): AlertSettings {
  return { ...example('AlertSettings', 'AlertSettingsUsual'), ...overrides };
}
