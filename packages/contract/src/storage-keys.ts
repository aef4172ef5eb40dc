/** Every browser storage key; specification section 3 names some, the others are settled by decision A50. */
export const localKeys = {
  authToken: 'ever-after.auth-token',
  deviceId: 'ever-after.device-id',
  devBypass: 'ever-after.dev-bypass',
  onboardingCompleted: 'onboarding-completed',
  firstTransformationComplete: 'wedding_first_transformation_complete',
  subscriptionStatus: 'subscription-status',
  firstLaunchDate: 'first-launch-date',
  stylesCache: 'ever-after.styles',
  stylesVersion: 'ever-after.styles-version',
  stylesTimestamp: 'ever-after.styles-timestamp',
  stylesCategoryOrder: 'ever-after.styles-category-order',
} as const

export const sessionKeys = {
  partner1: 'partner1',
  partner2: 'partner2',
  selectedStyle: 'ever-after.selected-style',
  runningCreation: 'ever-after.running-creation',
  stylesCache: 'ever-after.styles',
  stylesVersion: 'ever-after.styles-version',
  stylesTimestamp: 'ever-after.styles-timestamp',
  stylesCategoryOrder: 'ever-after.styles-category-order',
} as const
