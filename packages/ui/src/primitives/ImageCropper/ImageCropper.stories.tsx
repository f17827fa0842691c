import { StoryList } from '@millrace/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { ImageCropper } from '.';

/** Aspect ratios of a product's and an event's picture. */
const aspects = { square: 1, event: 16 / 6.75 };

const rings = Array.from({ length: 9 }, (_, index) => `<circle cx="600" cy="400" r="${60 + index * 38}"/>`);

/** Drawing of a preform's end, 1200 × 800, identical in every run. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
    <rect width="1200" height="800" fill="#20455f"/><path d="M0 620h1200v180H0z" fill="#16303f"/>
    <g fill="none" stroke="#8fc4e0" stroke-width="6">${rings.join('')}</g>
    <circle cx="600" cy="400" r="34" fill="#f0c878"/></svg>`,
)}`;

const meta = {
  title: 'UI/Inputs/ImageCropper',
  component: ImageCropper,
  args: { label: 'Select a Photo', src: picture, alt: 'End of a preform', onValueChange: fn() },
  argTypes: { src: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageCropper>;

export default meta;
type Story = StoryObj<typeof meta>;

const areaQuery = { name: /^Crop area/ };

export const Default: Story = {
  name: 'Starts with half of the largest square, in a view of 275 px [PROD-026]',
  tags: ['phone', 'rtl'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByRole('application', areaQuery)).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith({
      x: 400,
      y: 200,
      width: 400,
      height: 400,
    });
    await expect(canvas.getByText('400 × 400 px')).toBeVisible();
    const view = canvasElement.querySelector('[data-part="view"]');
    await expect(view?.getBoundingClientRect().height).toBe(275);
  },
};

const small = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>',
)}`;

export const AnotherPicture: Story = {
  name: 'Another picture starts with an area of its own',
  tags: ['no-visual'], // Looks as Default does, with another picture.
  render: function Chosen(args) {
    const [src, setSrc] = useState(args.src);
    return (
      <>
        <ImageCropper {...args} src={src} />
        <Button onClick={() => setSrc(small)}>Another one</Button>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('400 × 400 px')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Another one' }));
    await expect(await canvas.findByText('100 × 100 px')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 100, y: 50, width: 100, height: 100 });
  },
};

export const Failed: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t show this picture.')).toBeVisible();
  },
};

export const Event: Story = {
  name: 'The picture of an event is cropped at 16 to 6.75',
  args: { aspect: aspects.event },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('600 × 253 px')).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Arrow keys move the area, with Shift they size it, and what became of it is said',
  play: async ({ args, canvas, userEvent }) => {
    const area = await canvas.findByRole('application', areaQuery);
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 424, y: 224, width: 400, height: 400 });
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 412, y: 212, width: 424, height: 424 });
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '424 by 424 pixels, 411 from the left and 212 from the top',
    );
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};

export const Pointer: Story = {
  name: 'The area is dragged, and sized by its corners, in its aspect',
  play: async ({ args, canvas, canvasElement }) => {
    const area = await canvas.findByRole('application', areaQuery);
    const drag = (element: Element, byX: number, byY: number) => {
      const at = { clientX: 200, clientY: 200, bubbles: true };
      fireEvent.pointerDown(element, at);
      fireEvent.pointerMove(document, { ...at, clientX: 200 + byX, clientY: 200 + byY });
      fireEvent.pointerUp(document, at);
    };
    drag(area, -20, 0);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ y: 200, width: 400 })),
    );
    const corner = canvasElement.querySelector('.ord-se');
    if (corner) drag(corner, 10, 10);
    const [last] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect(last.width).toBeGreaterThan(400);
    await expect(last.height).toBe(last.width);
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'While the picture is sent.' } };

export const Invalid: Story = { args: { error: 'At least 200 × 200 px' } };

export const Matrix: Story = {
  tags: ['rtl', 'phone', 'forced-colors'],
  render: (args) => (
    <StoryList
      variants={{
        ...Object.fromEntries(
          Object.entries(aspects).map(([name, aspect]) => [
            name,
            <ImageCropper key={name} {...args} aspect={aspect} />,
          ]),
        ),
        failed: <ImageCropper {...args} src="data:image/png;base64,none" />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('application', areaQuery)).toHaveLength(2));
    await expect(await canvas.findByText('We couldn’t show this picture.')).toBeVisible();
  },
};
