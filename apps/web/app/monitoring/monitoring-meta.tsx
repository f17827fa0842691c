import { ENVIRONMENTS } from '@millrace/domain';
import type { Monitoring } from '@millrace/monitoring';

const NAME = 'millrace-monitoring';

export interface MonitoringMetaProps extends Monitoring {
  /** Origin of the environment's pages. */
  origin: string;
}

/** Renders the monitoring configuration for the page's scripts. @see OPS-003 */
export function MonitoringMeta({ dsn, environment, origin }: MonitoringMetaProps) {
  return <meta name={NAME} content={dsn} data-environment={environment} data-origin={origin} />;
}

/** Reads the monitoring configuration; null without one, and on hosts that show a copy of the page. */
export function readMonitoringMeta(page: Document): Monitoring | null {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`);
  if (!meta || meta.dataset.origin !== page.location.origin) return null;
  const environment = ENVIRONMENTS.find((name) => name === meta.dataset.environment);
  return environment ? { dsn: meta.content, environment } : null;
}
