import type { Context } from '../context';

export async function loadDemo(_context: Context): Promise<void> {}
