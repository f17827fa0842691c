import { Icon, Link } from '@millrace/ui';
import { ArrowLeft } from 'lucide-react';
import { back, backLink } from './back-link.css';

/** Link above a view to its parent page. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <p data-part="back" className={back}>
      <Link href={href} className={backLink}>
        <Icon icon={ArrowLeft} /> {children}
      </Link>
    </p>
  );
}
