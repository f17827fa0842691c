import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { decodeReply } from './fetch-public-page';

const L_OREAL = Buffer.from('L\x92Or\xe9al', 'latin1');

const decoded = (contentType: string, bytes: Uint8Array | string): string =>
  decodeReply({ headers: { 'content-type': contentType } } as IncomingMessage, Buffer.from(bytes));

it.each(['windows-1252', '"iso-8859-1"', 'latin1'])('reads a page in %s, as its headers say', (charset) => {
  expect(decoded(`text/html; charset=${charset}`, L_OREAL)).toBe('L’Oréal');
});

it.each([
  '<meta charset=windows-1252>',
  '<!doctype html><html><head><meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1">',
])('reads a page as its own %s says, where the headers don’t', (meta) => {
  const page = Buffer.concat([Buffer.from(meta), L_OREAL]);
  expect(decoded('text/html', page)).toBe(`${meta}L’Oréal`);
  const utf8 = `${meta}L’Oréal`;
  expect(decoded('text/html; charset=utf-8', utf8)).toBe(utf8);
});

it('an unknown encoding is read as UTF-8', () => {
  expect(decoded('text/html; charset=klingon', 'L’Oréal')).toBe('L’Oréal');
  expect(decoded('text/html', '<meta charset="utf-16">L’Oréal')).toBe('<meta charset="utf-16">L’Oréal');
  expect(decoded('', '\ufeffL’Oréal')).toBe('L’Oréal');
});
