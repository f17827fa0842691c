import {
  DEFAULT_WIDGET_THEME,
  EMBED_RADIUS_MAX,
  type EmbedChoices,
  embedElement,
  hardToRead,
  readWidgetThemeValue,
  resolveWidgetTheme,
  type WidgetTheme,
} from '@millrace/domain';
import { Button, FieldGroup, Notice, NumberField, TextField } from '@millrace/ui';
import { isEnter } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef, useState } from 'react';
import { colorRow, lookFields, swatch } from './WidgetBuilderLook.css';

const HARD_TEXTS = { text: 'widgetBuilder.hardText', accent: 'widgetBuilder.hardAccent' } as const;

export interface WidgetBuilderLookProps {
  choices: EmbedChoices;
  onLookChange: (look: WidgetTheme) => void;
}

/** Colours, corners and font of the embedding page. */
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

interface WidgetBuilderColorProps {
  name: 'accent' | 'surface' | 'text';
  label: string;
  /** As `#rrggbb`; null for the default. */
  value: WidgetTheme['accent'];
  /** Default colour, shown in the swatch while the value is null. */
  ours: string;
  onValueChange: (value: string | null) => void;
}

/** Colour field: six hexadecimal digits, or the browser's colour picker. */
function WidgetBuilderColor({ name, label, value, ours, onValueChange }: WidgetBuilderColorProps) {
  const messages = useMessages();
  const swatchRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const picker = swatchRef.current;
    // React's onChange fires for every colour under the pointer; the native change event only for the selected one.
    const handleChange = () => onValueChange(readWidgetThemeValue(name, picker?.value ?? ''));
    picker?.addEventListener('change', handleChange);
    return () => picker?.removeEventListener('change', handleChange);
  });
  return (
    <div className={colorRow}>
      <WidgetBuilderLookText
        name={name}
        label={label}
        value={value}
        error={messages.format('widgetBuilder.colorError')}
        onValueChange={onValueChange}
      />
      <input
        ref={swatchRef}
        type="color"
        className={swatch}
        // Remounts the uncontrolled input when the value changes.
        key={value ?? ours}
        defaultValue={value ?? ours}
        aria-label={messages.format('widgetBuilder.pick', { name: label })}
      />
    </div>
  );
}

interface WidgetBuilderLookTextProps {
  name: 'accent' | 'surface' | 'text' | 'font';
  label: string;
  /** Null for the default. */
  value: string | null;
  /** Error message for an invalid text. */
  error: string;
  hint?: string;
  onValueChange: (value: string | null) => void;
}

/** Text field of one theme value. Commits on blur or Enter; invalid texts are not committed. */
function WidgetBuilderLookText({
  name,
  label,
  value,
  error,
  hint,
  onValueChange,
}: WidgetBuilderLookTextProps) {
  const messages = useMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const take = () => {
    if (typed === null) return;
    const text = typed.trim();
    const next = text === '' ? null : readWidgetThemeValue(name, text);
    if (text !== '' && next === null) return setRefused(true);
    setTyped(null);
    setRefused(false);
    if (next !== value) onValueChange(next);
  };
  return (
    <TextField
      label={label}
      hint={hint}
      error={isRefused ? error : undefined}
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      placeholder={messages.format('widgetBuilder.ours')}
      value={typed ?? value ?? ''}
      onValueChange={(text) => {
        setTyped(text);
        setRefused(false);
      }}
      onBlur={take}
      onKeyDown={(event) => isEnter(event) && take()}
    />
  );
}
