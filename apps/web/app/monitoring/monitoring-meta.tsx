import { ENVIRONMENTS } from '@millrace/domain';
import type { Monitoring } from '@millrace/monitoring';

const NAME = 'millrace-monitoring';

export interface MonitoringMetaProps extends Monitoring {
  /** Origin of the environment's pages. */
  origin: string;
}

/** Tells a page whom its failures are told, before any of its scripts runs. @see OPS-003 */
export function MonitoringMeta({ dsn, environment, origin }: MonitoringMetaProps) {
  return <meta name={NAME} content={dsn} data-environment={environment} data-origin={origin} />;
}

/** What the page was told; null where nobody is told, as on a host that shows a copy of the page. */
export function readMonitoringMeta(page: Document): Monitoring | null {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`);
  if (!meta || meta.dataset.origin !== page.location.origin) return null;
  const environment = ENVIRONMENTS.find((name) => name === meta.dataset.environment);
  return environment ? { dsn: meta.content, environment } : null;
}
