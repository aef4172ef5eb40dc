import { brand } from '@ever-after/contract'
import type { In } from '../language.ts'
import { count } from './count.ts'

export const stylePicker: In<'style-picker'> = {
  brand: brand.name,
  headline: 'Traumhochzeiten',
  tagline: 'In wenigen Sekunden, mit KI',
  generate: 'Hochzeitsbilder machen',
  dresses: 'Brautkleider anprobieren',
  explore: 'Alle Stile entdecken',
  more: 'Mehr',
  hairColour: 'Haarfarbe',
  hairColourDetail: 'Mach ein Foto und sieh dich in zwölf Farben.',
  request: 'Fehlt euch ein Stil? Wünscht ihn euch hier',
  requestDetail: 'Sagt uns, welche Hochzeit noch fehlt.',
  requestStyle: 'Stil wünschen',
  ratingFailed: 'Die Bewertung kam nicht an',
  lastPicture: (name) => `Euer letztes Bild, ${name}`,
  pause: (category) => `${category}, Bilder anhalten`,
  play: (category) => `${category}, Bilder weiterlaufen lassen`,
  searchPlaceholder: 'Hochzeitsstile suchen …',
  clearSearch: 'Suche leeren',
  nothingFound: (term) => `Kein Stil passt zu „${term}“`,
  searchHint: 'Sucht nach einem Ort, einer Jahreszeit oder einer Malweise: Kirche, Winter oder Aquarell.',
  pairingWords:
    'braut, bräut, gatt, ehefrau, ehemann, schwul, lesb, gleichgeschlecht, homo, bride, groom, wife, wives, husband, gay, lgbt, queer, same sex',
  fillerWords:
    'am, an, auf, bei, das, dem, den, der, des, die, ein, eine, einem, einer, im, in, mit, und, unter, vom, von, zum, zur, a, and, at, by, of, on, the, with',
  everyPairing:
    'Jeden Stil gibt es für zwei Bräute, zwei Bräutigame oder Braut und Bräutigam. Bei euren Fotos sagt ihr, wer ein Kleid und wer einen Anzug trägt.',
  found: (number) => count(number, 'Stil', 'Stile'),
  loading: 'Hochzeitsstile werden geladen …',
  loadFailedTitle: 'Die Stile wurden nicht geladen',
  loadFailed: 'Prüft eure Verbindung und versucht es noch einmal.',
  retry: 'Noch einmal',
  heroLabel: 'Ein Blick in jede Kategorie',
  popular: 'Beliebt',
  allStyles: 'Alle Stile',
  carousel: 'Stile nach Kategorie',
  pickOne: 'Einen Stil ausprobieren',
  coveringOffered: 'Mit Kopftuch möglich',
  ownPictures: {
    label: 'Euch in jedem Stil sehen',
    description: 'Kleine Vorschaubilder von euch beiden. Sie kosten nichts.',
  },
  tryStyle: 'Diesen Hochzeitsstil ausprobieren',
  categories: 'Kategorien',
  toCategory: 'Zu einer Kategorie',
  chosen: 'Euer Stil',
  chosenStyle: (name) => `Ausgewählt: ${name}`,
}
