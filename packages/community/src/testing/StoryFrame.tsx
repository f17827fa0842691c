import { communities, storySockets } from '@millrace/story-kit';
import type { ReactNode } from 'react';
import { SiteFrame } from '../shell/pages/SiteFrame';
import { StoryLogin } from './StoryLogin';
import { useStoryPage } from './StoryRouter';

const API = 'https://api.millrace.example';

/** Frame of every page, with mocks. */
export function StoryFrame({ children }: { children: ReactNode }) {
  const { session, path, search, go } = useStoryPage();
  return (
    <SiteFrame
      viewer={session.viewer}
      path={path}
      search={search}
      signInHref={session.signInHref ?? '?login=true'}
      blogHref="https://journal.example/"
      communities={communities}
      linkedinHref={`${API}/auth/linkedin`}
      logoutHref={`${API}/auth/logout`}
      operator={{
        salesEmail: 'sales@millrace.example',
        socialLinks: [
          { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
          { name: 'YouTube', href: 'https://www.youtube.com/' },
        ],
        year: 2026,
      }}
      login={<StoryLogin />}
      socketOptions={storySockets}
      onNavigate={go}
    >
      {children}
    </SiteFrame>
  );
}
