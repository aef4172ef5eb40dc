import { brand, limits, portraitsOf } from '@ever-after/contract'
import type { In } from '../language.ts'
import { changes, portraits } from './count.ts'

export const terms: In<'terms'> = {
  title: 'Nutzungsbedingungen',
  description: `Was ${brand.name} euch gibt, worum wir euch bitten und wie das Abo funktioniert.`,
  lead: 'Was ihr von uns erwarten könnt und worum wir euch bitten.',
  sections: [
    {
      title: `Was ${brand.name} ist`,
      paragraphs: [
        'Eine App, die mit KI aus Porträts Hochzeitsbilder macht. Die Bilder sind erdacht: Sie zeigen nichts, was stattgefunden hat.',
        'Ein Bild kann euch weniger ähnlich sein, als ihr gehofft habt. Dann sagt es mit einem Daumen nach unten oder probiert ein anderes Foto.',
      ],
    },
    {
      title: 'Wer die App nutzen darf',
      points: [
        'Ihr seid 13 oder älter. Wenn das Recht an eurem Wohnort es verlangt, ist ein Elternteil einverstanden.',
        'Alle auf den Fotos, die ihr hinzufügt, haben zugestimmt und sind 18 oder älter.',
      ],
    },
    {
      title: 'Worum wir euch bitten',
      points: [
        'Geht freundlich mit den Bildern um: nicht, um jemanden zu verspotten, zu täuschen oder zu verletzen, und nicht als Beweis für eine Hochzeit.',
        'Fügt keine Fotos hinzu, die ihr nicht verwenden dürft.',
        'Lasst den Dienst, wie er ist: kein automatisches Auslesen, kein Umgehen von Grenzen.',
      ],
    },
    {
      title: 'Eure Fotos und Bilder',
      paragraphs: [
        'Sie gehören euch. Ihr erlaubt uns nur eins: damit eure Bilder zu machen, aufzubewahren und euch zu zeigen, so lange, wie es auf der Seite zum Datenschutz steht.',
      ],
    },
    {
      title: 'Geschenkte Verwandlungen und Premium',
      points: [
        `Ihr beginnt mit ${changes(limits.freeChanges + limits.welcomeChanges)}, die wir euch schenken. Eine Verwandlung wird verbraucht, wenn ein Stil, ein Kleid oder eine Haarfarbe das erste Bild ergibt; ein misslungenes Bild kostet nichts.`,
        `Premium gibt ${changes(limits.weeklyChanges)} pro Woche, ${portraits(portraitsOf(limits.weeklyPortraitGenerations))} pro Woche und volle Auflösung ohne Wasserzeichen.`,
        'Premium ist ein jährliches oder wöchentliches Abo und wird über den App Store zum dort gezeigten Preis abgerechnet. Es verlängert sich von selbst, wenn ihr nicht mindestens 24\u00a0Stunden vor Ende des Zeitraums kündigt.',
        'Kündigen könnt ihr jederzeit im App Store. Premium gilt dann, bis der Zeitraum endet. Über Erstattungen entscheidet der App Store.',
      ],
    },
    {
      title: 'Wenn etwas schiefgeht',
      paragraphs: [
        'Wir arbeiten sorgfältig, können aber nicht versprechen, dass der Dienst immer läuft. Bitte bewahrt Bilder, die ihr liebt, auch selbst auf. Eure Rechte als Verbraucher bleiben, wie das Gesetz sie euch gibt.',
        'Ändert sich an diesen Bedingungen etwas Wichtiges, sagt es euch vorher die App.',
      ],
    },
    {
      title: 'Kontakt',
      paragraphs: ['Schreibt an {supportEmail}. Wir antworten innerhalb von 24 bis 48\u00a0Stunden.'],
    },
  ],
}

export const support: In<'support'> = {
  title: 'Support',
  description: `Hilfe zu ${brand.name}: Antworten innerhalb von 24 bis 48\u00a0Stunden, und was zu tun ist, wenn ein Bild misslingt.`,
  lead: 'Schreibt uns, ein Mensch liest es. Wir antworten innerhalb von 24 bis 48\u00a0Stunden.',
  sections: [
    {
      title: 'Ein Bild ist misslungen',
      paragraphs: [
        `Seine Verwandlung kommt von selbst zurück. Sind durch misslungene Bilder Verwandlungen verloren gegangen, schreibt uns eine E-Mail, dann schenken wir euch ${changes(limits.supportGrantChanges)} extra.`,
        '„Fehler melden“ in den Einstellungen öffnet eine E-Mail, in der euer Gerät schon steht, damit wir euch finden.',
      ],
    },
    {
      title: 'Euer Abo',
      paragraphs: [
        'Kündigen könnt ihr jederzeit im App Store: Öffnet die Einstellungen eures Telefons, tippt auf euren Namen und dann auf „Abonnements“.',
      ],
    },
    {
      title: 'Eure Daten',
      paragraphs: ['„Daten löschen“ und „Daten exportieren“ stehen in den Einstellungen der App.'],
    },
  ],
}

export const supportMail: In<'support-mail'> = {
  action: 'An den Support schreiben',
  subject: `Hilfe zu ${brand.name}`,
  body: (reference) => `\n\n--\nKennung ${reference}`,
  missing: 'Unsere Adresse wurde nicht geladen. Prüft eure Verbindung und öffnet diese Seite noch einmal.',
}
