import { useEffect } from 'react'
import { useStableCallback } from './use-stable-callback.ts'

interface Shortcuts {
  onUndo: () => void
  onSearch: () => void
  onClear: () => void
}

/** Ctrl or Cmd and Z takes back, / goes to the search, Escape clears the selection; not while something is written or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useStableCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return
    const hasCommand = event.ctrlKey || event.metaKey
    const act = hasCommand
      ? event.key === 'z' && !event.shiftKey && shortcuts.onUndo
      : { '/': shortcuts.onSearch, Escape: shortcuts.onClear }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [press])
}

function isElsewhere(target: EventTarget | null): boolean {
  const isOver = document.querySelector('[role="dialog"], [role="menu"]') !== null
  const isWriting =
    target instanceof Element &&
    target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')
  return isOver || isWriting
}
