import { ConfigError } from '../config';
import { DamagedDatabaseError } from './database';
import { FolderInUseError } from './lock';

/** Why a command can't have its database, as one line for whoever typed it; null for what nobody expects. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof FolderInUseError) {
    return `Millrace is running on the folder ${error.folder} (${error.owner}). Stop it, or name a PostgreSQL database with DATABASE_URL.`;
  }
  if (error instanceof ConfigError || error instanceof DamagedDatabaseError) return error.message;
  // What stores that speak S3 answer.
  if (error instanceof Error && '$fault' in error) {
    return `The bucket of S3_URL can’t be used: ${error.message || error.name}`;
  }
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return `The database or a file can’t be used: ${error.message || error.code}`;
  }
  return null;
}
