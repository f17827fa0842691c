import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text';
import { detectEncoding } from './detect-encoding';

/** Tables in encodings that Node cannot write: encoding, language of the member, text, bytes in Base64. */
const TABLES: readonly (readonly [string, string, string, string])[] = [
  [
    'gb18030',
    'en',
    'Company name,Country\n长飞光纤光缆股份有限公司,China\n亨通光电,China\n',
    'Q29tcGFueSBuYW1lLENvdW50cnkKs6S3ybniz8u54sDCucm33dPQz965q8u+LENoaW5hCrrgzai54rXnLENoaW5hCg==',
  ],
  [
    'gb18030',
    'de',
    '公司名称,国家\n深圳市大疆创新科技有限公司,中国\n',
    'uavLvsP7s8Ysufq80grJ7tvaytC0872utLTQwr/GvLzT0M/euavLvizW0Ln6Cg==',
  ],
  [
    'shift_jis',
    'en',
    'Company name,Country\n東京硝子工業,Japan\n大阪ガラス,Japan\n',
    'Q29tcGFueSBuYW1lLENvdW50cnkKk4yLno/JjnGNSIvGLEphcGFuCpHljeODS4OJg1gsSmFwYW4K',
  ],
  [
    'shift_jis',
    'zh',
    '会社名,国\n株式会社ソニー,日本\nトヨタ自動車,日本\n',
    'ie+O0Ja8LI2RCoqUjq6J747Qg1yDaoFbLJP6lnsKg2eDiINejqmTro7ULJP6lnsK',
  ],
  [
    'euc-jp',
    'ja',
    '会社名,国\n株式会社ソニー,日本\nトヨタ自動車,日本\n',
    'svG80sy+LLnxCrP0vLCy8bzSpb2ly6G8LMb8y9wKpcil6KW/vKvGsLzWLMb8y9wK',
  ],
  [
    'big5',
    'zh',
    '公司名稱,國家\n台灣積體電路製造股份有限公司,台灣\n鴻海精密工業,台灣\n',
    'pL2lcaZXutkssOquYQqleMZXv27F6blxuPS7c7N5qtGl96azra2kvaVxLKV4xlcKwkWu/LrrsUukdbd+LKV4xlcK',
  ],
  [
    'euc-kr',
    'en',
    '회사명,국가\n삼성전자,대한민국\n현대자동차,대한민국\n',
    'yLi757jtLLG5sKEKu++8usD8wNostOvH0bnOsbkKx/a068Datb/C9yy068fRuc6xuQo=',
  ],
  [
    'windows-1250',
    'en',
    'nazwa;kraj\nŁódź Szkło Sp. z o.o.;Polska\nZakłady Świętokrzyskie;Polska\n',
    'bmF6d2E7a3Jhagqj82SfIFN6a7NvIFNwLiB6IG8uby47UG9sc2thClpha7NhZHkgjHdp6nRva3J6eXNraWU7UG9sc2thCg==',
  ],
  [
    'windows-1251',
    'en',
    'Название;Страна\nЗавод Электросталь;Россия\nНорникель;Россия\n',
    'zeDn4uDt6OU70fLw4O3gCsfg4u7kIN3r5ery8O7x8uDr/DvQ7vHx6P8Kze7w7ejq5ev8O9Du8fHo/wo=',
  ],
  [
    'koi8-r',
    'en',
    'Название;Страна\nЗавод Электросталь;Россия\n',
    '7sHa18HOycU789TSwc7BCvrB18/EIPzMxcvU0s/T1MHM2Dvyz9PTydEK',
  ],
  [
    'windows-1253',
    'en',
    'Όνομα;Χώρα\nΕλληνικά Πετρέλαια;Ελλάδα\n',
    'vO3v7OE71/7x4QrF6+vn7enq3CDQ5fTx3evh6eE7xevr3OThCg==',
  ],
  [
    'windows-1256',
    'ar',
    'الاسم;البلد\nشركة الزجاج المصرية;مصر\n',
    'x+HH0+M7x+HI4c8K1NHfySDH4dLMx8wgx+Hj1dHtyTvj1dEK',
  ],
  [
    'windows-1256',
    'en',
    'الاسم;البلد\nشركة الزجاج المصرية;مصر\n',
    'x+HH0+M7x+HI4c8K1NHfySDH4dLMx8wgx+Hj1dHtyTvj1dEK',
  ],
  ['windows-1255', 'en', 'שם;מדינה\nתעשיות זכוכית;ישראל\n', '+e077uPp8OQK+vL56eX6IObr5evp+jvp+fjg7Ao='],
  [
    'windows-1252',
    'zh',
    'name;land\nMüller Glas;Österreich\nL’Atelier – Œuvre;France\nŠkoda Glass™ “Works”;x 12 €\n',
    'bmFtZTtsYW5kCk38bGxlciBHbGFzO9ZzdGVycmVpY2gKTJJBdGVsaWVyIJYgjHV2cmU7RnJhbmNlCoprb2RhIEdsYXNzmSCTV29ya3OUO3ggMTIggAo=',
  ],
  [
    'windows-1252',
    'ja',
    'nome;país\nSão João Fundição;Brasil\nPão de Açúcar;Brasil\n',
    'bm9tZTtwYe1zClPjbyBKb+NvIEZ1bmRp5+NvO0JyYXNpbApQ428gZGUgQef6Y2FyO0JyYXNpbAo=',
  ],
  ['windows-1252', 'ja', 'name,country\nMüller,Germany\n', 'bmFtZSxjb3VudHJ5Ck38bGxlcixHZXJtYW55Cg=='],
  ['windows-1252', 'zh', 'name,country\nMüller,Germany\n', 'bmFtZSxjb3VudHJ5Ck38bGxlcixHZXJtYW55Cg=='],
  [
    'windows-1252',
    'en',
    'nombre,país\nCompañía Española de Petróleos,España\nMÜNCHEN GRÜN,x\n',
    'bm9tYnJlLHBh7XMKQ29tcGHx7WEgRXNwYfFvbGEgZGUgUGV0cvNsZW9zLEVzcGHxYQpN3E5DSEVOIEdS3E4seAo=',
  ],
  [
    'macintosh',
    'en',
    'name;x\nMüller Straße,Österreich\nCafé “Été”,x\n',
    'bmFtZTt4Ck2fbGxlciBTdHJhp2UshXN0ZXJyZWljaApDYWaOINKDdI7TLHgK',
  ],
  [
    'windows-874',
    'en',
    'ชื่อ;ประเทศ\nบริษัท แก้วไทย จำกัด;ไทย\n',
    'qtfozTu7w9Dgt8gKusPUydG3IOGh6cfkt8IgqNOh0bQ75LfCCg==',
  ],
  [
    'windows-1252',
    'en',
    'name,country\nMáquinas Ibérica S.A.,Spain\nØrsted A/S,Denmark\nKønig & Søn,Norway\n',
    'bmFtZSxjb3VudHJ5Ck3hcXVpbmFzIEli6XJpY2EgUy5BLixTcGFpbgrYcnN0ZWQgQS9TLERlbm1hcmsKS/huaWcgJiBT+G4sTm9yd2F5Cg==',
  ],
];

describe('the encoding of a table', () => {
  it.each(TABLES)('in %s is detected for a member who reads %s', (encoding, language, text, base64) => {
    const bytes = Buffer.from(base64, 'base64');
    expect(detectEncoding(bytes, language)).toBe(encoding);
    expect(decodeText(bytes, encoding)).toBe(text);
  });

  it('is UTF-8 although a byte of it is damaged', () => {
    const text = Buffer.from('name\nMüller Österreich Größe\nŁódź Škoda\nBroken ?\n');
    text[text.length - 2] = 0xfc;
    expect(detectEncoding(text)).toBe('utf-8');
  });
});
