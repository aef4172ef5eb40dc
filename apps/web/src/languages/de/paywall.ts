import { limits } from '@ever-after/contract'
import type { In } from '../language.ts'
import { changes } from './count.ts'

export const paywall: In<'paywall'> = {
  fullScreen: {
    title: 'Jetzt Premium holen!',
    first: 'Jede Woche neue Hochzeitsbilder',
    later: 'Vielleicht später',
  },
  stages: {
    initial: 'Einen Moment',
    sad: 'Eure geschenkten Verwandlungen sind aufgebraucht',
    magic: 'Aber der Tag ist noch nicht zu Ende',
    happy: 'Von euch beiden gibt es noch so viel mehr zu sehen',
    pricing: 'Noch viele Bilder von euch beiden',
    skip: 'Zum Weitergehen tippen',
  },
  lines: {
    perWeek: `${changes(limits.weeklyChanges)} jede Woche: Bilder, Kleider, Haare`,
    downloads: 'Download in hoher Qualität',
    collections: 'Premium-Kollektionen',
    noWatermark: 'Bilder ohne Wasserzeichen',
    styles: (number) => `Über ${number}\u00a0Stile`,
  },
  free: `Alle beginnen mit ${changes(limits.freeChanges + limits.welcomeChanges)}: ${limits.freeChanges} geschenkten und ${limits.welcomeChanges} weiteren zur Begrüßung. Premium ist für alle, die weitermachen möchten.`,
  plans: 'Abos',
  buy: { weekly: 'Premium wöchentlich', yearly: 'Premium jährlich' },
  per: { weekly: 'pro Woche', yearly: 'pro Jahr' },
  aWeek: (price) => `${price} pro Woche`,
  betterValue: 'Günstiger',
  afterwards: (beginning, price) => `${beginning}, dann ${price}`,
  freeAtFirst: (first) => `${first} kostenlos`,
  renews: {
    weekly: 'Verlängert sich jede Woche, bis ihr kündigt',
    yearly: 'Verlängert sich jedes Jahr, bis ihr kündigt',
  },
  pricesLoading: 'Wir fragen den Store nach den Preisen',
  pricesMissing:
    'Der Store nennt gerade keine Preise, darum lässt sich nichts kaufen. Prüft eure Verbindung.',
  retry: 'Noch einmal versuchen',
  offline: 'Ihr seid offline. Sobald ihr wieder verbunden seid, ist auch der Store wieder da.',
  renewal:
    'Ein Abo verlängert sich von selbst. Um es zu beenden, kündigt in eurem App-Store-Konto mindestens 24\u00a0Stunden, bevor der Zeitraum endet; bis dahin behaltet ihr Premium.',
  restore: 'Käufe wiederherstellen',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  opensOutside: 'öffnet sich außerhalb der App',
  close: 'Schließen',
  ledger: 'Wohin eure Verwandlungen gingen',
  dismiss: 'Ausblenden',
  opening: 'Einen Moment',
  details: {
    processing: 'Der Store arbeitet. Das dauert einen Moment.',
    pending:
      'Jemand muss es erst erlauben. Danach öffnet sich Premium von selbst; ihr braucht hier nicht zu warten.',
    success: 'Alles steht euch beiden offen.',
  },
  looking: 'Wir sehen nach, ob eure Zahlung angekommen ist.',
  confirming: 'Fast geschafft',
}
