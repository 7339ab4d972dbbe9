/** Keys under which a browser keeps what several folders of the code read. */
export const browserKeys = {
  /** State that outlives a document (docs/product.md, K1). */
  state: 'danjang-state',
  /** Number of the browser's guest (K3). */
  guestId: 'guestId',
  /** Terms that were searched for (S3). */
  recentSearches: 'booster-search-keyword',
  /** Certification that was begun, in the tab's own storage. */
  certification: 'danjang-certification',
  /** Social sign-in that was begun, in the tab's own storage. */
  socialSignIn: 'danjang-social-sign-in',
} as const
