import { BREAKPOINTS, CONTAINERS } from '@millrace/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { measures } from '../../packages/ui/src/theme/measures';
import docs from '../docs/docs.module.css';
import styles from './foundations.module.css';
import { tokensBelow, valueAt } from './tokens';

const meta = { title: 'Foundations/Layout' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const widest = Number.parseInt(measures.size.page, 10);

function Widths({ widths }: { widths: Readonly<Record<string, number>> }) {
  return (
    <div className={styles.stack}>
      {Object.entries(widths).map(([name, widthPx]) => (
        <span key={name} className={styles.span} style={{ inlineSize: `${(100 * widthPx) / widest}%` }}>
          {name} {widthPx}
        </span>
      ))}
    </div>
  );
}

/** To scale: the full line is the widest page. */
export const Breakpoints: Story = { render: () => <Widths widths={BREAKPOINTS} /> };

export const Containers: Story = { render: () => <Widths widths={CONTAINERS} /> };

/** From the top of the pile down. */
export const Layers: Story = {
  render: () => (
    <div className={styles.stack}>
      {tokensBelow('layer')
        .toSorted((a, b) => Number(valueAt(measures, b.path)) - Number(valueAt(measures, a.path)))
        .map(({ path, property }) => (
          <div key={path} className={styles.layer}>
            <code className={docs.code}>{property}</code>
            <code className={docs.code}>{valueAt(measures, path)}</code>
          </div>
        ))}
    </div>
  ),
};
