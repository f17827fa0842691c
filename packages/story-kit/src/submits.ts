import { waitFor } from 'storybook/test';

/* For stories of forms that the browser itself sends: they would leave the story. */

/** A form on its way to the browser, as no script had stopped it. */
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

/** For `beforeEach`: holds back what the story's forms send, and lets go of it after the story. */
export function holdSubmits(): () => void {
  held = [];
  window.addEventListener('submit', hold);
  return () => window.removeEventListener('submit', hold);
}

/** What was held back in this story, the earliest first. */
export const heldSubmits = (): readonly HeldSubmit[] => held;

/** The first of them, which may still be on its way. */
export const firstHeldSubmit = (): Promise<HeldSubmit> =>
  waitFor(() => {
    const [first] = held;
    if (!first) throw new Error('No form was sent.');
    return first;
  });
