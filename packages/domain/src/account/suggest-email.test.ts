import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.c', 'ada@gmail.com'],
  ['ada@gmail.de', 'ada@gmail.com'],
  ['Ada.B@GMAI.COM', 'Ada.B@gmail.com'],
  ['ada@gnail.con', 'ada@gmail.com'],
  ['ada@hotmial.fr', 'ada@hotmail.fr'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@yaho.co.jp', 'ada@yahoo.co.jp'],
  ['ada@yahoo.cmo', 'ada@yahoo.com'],
  ['ada@qq.con', 'ada@qq.com'],
  ['ada@web.ed', 'ada@web.de'],
  ['ada@t-onlin.de', 'ada@t-online.de'],
  ['संपर्क@gmial.com\u200b', 'संपर्क@gmail.com'],
])('asks whether %s was meant otherwise (IMP-20)', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'ada@gmail.com',
  'ada@ymail.com',
  'ada@mail.com',
  'ada@yahoo.cz',
  'ada@gmx.net',
  'ada@gmc.de',
  'ada@oakfield-powders.example',
  'ada@orange.com',
  'ada@例子.广告',
  'ada',
  'ada@',
  'ada@gmial',
  '@gmial.com',
  'a b@gmial.com',
])('asks nothing about %s', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
