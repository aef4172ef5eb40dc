import { limits, registerPush, reportPushInteraction, reportReviewRequested } from '@ever-after/contract'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { type PushMessage, push } from '#platform/push.ts'
import { type ReviewOccasion, requestReview } from '#platform/request-review.ts'
import { call, deviceId, fetchStatus } from '#server-state'
import { currentPaywall, openPaywall, subscribeToPaywall } from '../../features/membership/index.ts'
import { actionOf, idOf } from './push-action.ts'

/** Tells the server where messages for this phone go, and does what a tapped one asks for. */
export function usePush(): void {
  const [, go] = useLocation()
  useEffect(() => void logged(registerToken), [])
  useEffect(() => push.onTap((message) => void logged(() => answerTap(message, go))), [go])
}

async function registerToken(): Promise<void> {
  if ((await push.permission()) !== 'granted') return
  await push.listenForToken((fcmToken) =>
    logged(() => call(registerPush, { body: { deviceId: deviceId(), fcmToken, platform: 'ios' } })),
  )
}

async function answerTap(message: PushMessage, go: (path: string) => void): Promise<void> {
  void logged(() => reportTap(message))
  const action = actionOf(message)
  if (action?.kind === 'route') go(action.path)
  if (action?.kind === 'offer') await showOffer()
  if (action?.kind === 'review') await askForReview(action)
}

async function reportTap(message: PushMessage): Promise<void> {
  const notificationId = idOf(message)
  if (!notificationId) return
  const timestamp = new Date().toISOString()
  await call(reportPushInteraction, { body: { notificationId, action: 'tap', timestamp } })
}

/** Waits while a paywall stands: a purchase may be running in it. */
async function showOffer(): Promise<void> {
  const status = await fetchStatus()
  if (status.hasActiveSubscription) return
  if (!currentPaywall()) return void openPaywall({ trigger: 'default', isFullScreen: true })
  await paywallChanges()
  await showOffer()
}

function paywallChanges(): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribeToPaywall(() => {
      stop()
      resolve()
    })
  })
}

async function askForReview(conditions: Pick<ReviewOccasion, 'requirePremium' | 'minUsageDays'>) {
  await new Promise((resolve) => setTimeout(resolve, limits.reviewDelayMs))
  const { requirePremium, minUsageDays } = conditions
  if (!(await requestReview({ trigger: 'push_notification', requirePremium, minUsageDays }))) return
  await call(reportReviewRequested, { body: { deviceId: deviceId(), triggeredBy: 'push_notification' } })
}

/** No one waits for these; what fails is worth a line in the log. */
async function logged(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.warn(error)
  }
}
