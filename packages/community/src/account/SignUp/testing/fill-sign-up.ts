import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';

type PlayContext = Pick<StoryContext, 'canvasElement' | 'userEvent'>;

/** Typed values by label. */
export const typed = {
  'First name': 'Ida',
  'Last name': 'Lund',
  Email: '  ida.lund@kvarnholm.example ',
  Company: 'Kvar',
  Designation: 'Process engineer',
  Password: 'eight chars',
  'Confirm password': 'eight chars',
};

/** Fills in the form and selects a country. */
export async function fill({ canvasElement, userEvent }: PlayContext, changes: Partial<typeof typed> = {}) {
  const canvas = within(canvasElement);
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  }
  await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Sweden');
}

/** Submits the form. */
export const send = ({ canvasElement, userEvent }: PlayContext) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign Up' }));
