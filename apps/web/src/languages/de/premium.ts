import { limits, portraitsOf } from '@ever-after/contract'
import type { In } from '../language.ts'
import { changes, portraits } from './count.ts'

export const premium: In<'premium'> = {
  title: 'Premium',
  lead: 'Mehr von euch beiden, so schön es nur geht.',
  loading: 'Euer Abo wird geladen',
  failedTitle: 'Euer Abo wurde nicht geladen',
  failed: 'Prüft eure Verbindung und versucht es noch einmal.',
  retry: 'Noch einmal',
  welcome: 'Willkommen bei Premium',
  welcomeDetail: 'Alles, was Premium bringt, gehört euch.',
  notOnSale: 'Premium gibt es noch nicht zu kaufen. Sobald es so weit ist, findet ihr es hier.',
  benefits: 'Was Premium bringt',
  offer: {
    title: 'Premium für euch beide',
    loading: 'Wir fragen den Store nach den Preisen',
    noPrice: 'Der Store nennt gerade keine Preise.',
    plans: 'Abos',
    names: { weekly: 'Wöchentlich', yearly: 'Jährlich' },
    per: { weekly: 'pro Woche', yearly: 'pro Jahr' },
    aWeek: (price) => `${price} pro Woche`,
    betterValue: 'Günstiger',
    trial: (length) => `${length} kostenlos, dann`,
    intro: ({ first, price }) => `${first} für ${price}, dann`,
    join: 'Premium holen',
    waiting: 'Wartet auf Zustimmung',
    looking: 'Wir sehen nach eurer Zahlung',
    open: {
      pendingMore:
        'Jemand muss erst zustimmen. Dann ist Premium von selbst da, und bei einem Nein wird nichts berechnet.',
      pendingRest: 'Bis dahin warten beide Abos, höchstens eine Stunde, damit ihr nicht doppelt bezahlt.',
      looking:
        'Der App Store hat uns noch nicht gesagt, ob die Zahlung angekommen ist. Beide Abos warten eine Minute, damit ihr nicht doppelt bezahlt.',
    },
    renewal: ({ billed, per, beginning }) =>
      `${beginning ?? `${billed} ${per}`}. Verlängert sich von selbst, bis ihr in eurem App-Store-Konto kündigt, spätestens 24\u00a0Stunden, bevor der Zeitraum endet.`,
    restore: 'Käufe wiederherstellen',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    opensOutside: 'öffnet sich außerhalb der App',
  },
  plan: 'Aktueller Tarif',
  free: 'Kostenlos',
  premium: 'Premium',
  changes: 'Übrige Verwandlungen',
  changesWeekly: 'Übrige Verwandlungen diese Woche',
  bonus: 'Davon Bonus-Verwandlungen',
  choose: 'Stil aussuchen',
  trialDays: 'Übrige Probetage',
  renews: 'Verlängert sich, wenn nicht gekündigt, am',
  manage: 'Abo verwalten',
  opensStore: 'öffnet den Store',
  storeFailed: {
    title: 'Der Store ließ sich nicht öffnen',
    description: 'Prüft eure Verbindung und versucht es noch einmal.',
  },
}

export const benefits: In<'premium-benefits'> = {
  creations: {
    name: `${changes(limits.weeklyChanges)} pro Woche`,
    detail: 'Hochzeitsbilder, Kleider und Haare, jede Woche neu.',
  },
  resolution: { name: 'Volle Auflösung', detail: 'Jedes Bild in voller Größe, zum Sichern.' },
  portraits: {
    name: `${portraits(portraitsOf(limits.weeklyPortraitGenerations))} pro Woche`,
    detail: 'Zwei bessere Porträts von jedem Foto, jede Woche neu.',
  },
  noWatermark: { name: 'Kein Wasserzeichen', detail: 'Nichts liegt über euch beiden.' },
  collections: {
    name: 'Premium-Kollektionen',
    detail: 'Alle Kollektionen, auch die nur für Premium.',
  },
}
