import { sessionKeys } from '@ever-after/contract'
import { useCloseOnBack } from '@ever-after/ui'
import { useState } from 'react'
import { isNative } from '#platform/is-native.ts'
import { sessionStore } from '#platform/storage.ts'
import { useCatalogue } from '#server-state'
import { DiscoveryStep } from './components/discovery-step.tsx'
import { GiftStep } from './components/gift-step.tsx'
import { PermissionsStep } from './components/permissions-step.tsx'
import { ShareStep } from './components/share-step.tsx'
import { StepPictures } from './components/step-pictures.tsx'
import { StepTop } from './components/step-top.tsx'
import { WelcomeStep } from './components/welcome-step.tsx'
import { copy } from './copy.ts'
import { picturesOf } from './pictures-of.ts'
import type { Wish } from './use-onboarding.ts'

interface OnboardingProps {
  /** What the share step passes on. */
  shareAddress: string
  /** Shown in the place of the catalogue's, one behind each step. */
  pictures?: readonly string[]
  onFinished: (wish: Wish) => void
}

type Step = 'welcome' | 'discovery' | 'share' | 'permissions' | 'gift'

/** Five; a browser has nothing to allow and is not asked. */
function stepsOf(isPhone: boolean): readonly Step[] {
  return ['welcome', 'discovery', 'share', ...(isPhone ? (['permissions'] as const) : []), 'gift']
}

/** The steps, one screen each; they fill the frame that they stand in. */
export function Onboarding({ shareAddress, pictures, onFinished }: OnboardingProps) {
  const [steps] = useState(() => stepsOf(isNative()))
  const [step, setStep] = useState(() => Number(sessionStore.read(sessionKeys.onboardingStep)) || 0)
  const count = steps.length
  const [isForward, setForward] = useState(true)
  const [source, setSource] = useState<string>()
  const { data: catalogue } = useCatalogue()
  const ownPictures = catalogue ? picturesOf({ catalogue, count }) : []
  const move = (to: number) => {
    setForward(to > step)
    setStep(to)
    sessionStore.write(sessionKeys.onboardingStep, to)
  }
  const next = () => move(step + 1)
  const back = () => move(step - 1)
  useCloseOnBack({ isOpen: step > 0, close: back })
  const shared = { isForward, onContinue: next }
  return (
    <section aria-label={copy.label} className="relative flex min-h-full flex-col bg-paper">
      <StepPictures pictures={pictures?.length ? pictures : ownPictures} current={step} />
      <StepTop step={step} count={count} onBack={step > 0 ? back : undefined} />
      {steps[step] === 'welcome' && <WelcomeStep {...shared} />}
      {steps[step] === 'discovery' && <DiscoveryStep {...shared} source={source} onChoose={setSource} />}
      {steps[step] === 'share' && <ShareStep {...shared} address={shareAddress} />}
      {steps[step] === 'permissions' && <PermissionsStep {...shared} />}
      {steps[step] === 'gift' && <GiftStep isForward={isForward} onFinished={onFinished} />}
    </section>
  )
}
