/** Lets a slider of a page that was drawn ahead move the line between its two pictures. */
export function moveComparison({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.type === 'range')
    target.parentElement?.style.setProperty('--at', `${target.value}%`)
}
