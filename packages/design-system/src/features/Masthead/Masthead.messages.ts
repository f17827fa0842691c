export const mastheadMessages = {
  'masthead.home': '{brand}, home',
  'masthead.account': 'Account',
  'masthead.search': 'Search',
  'masthead.signIn': 'Sign In',
  'masthead.logout': 'Logout',
  'masthead.signedInAs': 'Signed in as {name}',
} as const;
