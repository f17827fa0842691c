import type { MailContent, MailWriter } from '../content';
import type { MailData, MailJob, MailName } from '../mail';
import * as account from './account';
import * as alerts from './alerts';
import * as moderation from './moderation';
import * as notices from './notices';
import * as plans from './plans';
import * as sales from './sales';
import * as sharing from './sharing';

type Templates = { [Name in MailName]: (data: MailData[Name], writer: MailWriter) => MailContent };

const templates: Templates = {
  ...account,
  ...alerts,
  ...moderation,
  ...notices,
  ...plans,
  ...sales,
  ...sharing,
};

/** Renders the content of a mail. */
export function contentOf({ name, data }: Pick<MailJob, 'name' | 'data'>, writer: MailWriter): MailContent {
  // The data match the name, which the compiler cannot follow through the table.
  const template = templates[name] as (data: MailJob['data'], writer: MailWriter) => MailContent;
  return template(data, writer);
}
