import { type Ref, type RefCallback, useCallback } from 'react';

/** Merges a component's own ref with the caller's. */
export function useMergedRef<Instance>(
  ours: Ref<Instance> | undefined,
  theirs: Ref<Instance> | undefined,
): RefCallback<Instance> {
  return useCallback(
    (instance: Instance | null) => {
      assign(ours, instance);
      assign(theirs, instance);
    },
    [ours, theirs],
  );
}

function assign<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null): void {
  if (typeof ref === 'function') ref(instance);
  else if (ref) ref.current = instance;
}
