/** The questions page in English. */
export default {
  questions: {
    title: 'Questions / Comments',
    lead: 'A word that was scored wrongly, a wish, a problem with a payment: people read this.',
    message: 'Your message',
    placeholder: 'What would you like to tell us?',
    characters: (used: number, limit: number) => `${used} / ${limit}`,
    charactersLeft: (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
    limit: 'You can send up to three messages per day.',
    email: 'Your email',
    emailHint: 'So that we can answer you. It is used for nothing else.',
    answerTo: (email: string) => `We answer to ${email}.`,
    submit: 'Submit Message',
    sending: 'Sending...',
    billingTitle: 'Questions about a payment?',
    billingText:
      'Invoices, cards and cancelling are in the billing portal. Use the account and the e-mail you signed up with.',
    sent: 'Your message is with us. Thank you.',
    toasts: {
      sent: { title: 'Success', text: 'Your message has been sent successfully!' },
      failed: { title: 'Error', text: 'Failed to send message. Please try again.' },
      unreachable: { title: 'Error', text: 'Failed to send message. Please check your connection.' },
    },
  },
} as const;
