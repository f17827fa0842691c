import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Art } from '../Art';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Text } from '../Text';
import { CARD_KINDS, Card, type CardKind } from '.';

interface ExampleProps {
  kind?: CardKind;
  sector?: string | null;
  title?: string;
  href?: string;
  onFollow?: () => void;
}

function Example({ kind, sector, title = 'Preform silica glass', href, onFollow }: ExampleProps) {
  return (
    <Card.Root kind={kind} sector={sector}>
      <Card.Header>
        <Card.Title level={2}>{href ? <Card.Link href={href}>{title}</Card.Link> : title}</Card.Title>
        <Badge>Product</Badge>
      </Card.Header>
      <Card.Body>
        <Text>Rod of synthetic fused silica with a doped core, drawn into optical fiber.</Text>
      </Card.Body>
      <Card.Foot>
        38 suppliers
        {onFollow && (
          <Button size="small" onClick={onFollow}>
            Follow
          </Button>
        )}
      </Card.Foot>
    </Card.Root>
  );
}

const meta = {
  title: 'UI/Layout/Card',
  component: Example,
  argTypes: { kind: { control: 'inline-radio', options: CARD_KINDS } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WholeCardLink: Story = {
  name: 'The whole card leads on by one link; what else can be pressed stays itself',
  args: { href: '/product/preform-silica-glass', sector: 'optical-fiber', onFollow: fn() },
  tags: ['rtl'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Preform silica glass' });
    const card = canvasElement.querySelector('[data-component="Card"]')?.getBoundingClientRect();
    const atFoot = document.elementFromPoint((card?.left ?? 0) + 6, (card?.bottom ?? 0) - 6);
    await expect(atFoot).toBe(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
  },
};

export const WithPicture: Story = {
  render: () => (
    <Card.Root sector="carbon-fiber">
      <Card.Media>
        <Art
          kind="plate"
          src="/art/v1/carbon-fiber/plate/carbon-fiber-prepreg.svg"
          alt="Twill of carbon fiber"
          loading="eager"
        />
      </Card.Media>
      <Card.Header>
        <Card.Title level={2}>
          <Card.Link href="/product/carbon-fiber-prepreg">Carbon fiber prepreg</Card.Link>
        </Card.Title>
      </Card.Header>
    </Card.Root>
  ),
};

export const Matrix: Story = {
  tags: ['forced-colors', 'contrast'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {CARD_KINDS.map((kind) => (
        <Example key={kind} kind={kind} title={`Kind: ${kind}`} />
      ))}
      <Example sector={null} title="Of no known sector" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    href: '/product/1',
    title: 'Hochtemperaturbeständige Glasfaserverstärkungsgewebe für Windkraftrotorblätter',
  },
};
