import type { In } from '../language.ts'
import { count } from './count.ts'

/** One, many, and with the first of it. */
const units = {
  DAY: ['Tag', 'Tage', 'Erster Tag'],
  WEEK: ['Woche', 'Wochen', 'Erste Woche'],
  MONTH: ['Monat', 'Monate', 'Erster Monat'],
  YEAR: ['Jahr', 'Jahre', 'Erstes Jahr'],
} as const

export const store: In<'store'> = {
  processing: 'Wird bearbeitet …',
  success: 'Willkommen bei Premium!',
  packSuccess: 'Kauf abgeschlossen!',
  packToast: { title: 'Erledigt', description: 'Euer Bonus-Guthaben ist da' },
  packFailedToast: { title: 'Kauf fehlgeschlagen', description: 'Bitte versucht es noch einmal' },
  cancelled: 'Der Kauf wurde abgebrochen',
  storeUnavailable: 'Der App Store ist gerade nicht erreichbar',
  pending: 'Die Zahlung wartet auf Zustimmung',
  productNotAvailable: 'Das gibt es gerade nicht zu kaufen',
  failed: 'Der Kauf hat nicht geklappt',
  timedOut: 'Der Kauf hat zu lange gedauert. Bitte versucht es noch einmal.',
  packTimedOut: 'Der Kauf hat zu lange gedauert',
  subscriptionFailed: 'Das Abo kam nicht zustande. Bitte versucht es noch einmal.',
  unable: 'Der Kauf ließ sich nicht abschließen. Bitte versucht es noch einmal.',
  notCharged:
    'Es wurde nichts berechnet. Versucht es später noch einmal oder prüft die Zahlungsart in eurem App-Store-Konto.',
  maybeCharged:
    'Falls trotzdem etwas berechnet wurde, holt „Käufe wiederherstellen“ hierher, was ihr bezahlt habt.',
  stillLooking:
    'Falls trotzdem etwas berechnet wurde, kommt es von selbst hierher: Wartet eine Minute, bevor ihr es noch einmal versucht.',
  noPlans: 'Es gibt gerade keine Abos',
  planNotAvailable: (plan) =>
    plan === 'weekly'
      ? 'Das wöchentliche Abo gibt es gerade nicht'
      : 'Das jährliche Abo gibt es gerade nicht',
  noOfferings: 'Es gibt gerade keine Angebote',
  lifetimeNotAvailable: 'Den Einmalkauf gibt es gerade nicht',
  portraitsNotAvailable: 'Porträts gibt es gerade nicht zu kaufen',
  changesNotAvailable: 'Verwandlungen gibt es gerade nicht zu kaufen',
  restoreRefused: 'Wiederherstellen fehlgeschlagen',
  restoreFailed: 'Die Käufe ließen sich nicht wiederherstellen',
  nothingToRestore: 'Es gibt kein aktives Abo zum Wiederherstellen',
  restoredToast: { title: 'Erledigt', description: 'Eure Käufe sind auf diesem Gerät wieder da.' },
  confirming: 'Eure Zahlung ist angekommen. Sie erscheint hier, sobald der App Store sie bestätigt.',
  first: ({ periodNumberOfUnits: number, periodUnit }) =>
    number === 1
      ? units[periodUnit][2]
      : `Erste ${count(number, units[periodUnit][0], units[periodUnit][1])}`,
  span: ({ periodNumberOfUnits: number, periodUnit }) =>
    count(number, units[periodUnit][0], units[periodUnit][1]),
}
