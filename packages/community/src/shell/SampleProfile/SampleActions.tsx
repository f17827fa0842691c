import { Button, Inline, Menu } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { SampleMessage, SampleReport, SampleShare, useCopiedLink } from './SampleDialogs';

/** "Send Message", and the menu of the profile. @see MOCK-001 */
export function SampleActions({ href }: { href: string }) {
  const messages = useMessages();
  const [dialog, setDialog] = useState<'message' | 'share' | 'report' | null>(null);
  const copy = useCopiedLink(href);
  const close = () => setDialog(null);
  return (
    <Inline>
      <Button onClick={() => setDialog('message')}>{messages.format('sampleProfile.send')}</Button>
      <Menu
        label={messages.format('sampleProfile.menu')}
        items={[
          {
            id: 'share',
            name: messages.format('sampleProfile.share'),
            onAction: () => setDialog('share'),
          },
          { id: 'copy', name: messages.format('sampleProfile.copy'), onAction: copy },
          {
            id: 'report',
            name: messages.format('sampleProfile.report'),
            startsGroup: true,
            onAction: () => setDialog('report'),
          },
        ]}
      />
      {dialog === 'message' && <SampleMessage onClose={close} />}
      {dialog === 'share' && <SampleShare href={href} onClose={close} />}
      {dialog === 'report' && <SampleReport kind="member" onClose={close} />}
    </Inline>
  );
}
