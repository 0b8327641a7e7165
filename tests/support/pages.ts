/** Pages without login that play and record nothing. */
export const PLAIN_PAGES = [
  '/consent',
  '/auth?tab=login',
  '/auth?tab=register',
  '/password-reset',
  '/questions-comments',
  '/privacy',
  '/terms',
  '/nowhere',
];

/** The pages that everybody can open. */
export const VISITOR_PAGES = [
  '/',
  '/?tab=tips',
  '/?tab=resources',
  ...PLAIN_PAGES,
  '/comprehensive-review',
  '/drills',
  '/export',
  '/scoring',
];

/** Pages that need a login, or show more with one. */
export const ACCOUNT_PAGES = [
  '/account',
  '/account?tab=security',
  '/account?tab=subscription',
  '/subscription',
  '/progress',
];
