import { ListBody, type ListState } from '@millrace/design-system';
import { artPath, companyPath, countryIn, type Sector, SITE_PATHS } from '@millrace/domain';
import {
  Art,
  ButtonLink,
  DataTable,
  type DataTableColumn,
  SectionHead,
  TableName,
  TableRowAction,
  TableRowLink,
  TableWideOnly,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ListTools } from '../../internal/ListTools';
import { rowActions } from '../../internal/row-actions.css';

/** A company that a member follows. */
export interface FollowedCompanyRow {
  id: string;
  name: string;
  country: string | null;
  sector: Sector | null;
  logo: string | null;
  /** Time of the follow, as an ISO timestamp. */
  since: string;
}

export interface FollowedCompanyTableProps {
  /** Sorted by time of the follow, latest first. */
  state: ListState<FollowedCompanyRow>;
  /** Renders the control that unfollows and follows again. */
  renderFollow: (company: FollowedCompanyRow) => ReactNode;
  onRetry?: (() => void) | undefined;
}

/** Lists followed companies, each with its country and the date of the follow. */
export function FollowedCompanyTable({ state, renderFollow, onRetry }: FollowedCompanyTableProps) {
  const messages = useMessages();
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const columns = useMemo(
    (): DataTableColumn<FollowedCompanyRow>[] => [
      { key: 'number', header: messages.format('network.number'), kind: 'index' },
      {
        key: 'name',
        header: messages.format('partners.company'),
        value: ({ name }) => name,
        sort: true,
        cell: ({ id, name, sector, logo }) => (
          <TableName art={<Art kind="seal" src={logo ?? artPath({ name, sector, kind: 'seal' })} />}>
            <TableRowLink href={companyPath({ id, name })}>{name}</TableRowLink>
          </TableName>
        ),
      },
      {
        key: 'country',
        header: messages.format('partners.country'),
        value: ({ country }) =>
          country === null ? messages.format('partners.countryUnknown') : countryIn(country, messages.locale),
        sort: true,
      },
      {
        key: 'since',
        header: messages.format('followedCompanies.since'),
        value: ({ since }) => since.slice(0, 10),
        sort: true,
        place: 'hidden',
        cell: ({ since }) => messages.date(since, { dateStyle: 'medium' }),
      },
      {
        key: 'follow',
        header: messages.format('network.follow'),
        kind: 'action',
        cell: (company) => (
          <span className={rowActions}>
            <TableWideOnly>
              <TableRowAction
                icon={MessageSquare}
                label={messages.format('partners.message')}
                accessibleLabel={messages.format('partners.messageTo', { company: company.name })}
                href={`${companyPath(company)}?tab=people`}
              />
            </TableWideOnly>
            {renderFollow(company)}
          </span>
        ),
      },
    ],
    [messages, renderFollow],
  );
  return (
    <section aria-labelledby="followed-companies" data-component="FollowedCompanyTable">
      <SectionHead
        title={messages.format('followedCompanies.title')}
        titleId="followed-companies"
        fact={state.status === 'ready' ? messages.format('partners.fact', { count: state.total }) : undefined}
        actions={
          state.status === 'ready' && (
            <ListTools total={state.total} tableId={tableId} open={isOpen} onOpenChange={setOpen} />
          )
        }
      />
      <ListBody
        state={state}
        expectedRows={3}
        art="seal"
        empty={messages.format('followedCompanies.empty')}
        emptyHint={messages.format('followedCompanies.emptyHint')}
        emptyAction={
          <ButtonLink href={SITE_PATHS.companies}>{messages.format('followedCompanies.browse')}</ButtonLink>
        }
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DataTable
            id={tableId}
            caption={messages.format('followedCompanies.caption')}
            rows={rows}
            columns={columns}
            toolsOpen={isOpen}
            onToolsOpenChange={setOpen}
            memoryId="followed-companies"
          />
        )}
      </ListBody>
    </section>
  );
}
