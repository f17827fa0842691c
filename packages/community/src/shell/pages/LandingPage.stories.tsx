import { aProduct, applications, products, rawMaterials } from '@millrace/api-mocks';
import { SECTORS, SITE_PATHS } from '@millrace/domain';
import { communities, hearts } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectPage } from '../../testing/expect-page';
import { onPage, phoneViewport } from '../../testing/on-page';
import { useStoryPage } from '../../testing/StoryRouter';
import { LandingPage } from './LandingPage';

/** Number of ends that the diagrams show on each side. */
const ENDS = 5;

const inputs = rawMaterials(ENDS).map(({ rawMaterial, rawMaterial_title, sector, supplierCount }) => ({
  id: rawMaterial,
  name: rawMaterial_title,
  sector,
  suppliers: supplierCount,
}));
const uses = applications(ENDS).map(({ application, application_title, sector, supplierCount }) => ({
  id: application,
  name: application_title,
  sector,
  suppliers: supplierCount,
}));
const landing = {
  communities: SECTORS.map(({ key }) => ({ id: communities[key], name: hearts[key], sector: key })),
  plate: { product: aProduct(), inputs, uses },
  catalogue: { products: 1204, companies: 318 },
  sectorCounts: { 'optical-fiber': 41, photovoltaic: 52 },
  snapshots: products(4).map((product) => ({ product, inputs, uses })),
};

function LandingPageOverMocks() {
  const { session, go } = useStoryPage();
  return (
    <LandingPage
      {...landing}
      signInHref={session.signInHref ?? '?login=true'}
      linkedinHref="https://api.millrace.example/auth/linkedin"
      onNavigate={go}
    />
  );
}

const meta = {
  title: 'Screens/Landing',
  tags: ['!autodocs'],
  component: LandingPageOverMocks,
  ...onPage(SITE_PATHS.home),
} satisfies Meta<typeof LandingPageOverMocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const guest = { api: { viewer: 'guest' } } as const;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectPage(canvasElement, { heading: 'Welcome to your Manufacturing Community' });
  const list = canvas.getByRole('list', { name: `Raw materials of ${aProduct().name}` });
  await expect(within(list).getAllByRole('link')).toHaveLength(ENDS);
};

export const Default: Story = { parameters: guest, play };

export const RightToLeft: Story = { parameters: guest, globals: { direction: 'rtl' }, play };

export const Phone: Story = { parameters: guest, tags: ['phone-only'], globals: phoneViewport, play };
