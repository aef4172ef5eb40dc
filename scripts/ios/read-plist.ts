export type Plist = string | number | boolean | Plist[] | { [key: string]: Plist }

/** Reads the XML form of a property list: dictionaries, arrays, texts, numbers and truth values. */
export function readPlist(xml: string): Plist {
  const body = xml.replace(/<\?[^>]*>|<![^>]*>|<\/?plist[^>]*>/g, '')
  const tokens = body.matchAll(/<(\/?)(\w+)\s*(\/?)>|([^<]+)/g)
  const parts = [...tokens].filter(([text]) => text.trim())
  let at = 0

  const next = () => {
    const part = parts[at++]
    if (!part) throw new Error('The property list ends too early.')
    return { closes: part[1] === '/', name: part[2], isEmpty: part[3] === '/', text: part[4] }
  }
  const textUntilClosed = () => {
    const { text = '', closes } = next()
    if (!closes) next()
    return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  }
  const value = (opening = next()): Plist => {
    if (opening.name === 'true' || opening.name === 'false') return opening.name === 'true'
    if (opening.name === 'array') return opening.isEmpty ? [] : listUntilClosed()
    if (opening.name === 'dict') return opening.isEmpty ? {} : entriesUntilClosed()
    if (opening.name === 'integer' || opening.name === 'real') return Number(textUntilClosed())
    if (opening.name === 'string') return opening.isEmpty ? '' : textUntilClosed()
    throw new Error(`Not part of a property list: ${opening.name ?? opening.text}`)
  }
  const listUntilClosed = (): Plist[] => {
    const list: Plist[] = []
    for (let opening = next(); !opening.closes; opening = next()) list.push(value(opening))
    return list
  }
  const entriesUntilClosed = (): Record<string, Plist> => {
    const entries: Record<string, Plist> = {}
    for (let opening = next(); !opening.closes; opening = next()) {
      if (opening.name !== 'key') throw new Error('A dictionary has a value without a key.')
      entries[textUntilClosed()] = value()
    }
    return entries
  }
  return value()
}

/** The entries of a dictionary; none for anything else. */
export function entriesOf(value: Plist | undefined): Record<string, Plist> {
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

/** The items of an array; none for anything else. */
export function itemsOf(value: Plist | undefined): Plist[] {
  return Array.isArray(value) ? value : []
}
