import { Button } from '@millrace/ui/light';
import { useMessages } from '@millrace/ui/messages';
import { Download } from 'lucide-react';
import { type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react';
import { valueChainTexts } from '../../messages/value-chain-texts';
import { DIAGRAM_FILES, type DiagramFile } from './diagram-files';
import * as css from './ValueChainDiagram.css';
import { exportItem, exportList } from './ValueChainExport.css';

/** Gap between the button and its list, in px. */
const GAP = 4;

/** Returns the item that a key moves to. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Menu of export formats, with the browser's own popover, as the UI kit's menu is larger than the diagram
 * itself.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function ValueChainExport({ onExport }: { onExport: (kind: DiagramFile) => void }) {
  const messages = useMessages(valueChainTexts);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const label = messages.format('valueChain.export.label');
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  const close = () => {
    list.current?.hidePopover();
    trigger.current?.focus();
  };
  const handleToggle = ({ newState }: ToggleEvent) => {
    setIsOpen(newState === 'open');
    if (newState === 'open') items()[0]?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const step = STEPS[event.key];
    const at = all.indexOf(event.target as HTMLElement);
    if (step) all[step(at, all.length)]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (event.key.length === 1 && event.key !== ' ') {
      const letter = event.key.toLowerCase();
      const ahead = [...all.slice(at + 1), ...all];
      ahead.find((item) => item.textContent?.toLowerCase().startsWith(letter))?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <Button
        ref={trigger}
        icon={Download}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        className={css.compact}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          list.current?.showPopover();
        }}
      >
        <span className={css.word}>{label}</span>
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={exportList}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open' && trigger.current && list.current) place(list.current, trigger.current);
        }}
        onToggle={handleToggle}
        onKeyDown={handleKeyDown}
      >
        {DIAGRAM_FILES.map((kind) => (
          <button
            key={kind}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={exportItem}
            onClick={() => {
              close();
              onExport(kind);
            }}
          >
            {messages.format(`valueChain.export.${kind}`)}
          </button>
        ))}
      </div>
    </>
  );
}

/** Positions the list below its button, aligned at the end. */
function place(list: HTMLElement, trigger: HTMLElement): void {
  const { bottom, left, right } = trigger.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  list.style.insetBlockStart = `${bottom + GAP}px`;
  list.style.insetInlineEnd = `${getComputedStyle(trigger).direction === 'rtl' ? left : clientWidth - right}px`;
}
