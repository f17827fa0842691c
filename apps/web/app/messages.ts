import { createMessages } from '@millrace/design-system/messages';

/** The texts of every page, in the one language that stands so far. */
export const messages = createMessages({ locale: 'en' });

/** The name of the platform, from the catalogue. */
export const brand = messages.format('brand');
