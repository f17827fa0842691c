import type { Me } from '@millrace/api-client';
import { useState } from 'react';
import { type ProfileValues, profileValues, rebaseValues } from './profile-values';

/** Holds the typed values, rebased onto saved ones: fields that were not touched follow changes made elsewhere. */
export function useProfileValues(me: Me) {
  const [{ base, typed }, setState] = useState(() => ({ base: me, typed: profileValues(me) }));
  const saved = profileValues(me);
  const over = (values: ProfileValues, before: Me) =>
    before === me ? values : rebaseValues(values, profileValues(before), saved);
  return {
    values: over(typed, base),
    saved,
    change: (patch: Partial<ProfileValues>) =>
      setState((before) => ({ base: me, typed: { ...over(before.typed, before.base), ...patch } })),
    /** Shows what is saved, and forgets what was typed. */
    reset: () => setState({ base: me, typed: saved }),
  };
}
