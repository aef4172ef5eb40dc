/** A number with what it counts, kept on one line: „1 Bild“, „1.200 Bilder“. */
export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('de')}\u00a0${number === 1 ? one : many}`
}

export const changes = (number: number) => count(number, 'Verwandlung', 'Verwandlungen')
export const portraits = (number: number) => count(number, 'Porträt', 'Porträts')

/** After „nach“: „nach einem Tag“, „nach 30 Tagen“. */
export const days = (number: number) => (number === 1 ? 'einem Tag' : count(number, 'Tag', 'Tagen'))
