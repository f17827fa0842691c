import { Button, Stack, type StackProps, TextField } from '@millrace/ui';
import type { Copying } from '@millrace/ui/hooks';
import { CopyLabels, CopyStatus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef } from 'react';
import { link } from './SharePopup.css';
import { sharePopupMessages } from './SharePopup.messages';

export interface ShareLinkProps extends Omit<StackProps, 'children' | 'gap' | 'onCopy'> {
  /** Label of the field. Default: "Link" of the catalogue. */
  label?: string | undefined;
  /** Texts of the button and its confirmation, if it copies something other than a link. */
  texts?: { copy: string; copied: string; failed: string } | undefined;
  /** Absolute URL. */
  url: string;
  copying: Copying;
  onCopy: () => void;
}

/** A link with a copy button; if copying fails, the link is selected. @see FEED-050, FEED-051 */
export function ShareLink({ label, texts, url, copying, onCopy, ...rest }: ShareLinkProps) {
  const messages = useMessages(sharePopupMessages);
  const { copy, copied, failed } = texts ?? {
    copy: messages.format('sharePopup.copy'),
    copied: messages.format('sharePopup.copied'),
    failed: messages.format('sharePopup.copyFailed'),
  };
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (copying === 'failed') ref.current?.focus();
  }, [copying]);
  const isCopied = copying === 'copied';
  return (
    <Stack {...rest} gap="xs">
      <div className={link} data-part="link">
        <TextField
          ref={ref}
          label={label ?? messages.format('sharePopup.link')}
          dir="ltr"
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          onClick={() => {
            ref.current?.select();
            onCopy();
          }}
        >
          <CopyLabels isCopied={isCopied} copy={copy} copied={copied} />
        </Button>
      </div>
      <CopyStatus copying={copying} copied={copied} failed={failed} />
    </Stack>
  );
}
