import { slow, withData } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import { wizardStep } from '../OnboardingWizard';
import { OnboardingPage } from './OnboardingPage';

const ONBOARDING = '/onboarding';

/** At the step that the address names. */
function OnboardingPageOverMocks() {
  const { query, go } = useStoryPage();
  return (
    <OnboardingPage
      step={wizardStep(query.get('step'))}
      onStepChange={(step) => go(`?step=${step}`)}
      onDone={() => go('/networkFeed/new')}
    />
  );
}

const meta = {
  title: 'Screens/Onboarding',
  tags: ['!autodocs'],
  component: OnboardingPageOverMocks,
  ...onPage(ONBOARDING),
} satisfies Meta<typeof OnboardingPageOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A member who has just followed the verification link. */
const newcomer = withData(({ changes }) => {
  Object.assign(changes, { onboarded: false, has_password: false, company: null, company_id: null });
});
const fresh = { api: { viewer: 'free' as const, scenarios: [newcomer] } };

const heading = 'Set up your profile';

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading });
  await expect(await canvas.findByRole('textbox', { name: /^First name/ })).toHaveDisplayValue(/\w/);
};

export const Default: Story = { parameters: fresh, play };

export const SecondStep: Story = {
  name: 'What is saved leads to the next step',
  parameters: { api: { viewer: 'free' } },
  play: async (context) => {
    await play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('combobox', { name: 'Company' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { api: { viewer: 'free', scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await expect(canvas.getByText('Loading your profile')).toBeVisible();
  },
};

export const RightToLeft: Story = { parameters: fresh, globals: { direction: 'rtl' }, play };

export const Phone: Story = { parameters: fresh, tags: ['phone-only'], globals: phoneViewport, play };
