import { limits, portraitsOf } from '@ever-after/contract'
import type { In } from '../language.ts'
import { changes, portraits } from './count.ts'

export const membership: In<'membership'> = {
  history: 'Jedes Bild, das ihr gemacht habt, bleibt in eurem Verlauf.',
  seePremium: 'Premium ansehen',
  close: 'Schließen',
  left: 'Was noch da ist',
  free: 'Geschenkte Verwandlungen',
  bonus: 'Bonus-Verwandlungen',
  weekly: 'Verwandlungen diese Woche',
  freePortraits: 'Geschenkte Porträts',
  weeklyPortraits: 'Porträts diese Woche',
  bonusPortraits: 'Bonus-Porträts',
  moreCredits: {
    title: 'Bonus-Guthaben',
    detail: 'Zusätzliche Verwandlungen und Porträts gibt es noch nicht zu kaufen. Das hier ist noch da.',
  },
  checkFailed: {
    title: 'Wir konnten nicht nachsehen, was noch da ist',
    detail: 'Prüft eure Verbindung und versucht es gleich noch einmal. Es wurde nichts berechnet.',
  },
}

export const pill: In<'membership-pill'> = {
  remaining: (number) => `Noch ${changes(number)}`,
  hint: 'Ansehen, was noch da ist',
}

const newWeek = 'Mit eurer nächsten Woche sind sie wieder da.'
const premium = `Mit Premium habt ihr jede Woche ${changes(limits.weeklyChanges)}, für Hochzeitsbilder, Kleider und Haare.`

export const door: In<'membership-door'> = {
  app_launch: { title: 'Eure geschenkten Verwandlungen sind aufgebraucht', detail: premium },
  download_attempt: {
    title: 'Das ganze Bild sichern gehört zu Premium',
    detail: 'Mit Premium sichert ihr jedes Bild in voller Größe und ohne Wasserzeichen.',
  },
  style_change_limit: {
    title: 'Eure geschenkten Verwandlungen sind aufgebraucht',
    detail: `Sie waren ein einmaliges Geschenk. ${premium}`,
  },
  premium_transformation_limit: {
    title: `Die ${changes(limits.weeklyChanges)} dieser Woche sind aufgebraucht`,
    detail: newWeek,
  },
  dress_tryon_limit: {
    title: 'Eure geschenkten Verwandlungen sind aufgebraucht',
    detail: `Hochzeitsbilder und Kleider teilen sie sich. ${premium}`,
  },
  portrait_enhancement_limit: {
    title: 'Eure geschenkten Porträts sind aufgebraucht',
    detail: `Mit euren eigenen Fotos könnt ihr weitermachen. Mit Premium habt ihr jede Woche ${portraits(portraitsOf(limits.weeklyPortraitGenerations))}.`,
  },
  premium_portrait_limit: {
    title: 'Die Porträts dieser Woche sind aufgebraucht',
    detail: `${newWeek} Bis dahin könnt ihr mit euren eigenen Fotos weitermachen.`,
  },
  onboarding: { title: 'Premium', detail: premium },
  settings_upgrade: {
    title: 'Bonus-Guthaben gibt es mit Premium',
    detail:
      'Nur für Premium: zusätzliche Verwandlungen und Porträts, auf alles obendrauf, was jede Woche kommt.',
  },
  subscription_info: { title: 'Was noch da ist', detail: premium },
  default: { title: 'Das gehört zu Premium', detail: premium },
}

const weeks =
  'Mit eurer nächsten Woche sind sie wieder da. Mit Bonus-Guthaben geht es gleich weiter, und es bleibt, bis ihr es verbraucht.'

export const packs: In<'packs'> = {
  title: 'Bonus-Guthaben',
  balance: 'Was noch da ist',
  lead: 'Zusätzliche Verwandlungen und Porträts, auf alles obendrauf, was jede Woche kommt. Sie bleiben, bis ihr sie verbraucht.',
  limits: {
    changes: {
      title: `Die ${changes(limits.weeklyChanges)} dieser Woche sind aufgebraucht`,
      lead: weeks,
    },
    portraits: { title: 'Die Porträts dieser Woche sind aufgebraucht', lead: weeks },
  },
  packs: {
    transformations_20: { name: changes(20), detail: 'Für Hochzeitsbilder, Kleider und Haare' },
    transformations_40: {
      name: changes(40),
      detail: 'Für Hochzeitsbilder, Kleider und Haare',
      badge: 'Am günstigsten',
    },
    portraits: { name: '20 verbesserte Porträts', detail: 'Aus 10\u00a0Fotos, je zwei Porträts' },
  },
  list: 'Guthabenpakete',
  buy: ({ name, price }) => `${name} für ${price} kaufen`,
  waiting: 'Wartet',
  once: 'Einmal über den App Store bezahlt. Kein Abo, nichts verlängert sich.',
  pricesLoading: 'Wir fragen den Store nach den Preisen',
  retry: 'Noch einmal',
  restore: 'Käufe wiederherstellen',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  opensOutside: 'öffnet sich außerhalb der App',
  ledger: 'Wohin eure Verwandlungen gingen',
  close: 'Schließen',
}

export const lifetime: In<'lifetime'> = {
  title: 'Downloads für immer',
  detail:
    'Sichert jedes Bild, das ihr macht, in voller Größe und ohne Wasserzeichen, für immer. Mit 15\u00a0Bonus-Verwandlungen.',
  besides:
    'Premium sichert eure Bilder, solange es läuft. Das hier bleibt auch danach: in voller Größe und ohne Wasserzeichen, für immer. Mit 15\u00a0Bonus-Verwandlungen.',
  once: 'Einmal bezahlt, kein Abo.',
  onceShort: 'einmal',
  brief: 'Kein Abo. Mit 15\u00a0Bonus-Verwandlungen.',
  buy: (price) => `Einmalig für ${price} kaufen`,
  buyShort: 'Einmalig kaufen',
  owned: 'Downloads für immer gehören euch',
  ownedDetail: 'Jedes Bild, das ihr macht, wird in voller Größe und ohne Wasserzeichen gesichert.',
}

export const stage: In<'purchase-stage'> = {
  processing: {
    title: 'Wird bearbeitet …',
    detail: 'Der Store schließt euren Kauf ab. Bitte bleibt so lange hier.',
  },
  restoring: {
    title: 'Wird bearbeitet …',
    detail: 'Der Store sucht, was ihr früher gekauft habt.',
  },
  pending: 'Jemand muss es erst erlauben. Danach kommt es von selbst dazu; ihr braucht hier nicht zu warten.',
  confirming: 'Danke',
  restored: { title: 'Willkommen zurück', detail: 'Was ihr früher gekauft habt, ist wieder da.' },
  success: {
    premium: { title: 'Willkommen bei Premium!', detail: 'Alles steht euch beiden offen.' },
    pack: { title: 'Kauf abgeschlossen!', detail: 'Ab jetzt gehört es euch.' },
  },
  close: 'Schließen',
}
