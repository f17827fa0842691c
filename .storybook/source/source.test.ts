import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readTokenNotes } from '../../packages/ui/build/read-token-notes';
import { readIcons } from './read-icons';
import { readLists, readListValues } from './read-lists';
import { readProps } from './read-props';
import { spellOutDocgen } from './spell-out-docgen';

const parse = (text: string) => ts.createSourceFile('Button.tsx', text, ts.ScriptTarget.Latest, true);

describe('What pages of documentation take from the source', () => {
  it('are props with their comments, those of local parents, and the names of foreign ones', () => {
    const source = parse(`
      interface Frame {
        /** Above it. */
        label: string;
      }
      type OneOf = { min: number; max?: never } | { max: number; min?: never };
      export interface ButtonProps extends Frame, ComponentPropsWithRef<'button'> {
        /**
         * Default \`secondary\`.
         * @see SOMETHING
         */
        tone?: ButtonTone;
      }
      export type RangeProps = Frame & OneOf;
      export interface Other { hidden: true }
    `);
    expect(readProps([source])).toEqual([
      {
        name: 'ButtonProps',
        props: [
          { name: 'label', type: 'string', required: true, description: 'Above it.' },
          { name: 'tone', type: 'ButtonTone', required: false, description: 'Default `secondary`.' },
        ],
        also: ["ComponentPropsWithRef<'button'>"],
      },
      {
        name: 'RangeProps',
        props: [
          { name: 'label', type: 'string', required: true, description: 'Above it.' },
          { name: 'min', type: 'number', required: true, description: '' },
          { name: 'max', type: 'number', required: true, description: '' },
        ],
        also: [],
      },
    ]);
  });

  it('are the values of the lists that types are made of', () => {
    const source = parse(`
      export const TONES = ['primary', 'quiet'] as const;
      export type Tone = (typeof TONES)[number];
    `);
    expect(readLists([source])).toEqual(new Map([['Tone', "'primary' | 'quiet'"]]));
  });

  it('are those values in Controls, too', () => {
    const lists = readListValues([parse(`export const TONES = ['primary', 'quiet'] as const;`)]);
    const docgen = (list: string) =>
      `B.__docgenInfo={"tone":{"tsType":{"name":"unknown[number]","raw":"(typeof ${list})[number]"}}}`;
    expect(spellOutDocgen(docgen('TONES'), lists)).toBe(
      `B.__docgenInfo={"tone":{"tsType":{"name":"union","raw":"'primary' | 'quiet'","elements":[{"name":"literal","value":"'primary'"},{"name":"literal","value":"'quiet'"}]}}}`,
    );
    expect(spellOutDocgen(docgen('OTHERS'), lists)).toBe(docgen('OTHERS'));
  });

  it('are the comments beside tokens', () => {
    const source = parse(`export const shape = { color: {
      /** The page. */
      paper: null,
      ink: null,
      /** Bands,
       * and art. */
      sector: { 'optical-fiber': null } } }`);
    expect(readTokenNotes(source)).toEqual({
      'color.paper': 'The page.',
      'color.sector': 'Bands, and art.',
    });
  });

  it('are the icons that are imported, under their own names, and where', () => {
    const source = parse(`import { X, Tag as TagIcon, type LucideIcon } from 'lucide-react';`);
    expect(readIcons([source], () => 'primitives/Button')).toEqual(
      new Map([
        ['Tag', ['primitives/Button']],
        ['X', ['primitives/Button']],
      ]),
    );
  });
});
