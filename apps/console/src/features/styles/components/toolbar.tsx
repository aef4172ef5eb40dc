import { Button, IconButton } from '@ever-after/ui'
import { ArrowUpDown, Download, Plus, Undo2, Upload } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { copy } from '../copy.ts'

interface ToolbarProps {
  title: string
  counts: { categories: number; styles: number; popular: number }
  /** What the next undo takes back; null when there is nothing. */
  undoLabel: string | null
  isDisabled: boolean
  onAddCategory: () => void
  onReorderCategories: () => void
  onImport: (file: File) => void
  onExport: () => void
  onUndo: () => void
}

/** The name of the tab, what the catalogue holds, and what is done with all of it. */
export function Toolbar(props: ToolbarProps) {
  const { title, counts, undoLabel, isDisabled } = props
  const file = useRef<HTMLInputElement>(null)
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-title">{title}</h1>
        <p className="mt-0.5 text-small text-soft-ink tabular-nums">{copy.counts(counts)}</p>
      </div>
      <div role="toolbar" aria-label={copy.toolbar} className="flex flex-wrap gap-2">
        <IconButton
          label={undoLabel === null ? copy.undo : copy.undoOf(undoLabel)}
          disabled={undoLabel === null}
          onClick={props.onUndo}
        >
          <Undo2 aria-hidden="true" strokeWidth={1.6} className="size-5" />
        </IconButton>
        <Tool icon={<ArrowUpDown />} isDisabled={isDisabled} onPress={props.onReorderCategories}>
          {copy.reorderCategories}
        </Tool>
        <Tool icon={<Upload />} isDisabled={isDisabled} onPress={() => file.current?.click()}>
          {copy.importJson}
        </Tool>
        <Tool icon={<Download />} isDisabled={isDisabled} onPress={props.onExport}>
          {copy.exportJson}
        </Tool>
        <Tool icon={<Plus />} isDisabled={isDisabled} isFirst onPress={props.onAddCategory}>
          {copy.addCategory}
        </Tool>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label={copy.importJson}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            if (chosen) props.onImport(chosen)
            // The same file can be chosen again once it is mended.
            target.value = ''
          }}
        />
      </div>
    </header>
  )
}

interface ToolProps {
  icon: ReactNode
  isDisabled: boolean
  isFirst?: boolean
  onPress: () => void
  children: string
}

function Tool({ icon, isDisabled, isFirst, onPress, children }: ToolProps) {
  return (
    <Button
      look={isFirst ? 'primary' : 'quiet'}
      size="compact"
      disabled={isDisabled}
      onClick={onPress}
      className="gap-1.5 text-small [&_svg]:size-4"
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </Button>
  )
}
