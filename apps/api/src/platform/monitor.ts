import { type Monitor, noopMonitor } from '@millrace/monitoring';
import { createServerMonitor } from '@millrace/monitoring/server';
import type { Config } from './config';
import { PROGRAM_PATH } from './paths';

/** Who is told of failures: nobody, unless this is the API of an environment that is monitored. @see OPS-003 */
export function openMonitor({ monitoring }: Pick<Config, 'monitoring'>): Monitor {
  return monitoring ? createServerMonitor({ ...monitoring, folder: PROGRAM_PATH }) : noopMonitor;
}
