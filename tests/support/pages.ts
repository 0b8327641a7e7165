/** The pages that everybody can open. */
export const VISITOR_PAGES = [
  '/',
  '/?tab=tips',
  '/?tab=resources',
  '/consent',
  '/auth?tab=login',
  '/auth?tab=register',
  '/password-reset',
  '/questions-comments',
  '/privacy',
  '/terms',
  '/comprehensive-review',
  '/drills',
  '/take-along',
  '/scoring',
  '/nowhere',
];

/** Those that need a login, or show more with one. */
export const ACCOUNT_PAGES = [
  '/account',
  '/account?tab=security',
  '/account?tab=subscription',
  '/subscription',
  '/progress',
];
