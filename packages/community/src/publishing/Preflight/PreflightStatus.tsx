import type { EmbedStatus } from '@millrace/api-client';
import { Icon, type LucideIcon } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { status as statusClass } from './Preflight.css';

const ICONS: Readonly<Record<EmbedStatus, LucideIcon>> = {
  works: CircleCheck,
  restricted: TriangleAlert,
  unknown: CircleHelp,
  blocked: CircleAlert,
};

export interface PreflightStatusProps {
  status: EmbedStatus;
}

/** How something bears on cards: a sign, and the word for it. */
export function PreflightStatus({ status }: PreflightStatusProps) {
  const messages = useMessages();
  return (
    <span className={statusClass} data-part="status" data-state={status}>
      <Icon icon={ICONS[status]} />
      {messages.format(`preflight.status.${status}`)}
    </span>
  );
}
