/* A page in German, with links by the router of the host. */
import { MillraceProvider } from '@millrace/design-system';
import { de } from '@millrace/design-system/locales/de';
import { Button, SectionHead } from '@millrace/ui';
import { documentClass } from '@millrace/ui/theme';
import type { ReactNode } from 'react';

export interface GermanPageProps {
  title: string;
  children: ReactNode;
  onAsk: () => void;
}

/** The class goes where the host writes its document; links are the host's router's. */
export function GermanPage({ title, children, onAsk }: GermanPageProps) {
  return (
    <div className={documentClass} lang="de">
      <MillraceProvider
        locale="de"
        messages={de}
        renderLink={({ href, children: words, ...rest }) => (
          <a href={href} {...rest}>
            {words}
          </a>
        )}
      >
        <main>
          <SectionHead title={title} level={1} />
          {children}
          <Button tone="primary" onClick={onAsk}>
            Angebot anfragen
          </Button>
        </main>
      </MillraceProvider>
    </div>
  );
}
