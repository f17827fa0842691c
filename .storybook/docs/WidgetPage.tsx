import { Heading, Prose, Text } from '@millrace/ui';
import {
  cssParts,
  cssProperties,
  elements,
  events,
  sharedAttributes,
} from '../../packages/widgets/src/manifest/elements';
import { cards } from '../widgets/cards';
import { cardSnippet } from '../widgets/host-document';
import styles from './docs.module.css';
import { OtherStories } from './OtherStories';
import { Sections } from './Sections';
import { type DocsStory, Specimen } from './Specimen';
import { Words } from './Words';
import { WrittenTable } from './WrittenTable';

interface WidgetPageProps {
  /** The element's name in the words of the sidebar: `ValueChain`. */
  name: string;
  stories: readonly DocsStory[];
}

/** The page of an element for other sites: what is pasted, and what a page may say of it, as its manifest has it. */
export function WidgetPage({ name, stories }: WidgetPageProps) {
  const element = elements.find((known) => known.name === kebab(name));
  const card = Object.values(cards).find((shown) => shown.element === element?.name);
  const [first, ...others] = stories;
  if (!element || !card || !first) return null;
  const attributes = [...element.attributes, ...sharedAttributes];
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Text variant="label">Widgets</Text>
        <Heading level={1}>{name}</Heading>
        <Prose size="large">
          <p>
            <Words>{element.description}</Words>
          </p>
        </Prose>
        <code className={`${styles.code} ${styles.importLine}`}>{`<millrace-${element.name}>`}</code>
      </header>
      <Specimen
        of={first.moduleExport}
        stage={undefined}
        caption={
          <span>
            <b>Fig. 1</b> {name} on a page of somebody else, in a frame of its own.
          </span>
        }
      />
      <Sections
        sections={[
          {
            title: 'Markup',
            content: <pre className={`${styles.code} ${styles.markup}`}>{cardSnippet(card).trim()}</pre>,
          },
          {
            title: 'Attributes',
            content: (
              <WrittenTable
                caption={`Attributes of ${name}`}
                columns={['Attribute', 'Type', 'What it is for']}
                rows={attributes.map(({ name, type, description, default: usual }) => [
                  `\`${name}\``,
                  `\`${type}\``,
                  usual === undefined ? description : `${description} Default: ${usual}.`,
                ])}
              />
            ),
          },
          {
            title: 'What a page may style',
            content: (
              <WrittenTable
                caption={`Custom properties and parts of ${name}`}
                columns={['Property or part', 'What it changes']}
                rows={[
                  ...cssProperties.map(toRow),
                  ...cssParts(element.name).map(({ name, description }) =>
                    toRow({ name: `::part(${name})`, description }),
                  ),
                ]}
              />
            ),
          },
          {
            title: 'Events',
            content: (
              <WrittenTable
                caption={`Events of ${name}`}
                columns={['Event', 'When']}
                rows={events.map(toRow)}
              />
            ),
          },
          { title: 'Further stories', content: <OtherStories stories={others} stage={undefined} /> },
        ]}
      />
    </article>
  );
}

const toRow = ({ name, description }: { name: string; description: string }) =>
  [`\`${name}\``, description] as const;

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
}
