import { describe, expect, it } from 'vitest';
import { pictureOf, shownName } from './person';

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

describe('pictureOf', () => {
  const linkedinImage = 'https://media.licdn.example/l.jpg';

  it('takes the uploaded picture before that of the sign-in provider', () => {
    expect(pictureOf({ image: '/files/l.png', linkedinImage })).toBe('/files/l.png');
    expect(pictureOf({ image: null, linkedinImage })).toBe(linkedinImage);
    expect(pictureOf({ image: null, linkedinImage: null })).toBeNull();
  });
});
