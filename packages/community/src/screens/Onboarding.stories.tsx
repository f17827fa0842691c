import { slow, withData } from '@millrace/api-mocks';
import { Page, PageMain } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnboardingWizardContainer, wizardStep } from '../account/OnboardingWizard';
import { expectScreen } from './expect-screen';
import { onScreen, phoneViewport } from './on-screen';
import { useScreen } from './ScreenContext';

const ONBOARDING = '/onboarding';

/** Where somebody sets up a profile, in three steps; the address says which. */
function Onboarding() {
  const { viewer, query, signInHref = `${ONBOARDING}?login=true`, go } = useScreen();
  return (
    <Page columns="narrow">
      <PageMain>
        <OnboardingWizardContainer
          step={wizardStep(query.get('step'))}
          onStepChange={(step) => go(`?step=${step}`)}
          signedIn={viewer !== null}
          signInHref={signInHref}
          onDone={() => go('/networkFeed/global/noop')}
        />
      </PageMain>
    </Page>
  );
}

const meta = {
  title: 'Screens/Onboarding',
  tags: ['!autodocs'],
  component: Onboarding,
  ...onScreen(ONBOARDING),
} satisfies Meta<typeof Onboarding>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody who has just followed the link of the verification. */
const newcomer = withData(({ changes }) => {
  Object.assign(changes, { onboarded: false, has_password: false, company: null, company_id: null });
});
const fresh = { api: { viewer: 'free' as const, scenarios: [newcomer] } };

const heading = 'Set up your profile';

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectScreen(canvasElement, { heading });
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

export const Visitor: Story = {
  name: 'A visitor registers first',
  parameters: { api: { viewer: 'guest' } },
  play: async ({ canvasElement }) => expectScreen(canvasElement, { heading }),
};

export const Loading: Story = {
  parameters: { api: { viewer: 'free', scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectScreen(canvasElement, { heading });
    await expect(canvas.getByText('Loading your profile')).toBeVisible();
  },
};

export const RightToLeft: Story = { parameters: fresh, globals: { direction: 'rtl' }, play };

export const Phone: Story = { parameters: fresh, tags: ['phone-only'], globals: phoneViewport, play };
