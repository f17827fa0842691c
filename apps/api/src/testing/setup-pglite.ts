import { prepareTemplate } from './template';

/** Makes the template before the tests start, so that they don't all make it at once. */
export async function setup(): Promise<void> {
  await prepareTemplate();
}
