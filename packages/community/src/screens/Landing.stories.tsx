import { aProduct, applications, products, rawMaterials } from '@millrace/api-mocks';
import { ChainPlate } from '@millrace/design-system';
import { SECTORS, SITE_PATHS } from '@millrace/domain';
import { communities, hearts } from '@millrace/story-kit';
import { PageMain } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductSnapshots } from '../catalogue/ProductSnapshots';
import { InvitationBoxContainer } from '../network/InvitationBox';
import { NetworkSummary } from '../network/NetworkSummary';
import { LandingSections } from '../shell/LandingSections';
import { SectorTiles } from '../shell/SectorTiles';
import { Testimonials } from '../shell/Testimonials';
import { Welcome } from '../shell/Welcome';
import { expectScreen } from './expect-screen';
import { onScreen, phoneViewport } from './on-screen';
import { useScreen } from './ScreenContext';

/** As many as the drawings show on each side. */
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
const snapshots = products(4).map((product) => ({ product, inputs, uses }));
const sectors = SECTORS.map(({ key }) => ({ id: communities[key], name: hearts[key], sector: key }));

/** What visitors come to: what the community is, one of its value chains, and the ways in. */
function Landing() {
  const { signInHref = '?login=true', go } = useScreen();
  return (
    <PageMain>
      <Welcome
        signUpHref={SITE_PATHS.signUp}
        logInHref={signInHref}
        termsHref={SITE_PATHS.terms}
        privacyHref={SITE_PATHS.privacy}
        linkedinHref="https://api.millrace.example/auth/linkedin"
      />
      <ChainPlate product={aProduct()} inputs={inputs} uses={uses} />
      <LandingSections>
        <SectorTiles communities={sectors} number={1} />
        <NetworkSummary products={1204} suppliers={318} links={2741} number={2} />
        <ProductSnapshots snapshots={snapshots} number={3} />
        <Testimonials number={4} />
        <InvitationBoxContainer
          signUpHref={SITE_PATHS.signUp}
          onSent={(email) => go(`${SITE_PATHS.signUp}?${new URLSearchParams({ email })}`)}
        />
      </LandingSections>
    </PageMain>
  );
}

const meta = {
  title: 'Screens/Landing',
  tags: ['!autodocs'],
  component: Landing,
  ...onScreen(SITE_PATHS.home),
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

const guest = { api: { viewer: 'guest' } } as const;

const play: Story['play'] = async ({ canvas, canvasElement }) => {
  await expectScreen(canvasElement, { heading: 'Welcome to your Manufacturing Community' });
  const list = canvas.getByRole('list', { name: `What goes into ${aProduct().name}` });
  await expect(within(list).getAllByRole('link')).toHaveLength(ENDS);
};

export const Default: Story = { parameters: guest, play };

export const RightToLeft: Story = { parameters: guest, globals: { direction: 'rtl' }, play };

export const Phone: Story = { parameters: guest, tags: ['phone-only'], globals: phoneViewport, play };
