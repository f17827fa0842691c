import type { IncomingHttpHeaders } from 'node:http';
import { acceptedLanguage, type Language } from '@millrace/domain';

/** The language in which a request wants its answer: the interface's own, as our client says it. */
export const requestLanguage = (headers: IncomingHttpHeaders): Language =>
  acceptedLanguage(headers['accept-language']) ?? 'en';
