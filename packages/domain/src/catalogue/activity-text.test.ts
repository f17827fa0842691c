import { describe, expect, it } from 'vitest';
import { activityText } from './activity-text';

const text =
  'The new draw tower runs at full speed since Monday and the first spools of fiber leave for Busan on Friday.';

describe('activityText', () => {
  it('holds 100 characters without media and 90 beside media [GAP-018]', () => {
    expect(activityText(text, false)).toBe(
      'The new draw tower runs at full speed since Monday and the first spools of fiber leave for Busan on…',
    );
    expect(activityText(text, false)).toHaveLength(100);
    expect(activityText(text, true)).toBe(
      'The new draw tower runs at full speed since Monday and the first spools of fiber leave…',
    );
    expect(activityText('a'.repeat(91), true)).toHaveLength(90);
  });

  it('leaves a text that fits', () => {
    expect(activityText('a'.repeat(100), false)).toBe('a'.repeat(100));
    expect(activityText('a'.repeat(90), true)).toBe('a'.repeat(90));
  });
});
