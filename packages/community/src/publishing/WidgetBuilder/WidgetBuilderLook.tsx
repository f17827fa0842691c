import {
  DEFAULT_WIDGET_THEME,
  EMBED_RADIUS_MAX,
  type EmbedChoices,
  embedElement,
  hardToRead,
  resolveWidgetTheme,
  type WidgetTheme,
} from '@millrace/domain';
import { Button, FieldGroup, Notice, NumberField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { WidgetBuilderColor } from './WidgetBuilderColor';
import { lookFields } from './WidgetBuilderLook.css';
import { WidgetBuilderLookText } from './WidgetBuilderLookText';

const HARD_TEXTS = { text: 'widgetBuilder.hardText', accent: 'widgetBuilder.hardAccent' } as const;

export interface WidgetBuilderLookProps {
  choices: EmbedChoices;
  onLookChange: (look: WidgetTheme) => void;
}

/** The page's own colours, corners and face. */
export function WidgetBuilderLook({ choices, onLookChange }: WidgetBuilderLookProps) {
  const messages = useMessages();
  const { look } = choices;
  const change = (patch: Partial<WidgetTheme>) => onLookChange({ ...look, ...patch });
  const isOurs = Object.values(look).every((value) => value === null);
  return (
    <FieldGroup
      label={messages.format('widgetBuilder.look')}
      hint={messages.format('widgetBuilder.lookHint')}
      data-part="look"
    >
      <div className={lookFields}>
        <WidgetBuilderColor
          name="accent"
          label={messages.format('widgetBuilder.accent')}
          value={look.accent}
          ours="#004c96"
          onValueChange={(accent) => change({ accent })}
        />
        {!embedElement(choices.element).low && (
          <WidgetBuilderColor
            name="surface"
            label={messages.format('widgetBuilder.surface')}
            value={look.surface}
            ours="#fdfcf9"
            onValueChange={(surface) => change({ surface })}
          />
        )}
        <WidgetBuilderColor
          name="text"
          label={messages.format('widgetBuilder.text')}
          value={look.text}
          ours="#161b23"
          onValueChange={(text) => change({ text })}
        />
        <NumberField
          label={messages.format('widgetBuilder.radius')}
          min={0}
          max={EMBED_RADIUS_MAX}
          step={1}
          value={look.radius}
          onValueChange={(radius) => change({ radius })}
        />
        <WidgetBuilderLookText
          name="font"
          label={messages.format('widgetBuilder.font')}
          value={look.font}
          error={messages.format('widgetBuilder.fontError')}
          onValueChange={(font) => change({ font })}
        />
        {hardToRead(resolveWidgetTheme(choices)).map((what) => (
          <Notice key={what} tone="warning">
            {messages.format(HARD_TEXTS[what])}
          </Notice>
        ))}
        {!isOurs && (
          <Button tone="quiet" size="small" onClick={() => onLookChange(DEFAULT_WIDGET_THEME)}>
            {messages.format('widgetBuilder.lookOurs')}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
