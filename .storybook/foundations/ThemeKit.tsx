import { aProduct } from '@millrace/api-mocks';
import { cardProduct, ProductCard } from '@millrace/design-system';
import {
  Button,
  ButtonLink,
  Heading,
  Inline,
  Link,
  Notice,
  SegmentedControl,
  SelectField,
  Slider,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@millrace/ui';
import {
  createTheme,
  DENSITIES,
  type Density,
  type ThemeKit as Kit,
  RADIUS_MAX,
  ThemeChoiceError,
  type ThemeNote,
} from '@millrace/ui/theme-kit';
import { type CSSProperties, useState } from 'react';
import styles from './foundations.module.css';

const product = cardProduct(aProduct({ name: 'Preform silica glass', sector: 'optical-fiber' }));

/** Faces that every system has, beside ours: a preview loads none. */
const FACES = ['', 'Georgia', 'Verdana', 'Courier New'];

const DENSITY_LABELS: Record<Density, string> = { compact: 'Compact', standard: 'Standard', roomy: 'Roomy' };

/** Sets a brand's colour, face, corners and density, shows them at work and gives the style sheet. */
export function ThemeKit() {
  const [brand, setBrand] = useState('#0A7D5A');
  const [font, setFont] = useState('');
  const [radius, setRadius] = useState(2);
  const [density, setDensity] = useState<Density>('standard');
  const { kit, error } = tryTheme(() => createTheme({ brand, font: font || undefined, radius, density }));
  // What is half typed leaves the last theme that could be made.
  const [last, setLast] = useState(kit);
  if (kit && kit.css !== last?.css) setLast(kit);
  const shown = kit ?? last;
  return (
    <div className={styles.kit}>
      <Stack gap="md">
        <TextField
          label="Brand colour"
          hint="Six digits, such as #0A7D5A"
          value={brand}
          onValueChange={setBrand}
          error={error?.field === 'brand' ? error.message : undefined}
        />
        <SelectField
          label="Typeface"
          options={FACES.map((face) => ({ value: face, label: face || 'Ours' }))}
          value={font}
          onValueChange={setFont}
        />
        <Slider label="Corners, in px" max={RADIUS_MAX} value={radius} onValueChange={setRadius} />
        <SegmentedControl
          label="Density"
          options={DENSITIES.map((value) => ({ value, label: DENSITY_LABELS[value] }))}
          value={density}
          onValueChange={setDensity}
        />
        {shown && <Notes kit={shown} />}
      </Stack>
      {shown && (
        <>
          <Preview theme="light" kit={shown} />
          <Preview theme="dark" kit={shown} />
          <Sheet css={shown.css} />
        </>
      )}
    </div>
  );
}

function tryTheme(make: () => Kit): { kit?: Kit; error?: ThemeChoiceError } {
  try {
    return { kit: make() };
  } catch (error) {
    if (error instanceof ThemeChoiceError) return { error };
    throw error;
  }
}

/** Cards and controls in one theme of the kit, whatever the theme of the page is. */
function Preview({ theme, kit }: { theme: 'light' | 'dark'; kit: Kit }) {
  const [isFollowing, setFollowing] = useState(false);
  const name = theme === 'light' ? 'Light' : 'Dark';
  return (
    <section
      aria-label={`Preview, ${theme}`}
      data-theme={theme}
      className={styles.kitPreview}
      style={kit.values[theme] as CSSProperties}
    >
      <Stack gap="md">
        <Heading level={3} size="part">
          {name}
        </Heading>
        <ProductCard
          product={product}
          href="#preview"
          following={isFollowing}
          onFollowingChange={setFollowing}
        />
        <Text as="p">
          Drawn from a preform, see <Link href="#preview">its suppliers</Link>.
        </Text>
        <Inline gap="sm">
          <Button tone="primary">Request a quote</Button>
          <Button>Compare</Button>
        </Inline>
        <Notice tone="info">Three suppliers answered.</Notice>
      </Stack>
    </section>
  );
}

/** The style sheet, to be copied or saved. */
function Sheet({ css }: { css: string }) {
  const [copied, setCopied] = useState<{ css: string; isCopied: boolean }>();
  // What was said of an earlier sheet says nothing of this one.
  const isCopied = copied?.css === css ? copied.isCopied : undefined;
  const copy = () =>
    navigator.clipboard.writeText(css).then(
      () => setCopied({ css, isCopied: true }),
      () => setCopied({ css, isCopied: false }),
    );
  return (
    <div className={styles.kitSheet}>
      <Stack gap="sm">
        <TextArea label="Style sheet" rows={8} maxRows={8} value={css} readOnly spellCheck={false} />
        <Inline gap="sm">
          <Button onClick={copy}>Copy</Button>
          <ButtonLink
            href={`data:text/css;charset=utf-8,${encodeURIComponent(css)}`}
            download="millrace-theme.css"
          >
            Save as millrace-theme.css
          </ButtonLink>
          <Text as="p" variant="small" role="status">
            {isCopied === true && 'Copied.'}
            {isCopied === false && 'Your browser did not allow it: select the text and copy it.'}
          </Text>
        </Inline>
      </Stack>
    </div>
  );
}

function Notes({ kit: { notes, contrasts } }: { kit: Kit }) {
  const least = Math.min(...contrasts.map(({ ratio, least }) => ratio / least));
  return (
    <Stack gap="xs">
      <Text as="p" variant="small">
        {`All ${contrasts.length} pairs of colours keep WCAG 2.2 AA; the narrowest has ${least.toFixed(2)} times what it needs.`}
      </Text>
      <ul className={styles.kitNotes}>
        {notes.map((note) => (
          <li key={themeNoteText(note)}>{themeNoteText(note)}</li>
        ))}
      </ul>
    </Stack>
  );
}

function themeNoteText(note: ThemeNote): string {
  if (note.kind === 'danger') {
    return 'The colour is near that of errors: say in words, and not by colour alone, what is wrong.';
  }
  const what = note.kind === 'text' ? 'Links and marks' : 'Buttons';
  return `${what} are ${note.change} on the ${note.theme} theme, ${note.colour}, so that they can be read.`;
}
