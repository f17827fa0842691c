import type { Exhibitor } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody, signInFor } from '@millrace/design-system';
import { artPath, companyPath, countryIn } from '@millrace/domain';
import {
  Art,
  Badge,
  Button,
  ButtonLink,
  Checkbox,
  SectionHead,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowLink,
  TableUnit,
  TableWideOnly,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Plus, X } from 'lucide-react';
import { countryCode, filter } from './ExhibitorTable.css';

export interface ExhibitorTableProps {
  event: { eventName: string };
  state: ListState<Exhibitor>;
  /** True if only those are listed that have to do with the viewer. @see GAP-033 */
  related: boolean;
  onRelatedChange: (related: boolean) => void;
  /** Opens the dialog that adds some. @see EVT-007 */
  onAdd?: (() => void) | undefined;
  /** True if the viewer may remove one: what the viewer added, and any from an event of the viewer's. Default: none. */
  canRemove?: ((exhibitor: Exhibitor) => boolean) | undefined;
  onRemove?: ((exhibitor: Exhibitor) => void) | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Where a guest who adds, or asks for what is relevant, is led. @see EVT-014 */
  signInHref?: string | undefined;
}

/** The companies that exhibit at an event, those with most contacts first. @see EVT-011 */
export function ExhibitorTable({
  event,
  state,
  related,
  onRelatedChange,
  onAdd,
  canRemove = () => false,
  onRemove,
  onLoadMore,
  onRetry,
  signInHref,
}: ExhibitorTableProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="exhibitors" data-component="ExhibitorTable">
      <SectionHead
        title={messages.format('exhibitors.title')}
        titleId="exhibitors"
        fact={
          state.status === 'ready' ? messages.format('exhibitors.fact', { count: state.total }) : undefined
        }
        actions={
          signInHref === undefined ? (
            <Button size="small" icon={Plus} onClick={onAdd}>
              {messages.format('exhibitors.add')}
            </Button>
          ) : (
            <ButtonLink size="small" icon={Plus} href={signInFor('add', signInHref)}>
              {messages.format('exhibitors.add')}
            </ButtonLink>
          )
        }
      />
      <div className={filter}>
        {signInHref === undefined ? (
          <Checkbox
            label={messages.format('exhibitors.relevant')}
            checked={related}
            onCheckedChange={onRelatedChange}
          />
        ) : (
          <ButtonLink size="small" tone="quiet" href={signInHref}>
            {messages.format('exhibitors.relevant')}
          </ButtonLink>
        )}
      </div>
      <ListBody
        state={state}
        expectedRows={5}
        art="seal"
        empty={messages.format(related ? 'exhibitors.emptyRelevant' : 'exhibitors.empty')}
        emptyHint={messages.format(related ? 'exhibitors.emptyRelevantHint' : 'exhibitors.emptyHint')}
        onRetry={onRetry}
        foot={{ label: messages.format('exhibitors.loadMore'), onLoadMore }}
      >
        {({ rows }) => (
          <Table caption={messages.format('exhibitors.caption', { name: event.eventName })}>
            <TableHead>
              <TableColumn kind="index">{messages.format('exhibitors.number')}</TableColumn>
              <TableColumn>{messages.format('exhibitors.company')}</TableColumn>
              <TableColumn>{messages.format('exhibitors.country')}</TableColumn>
              <TableColumn kind="number">{messages.format('exhibitors.contacts')}</TableColumn>
              {rows.some(canRemove) && (
                <TableColumn>
                  <VisuallyHidden>{messages.format('exhibitors.removeColumn')}</VisuallyHidden>
                </TableColumn>
              )}
            </TableHead>
            <TableBody>
              {rows.map((row, index) => (
                <ExhibitorRow
                  key={row.id}
                  exhibitor={row}
                  index={index + 1}
                  action={rows.some(canRemove) ? (canRemove(row) ? 'remove' : 'none') : undefined}
                  onRemove={() => onRemove?.(row)}
                />
              ))}
            </TableBody>
          </Table>
        )}
      </ListBody>
    </section>
  );
}

interface ExhibitorRowProps {
  exhibitor: Exhibitor;
  index: number;
  /** What stands in the last column; undefined where there is no such column. */
  action: 'remove' | 'none' | undefined;
  onRemove: () => void;
}

function ExhibitorRow({ exhibitor, index, action, onRemove }: ExhibitorRowProps) {
  const messages = useMessages();
  const { id, name, sector, logo, premium, country, country_code: code, contacts } = exhibitor;
  return (
    <TableRow>
      <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName
          art={<Art kind="seal" src={logo ?? artPath({ name, sector, kind: 'seal' })} />}
          badge={premium && <Badge tone="premium">{messages.format('exhibitors.premium')}</Badge>}
        >
          <TableRowLink href={companyPath({ id, name })}>{name}</TableRowLink>
        </TableName>
      </TableCell>
      <TableCell>
        {code && (
          <TableWideOnly>
            <span className={countryCode}>{code}</span>
          </TableWideOnly>
        )}
        {country === null
          ? messages.format('exhibitors.countryUnknown')
          : countryIn(country, messages.locale)}
      </TableCell>
      <TableCell kind="number">
        {messages.number(contacts)}
        <TableUnit>{messages.format('exhibitors.contactsUnit', { count: contacts })}</TableUnit>
      </TableCell>
      {action && (
        <TableCell place="action">
          {action === 'remove' && (
            <Button
              size="small"
              tone="quiet"
              icon={X}
              aria-label={messages.format('exhibitors.remove', { name })}
              onClick={onRemove}
            />
          )}
        </TableCell>
      )}
    </TableRow>
  );
}
