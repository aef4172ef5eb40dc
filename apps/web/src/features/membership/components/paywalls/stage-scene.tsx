import { classNames } from '@ever-after/ui'
import { Sparkles, WandSparkles } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { paywallCopy } from '../../paywall-copy.ts'
import { PaywallPicture } from './paywall-picture.tsx'
import { type Stage, stageMs } from './use-stages.ts'

type Scene = Exclude<Stage, 'pricing'>

interface StageSceneProps {
  stage: Scene
  words: Record<Scene, string>
  reason: ReactNode
  /** A tap anywhere or a key goes on, and so does the time for which the stage was shown. */
  onAdvance: () => void
}

/** A picture that lost its colour and gets it back; the whole scene is the button that goes on. */
export function StageScene({ stage, words, reason, onAdvance }: StageSceneProps) {
  useEffect(() => {
    const timer = setTimeout(onAdvance, stageMs[stage])
    return () => clearTimeout(timer)
  }, [stage, onAdvance])
  const isFaded = stage === 'initial' || stage === 'sad'
  return (
    <button
      type="button"
      onClick={onAdvance}
      onKeyDown={({ key }) => isOwnKey(key) && onAdvance()}
      className="group flex min-h-full w-full shrink-0 flex-col items-center justify-center gap-9 px-8 py-12 text-center outline-none"
    >
      <span className="relative">
        <span className="arch relative block aspect-[3/4] h-[clamp(190px,44dvh,380px)] overflow-hidden bg-line">
          <PaywallPicture
            className={classNames(
              'transition-[filter,scale] duration-[850ms] ease-calm',
              isFaded ? 'scale-100 brightness-95 grayscale' : 'scale-105',
            )}
          />
          <span
            className={classNames(
              'absolute inset-0 bg-paper transition-opacity duration-[850ms]',
              isFaded ? 'opacity-35' : 'opacity-0',
            )}
          />
        </span>
        {stage === 'magic' && (
          <WandSparkles
            aria-hidden="true"
            strokeWidth={1.2}
            className="absolute -right-5 -bottom-5 size-16 animate-wand text-champagne"
          />
        )}
        {stage === 'happy' && <Glitter />}
      </span>
      <span className="flex min-h-[9rem] flex-col items-center">
        <span
          key={stage}
          role="status"
          className="font-display animate-rise text-balance text-[clamp(1.75rem,8.5vw,2.25rem)] leading-[1.12]"
        >
          {words[stage]}
          {reason}
        </span>
        <span className="mt-4 rounded-full px-3 py-1 text-fine text-soft-ink outline-offset-2 outline-rose group-focus-visible:outline-2">
          {paywallCopy.stages.skip}
        </span>
      </span>
    </button>
  )
}

const places = [
  '-top-2 left-1 size-10',
  'top-1/4 -right-7 size-9',
  'top-1/2 -left-7 size-7',
  '-bottom-4 left-1/4 size-8',
  '-bottom-3 -right-3 size-10',
]

function Glitter() {
  return places.map((place, index) => (
    <Sparkles
      key={place}
      aria-hidden="true"
      strokeWidth={1.2}
      className={`absolute animate-sparkle text-champagne ${place}`}
      style={{ animationDelay: `${index * 240}ms` }}
    />
  ))
}

/** Enter and Space press the button by themselves; the Tab key and its like are not meant for the scene. */
function isOwnKey(key: string): boolean {
  return !['Enter', ' ', 'Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(key)
}
