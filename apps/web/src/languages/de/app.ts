import { brand } from '@ever-after/contract'
import type { In } from '../language.ts'

export const app: In<'app'> = {
  initializing: `${brand.name} wird geöffnet`,
  tabs: {
    styles: 'Stile',
    dresses: 'Kleider',
    history: 'Verlauf',
    premium: 'Premium',
    settings: 'Einstellungen',
  },
  tabBar: 'Hauptmenü',
  notifications: 'Mitteilungen',
  titles: {
    home: 'Traumhochzeiten',
    upload: 'Eure Fotos',
    preview: 'Euer Stil',
    history: 'Verlauf',
    notFound: 'Seite nicht gefunden',
  },
  notFoundTitle: '404 – Seite nicht gefunden',
  notFound: 'Diese Seite gibt es nicht oder nicht mehr.',
  home: 'Zur Startseite',
  offline: 'Ihr seid offline. Was ihr seht, ist vielleicht nicht ganz aktuell.',
  paywallBroken: {
    title: 'Das ließ sich nicht öffnen',
    description: 'Prüft eure Verbindung und versucht es noch einmal.',
  },
  brokenTitle: 'Diese Seite ließ sich nicht öffnen',
  broken: 'Prüft eure Verbindung. Eure Bilder sind im Verlauf gut aufgehoben.',
  tryAgain: 'Noch einmal versuchen',
  startAgain: 'Neu starten',
}
