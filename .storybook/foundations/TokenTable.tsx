import type { ReactNode } from 'react';
import { DocsTable } from '../docs/DocsTable';
import docs from '../docs/docs.module.css';
import type { Token } from './tokens';

interface TokenTableProps {
  caption: string;
  tokens: readonly Token[];
  /** Columns between the property and what it is for. */
  values: Readonly<Record<string, (token: Token) => ReactNode>>;
  /** Draws it. */
  sample?: (token: Token) => ReactNode;
}

/** Tokens by their public names, with their values and what they are for. */
export function TokenTable({ caption, tokens, values, sample }: TokenTableProps) {
  const hasNotes = tokens.some(({ note }) => note);
  const columns = ['Custom property', ...Object.keys(values), ...(hasNotes ? ['What it is for'] : [])];
  return (
    <DocsTable caption={caption} columns={sample ? [...columns, 'Sample'] : columns}>
      {tokens.map((token) => (
        <tr key={token.path}>
          <th scope="row">
            <code className={docs.code}>{token.property}</code>
          </th>
          {Object.entries(values).map(([column, read]) => (
            <td key={column}>
              <code className={docs.code}>{read(token)}</code>
            </td>
          ))}
          {hasNotes && <td className={docs.aside}>{token.note}</td>}
          {sample && <td>{sample(token)}</td>}
        </tr>
      ))}
    </DocsTable>
  );
}
