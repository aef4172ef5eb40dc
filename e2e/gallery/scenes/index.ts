import type { Scene } from '../scene.ts'
import { accountScenes } from './account.ts'
import { cameraScenes } from './camera.ts'
import { consoleScenes } from './console.ts'
import { dressScenes } from './dresses.ts'
import { historyScenes } from './history.ts'
import { homeScenes } from './home.ts'
import { ledgerScenes } from './ledger.ts'
import { onboardingScenes } from './onboarding.ts'
import { paywallScenes } from './paywalls.ts'
import { photoScenes } from './photos.ts'
import { planScenes } from './plans.ts'
import { portraitScenes } from './portraits.ts'
import { previewScenes } from './preview.ts'
import { purchaseScenes } from './purchases.ts'
import { siteScenes } from './site.ts'

/** Every screen of the app, the site and the console in each of its faces. */
export const scenes: readonly Scene[] = [
  ...siteScenes,
  ...onboardingScenes,
  ...homeScenes,
  ...photoScenes,
  ...portraitScenes,
  ...previewScenes,
  ...dressScenes,
  ...cameraScenes,
  ...historyScenes,
  ...accountScenes,
  ...planScenes,
  ...paywallScenes,
  ...purchaseScenes,
  ...ledgerScenes,
  ...consoleScenes,
]
