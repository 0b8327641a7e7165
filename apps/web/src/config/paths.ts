/** Every address of the app, in one place. */
export const paths = {
  home: '/',
  auth: '/auth',
  register: '/auth?tab=register',
  login: '/auth?tab=login',
  passwordReset: '/password-reset',
  account: '/account',
  subscription: '/subscription',
  subscriptionSuccess: '/subscription-success',
  /** The sandbox's stand-in for the payment provider's portal; the server leads there. */
  sandboxBillingPortal: '/sandbox-billing-portal',
  privacy: '/privacy',
  terms: '/terms',
  consent: '/consent',
  questions: '/questions-comments',
  progress: '/progress',
  review: '/comprehensive-review',
  /** The agreement leads back to where it was asked for. */
  consentForReview: '/consent?next=/comprehensive-review',
  drills: '/drills',
  takeAlong: '/take-along',
  consentForDrills: '/consent?next=/drills',
} as const;
