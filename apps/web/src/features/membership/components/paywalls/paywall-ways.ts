/** Where the links of a paywall lead. */
export interface PaywallWays {
  onTerms: () => void
  onPrivacy: () => void
}
