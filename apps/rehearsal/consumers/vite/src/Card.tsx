import { type MillraceClick, MillraceProduct, MillraceScript } from '@millrace/widgets/react';
import { useState } from 'react';

/** A card that follows a switch of the page, and tells it what its reader does. */
export function Card() {
  const [theme, setTheme] = useState<'light' | 'dark'>('dark');
  const [isReady, setIsReady] = useState(false);
  const [pressed, setPressed] = useState<MillraceClick['href'][]>([]);
  return (
    <section>
      <MillraceScript origin={import.meta.env.VITE_MILLRACE_ORIGIN} />
      <button type="button" onClick={() => setTheme('light')}>
        Light card
      </button>
      <output>
        {isReady ? 'Card ready' : 'Card awaited'}, pressed: {pressed.join(' ')}
      </output>
      <MillraceProduct
        id="d53ae804-391b-573e-ba6d-76a128774728"
        theme={theme}
        onReady={() => setIsReady(true)}
        onClick={(event) => {
          event.preventDefault();
          setPressed((before) => [...before, event.detail.href]);
        }}
      >
        <a href="/product/preform-silica-glass">Preform silica glass by a widget</a>
      </MillraceProduct>
    </section>
  );
}
