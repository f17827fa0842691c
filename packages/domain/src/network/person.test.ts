import { describe, expect, it } from 'vitest';
import { isFamilyNameFirst, personName, personPicture, shownName } from './person';

describe('shownName', () => {
  it.each([
    ['Linnea Ekström', 'Linnea Ekström'],
    ['Anna Maria von Hohenstein', 'Anna Maria'],
    ['  김   서연 ', '김 서연'],
    ['Zoë', 'Zoë'],
    ['', ''],
  ])('shows the first two words: "%s" gives "%s" [ACC-057]', (displayName, shown) => {
    expect(shownName(displayName)).toBe(shown);
  });
});

describe('personName', () => {
  it.each([
    ['Ines', 'Hallberg', 'Ines Hallberg'],
    ['愛子', '井上', '井上 愛子'],
    ['서연', '김', '김 서연'],
    ['マリア', 'シュミット', 'マリア シュミット'],
    ['Aiko', '井上', 'Aiko 井上'],
    [' Zoë ', '', 'Zoë'],
    ['', '', ''],
  ])('puts “%s” and “%s” into the order of their script', (firstName, lastName, name) => {
    expect(personName({ firstName, lastName })).toBe(name);
  });
});

it.each([
  ['ja', true],
  ['zh-Hans', true],
  ['de', false],
  ['jam', false],
])('says whether the family’s name comes first in forms in %s', (language, isFirst) => {
  expect(isFamilyNameFirst(language)).toBe(isFirst);
});

describe('personPicture', () => {
  const linkedinImage = 'https://media.licdn.example/l.jpg';

  it('takes the uploaded picture before that of the sign-in provider', () => {
    expect(personPicture({ image: '/files/l.png', linkedinImage })).toBe('/files/l.png');
    expect(personPicture({ image: null, linkedinImage })).toBe(linkedinImage);
    expect(personPicture({ image: null, linkedinImage: null })).toBeNull();
  });
});
