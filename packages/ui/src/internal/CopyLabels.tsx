import { label, labels } from './copy-labels.css';

export interface CopyLabelsProps {
  isCopied: boolean;
  /** What the button does. */
  copy: string;
  /** What it says once it has. */
  copied: string;
}

/** Labels a copy button: both labels are laid out, so that its width does not change. */
export function CopyLabels({ isCopied, copy, copied }: CopyLabelsProps) {
  return (
    <span className={labels}>
      <span className={label} data-state={isCopied ? 'off' : 'on'}>
        {copy}
      </span>
      <span className={label} data-state={isCopied ? 'on' : 'off'}>
        {copied}
      </span>
    </span>
  );
}
