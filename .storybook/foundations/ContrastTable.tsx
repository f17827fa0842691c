import { colorValues } from '../../packages/ui/src/theme/color-values';
import { contrastPairs } from '../../packages/ui/src/theme/contrast-pairs';
import { contrast, fromCss } from '../../packages/ui/src/theme/oklch';
import { daylight, night } from '../../packages/ui/src/theme/palette';
import { DocsTable } from '../docs/DocsTable';
import docs from '../docs/docs.module.css';
import styles from './foundations.module.css';
import { valueAt } from './tokens';

const light = colorValues(daylight);
const dark = colorValues(night);

/** Every colour on every ground that it may stand on, with the ratio that WCAG measures; a test holds all of them. */
export function ContrastTable() {
  return (
    <DocsTable
      caption="Contrast of colours on their grounds"
      columns={['Colour', 'On', 'At least', 'Light', 'Dark']}
    >
      {contrastPairs.map((pair) => (
        <tr key={`${pair.colour} ${pair.ground}`}>
          <th scope="row">
            <code className={docs.code}>{pair.colour}</code>
          </th>
          <td>
            <code className={docs.code}>{pair.ground}</code>
          </td>
          <td>{pair.least}</td>
          <td>
            <Sample values={light} {...pair} />
          </td>
          <td>
            <Sample values={dark} {...pair} />
          </td>
        </tr>
      ))}
    </DocsTable>
  );
}

interface SampleProps {
  values: typeof light;
  colour: string;
  ground: string;
}

/** In the colours of one theme, whatever that of the page is. */
function Sample({ values, colour, ground }: SampleProps) {
  const [ink, paper] = [valueAt(values, colour), valueAt(values, ground)];
  const isText = colour.startsWith('text.');
  return (
    <span className={styles.pair}>
      <span className={styles.themed} style={{ color: ink, background: paper }}>
        {isText ? 'Silica' : <span className={styles.mark} />}
      </span>
      <span className={styles.ratio}>{contrast(fromCss(ink), fromCss(paper)).toFixed(2)}</span>
    </span>
  );
}
