import type { IncomingHttpHeaders } from 'node:http';
import { acceptedLanguage, type Language } from '@millrace/domain';

/** Returns the language of the reply: the interface language that our client sends, else the browser's. */
export const requestLanguage = (headers: IncomingHttpHeaders): Language =>
  acceptedLanguage(headers['accept-language']) ?? 'en';
