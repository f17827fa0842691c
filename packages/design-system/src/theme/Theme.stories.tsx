import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { SECTOR_HUES } from '../styles/sectors';
import { type } from '../styles/typography';
import { vars } from './contract.css';

const meta = { title: 'Theme' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Swatches({ roles }: { roles: Readonly<Record<string, string>> }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 12 }}>
      {Object.entries(roles).map(([name, value]) => (
        <div key={name}>
          <div
            style={{ blockSize: 48, background: value, border: `1px solid ${vars.color.rule.hairline}` }}
          />
          <span style={type.mono}>{name}</span>
        </div>
      ))}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ display: 'grid', gap: 8 }}>
      <h2 style={{ ...type.partTitle, margin: 0 }}>{title}</h2>
      {children}
    </section>
  );
}

export const Colours: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Part title="Surfaces">
        <Swatches roles={vars.color.surface} />
      </Part>
      <Part title="Text">
        <Swatches roles={vars.color.text} />
      </Part>
      <Part title="Rules and controls">
        <Swatches roles={{ ...vars.color.rule, ...vars.color.control, focus: vars.color.focus }} />
      </Part>
      <Part title="Marks">
        <Swatches roles={vars.color.mark} />
      </Part>
      <Part title="Tints">
        <Swatches roles={vars.color.tint} />
      </Part>
      <Part title="Sectors">
        <Swatches roles={Object.fromEntries(SECTOR_HUES.map((name) => [name, vars.color.sector[name]]))} />
      </Part>
    </div>
  ),
};

export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Object.entries(type).map(([name, setting]) => (
        <div key={name} style={{ display: 'grid', gridTemplateColumns: '120px 1fr', alignItems: 'baseline' }}>
          <span style={type.mono}>{name}</span>
          <span style={setting}>Preform silica glass 2,000 °C</span>
        </div>
      ))}
    </div>
  ),
};

export const Measures: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {Object.entries(vars.space).map(([name, value]) => (
        <div key={name} style={{ display: 'grid', gridTemplateColumns: '60px 1fr', alignItems: 'center' }}>
          <span style={type.mono}>{name}</span>
          <div style={{ inlineSize: value, blockSize: 12, background: vars.color.mark.accent }} />
        </div>
      ))}
    </div>
  ),
};
