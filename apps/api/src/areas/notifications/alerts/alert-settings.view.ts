import type { components } from '@millrace/api-client';
import type { AlertSettingsRow } from './alert-settings.repository';

/** Returns alert settings for the API. */
export const alertSettingsView = ({
  frequencies,
  isStopped,
  timeZone,
}: AlertSettingsRow): components['schemas']['AlertSettings'] => ({
  frequencies,
  stopped: isStopped,
  time_zone: timeZone,
});
