import { Camera, ChevronRight, House, Shirt } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'

interface WaysOnProps {
  onTakePhoto: () => void
  onTryDress: () => void
  onHome: () => void
}

/** Where to go from here. */
export function WaysOn({ onTakePhoto, onTryDress, onHome }: WaysOnProps) {
  return (
    <nav
      aria-label={copy.waysOn}
      className="mx-5 mt-1 mb-[max(20px,env(safe-area-inset-bottom))] rounded-card border border-line bg-card"
    >
      <Way
        icon={<Camera aria-hidden="true" className="size-5" />}
        words={copy.takePhoto}
        onGo={onTakePhoto}
      />
      <Way icon={<Shirt aria-hidden="true" className="size-5" />} words={copy.tryDress} onGo={onTryDress} />
      <Way icon={<House aria-hidden="true" className="size-5" />} words={copy.home} onGo={onHome} />
    </nav>
  )
}

function Way({ icon, words, onGo }: { icon: ReactNode; words: string; onGo: () => void }) {
  return (
    <button
      type="button"
      onClick={onGo}
      className="flex min-h-13 w-full items-center gap-3.5 px-4 text-start text-copy not-last:border-line not-last:border-b"
    >
      <span className="text-rose">{icon}</span>
      <span className="flex-1">{words}</span>
      <ChevronRight aria-hidden="true" className="rtl:-scale-x-100 size-4 text-soft-ink" />
    </button>
  )
}
