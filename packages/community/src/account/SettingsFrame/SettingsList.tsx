import { type SettingsPage, settingsPath } from '@millrace/domain';
import { type HeadingLevel, Icon, Link, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ChevronRight } from 'lucide-react';
import { arrow, list, lists, row, rowLink } from './SettingsList.css';
import { SETTINGS_GROUP_NAMES, SETTINGS_GROUPS } from './settings-groups';

export interface SettingsListProps {
  /** Pages to omit, such as those whose fields are above the list. Default: none. */
  without?: readonly SettingsPage[];
  /** Level of the group headings. Default 2. */
  level?: HeadingLevel;
}

/** Lists the settings pages, each with a description. */
export function SettingsList({ without = [], level = 2 }: SettingsListProps) {
  const messages = useMessages();
  return (
    <div className={lists} data-component="SettingsList">
      {SETTINGS_GROUP_NAMES.map((name) => {
        const pages = SETTINGS_GROUPS[name].filter((page) => !without.includes(page));
        if (pages.length === 0) return null;
        const titleId = `settings-${name}`;
        return (
          <section key={name} aria-labelledby={titleId}>
            <SectionHead
              variant="panel"
              level={level}
              title={messages.format(`settings.${name}`)}
              titleId={titleId}
            />
            <ul className={list}>
              {pages.map((page) => (
                <li key={page} className={row}>
                  <div>
                    <Link variant="plain" href={settingsPath(page)} className={rowLink}>
                      {messages.format(`settings.${page}`)}
                    </Link>
                    <Text as="p" variant="small" tone="secondary">
                      {messages.format(`settings.${page}Hint`)}
                    </Text>
                  </div>
                  <Icon icon={ChevronRight} className={arrow} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
