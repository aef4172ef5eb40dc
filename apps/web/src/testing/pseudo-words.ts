const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'àƀçđéƒğĥíĵķļɱñóþǫŕšţúṽŵẋýžÀƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ']

/** Right-to-left, and its end: as an embedded sentence of such a language. */
const marks = ['\u2067', '\u2069']

/** A text as it might read in another language: accented, about a third longer, and marked as running from right to left. */
function pseudo(text: string): string {
  // What the deployment fills in keeps its name.
  const body = text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : part.replace(/[a-z]/gi, accent)))
    .join('')
  return `${marks[0]}${body}${' ẍ'.repeat(Math.ceil(text.length * 0.17))}${marks[1]}`
}

const accent = (letter: string) => accented[plain.indexOf(letter)]

/** Writes the pseudo-language over English words, in place, as another language is written over them. */
export function makePseudo(words: object): void {
  for (const [name, value] of Object.entries(words)) {
    if (name === 'when') continue
    if (typeof value === 'object' && value !== null) makePseudo(value)
    else if (typeof value === 'function')
      Reflect.set(words, name, (...given: unknown[]) => pseudo(Reflect.apply(value, undefined, given)))
    else if (!value.startsWith('/')) Reflect.set(words, name, pseudo(value))
  }
}

/** What a person sees, hears or is asked on the page and that no other language could have said: it has plain letters. */
export function plainWords(page: Document): string[] {
  const said: string[] = []
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (parentElement && !parentElement.closest('script, style')) said.push(textContent ?? '')
  }
  for (const element of page.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'])
      said.push(element.getAttribute(name) ?? '')
  said.push(page.title)
  return [...new Set(said.map((text) => text.trim()).filter((text) => /[a-z]{2}/i.test(text)))]
}
