/** What mails about plans say, and the pages of the checkout that takes no money. @see GAP-079, GAP-080 */
export const PLANS_EN = {
  'mail.planReceipt.subject': 'Your receipt for {plan}',
  'mail.planReceipt.preheader': 'Invoice {number}, {amount}',
  'mail.planReceipt.heading': 'Thank you, {plan} is yours',
  'mail.planReceipt.paid': 'We have received your payment. This is what it was for.',
  'mail.planReceipt.renews': 'It is renewed on {day}, unless you cancel before.',
  'mail.planReceipt.ends': 'It ends on {day}.',
  'mail.planReceipt.action': 'Open your plan and invoices',
  'mail.label.plan': 'Plan',
  'mail.label.amount': 'Amount',
  'mail.label.invoice': 'Invoice',
  'mail.label.term': 'Term',
  'mail.plan.term': '{from} to {until}',

  'mail.paymentFailed.subject': 'Your payment for {plan} failed',
  'mail.paymentFailed.preheader': 'You keep the plan until {day}.',
  'mail.paymentFailed.heading': 'Your payment failed',
  'mail.paymentFailed.happened':
    'The payment for the next term of {plan} could not be taken. It will be tried again over the next days.',
  'mail.paymentFailed.kept':
    'You keep the plan until {day}. Look at your means of payment, so that it goes on after that.',
  'mail.paymentFailed.action': 'Look at your payment',

  'mail.termEnding.subject':
    '{renews, select, yes {Your {plan} plan is renewed} other {Your {plan} plan ends}} in {days, plural, one {# day} other {# days}}',
  'mail.termEnding.preheader': 'On {day}.',
  'mail.termEnding.heading': '{renews, select, yes {Your plan is renewed} other {Your plan ends}} on {day}',
  'mail.termEnding.renews':
    'Your {plan} plan is renewed for another year at {amount}. You need not do anything. If you do not want that, cancel before.',
  'mail.termEnding.ends':
    'After that you are on the free plan. Nothing is deleted: what you have posted, whom you follow and what you were told stays, and your team is kept for when you come back.',
  'mail.termEnding.goesOn':
    'After that you have the {plan} plan, which goes on. Nothing is deleted: what you have posted, whom you follow and what you were told stays.',
  'mail.termEnding.action': 'Open your plan',

  'mail.planEnded.subject': 'Your {plan} plan has ended',
  'mail.planEnded.preheader': 'You are on the free plan now. Nothing was deleted.',
  'mail.planEnded.heading': 'Your {plan} plan has ended',
  'mail.planEnded.happened':
    'You are on the free plan now. Nothing was deleted, and everything is as it was when you take a plan again.',
  'mail.planEnded.goesOnBrief': 'Your {plan} plan goes on. Nothing was deleted.',
  'mail.planEnded.goesOn': 'You have the {plan} plan, which goes on. Nothing was deleted.',
  'mail.planEnded.action': 'See the plans',

  'mail.teamInvitation.subject': '{name} shares the {plan} plan with you',
  'mail.teamInvitation.preheader': 'On Millrace, where manufacturers follow products and companies.',
  'mail.teamInvitation.heading': '{name} invites you into the team',
  'mail.teamInvitation.writes':
    '{name} has a {plan} plan on Millrace, where manufacturers follow products and companies, and shares it with you.',
  'mail.teamInvitation.writesFrom':
    '{name} of {company} has a {plan} plan on Millrace, where manufacturers follow products and companies, and shares it with you.',
  'mail.teamInvitation.register': 'Register with this address, and you have the plan. It costs you nothing.',
  'mail.teamInvitation.accept':
    'Accept, and you have the plan; {name} sees your name from then on. It costs you nothing. Until you answer, nobody learns that you have an account.',
  'mail.teamInvitation.join': 'Join Millrace',
  'mail.teamInvitation.open': 'Answer the invitation',
  'mail.teamInvitation.reason':
    'You get this mail because {name}, a member of Millrace, entered your address.',

  'testPayment.title': 'Test checkout',
  'testPayment.intro':
    'No money is taken here: the page stands in for that of a payment provider, while none is set up.',
  'testPayment.plan': 'Plan',
  'testPayment.amount': 'Amount',
  'testPayment.price': '{price} per year',
  'testPayment.term': 'Term',
  'testPayment.state': 'State',
  'testPayment.state.begun': 'Not paid yet',
  'testPayment.state.closed': 'Closed',
  'testPayment.state.paid': 'Paid',
  'testPayment.state.unpaid': 'A payment is overdue',
  'testPayment.state.ended': 'Ended',
  'testPayment.pay': 'Pay',
  'testPayment.refuse': 'Have the payment fail',
  'testPayment.leave': 'Back to Millrace',
  'testPayment.miss': 'Have the next payment fail',
  'testPayment.settle': 'Pay what is overdue',
} as const;
