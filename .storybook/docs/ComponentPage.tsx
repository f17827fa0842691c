import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import { AnatomyTable } from './AnatomyTable';
import { BulletList } from './BulletList';
import { DoAndDontList } from './DoAndDontList';
import styles from './docs.module.css';
import { folderOf, loadDocs } from './documented';
import { KeyTable } from './KeyTable';
import { OtherStories } from './OtherStories';
import { PageHead } from './PageHead';
import { PrimarySpecimen } from './PrimarySpecimen';
import { PropTables, propsOf } from './PropTables';
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
  const [layer = ''] = path;
  const name = path.at(-1) ?? '';
  if (layer === 'Widgets') return <WidgetPage name={name} stories={stories} />;
  return <DocumentedPage layer={layer} name={name} stories={stories} />;
}

interface DocumentedPageProps {
  layer: string;
  name: string;
  stories: readonly DocsStory[];
}

/** The page of a component, each in the same order: what for, what of, how it behaves, how it is used. */
function DocumentedPage({ layer, name, stories }: DocumentedPageProps) {
  const docs = use(loadDocs(name));
  const primary = stories.find(({ id }) => id.endsWith(`--${docs?.stage?.shows}`)) ?? stories[0];
  if (!docs || !primary) return null;
  const others = stories.filter((story) => story !== primary);
  const matrix = others.find((story) => story.name === 'Matrix');
  const types = propsOf(folderOf(name) ?? '', name);
  const rest = others.filter((story) => story !== matrix);
  const sections: PageSection[] = [
    { title: 'When to use', content: <Usage docs={docs} /> },
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
      <Sections sections={sections} />
    </article>
  );
}
