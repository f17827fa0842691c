import {
  EMBED_COLOR_SCHEMES,
  EMBED_ELEMENTS,
  EMBED_HEIGHT_MAX,
  EMBED_HEIGHTS,
  EMBED_LEVELS_MAX,
  EMBED_PATH,
  EMBED_RELATIONS,
  EMBED_ROWS_DEFAULT,
  type EmbedChoices,
  type EmbedKind,
  embedElement,
  embedOwnHeight,
  embedRowsMax,
  hasEmbedRows,
  LANGUAGE_NAMES,
  LANGUAGES,
  SECTORS,
} from '@millrace/domain';
import {
  CheckboxGroup,
  Heading,
  Link,
  NumberField,
  SectionHead,
  SegmentedControl,
  SelectField,
  type SelectOption,
  Text,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useRef, useState } from 'react';
import { body, fields, head, result, root } from './WidgetBuilder.css';
import { WidgetBuilderCode, type WidgetBuilderCodeProps } from './WidgetBuilderCode';
import { WidgetBuilderLook } from './WidgetBuilderLook';
import { WidgetBuilderPreview, type WidgetBuilderPreviewProps } from './WidgetBuilderPreview';

export interface WidgetBuilderProps
  extends WidgetBuilderChoicesProps,
    WidgetBuilderPreviewProps,
    WidgetBuilderCodeProps {
  /** Address of the article matcher. */
  articleHref: string;
  /** Address of the page check. */
  checkHref: string;
  /** Address of the publisher reports. */
  sitesHref: string;
  /** Address of the widget documentation for developers. */
  documentationHref: string;
}

/** Builds the embed code of a widget: content, appearance, preview and code. */
export function WidgetBuilder({
  articleHref,
  checkHref,
  sitesHref,
  documentationHref,
  ...props
}: WidgetBuilderProps) {
  const messages = useMessages();
  const { choices, subject, frameUrl, snippets, snippet, onSnippetChange, version } = props;
  return (
    <div data-component="WidgetBuilder" data-state={subject.status} className={root}>
      <header className={head}>
        <Heading level={1}>{messages.format('widgetBuilder.title')}</Heading>
        <Text as="p" tone="secondary">
          {messages.format('widgetBuilder.lead')}{' '}
          <Link href={articleHref}>{messages.format('widgetBuilder.ofArticle')}</Link> ·{' '}
          <Link href={checkHref}>{messages.format('preflight.title')}</Link> ·{' '}
          <Link href={sitesHref}>{messages.format('publisherSites.title')}</Link> ·{' '}
          <Link href={documentationHref}>{messages.format('widgetBuilder.documentation')}</Link>
        </Text>
      </header>
      <div className={body}>
        <section aria-labelledby="widget-choose" data-part="choices">
          <SectionHead number={1} title={messages.format('widgetBuilder.choose')} titleId="widget-choose" />
          <WidgetBuilderChoices {...props} />
        </section>
        <div className={result}>
          <WidgetBuilderPreview choices={choices} subject={subject} frameUrl={frameUrl} />
          <WidgetBuilderCode
            snippets={snippets}
            snippet={snippet}
            onSnippetChange={onSnippetChange}
            version={version}
          />
        </div>
      </div>
    </div>
  );
}

const KIND_TEXTS = {
  product: 'widgetBuilder.aboutProduct',
  company: 'widgetBuilder.aboutCompany',
  event: 'widgetBuilder.aboutEvent',
  sector: 'widgetBuilder.aboutSector',
} as const;

const THEME_TEXTS = {
  auto: 'widgetBuilder.themeAuto',
  light: 'widgetBuilder.themeLight',
  dark: 'widgetBuilder.themeDark',
} as const;

/** Select value for the language of the embedding page. */
const OF_PAGE = 'page';

/** Select value for the whole content, as a select can't have an empty value. */
const WHOLE = 'whole';

interface WidgetBuilderChoicesProps {
  choices: EmbedChoices;
  onChoicesChange: (choices: EmbedChoices) => void;
  /** Renders the search field for the subject of a kind. */
  subjectField: (kind: 'product' | 'company' | 'event') => ReactNode;
  /** Search field for the product at the end of a path through a value chain. */
  pathField: ReactNode;
}

/** Fields for the content and appearance of a widget. */
function WidgetBuilderChoices({
  choices,
  onChoicesChange,
  subjectField,
  pathField,
}: WidgetBuilderChoicesProps) {
  const messages = useMessages();
  const change = (patch: Partial<EmbedChoices>) => onChoicesChange({ ...choices, ...patch });
  const { element } = choices;
  /** Last selection of each kind, restored when switching back. */
  const chosen = useRef<Partial<Record<EmbedKind, EmbedChoices['about']>>>({});
  return (
    <div className={fields}>
      <SelectField
        label={messages.format('widgetBuilder.element')}
        options={EMBED_ELEMENTS.map(({ name }) => ({
          value: name,
          label: messages.format(`widgetBuilder.${name}`),
        }))}
        value={element}
        onValueChange={(name) => {
          const kinds = embedElement(name).about;
          const rows = Math.min(choices.rows, embedRowsMax(name));
          const { about } = choices;
          if (about) chosen.current[about.kind] = about;
          const isKept = about !== null && kinds.includes(about.kind);
          const earlier = kinds.map((kind) => chosen.current[kind]).find(Boolean) ?? null;
          const isLaidOut = embedElement(name).layouts?.some((layout) => layout === choices.layout);
          const layout = isLaidOut ? choices.layout : null;
          change({ element: name, part: '', rows, layout, about: isKept ? about : earlier });
        }}
      />
      <SubjectChoice key={element} choices={choices} change={change} subjectField={subjectField} />
      <PartChoice choices={choices} change={change} pathField={pathField} />
      {hasEmbedRows(choices) && choices.layout !== 'compact' && (
        <NumberField
          label={messages.format('widgetBuilder.rows')}
          min={1}
          max={embedRowsMax(element)}
          step={1}
          value={choices.rows}
          onValueChange={(rows) => change({ rows: rows ?? EMBED_ROWS_DEFAULT })}
        />
      )}
      <SizeChoice choices={choices} change={change} />
      <SegmentedControl
        label={messages.format('widgetBuilder.theme')}
        options={EMBED_COLOR_SCHEMES.map((theme) => ({
          value: theme,
          label: messages.format(THEME_TEXTS[theme]),
        }))}
        value={choices.theme}
        onValueChange={(theme) => change({ theme })}
      />
      <SelectField
        label={messages.format('widgetBuilder.language')}
        options={[
          { value: OF_PAGE, label: messages.format('widgetBuilder.languageOfPage') },
          ...LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
        ]}
        value={choices.language ?? OF_PAGE}
        onValueChange={(language) => change({ language: language === OF_PAGE ? null : language })}
      />
      <WidgetBuilderLook choices={choices} onLookChange={(look) => change({ look })} />
      <CheckboxGroup
        label={messages.format('widgetBuilder.relations')}
        hint={messages.format('widgetBuilder.relationsHint')}
        layout="line"
        options={EMBED_RELATIONS.map((relation) => ({ value: relation, label: relation }))}
        value={choices.relations}
        onValueChange={(relations) => change({ relations })}
      />
    </div>
  );
}

interface PartProps {
  choices: EmbedChoices;
  change: (patch: Partial<EmbedChoices>) => void;
}

const LAYOUT_TEXTS = {
  card: 'widgetBuilder.layoutCard',
  list: 'widgetBuilder.layoutList',
  strip: 'widgetBuilder.layoutStrip',
  compact: 'widgetBuilder.layoutCompact',
} as const;

/** Layout and height of the widget. */
function SizeChoice({ choices, change }: PartProps) {
  const messages = useMessages();
  const { layouts = [] } = embedElement(choices.element);
  const [usual] = layouts;
  if (!usual) return null;
  return (
    <>
      <SegmentedControl
        label={messages.format('widgetBuilder.layout')}
        options={layouts.map((layout) => ({ value: layout, label: messages.format(LAYOUT_TEXTS[layout]) }))}
        value={choices.layout ?? usual}
        onValueChange={(layout) => change({ layout: layout === usual ? null : layout, height: null })}
      />
      <NumberField
        label={messages.format('widgetBuilder.ownHeight')}
        hint={messages.format('widgetBuilder.ownHeightHint', {
          height: messages.number(embedOwnHeight(choices)),
        })}
        min={EMBED_HEIGHTS.compact}
        max={EMBED_HEIGHT_MAX}
        step={1}
        value={choices.height}
        onValueChange={(height) => change({ height })}
      />
    </>
  );
}

function SubjectChoice({
  choices,
  change,
  subjectField,
}: PartProps & Pick<WidgetBuilderChoicesProps, 'subjectField'>) {
  const messages = useMessages();
  const kinds = embedElement(choices.element).about;
  const [wanted, setWanted] = useState<EmbedKind | null>(null);
  const kind = choices.about?.kind ?? wanted ?? kinds[0] ?? 'product';
  const sectors: readonly SelectOption[] = SECTORS.map(({ key }) => ({
    value: key,
    label: messages.format(`sector.${key}`),
  }));
  return (
    <>
      {kinds.length > 1 && (
        <SegmentedControl
          label={messages.format('widgetBuilder.about')}
          options={kinds.map((one) => ({ value: one, label: messages.format(KIND_TEXTS[one]) }))}
          value={kind}
          onValueChange={(next) => {
            setWanted(next);
            change({ about: null });
          }}
        />
      )}
      {kind === 'sector' ? (
        <SelectField
          label={messages.format('widgetBuilder.aboutSector')}
          placeholder={messages.format('widgetBuilder.chooseSector')}
          options={sectors}
          value={choices.about?.id ?? ''}
          onValueChange={(id) => change({ about: { kind, id } })}
        />
      ) : (
        subjectField(kind)
      )}
    </>
  );
}

function PartChoice({
  choices,
  change,
  pathField,
}: PartProps & Pick<WidgetBuilderChoicesProps, 'pathField'>) {
  const messages = useMessages();
  const takes = embedElement(choices.element).part;
  if (!takes) return null;
  const label = messages.format('widgetBuilder.part');
  const handleChange = (part: string) => change({ part: part === WHOLE ? '' : part });
  if (takes === 'invite') {
    return (
      <SelectField
        label={label}
        options={[
          { value: WHOLE, label: messages.format('widgetBuilder.partFollow') },
          { value: 'invite', label: messages.format('widgetBuilder.partInvite') },
        ]}
        value={choices.part || WHOLE}
        onValueChange={handleChange}
      />
    );
  }
  const isPath = choices.part.length > 1;
  const levels = Array.from({ length: EMBED_LEVELS_MAX }, (_, at) => at + 1);
  return (
    <>
      <SelectField
        label={label}
        options={[
          { value: WHOLE, label: messages.format('widgetBuilder.partWhole') },
          ...levels.map((count) => ({
            value: String(count),
            label: messages.format('widgetBuilder.partLevels', { count }),
          })),
          { value: EMBED_PATH, label: messages.format('widgetBuilder.partPath') },
        ]}
        value={isPath ? EMBED_PATH : choices.part || WHOLE}
        onValueChange={handleChange}
      />
      {isPath && pathField}
    </>
  );
}
