export const bottomBarMessages = {
  'bottomBar.sections': 'Sections',
  'bottomBar.account': 'Account',
  'bottomBar.networkFeed': 'Network Feed',
  'bottomBar.notifications': 'Notifications',
  'bottomBar.myProducts': 'My Products',
  'bottomBar.messages': 'Message',
  'bottomBar.unread': 'Unread',
  'bottomBar.signUp': 'Sign Up',
  'bottomBar.logIn': 'Log In',
} as const;
