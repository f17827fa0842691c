import icons from 'virtual:icons';
import { Button, ICON_SIZES, Icon, Inline, Stack, Text, TextField } from '@millrace/ui';
import { useState } from 'react';
import styles from './foundations.module.css';

type Found = (typeof icons)[number];

const toImport = ({ name }: Found): string => `import { ${name} } from 'lucide-react';`;

/** The drawing alone, without what our component and React add to it. */
function readSvg(row: Element): string {
  const drawing = row.querySelector('svg')?.cloneNode(true);
  if (!(drawing instanceof SVGElement)) return '';
  for (const part of [drawing, ...drawing.querySelectorAll('*')]) {
    for (const { name } of [...part.attributes])
      if (/^(?:class|style|aria-|data-|focusable)/.test(name)) part.removeAttribute(name);
  }
  return new XMLSerializer().serializeToString(drawing);
}

const matches = ({ name, usedIn }: Found, text: string): boolean =>
  [name, ...usedIn].some((word) => word.toLowerCase().includes(text.trim().toLowerCase()));

/** Every icon in use, found by its name or by who uses it, each to be copied. */
export function IconTable() {
  const [text, setText] = useState('');
  const [copied, setCopied] = useState('');
  const found = icons.filter((icon) => matches(icon, text));
  const copy = async (what: string, content: string) => {
    await navigator.clipboard.writeText(content);
    setCopied(`Copied ${what}.`);
  };
  return (
    <Stack gap="lg">
      <TextField
        label="Find an icon"
        hint="By its name, or by a component that uses it"
        value={text}
        onValueChange={setText}
      />
      <Text variant="caption" role="status">
        {copied || `${found.length} of ${icons.length} icons`}
      </Text>
      <ul className={styles.icons}>
        {found.map((one) => (
          <li key={one.name} className={styles.icon}>
            <span>
              {ICON_SIZES.map((size) => (
                <Icon key={size} icon={one.icon} size={size} />
              ))}
            </span>
            {one.name}
            <Inline gap="xs">
              {(
                [
                  ['Name', 'the name of', () => one.name],
                  ['Import', 'the import of', () => toImport(one)],
                  ['SVG', 'the SVG of', (row: Element) => readSvg(row)],
                ] as const
              ).map(([label, what, read]) => (
                <Button
                  key={label}
                  size="small"
                  tone="quiet"
                  aria-label={`Copy ${what} ${one.name}`}
                  onClick={({ currentTarget }) => {
                    const row = currentTarget.closest('li');
                    if (row) void copy(`${what} ${one.name}`, read(row));
                  }}
                >
                  {label}
                </Button>
              ))}
            </Inline>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
