import type { In } from '../language.ts'

export const ledger: In<'ledger'> = {
  title: 'Wohin eure Verwandlungen gingen',
  lead: 'Alles, was kam, und alles, was ihr verbraucht habt, das Neueste zuerst.',
  back: 'Zurück',
  loading: 'Wir laden, wohin eure Verwandlungen gingen',
  emptyTitle: 'Noch ist nichts gekommen oder gegangen',
  empty: 'Euer erstes Bild wird hier stehen.',
  choose: 'Stil aussuchen',
  failedTitle: 'Diese Liste wurde nicht geladen',
  failed: 'Prüft eure Verbindung und versucht es noch einmal. Es wurde nichts berechnet.',
  retry: 'Noch einmal',
  earlier: 'Frühere zeigen',
  earlierComing: 'Wird geladen …',
  earlierFailed: 'Frühere wurden nicht geladen. Prüft eure Verbindung und versucht es noch einmal.',
  promise: 'Ein Bild, das misslingt, kostet nichts: Was es gebraucht hat, kommt von selbst zurück.',
  support: 'Hier stimmt etwas nicht',
  today: 'Heute',
  yesterday: 'Gestern',
  more: (count) => `${count} mehr`,
  less: (count) => `${count} weniger`,
}

export const buckets: In<'ledger-buckets'> = {
  free: 'Geschenkte Verwandlungen',
  welcome: 'Bonus-Verwandlungen',
  bonus: 'Bonus-Verwandlungen',
  weekly: 'Verwandlungen der Woche',
  portrait_free: 'Geschenkte Porträts',
  portrait_weekly: 'Porträts der Woche',
  portrait_credit: 'Bonus-Porträts',
  lifetime: 'Downloads ohne Wasserzeichen',
}

export const creationNames: In<'ledger-creations'> = {
  style: { kind: 'Hochzeitsbild', deleted: 'Ein gelöschtes Hochzeitsbild' },
  dress: { kind: 'Anprobe', deleted: 'Eine gelöschte Anprobe' },
  hair: { kind: 'Haarfarbe', deleted: 'Eine gelöschte Haarfarbe' },
  portrait: { kind: 'Zwei Porträts', deleted: 'Verbesserte Porträts' },
}

export const outcomes: In<'ledger-outcomes'> = {
  running: 'entsteht gerade',
  made: 'gemacht',
  failed: 'nicht gelungen',
  returned: 'Nicht gelungen, es wurde nichts berechnet',
}

export const reasons: In<'ledger-reasons'> = {
  firstChanges: 'Eure geschenkten Verwandlungen',
  firstPortraits: 'Eure geschenkten Porträts',
  welcome: 'Willkommensgeschenk',
  week: 'Eine neue Woche hat begonnen',
  bought: (product) => `Gekauft: ${product}`,
  refunded: (product) => `Erstattet: ${product}`,
  refundReversed: (product) => `Erstattung zurückgenommen: ${product}`,
  support: 'Ein Geschenk von unserem Support',
  restored: 'Auf diesem Gerät wiederhergestellt',
  movedAway: 'Auf ein anderes Gerät übertragen',
  carriedOver: 'Auf diese Installation übertragen',
  carriedAway: 'Auf eine neuere Installation übertragen',
  takenBack: 'Zurückgenommen',
}

export const productNames: In<'ledger-products'> = {
  one_time_premium_credit: 'Downloads für immer',
  bonus_transformations_20: '20\u00a0Verwandlungen',
  bonus_transformations_40: '40\u00a0Verwandlungen',
  portrait_credits_10: '20 verbesserte Porträts',
  other: 'ein Extra',
}

export const lifetimeAmounts: In<'ledger-lifetime'> = { owned: 'Eures', gone: 'Beendet' }
