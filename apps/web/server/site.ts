import { apiUrlFor, environmentForHost } from '@millrace/domain';
import type { Monitoring } from '@millrace/monitoring';
import type { WebConfig } from './config';

/** What a page is told of the hosts around it. */
export interface Site {
  /** The address at which browsers reach the community. */
  webUrl: string;
  /** The address at which browsers reach the API. */
  apiUrl: string;
  /** The address at which this server reaches the API. */
  apiInternalUrl: string;
  /** Whom failures are told; null for nobody, as on every host that is no environment's. @see OPS-003 */
  monitoring: Monitoring | null;
}

type Hosts = Pick<WebConfig, 'environments' | 'webUrl' | 'apiUrl' | 'apiInternalUrl' | 'monitoringDsn'>;

/**
 * The site that a request asked for. A host that is no environment's is taken for one's own machine: it chooses
 * nothing, and nothing of it is repeated.
 *
 * @param host As Express understands it, a trusted proxy's word included.
 * @see OPS-001
 */
export function siteForHost(config: Hosts, host: string | undefined): Site {
  const apiUrl = apiUrlFor(host, config.environments, config.apiUrl);
  const environment = environmentForHost(host, config.environments);
  const dsn = config.monitoringDsn;
  return {
    webUrl: environment?.webUrl ?? config.webUrl,
    apiUrl,
    apiInternalUrl: config.apiInternalUrl ?? apiUrl,
    monitoring: environment && dsn ? { dsn, environment: environment.name } : null,
  };
}

/** The sites of the environments that are configured. */
export function allSites(config: Hosts): Site[] {
  return config.environments.map(({ webUrl }) => siteForHost(config, new URL(webUrl).host));
}
