import { Heading, Page, PageMain, Prose } from '@millrace/ui';
import type { ReactNode } from 'react';
import { head, lead as leadClass, sections } from './MarketingPage.css';

export interface MarketingPageProps {
  /** The page's heading of level 1. */
  title: string;
  /** What the page is about, in a sentence or two. */
  lead: ReactNode;
  /** Sections, in the order in which they are read. */
  children: ReactNode;
}

/** A page of sections below a heading and what it is about, for readers who have not decided yet. */
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
