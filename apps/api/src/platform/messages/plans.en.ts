/** Texts of mails about plans and of the pages of the test checkout. @see GAP-079, GAP-080 */
export const PLANS_EN = {
  'mail.planReceipt.subject': 'Your receipt for {plan}',
  'mail.planReceipt.preheader': 'Invoice {number}, {amount}',
  'mail.planReceipt.heading': 'Thank you. You’re on {plan}.',
  'mail.planReceipt.paid': 'We received your payment. Here are the details.',
  'mail.planReceipt.renews': 'Your plan renews on {day} unless you cancel before.',
  'mail.planReceipt.ends': 'Your plan ends on {day}.',
  'mail.planReceipt.action': 'View your plan and invoices',
  'mail.label.plan': 'Plan',
  'mail.label.amount': 'Amount',
  'mail.label.invoice': 'Invoice',
  'mail.label.term': 'Term',
  'mail.plan.term': '{from} to {until}',

  'mail.paymentFailed.subject': 'Your payment for {plan} failed',
  'mail.paymentFailed.preheader': 'You keep the plan until {day}.',
  'mail.paymentFailed.heading': 'Your payment failed',
  'mail.paymentFailed.happened':
    'We couldn’t take the payment for the next term of {plan}. We’ll try again over the next few days.',
  'mail.paymentFailed.kept':
    'You keep the plan until {day}. Check your payment method to keep it after that.',
  'mail.paymentFailed.action': 'Check your payment',

  'mail.termEnding.subject':
    '{renews, select, yes {Your {plan} plan renews} other {Your {plan} plan ends}} in {days, plural, one {# day} other {# days}}',
  'mail.termEnding.preheader': 'On {day}.',
  'mail.termEnding.heading': '{renews, select, yes {Your plan renews} other {Your plan ends}} on {day}',
  'mail.termEnding.renews':
    'Your {plan} plan renews for another year at {amount}. You don’t need to do anything. To stop it, cancel before then.',
  'mail.termEnding.ends':
    'After that, you’re on the free plan. Nothing is deleted: your posts, follows and notifications stay, and we keep your team in case you come back.',
  'mail.termEnding.goesOn':
    'After that, you’re on {plan}, which continues. Nothing is deleted: your posts, follows and notifications stay.',
  'mail.termEnding.action': 'View your plan',

  'mail.planEnded.subject': 'Your {plan} plan has ended',
  'mail.planEnded.preheader': 'You’re now on the free plan. Nothing was deleted.',
  'mail.planEnded.heading': 'Your {plan} plan has ended',
  'mail.planEnded.happened':
    'You’re now on the free plan. Nothing was deleted, and everything returns when you choose a plan again.',
  'mail.planEnded.goesOnBrief': 'Your {plan} plan continues. Nothing was deleted.',
  'mail.planEnded.goesOn': 'You’re on {plan}, which continues. Nothing was deleted.',
  'mail.planEnded.action': 'Compare plans',

  'mail.teamInvitation.subject': '{name} shares the {plan} plan with you',
  'mail.teamInvitation.preheader':
    'Join them on Millrace, where manufacturers follow products and companies.',
  'mail.teamInvitation.heading': '{name} invites you to join their team',
  'mail.teamInvitation.writes':
    '{name} is on {plan} on Millrace, where manufacturers follow products and companies, and shares the plan with you.',
  'mail.teamInvitation.writesFrom':
    '{name} of {company} is on {plan} on Millrace, where manufacturers follow products and companies, and shares the plan with you.',
  'mail.teamInvitation.register': 'Sign up with this address to get the plan, free of charge.',
  'mail.teamInvitation.accept':
    'Accept to get the plan, free of charge. {name} will then see your name. Until you answer, they can’t see that you have an account.',
  'mail.teamInvitation.join': 'Join Millrace',
  'mail.teamInvitation.open': 'Answer the invitation',
  'mail.teamInvitation.reason':
    'You’re receiving this email because {name}, a Millrace member, entered your address.',

  'testPayment.title': 'Test checkout',
  'testPayment.intro':
    'This page stands in for a payment provider until one is set up. You won’t be charged.',
  'testPayment.plan': 'Plan',
  'testPayment.amount': 'Amount',
  'testPayment.price': '{price} per year',
  'testPayment.term': 'Term',
  'testPayment.state': 'Status',
  'testPayment.state.begun': 'Not paid yet',
  'testPayment.state.closed': 'Closed',
  'testPayment.state.paid': 'Paid',
  'testPayment.state.unpaid': 'Payment overdue',
  'testPayment.state.ended': 'Ended',
  'testPayment.pay': 'Pay',
  'testPayment.refuse': 'Simulate a failed payment',
  'testPayment.leave': 'Back to Millrace',
  'testPayment.miss': 'Simulate a failed renewal',
  'testPayment.settle': 'Pay overdue amount',
} as const;
