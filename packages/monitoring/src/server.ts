import { createMonitor } from './create-monitor';
import type { Monitor, Monitoring } from './monitor';

export interface ServerMonitoring extends Monitoring {
  /** Root folder of the program. Paths are reported relative to it, to reveal nothing of the machine. */
  folder: string;
}

/** Creates the monitor of a server process. */
export function createServerMonitor({ dsn, environment, folder }: ServerMonitoring): Monitor {
  return createMonitor(dsn, { environment, platform: 'node', nameFile: fileNamer(folder) });
}

function fileNamer(folder: string): (file: string) => string | null {
  const own = `${folder.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  return (file) => {
    if (file.startsWith('node:')) return file;
    const path = file.replace(/^file:\/\//, '').replaceAll('\\', '/');
    const library = path.lastIndexOf('/node_modules/');
    if (library >= 0) return `app://${path.slice(library)}`;
    return path.startsWith(own) ? `app:///${path.slice(own.length)}` : null;
  };
}
