import { expect, it } from 'vitest';
import { checkTeamEmails } from './check-team-emails';

it('says of each address what is wrong with it, and nothing of empty ones [GAP-048, PLAN-018]', () => {
  const typed = [
    'bo@team.example',
    '',
    'uta@ostwald',
    'BO@team.example ',
    'Ada@team.example',
    'cy@team.example',
  ];
  const found = checkTeamEmails(typed, { taken: ['cy@team.example'], own: ['ada@team.example'] });
  expect([...found]).toEqual([
    [2, 'invalid'],
    [3, 'repeated'],
    [4, 'own'],
    [5, 'repeated'],
  ]);
});
