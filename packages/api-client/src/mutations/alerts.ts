import { mutationOptions } from '@tanstack/react-query';
import { answer } from '../answer';
import type { ApiError } from '../api-error';
import type { Client } from '../client';
import { meKeys } from '../query-keys';
import type { AlertSettings } from '../types';

/** Says what one is to be mailed about; it shows at once, and is as it was when it fails. @see GAP-094 */
export const saveAlertSettings = (client: Client) =>
  mutationOptions<AlertSettings, ApiError, AlertSettings, { before: AlertSettings | undefined }>({
    mutationKey: ['me', 'alerts'],
    mutationFn: (body) => answer(client.PUT('/api/v2/me/alerts', { body })),
    onMutate: async (settings, { client: queries }) => {
      await queries.cancelQueries({ queryKey: meKeys.alerts });
      const before = queries.getQueryData<AlertSettings>(meKeys.alerts);
      queries.setQueryData(meKeys.alerts, settings);
      return { before };
    },
    onSuccess: (settings, _, __, { client: queries }) => {
      queries.setQueryData(meKeys.alerts, settings);
    },
    onError: (_, __, kept, { client: queries }) => {
      queries.setQueryData(meKeys.alerts, kept?.before);
    },
  });
