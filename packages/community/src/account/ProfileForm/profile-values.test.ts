import { aMe } from '@millrace/api-mocks';
import { describe, expect, it } from 'vitest';
import { checkProfile } from './ProfileForm';
import { isChanged, profileUpdate, profileValues, rebaseValues } from './profile-values';

const me = aMe({ secondaryEmail: 'home@linnea.example' });
const saved = profileValues(me);

describe('checkProfile', () => {
  it('asks for names, company and country, and for nothing else', () => {
    const blank = { ...saved, firstName: ' ', lastName: '', company: '', country: '', phone: '', desc: '' };
    expect(Object.keys(checkProfile(blank, true, saved))).toEqual([
      'firstName',
      'lastName',
      'company',
      'country',
    ]);
    expect(checkProfile(saved, true, saved)).toEqual({});
  });

  it('asks for the current password where there is one', () => {
    const typed = { ...saved, password: 'new-password', confirmPassword: 'new-password' };
    expect(checkProfile(typed, true, saved)).toEqual({
      currentPassword: 'profile.currentMissing',
    });
    expect(checkProfile(typed, false, saved)).toEqual({});
    expect(checkProfile({ ...saved, confirmPassword: 'typed' }, false, saved)).toEqual({
      password: 'profile.passwordShort',
      confirmPassword: 'profile.passwordsDiffer',
    });
  });

  it('asks for it for another address too, as an address sets new passwords', () => {
    const moved = { ...saved, primaryEmail: 'elsewhere@kvarnholm.example' };
    expect(checkProfile(moved, true, saved)).toEqual({
      currentPassword: 'profile.currentMissing',
    });
    expect(checkProfile({ ...moved, currentPassword: 'typed' }, true, saved)).toEqual({});
    expect(checkProfile(moved, false, saved)).toEqual({});
    const added = { ...saved, secondaryEmail: 'more@linnea.example' };
    expect(checkProfile(added, true, saved)).toEqual({ currentPassword: 'profile.currentMissing' });
    expect(checkProfile({ ...saved, secondaryEmail: '' }, true, saved)).toEqual({});
  });

  it('takes no address, but none that is not one', () => {
    expect(checkProfile({ ...saved, primaryEmail: '', secondaryEmail: '' }, true, saved)).toEqual({});
    expect(checkProfile({ ...saved, primaryEmail: 'linnea', secondaryEmail: 'home@' }, true, saved)).toEqual({
      primaryEmail: 'profile.primaryInvalid',
      secondaryEmail: 'profile.secondaryInvalid',
    });
  });
});

describe('profileUpdate', () => {
  it('leaves out addresses and passwords that nobody touched, and the image always [ACC-053]', () => {
    const body = profileUpdate({ ...saved, designation: ' Head of process ' }, saved);
    expect(body.designation).toBe('Head of process');
    for (const name of ['primaryEmail', 'secondaryEmail', 'preferredEmail', 'password', 'image']) {
      expect(body).not.toHaveProperty(name);
    }
  });

  it('sends what was changed, an address that was removed as an empty text', () => {
    const typed = {
      ...saved,
      secondaryEmail: '',
      preferredEmail: 2 as const,
      currentPassword: 'old-password',
    };
    const body = profileUpdate(
      { ...typed, password: 'new-password', confirmPassword: 'new-password' },
      saved,
    );
    expect(body).toMatchObject({
      secondaryEmail: '',
      preferredEmail: 2,
      currentPassword: 'old-password',
      password: 'new-password',
      confirmPassword: 'new-password',
    });
    expect(profileUpdate({ ...saved, primaryEmail: '' }, saved)).not.toHaveProperty('primaryEmail');
  });
});

it('follows what has changed elsewhere, but for what was typed', () => {
  const now = profileValues({ ...me, email: 'new@linnea.example', phone: '+46 1' });
  const typed = { ...saved, phone: '+46 2' };
  expect(rebaseValues(typed, saved, now)).toEqual({ ...now, phone: '+46 2' });
  expect(isChanged(typed, saved)).toBe(true);
  expect(isChanged(rebaseValues(saved, saved, now), now)).toBe(false);
});
