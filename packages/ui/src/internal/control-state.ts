/** What `data-state` says of a control. */
export type ControlState = 'idle' | 'invalid' | 'read-only' | 'disabled';

interface ControlFlags {
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  invalid?: boolean | undefined;
}

/** The one state that a control shows: what cannot be used shows no error. */
export function controlState({ disabled, readOnly, invalid }: ControlFlags): ControlState {
  if (disabled) return 'disabled';
  if (invalid) return 'invalid';
  return readOnly ? 'read-only' : 'idle';
}
