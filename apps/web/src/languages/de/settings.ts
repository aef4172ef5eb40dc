import { brand } from '@ever-after/contract'
import type { In } from '../language.ts'
import { count, days } from './count.ts'

export const settings: In<'settings'> = {
  title: 'Einstellungen',
  credits: {
    title: 'Bonus-Guthaben',
    detail: 'Zusätzliche Verwandlungen und Porträts.',
    premiumOnly: 'Nur für Premium.',
    changes: (number) => count(number, 'Bonus-Verwandlung', 'Bonus-Verwandlungen'),
    portraits: (number) => count(number, 'Bonus-Porträt', 'Bonus-Porträts'),
    left: (what) => `Noch ${what}`,
  },
  changes: 'Wohin eure Verwandlungen gingen',
  subscription: {
    manage: 'Abo verwalten',
    detail: (plan) => `${plan}, in eurem App-Store-Konto.`,
    opensOutside: 'öffnet den Store',
    failedTitle: 'Der Store ließ sich nicht öffnen',
    failed: 'Prüft eure Verbindung und versucht es noch einmal.',
    names: { weekly: 'Premium wöchentlich', yearly: 'Premium jährlich', unknown: 'Premium' },
  },
  language: { title: 'Sprache', asPhone: 'Wie das Telefon' },
  create: {
    title: 'Noch mehr zum Ausprobieren',
    hairColour: 'Haarfarbe',
    requestStyle: 'Hochzeitsstil wünschen',
  },
  install: {
    title: `${brand.name} installieren`,
    detail: 'Auf eurem Startbildschirm, und auch ohne Verbindung da.',
  },
  help: { title: 'Hilfe', faq: 'Häufige Fragen', support: 'Support', reportBug: 'Fehler melden' },
  legal: {
    title: 'Rechtliches',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    opensOutside: 'öffnet sich im Browser',
  },
  data: {
    title: 'Eure Fotos und Daten',
    consent: 'Bitte fügt nur Fotos von Menschen hinzu, die damit einverstanden sind.',
    retention: ({ photoRetentionDays, resultRetentionDays }) =>
      `Fotos, die ihr hinzufügt, löschen wir nach ${days(photoRetentionDays)}, fertige Bilder nach ${days(resultRetentionDays)}. Gesicherte Porträts bleiben, bis ihr sie löscht.`,
    export: 'Daten exportieren',
    exportDetail: 'Ein Zip mit euren Bildern und allem, was über euch gespeichert ist.',
    exporting: (sizeMegabytes) => `Wird vorbereitet, bisher ${sizeMegabytes}\u00a0MB`,
    exportFailedTitle: 'Eure Daten ließen sich nicht exportieren',
    exportFailed: 'Prüft eure Verbindung und versucht es noch einmal.',
    delete: 'Daten löschen',
  },
  version: (version) => `${brand.name} ${version}`,
  fileName: (day) => `ever-after-daten-${day}.zip`,
}

export const deletion: In<'deletion'> = {
  title: 'Daten löschen',
  lead: 'Das entfernt endgültig von unserem Server:',
  goes: [
    'jedes Foto, das ihr hinzugefügt habt, und jedes gesicherte Porträt',
    'jedes Bild in eurem Verlauf',
    'hochgeladene Kleider und eure Bewertungen',
    'was noch da ist: Verwandlungen und Porträts',
  ],
  subscription: (plan) =>
    `${plan} endet nicht mit euren Daten. Es verlängert sich in eurem App-Store-Konto, bis ihr es dort beendet.`,
  stillSubscribed: (plan) =>
    `${plan} läuft in eurem App-Store-Konto weiter. Mit „Käufe wiederherstellen“ holt ihr es wieder hierher; möchtet ihr es nicht mehr, beendet es dort.`,
  device:
    'Auf diesem Gerät fängt die App von vorn an. Bilder, die ihr auf dem Telefon gesichert habt, bleiben dort.',
  confirm: 'Mir ist klar, dass niemand das zurückholen kann.',
  delete: 'Alles löschen',
  deleting: 'Wird gelöscht …',
  keep: 'Daten behalten',
  failed: 'Das hat nicht geklappt. Prüft eure Verbindung und versucht es noch einmal.',
  doneTitle: 'Eure Daten sind gelöscht',
  doneAt: (day, time) => `Gelöscht am ${day} um ${time}\u00a0Uhr:`,
  doneBefore: 'Auf unserem Server war nichts mehr von euch.',
  startAnew: 'Neu anfangen',
  receipt: {
    photos: 'Fotos',
    uploads: 'Fotos für Haarfarben',
    portraits: 'Porträts',
    dresses: 'Kleider',
    creations: 'Bilder',
    ratings: 'Bewertungen',
  },
}

export const bug: In<'bug'> = {
  subject: `${brand.name}: ein Fehler`,
  body: ({ reference, version }) =>
    `Was ist passiert?\n\n\nWas habt ihr erwartet?\n\n\n--\nKennung ${reference}, Version ${version}`,
}
