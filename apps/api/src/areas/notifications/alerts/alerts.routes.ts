import { isTimeZone } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { InvalidFieldsError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { sentence } from '../../../platform/messages/text';
import { rescheduleItems } from './alert-items.repository';
import { findAlertSettings, saveAlertSettings } from './alert-settings.repository';
import { alertSettingsView } from './alert-settings.view';

/** Routes of the viewer's own alert settings. @see GAP-094 */
export const alertRoutes = ({ db, jobs }: Context) =>
  ({
    getAlertSettings: async (call) => ({
      status: 200,
      json: alertSettingsView(await findAlertSettings(db, signedIn(call).id)),
    }),

    setAlertSettings: async (call) => {
      const { id: userId } = signedIn(call);
      const { frequencies, stopped, time_zone: timeZone } = call.body;
      if (timeZone !== null && !isTimeZone(timeZone)) {
        throw new InvalidFieldsError({ time_zone: sentence('field.timeZone') });
      }
      const settings = { frequencies, isStopped: stopped, timeZone };
      await transact(db, async (tx) => {
        await saveAlertSettings(tx, userId, settings);
        if (await rescheduleItems(tx, userId)) await jobs.send('alerts', { userId }, { tx });
      });
      return { status: 200, json: alertSettingsView(settings) };
    },
  }) satisfies Partial<Handlers>;
