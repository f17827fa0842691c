import { Heading, Page, PageMain, Prose } from '@millrace/ui';
import type { ReactNode } from 'react';
import { head, lead as leadClass, sections } from './MarketingPage.css';

export interface MarketingPageProps {
  /** The page's level 1 heading. */
  title: string;
  /** Introduction of one or two sentences. */
  lead: ReactNode;
  /** Sections, in reading order. */
  children: ReactNode;
}

/** Marketing page: heading, introduction and sections. */
export function MarketingPage({ title, lead, children }: MarketingPageProps) {
  return (
    <Page>
      <PageMain>
        <div className={sections} data-component="MarketingPage">
          <div className={head} data-part="head">
            <Heading level={1}>{title}</Heading>
            <Prose className={leadClass}>
              <p>{lead}</p>
            </Prose>
          </div>
          {children}
        </div>
      </PageMain>
    </Page>
  );
}
