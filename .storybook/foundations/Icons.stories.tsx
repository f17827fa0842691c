import icons from 'virtual:icons';
import { ICON_SIZES, Icon } from '@millrace/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './foundations.module.css';

const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  render: () => (
    <ul className={styles.icons}>
      {icons.map(({ name, icon }) => (
        <li key={name} className={styles.icon}>
          <span>
            {ICON_SIZES.map((size) => (
              <Icon key={size} icon={icon} size={size} />
            ))}
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
};
