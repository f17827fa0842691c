import { uuid } from 'drizzle-orm/pg-core';
import { newId } from '../../ids';

/** The primary key of a table: a UUID that the application makes, so that it is known before the insert. */
export const id = () => uuid('id').primaryKey().$defaultFn(newId);
