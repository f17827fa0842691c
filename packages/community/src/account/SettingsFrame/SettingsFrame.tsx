import { type SettingsPage, SITE_PATHS, settingsPath } from '@millrace/domain';
import { Heading, Link, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { BackLink } from '../../internal/BackLink';
import { back, content, frame, group, groupName, head, link, links, nav } from './SettingsFrame.css';
import { SETTINGS_GROUP_NAMES, SETTINGS_GROUPS } from './settings-groups';

/** Ids of the pages with one section, used as its label and as link targets. */
const TITLE_IDS: Partial<Record<SettingsPage, string>> = {
  calendar: 'calendar',
  language: 'language',
  tokens: 'security-tokens',
};

export interface SettingsFrameProps {
  /** Current page. */
  page: SettingsPage;
  children: ReactNode;
}

/** Frames a settings page: navigation beside it, or on phones a link back to the list. */
export function SettingsFrame({ page, children }: SettingsFrameProps) {
  const messages = useMessages();
  const titleId = TITLE_IDS[page];
  return (
    <div className={frame} data-component="SettingsFrame">
      <nav aria-label={messages.format('settings.title')} className={nav} data-part="pages">
        {SETTINGS_GROUP_NAMES.map((name) => (
          <div key={name} className={group}>
            <Text as="p" variant="small" tone="secondary" className={groupName}>
              {messages.format(`settings.${name}`)}
            </Text>
            <ul className={links}>
              {SETTINGS_GROUPS[name].map((one) => (
                <li key={one}>
                  <Link
                    variant="plain"
                    href={settingsPath(one)}
                    className={link}
                    {...(one === page && { 'aria-current': 'page' as const })}
                  >
                    {messages.format(`settings.${one}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={content}>
        <div className={back}>
          <BackLink href={SITE_PATHS.settings}>{messages.format('settings.back')}</BackLink>
        </div>
        <div className={head}>
          <Heading level={1} size="index" id={titleId} tabIndex={titleId ? -1 : undefined}>
            {messages.format(`settings.${page}`)}
          </Heading>
          <Text as="p" tone="secondary">
            {messages.format(`settings.${page}Hint`)}
          </Text>
        </div>
        {children}
      </div>
    </div>
  );
}
