import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Shows what a union is made of, where Storybook shows that it is one. */
export const spellOutUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType;
      const raw = typeof type === 'object' ? type.raw : undefined;
      if (table?.type?.summary !== 'union' || !raw) return [name, argType];
      return [name, { ...argType, table: { ...table, type: { ...table.type, summary: raw } } }];
    }),
  );
