import { join } from 'node:path';
import type { Config } from '../config';
import { folderStorage } from './folder-storage';
import { s3Storage } from './s3-storage';
import type { FileStorage } from './storage';

/** Opens the storage for members' files that the configuration names. */
export const openStorage = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStorage =>
  s3 ? s3Storage(s3) : folderStorage(filesFolder(dataDir));

/** Default folder of members' files. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files');
