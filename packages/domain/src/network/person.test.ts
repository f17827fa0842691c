import { describe, expect, it } from 'vitest';
import { personPicture, shownName } from './person';

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

describe('personPicture', () => {
  const linkedinImage = 'https://media.licdn.example/l.jpg';

  it('takes the uploaded picture before that of the sign-in provider', () => {
    expect(personPicture({ image: '/files/l.png', linkedinImage })).toBe('/files/l.png');
    expect(personPicture({ image: null, linkedinImage })).toBe(linkedinImage);
    expect(personPicture({ image: null, linkedinImage: null })).toBeNull();
  });
});
