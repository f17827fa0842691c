import { aCompany, failing, slow } from '@millrace/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import { CompanyPage } from './CompanyPage';
import { companyTabPath, readCompanyTab } from './company-tabs';

const kvarnholm = aCompany();

/** At the tab that the address names. */
function CompanyPageOverMocks() {
  const { query, session } = useStoryPage();
  return <CompanyPage {...session} company={kvarnholm} tab={readCompanyTab(query)} />;
}

const meta = {
  title: 'Screens/Company page',
  tags: ['!autodocs'],
  component: CompanyPageOverMocks,
  ...onPage(companyTabPath(kvarnholm, 'activity')),
} satisfies Meta<typeof CompanyPageOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = kvarnholm.name;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading });
  await expect((await canvas.findAllByRole('link', { name: 'Preform silica glass' }))[0]).toBeVisible();
};

export const Default: Story = { play };

export const Guest: Story = { parameters: { api: { viewer: 'guest' } }, play };

export const People: Story = {
  name: 'Pressing “People” lists who works there',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectPage(canvasElement, { heading });
    const tabs = within(canvas.getByRole('navigation', { name: `Sections of ${heading}` }));
    await userEvent.click(tabs.getByRole('link', { name: /^People/ }));
    await expect(tabs.getByRole('link', { name: /^People/ })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2));
  },
};

export const Loading: Story = {
  parameters: { api: { scenarios: [slow({ delayMs: 'infinite' })] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await waitFor(() => expect(canvas.getAllByText('Loading…').length).toBeGreaterThan(0));
    await expect(canvas.getByRole('link', { name: /^Listed contacts/ })).not.toHaveTextContent('0');
  },
};

export const ErrorState: Story = {
  parameters: { api: { scenarios: [failing('server')] } },
  play: async ({ canvas, canvasElement }) => {
    await expectPage(canvasElement, { heading });
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(1),
    );
    await expect(canvas.getByRole('link', { name: /^Listed contacts.*Unavailable/ })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play };

export const Phone: Story = { tags: ['phone-only'], globals: phoneViewport, play };
