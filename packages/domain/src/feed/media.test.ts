import { describe, expect, it } from 'vitest';
import { mediaKindOfMime, youtubeId } from './media';

describe('mediaKindOfMime', () => {
  it.each([
    ['image/png', 'image'],
    ['IMAGE/JPEG', 'image'],
    ['video/mp4; codecs="avc1"', 'video'],
    ['application/pdf', 'pdf'],
    ['application/vnd.ms-powerpoint', 'ppt'],
    ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'ppt'],
    ['application/vnd.oasis.opendocument.presentation', 'ppt'],
  ])('takes the kind of a file from its MIME type: %s [FEED-026]', (mime, kind) => {
    expect(mediaKindOfMime(mime)).toBe(kind);
  });

  it.each(['', 'image/', 'text/html', 'application/zip', 'text/presentation', 'xapplication/pdf'])(
    'knows no kind for %j',
    (mime) => {
      expect(mediaKindOfMime(mime)).toBeNull();
    },
  );
});

describe('youtubeId', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s',
    'http://m.youtube.com/watch?v=dQw4w9WgXcQ#details',
    'youtube.com/watch?v=dQw4w9WgXcQ',
  ])('cuts %s at "v=" [PROD-053]', (link) => {
    expect(youtubeId(link)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    ' https://www.youtube.com/embed/dQw4w9WgXcQ ',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  ])('reads %s', (link) => {
    expect(youtubeId(link)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    '',
    'dQw4w9WgXcQ',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=waytoolongforanid',
    'https://www.youtube.com/watch?rev=dQw4w9WgXcQ',
    'https://www.youtube.com/@channel',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  ])('refuses %s', (link) => {
    expect(youtubeId(link)).toBeNull();
  });
});
