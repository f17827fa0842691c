/** Values of `data-state` on a control. */
export type ControlState = 'idle' | 'invalid' | 'read-only' | 'disabled';

interface ControlFlags {
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  invalid?: boolean | undefined;
}

/** Returns the single state that a control shows: a disabled control shows no error. */
export function controlState({ disabled, readOnly, invalid }: ControlFlags): ControlState {
  if (disabled) return 'disabled';
  if (invalid) return 'invalid';
  return readOnly ? 'read-only' : 'idle';
}
