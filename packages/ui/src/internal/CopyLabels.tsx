import { label, labels } from './copy-labels.css';

export interface CopyLabelsProps {
  isCopied: boolean;
  /** Default label. */
  copy: string;
  /** Label after copying. */
  copied: string;
}

/** Renders both labels of a copy button on top of each other, so that its width does not change. */
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
