import { type Monitor, noopMonitor } from '@millrace/monitoring';
import { createServerMonitor } from '@millrace/monitoring/server';
import type { Config } from './config';
import { PROGRAM_PATH } from './paths';

/** Opens the monitoring service for failures; a no-op unless this API's environment is monitored. @see OPS-003 */
export function openMonitor({ monitoring }: Pick<Config, 'monitoring'>): Monitor {
  return monitoring ? createServerMonitor({ ...monitoring, folder: PROGRAM_PATH }) : noopMonitor;
}
