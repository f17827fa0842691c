import { COPIED_MS, EMBED_FORMS, type EmbedForm, type EmbedSnippets } from '@millrace/domain';
import { Button, Checkbox, RadioGroup, SectionHead, SegmentedControl, Text, TextArea } from '@millrace/ui';
import { CopyStatus, useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef } from 'react';
import { code, part } from './WidgetBuilder.css';

const FORM_TEXTS = {
  html: 'widgetBuilder.formHtml',
  react: 'widgetBuilder.formReact',
  wordpress: 'widgetBuilder.formWordpress',
  frame: 'widgetBuilder.formFrame',
  newsletter: 'widgetBuilder.formNewsletter',
} as const;

/** Options of the embed code. */
export interface SnippetChoice {
  form: EmbedForm;
  /** True if the script is pinned to one version by its integrity hash. */
  pinned: boolean;
  /** True if the HTML uses the script that also dispatches events to the page. */
  suite: boolean;
  /** True if the HTML sends no request to us before the reader consents by a button. */
  consent: boolean;
}

export interface WidgetBuilderCodeProps {
  /** Null while the selection is incomplete. */
  snippets: EmbedSnippets | null;
  snippet: SnippetChoice;
  onSnippetChange: (snippet: SnippetChoice) => void;
  /** Version that can be pinned. */
  version: string;
}

/** Embed code in the format of the editor's CMS. */
export function WidgetBuilderCode({ snippets, snippet, onSnippetChange, version }: WidgetBuilderCodeProps) {
  const messages = useMessages();
  const codeRef = useRef<HTMLTextAreaElement>(null);
  const { copying, copy } = useCopyText(COPIED_MS);
  useEffect(() => {
    if (copying === 'failed') codeRef.current?.focus();
  }, [copying]);
  if (!snippets) return null;
  const { pinned } = snippet;
  const forms = EMBED_FORMS.filter((one) => one !== 'newsletter' || snippets.newsletter !== null);
  // An address may select the newsletter image for an element that has none.
  const form = forms.includes(snippet.form) ? snippet.form : 'html';
  const isUnfurled = form === 'wordpress' && snippets.wordpress.unfurled;
  const text = (form === 'wordpress' ? snippets.wordpress.code : snippets[form]) ?? '';
  return (
    <section aria-labelledby="widget-code" data-part="code">
      <SectionHead
        number={3}
        title={messages.format('widgetBuilder.copyTitle')}
        titleId="widget-code"
        actions={
          <Button tone="primary" onClick={() => copy(text)}>
            {messages.format(copying === 'copied' ? 'widgetBuilder.copied' : 'widgetBuilder.copy')}
          </Button>
        }
      />
      <div className={part}>
        <SegmentedControl
          label={messages.format('widgetBuilder.form')}
          options={forms.map((one) => ({ value: one, label: messages.format(FORM_TEXTS[one]) }))}
          value={form}
          onValueChange={(next) => onSnippetChange({ ...snippet, form: next })}
        />
        <Text as="p" variant="small" tone="secondary">
          {messages.format(codeHint(form, isUnfurled))}
        </Text>
        <TextArea
          ref={codeRef}
          className={code}
          label={messages.format('widgetBuilder.code')}
          dir="ltr"
          spellCheck={false}
          readOnly
          rows={4}
          maxRows={12}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyStatus
          copying={copying}
          copied={messages.format('widgetBuilder.copied')}
          failed={messages.format('widgetBuilder.copyFailed')}
        />
        {!isUnfurled && form !== 'newsletter' && form !== 'frame' && (
          <RadioGroup
            label={messages.format('widgetBuilder.script')}
            layout="column"
            options={[
              {
                value: 'newest',
                label: messages.format('widgetBuilder.newest'),
                detail: messages.format('widgetBuilder.newestHint'),
              },
              {
                value: 'pinned',
                label: messages.format('widgetBuilder.pinned', { version }),
                detail: messages.format('widgetBuilder.pinnedHint'),
              },
            ]}
            value={pinned ? 'pinned' : 'newest'}
            onValueChange={(script) => onSnippetChange({ ...snippet, pinned: script === 'pinned' })}
          />
        )}
        {(form === 'html' || form === 'wordpress') && (
          <Checkbox
            label={messages.format('widgetBuilder.suite')}
            detail={messages.format('widgetBuilder.suiteHint')}
            checked={snippet.suite}
            onCheckedChange={(suite) => onSnippetChange({ ...snippet, suite })}
          />
        )}
        {(form === 'html' || form === 'wordpress') && (
          <Checkbox
            label={messages.format('widgetBuilder.consent')}
            detail={messages.format('widgetBuilder.consentHint')}
            checked={snippet.consent}
            onCheckedChange={(consent) => onSnippetChange({ ...snippet, consent })}
          />
        )}
      </div>
    </section>
  );
}

function codeHint(form: EmbedForm, isUnfurled: boolean) {
  if (form === 'html') return 'widgetBuilder.htmlHint';
  if (form === 'react') return 'widgetBuilder.reactHint';
  if (form === 'frame') return 'widgetBuilder.frameHint';
  if (form === 'newsletter') return 'widgetBuilder.newsletterHint';
  return isUnfurled ? 'widgetBuilder.unfurlHint' : 'widgetBuilder.blockHint';
}
