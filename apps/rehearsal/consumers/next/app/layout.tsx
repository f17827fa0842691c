import '@millrace/ui/fonts.css';
import '@millrace/design-system/styles.css';
import { documentClass } from '@millrace/ui/theme';
import type { ReactNode } from 'react';

export const metadata = { title: 'Distributor', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className={documentClass}>{children}</body>
    </html>
  );
}
