import { Dialog, IconButton } from '@ever-after/ui'
import { ChevronRight, type LucideIcon, Menu, Palette, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { copy } from '../copy.ts'

interface HomeMenuProps {
  onHairColour: () => void
  onRequest: () => void
}

/** What else there is, out of the way of the first screen. */
export function HomeMenu({ onHairColour, onRequest }: HomeMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const choose = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      <IconButton label={copy.more} aria-haspopup="dialog" onClick={() => setOpen(true)} className="-me-2.5">
        <Menu aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </IconButton>
      {isOpen && (
        <Dialog title={copy.more} onClose={close}>
          <ul className="mt-3 divide-y divide-line">
            <Item
              icon={Palette}
              name={copy.hairColour}
              detail={copy.hairColourDetail}
              onPress={choose(onHairColour)}
            />
            <Item
              icon={Sparkles}
              name={copy.requestStyle}
              detail={copy.requestDetail}
              onPress={choose(onRequest)}
            />
          </ul>
        </Dialog>
      )}
    </>
  )
}

interface ItemProps {
  icon: LucideIcon
  name: string
  detail: string
  onPress: () => void
}

function Item({ icon: Icon, name, detail, onPress }: ItemProps) {
  return (
    <li>
      <button type="button" onClick={onPress} className="flex w-full items-center gap-4 py-4 text-start">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-champagne" strokeWidth={1.5} />
        <span className="flex-1">
          <span className="block font-semibold text-copy">{name}</span>
          <span className="block text-copy text-soft-ink leading-snug">{detail}</span>
        </span>
        <ChevronRight aria-hidden="true" className="rtl:-scale-x-100 size-4 shrink-0 text-soft-ink" />
      </button>
    </li>
  )
}
