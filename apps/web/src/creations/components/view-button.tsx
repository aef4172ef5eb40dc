import { IconButton, lazyPart } from '@ever-after/ui'
import { Expand } from 'lucide-react'
import { Suspense, useState } from 'react'
import { copy } from '../copy.ts'
import type { Pages } from '../use-pictures.ts'

const PictureViewer = lazyPart(() => import('./picture-viewer.tsx'))

interface ViewButtonProps {
  url: string
  name: string
  /** Absent where there is only one. */
  pages?: Pages
  className?: string
}

/** Opens a finished picture on all of the screen. */
export function ViewButton({ className, ...picture }: ViewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={copy.viewLarge} onClick={() => setOpen(true)} className={className}>
        <Expand aria-hidden="true" className="size-5" />
      </IconButton>
      <Suspense>{isOpen && <PictureViewer {...picture} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
