import { join } from 'node:path';
import { folderStorage } from './folder-storage';
import type { FileStorage } from './storage';

/** Opens members' files, where the configuration says that they are. */
export const openStorage = ({ dataDir }: { dataDir: string }): FileStorage =>
  folderStorage(join(dataDir, 'files'));
