import { ART_KINDS, Art as Drawing, Heading } from '@millrace/ui';
import { SECTOR_HUES } from '@millrace/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './foundations.module.css';

const meta = { title: 'Foundations/Art' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Made from the name of the sector, so that the page has no made-up products. */
const address = (sector: string, kind: string) => `/art/v1/${sector}/${kind}/${sector}.svg`;

export const BySector: Story = {
  render: () => (
    <div className={styles.art}>
      {SECTOR_HUES.map((sector) => (
        <section key={sector} className={styles.stack}>
          <Heading level={3} size="panel">
            {sector}
          </Heading>
          {ART_KINDS.map((kind) => (
            <Drawing key={kind} kind={kind} src={address(sector, kind)} loading="eager" />
          ))}
        </section>
      ))}
    </div>
  ),
};
