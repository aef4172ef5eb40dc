import { brand, limits } from '@ever-after/contract'
import type { In } from '../language.ts'
import { changes } from './count.ts'

const firstChanges = changes(limits.freeChanges + limits.welcomeChanges)

export const onboarding: In<'onboarding'> = {
  label: 'Willkommen',
  step: ({ number, count }) => `Schritt ${number} von ${count}`,
  back: 'Zurück',
  continue: 'Weiter',
  welcome: {
    eyebrow: brand.name,
    title: 'Willkommen',
    lead: 'Aus zwei Porträts wird ein Hochzeitsbild. Sucht einen Stil aus, fügt von jedem ein Foto hinzu und seht euren Tag.',
    note: 'Ohne Konto, ohne Passwort.',
  },
  discovery: {
    title: 'Wie habt ihr uns gefunden?',
    sources: {
      TikTok: 'TikTok',
      Instagram: 'Instagram',
      'Friend/Family': 'Freunde/Familie',
      'App Store Search': 'Suche im App Store',
      'Other Social Media': 'Andere soziale Medien',
      Other: 'Anders',
    },
  },
  share: {
    title: 'Möchtet ihr eurer Mama eine Freude machen?',
    lead: `Schickt ihr ${brand.name}. Vielleicht sucht sie einen Stil aus, bevor ihr es tut.`,
    share: 'Teilen',
    skip: 'Jetzt nicht',
    copied: 'Der Link ist kopiert. Fügt ihn in eine Nachricht an sie ein.',
    failed: 'Von hier aus ließ sich der Link nicht teilen.',
    text: 'Seht euch an eurem Hochzeitstag.',
  },
  permissions: {
    title: 'Schnell eingerichtet',
    lead: 'Zwei Fragen von eurem Telefon. Beide Antworten könnt ihr später ändern.',
    photos: 'Zugriff auf Fotos',
    photosDetail:
      'Damit eure Bilder auf dem Telefon gesichert werden können. Die Frage kommt beim Weitergehen.',
    notifications: 'Mitteilungen',
    notificationsDetail: 'Ab und zu ein Wort von uns. Die Frage kommt beim Weitergehen.',
  },
  gift: {
    title: 'Ein Geschenk für euch!',
    lead: `${firstChanges} gehen auf uns, für je einen Stil, ein Kleid oder eine Haarfarbe. Ohne Karte, ohne Probezeit, die abläuft.`,
    subscribe: 'Jetzt abonnieren',
    start: 'Mit 5 kostenlosen Stilen beginnen',
  },
  popups: {
    free: {
      title: 'Probiert heute 5 Hochzeitsstile aus, ganz kostenlos!',
      detail: 'Sucht den aus, der sich nach euch anfühlt. Alles, was ihr macht, wartet in eurem Verlauf.',
    },
    allSet: {
      title: 'Alles bereit!',
      detail: 'Premium gehört euch. Sucht den Stil aus, der sich nach euch anfühlt.',
    },
    notOnSale: {
      title: 'Premium gibt es noch nicht zu kaufen',
      detail: `Sobald es so weit ist, findet ihr es auf der Premium-Seite. Bis dahin gehören euch ${firstChanges}, ganz kostenlos.`,
    },
    close: 'Stil aussuchen',
  },
}
