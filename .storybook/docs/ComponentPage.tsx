import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import type { ComponentDocs } from '../../packages/story-kit/src/docs';
import { AnatomyTable } from './AnatomyTable';
import { BulletList } from './BulletList';
import { DoAndDontList } from './DoAndDontList';
import styles from './docs.module.css';
import { loadDocs } from './documented';
import { KeyTable } from './KeyTable';
import { OtherStories } from './OtherStories';
import { PageHead } from './PageHead';
import { Playground } from './Playground';
import { PrimarySpecimen } from './PrimarySpecimen';
import { findDocumentedProps, PropTables } from './PropTables';
import { RelatedLinks } from './RelatedLinks';
import { type PageSection, Sections } from './Sections';
import { type DocsStory, Specimen } from './Specimen';
import { StateTable } from './StateTable';
import { Usage } from './Usage';
import { WidgetPage } from './WidgetPage';

/** The page of a component or of an element for other sites. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const path = preparedMeta.title.split('/');
  const [layer = '', folderName = ''] = path;
  const name = path.at(-1) ?? '';
  if (layer === 'Widgets') return <WidgetPage name={name} stories={stories} />;
  return (
    <DocumentedPage
      layer={layer}
      name={name}
      folder={`${layer.toLowerCase()}/${folderName}`}
      comment={componentDocComment(preparedMeta.component)}
      stories={stories}
    />
  );
}

/** The doc comment of a component, as `react-docgen` leaves it there, without its tags. */
function componentDocComment(component: unknown): string {
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { description?: string } };
  return info?.description?.replace(/@see [\s\S]*$/, '').trim() ?? '';
}

interface DocumentedPageProps {
  layer: string;
  name: string;
  /** Where it lies: `features/PostCard`. */
  folder: string;
  comment: string;
  stories: readonly DocsStory[];
}

/** What the page of a component says that has no documentation file: its doc comment, its stories and its props. */
const fromSource = (comment: string): ComponentDocs => ({
  summary: comment,
  whenToUse: [],
  whenNotToUse: [],
  anatomy: [],
  states: [],
  keyboard: [],
  accessibility: [],
  doAndDont: [],
  synonyms: [],
  related: [],
});

/** The page of a component, each in the same order: what for, what of, how it behaves, how it is used. */
function DocumentedPage({ layer, name, folder, comment, stories }: DocumentedPageProps) {
  const docs = use(loadDocs(name)) ?? fromSource(comment);
  const primary = stories.find(({ id }) => id.endsWith(`--${docs.stage?.shows}`)) ?? stories[0];
  if (!primary) return null;
  const others = stories.filter((story) => story !== primary);
  const matrix = others.find((story) => story.name === 'Matrix');
  const types = findDocumentedProps(folder, name);
  const rest = others.filter((story) => story !== matrix);
  const sections: PageSection[] = [
    { title: 'When to use', content: docs.whenToUse.length > 0 && <Usage docs={docs} /> },
    { title: 'Anatomy', content: docs.anatomy.length > 0 && <AnatomyTable items={docs.anatomy} /> },
    {
      title: 'States',
      content: (docs.states.length > 0 || matrix) && (
        <>
          {docs.states.length > 0 && <StateTable states={docs.states} />}
          {matrix && (
            <Specimen
              of={matrix.moduleExport}
              stage={docs.stage}
              caption={
                <span>
                  <b>Fig. 2</b> Every variant, from the lists that the types come from.
                </span>
              }
            />
          )}
        </>
      ),
    },
    { title: 'Props', content: types.length > 0 && <PropTables types={types} /> },
    { title: 'Keyboard', content: docs.keyboard.length > 0 && <KeyTable keys={docs.keyboard} /> },
    {
      title: 'Accessibility',
      content: docs.accessibility.length > 0 && <BulletList items={docs.accessibility} />,
    },
    { title: 'Do and don’t', content: docs.doAndDont.length > 0 && <DoAndDontList items={docs.doAndDont} /> },
    {
      title: 'Further stories',
      content: rest.length > 0 && <OtherStories stories={rest} stage={docs.stage} />,
    },
    { title: 'Related', content: docs.related.length > 0 && <RelatedLinks names={docs.related} /> },
  ];
  return (
    <article className={styles.page}>
      <PageHead layer={layer} name={name} docs={docs} />
      <PrimarySpecimen story={primary} name={name} docs={docs} />
      {/* In a frame of its own a story is not told of what changes. */}
      {!docs.stage && <Playground of={primary.moduleExport} />}
      <Sections sections={sections} />
    </article>
  );
}
