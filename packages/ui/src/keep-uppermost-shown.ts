/**
 * Two dialogs that open in the same moment hide each other from screen readers; this keeps the uppermost readable. Takes what
 * a dialog is made of, as a ref does.
 */
export function keepUppermostShown(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return undefined
  const observer = new MutationObserver(() => {
    const dialogs = [...(content.parentElement?.querySelectorAll(':scope > [role=dialog]') ?? [])]
    if (dialogs.at(-1) === content) content.removeAttribute('aria-hidden')
  })
  observer.observe(content, { attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}
