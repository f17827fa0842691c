import { readWidgetThemeValue, type WidgetTheme } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef } from 'react';
import { colorRow, swatch } from './WidgetBuilderLook.css';
import { WidgetBuilderLookText } from './WidgetBuilderLookText';

export interface WidgetBuilderColorProps {
  name: 'accent' | 'surface' | 'text';
  label: string;
  /** As `#rrggbb`; null for ours. */
  value: WidgetTheme['accent'];
  /** What the swatch shows while it is ours. */
  ours: string;
  onValueChange: (value: string | null) => void;
}

/** A colour as six digits, or picked where the browser lets one pick. */
export function WidgetBuilderColor({ name, label, value, ours, onValueChange }: WidgetBuilderColorProps) {
  const messages = useMessages();
  const swatchRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const picker = swatchRef.current;
    // React tells of every colour that the pointer passes; the browser, of the one that is chosen.
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
        // Another one for another colour: what is picked is the browser's.
        key={value ?? ours}
        defaultValue={value ?? ours}
        aria-label={messages.format('widgetBuilder.pick', { name: label })}
      />
    </div>
  );
}
