import { join } from 'node:path';
import type { Config } from '../config';
import { folderStorage } from './folder-storage';
import { s3Storage } from './s3-storage';
import type { FileStorage } from './storage';

/** Opens members' files, where the configuration says that they are. */
export const openStorage = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStorage =>
  s3 ? s3Storage(s3) : folderStorage(filesFolder(dataDir));

/** Where members' files are where no store is named. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files');
