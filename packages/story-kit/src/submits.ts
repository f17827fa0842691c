import { waitFor } from 'storybook/test';

/* For stories of natively submitted forms, which would navigate away from the story. */

/** A submit event that no handler has prevented. */
export interface HeldSubmit {
  form: HTMLFormElement;
  data: Record<string, FormDataEntryValue>;
}

let held: HeldSubmit[] = [];

function hold(event: SubmitEvent): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  held.push({ form: event.target, data: Object.fromEntries(new FormData(event.target)) });
}

/** Prevents the story's forms from being submitted, for `beforeEach`; restored after the story. */
export function holdSubmits(): () => void {
  held = [];
  window.addEventListener('submit', hold);
  return () => window.removeEventListener('submit', hold);
}

/** Returns the prevented submits of this story, in order. */
export const heldSubmits = (): readonly HeldSubmit[] => held;

/** Waits for the first of them. */
export const firstHeldSubmit = (): Promise<HeldSubmit> =>
  waitFor(() => {
    const [first] = held;
    if (!first) throw new Error('No form was sent.');
    return first;
  });
