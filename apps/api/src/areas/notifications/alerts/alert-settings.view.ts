import type { components } from '@millrace/api-client';
import type { AlertSettingsRow } from './alert-settings.repository';

/** What a member is mailed about, as the contract has it. */
export const alertSettingsView = ({
  frequencies,
  isStopped,
  timeZone,
}: AlertSettingsRow): components['schemas']['AlertSettings'] => ({
  frequencies,
  stopped: isStopped,
  time_zone: timeZone,
});
