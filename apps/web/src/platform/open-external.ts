const allowedProtocols = ['https:', 'http:', 'mailto:']

/** Opens an address outside the app: a page in the system's browser, a letter in the mail program. */
export function openExternal(address: string): void {
  const { protocol, href } = new URL(address, window.location.href)
  if (!allowedProtocols.includes(protocol)) throw new Error(`${protocol} is not opened from here.`)
  const link = document.createElement('a')
  link.href = href
  // The shell hands what asks for a new window, and every scheme it does not know, to the system.
  if (protocol !== 'mailto:') link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
}
