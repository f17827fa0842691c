import { apiUrlFor, environmentForHost } from '@millrace/domain';
import type { Monitoring } from '@millrace/monitoring';
import type { WebConfig } from './config';

/** URLs and monitoring of the environment of a host. */
export interface Site {
  /** Public URL of the community. */
  webUrl: string;
  /** Public URL of the API. */
  apiUrl: string;
  /** Internal URL of the API for this server. */
  apiInternalUrl: string;
  /** Monitoring; null if disabled, and on hosts without an environment. @see OPS-003 */
  monitoring: Monitoring | null;
}

type Hosts = Pick<WebConfig, 'environments' | 'webUrl' | 'apiUrl' | 'apiInternalUrl' | 'monitoringDsn'>;

/**
 * Returns the site of a request's host. An unknown host gets the configured defaults, and is never used in URLs, as the
 * client can forge it.
 *
 * @param host Host of the request according to Express, which respects `trust proxy`.
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

/** Returns the sites of all configured environments. */
export function allSites(config: Hosts): Site[] {
  return config.environments.map(({ webUrl }) => siteForHost(config, new URL(webUrl).host));
}
