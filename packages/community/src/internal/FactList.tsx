import { Text } from '@millrace/ui';
import type { ReactNode } from 'react';
import { fact as factClass, list, value as valueClass } from './fact-list.css';

export interface Fact {
  key: string;
  /** Names what is said. */
  label: string;
  value: ReactNode;
  /** True for numbers and formulas to be copied, which are set in monospace. Default `false`. */
  isCode?: boolean;
}

/** Description list of facts; renders nothing if empty. */
export function FactList({ facts, ...rest }: { facts: readonly Fact[]; 'data-component'?: string }) {
  if (facts.length === 0) return null;
  return (
    <dl data-component="FactList" {...rest} className={list}>
      {facts.map(({ key, label, value, isCode = false }) => (
        <div key={key} data-fact={key} className={factClass}>
          <Text as="dt" variant="caption">
            {label}
          </Text>
          <dd className={valueClass}>{isCode ? <Text variant="mono">{value}</Text> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
