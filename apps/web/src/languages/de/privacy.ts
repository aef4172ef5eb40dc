import { brand, limits } from '@ever-after/contract'
import type { In } from '../language.ts'
import { portraits } from './count.ts'

export const privacy: In<'privacy'> = {
  title: 'Datenschutz',
  description: `Welche Fotos und Daten ${brand.name} aufbewahrt, wie lange, und wie ihr sie löscht.`,
  lead: 'Ein Gesicht ist persönlich. Auf dieser Seite steht, was wir aufbewahren, wo, wie lange und warum.',
  sections: [
    {
      title: 'Kurz gesagt',
      paragraphs: [
        { when: 'drawnElsewhere', text: 'Für manche eurer Bilder senden wir Fotos an {drawing}.' },
      ],
      points: [
        'Aus euren Fotos entstehen eure Bilder, sonst nichts. Wir trainieren damit kein Modell und verkaufen sie nie.',
        'Fotos, die ihr hinzufügt, löschen wir nach {photoRetention}, fertige Bilder nach {resultRetention}.',
        'Gesichter werden vermessen und verglichen, die Maße danach verworfen. Keins wird gespeichert.',
        'Ihr braucht kein Konto. In den Einstellungen könnt ihr alles löschen oder exportieren.',
      ],
    },
    {
      title: 'Was aufbewahrt wird, und wie lange',
      paragraphs: [
        { when: 'storedHere', text: 'Alles liegt auf unserem Server, wo nichts anderes steht.' },
        {
          when: 'storedElsewhere',
          text: 'Fotos und Bilder liegen bei {storage}, in unserem Auftrag. Alles Übrige liegt auf unserem Server, wo nichts anderes steht.',
        },
        {
          when: 'hairElsewhere',
          text: 'Fotos für Haarfarben kommen bei {hair} an und liegen auch dort, so lange wie andere Fotos, die ihr hinzufügt.',
        },
      ],
      points: [
        'Fotos, die ihr hinzufügt: Nach {photoRetention} werden die Dateien gelöscht. Ihr könnt sie früher löschen.',
        'Fertige Bilder in eurem Verlauf: Sie werden nach {resultRetention} gelöscht, oder wenn ihr sie löscht.',
        `Porträts, die ihr sichert, bis zu ${portraits(limits.savedPortraitsMax)}: bis ihr sie löscht.`,
        'Kleider, die ihr hochladet: so lange wie andere Fotos, die ihr hinzufügt.',
        'Eine Zufallszahl für eure Installation, die Version der App und euer Guthaben an Verwandlungen: bis ihr eure Daten löscht.',
        'Eure Favoriten und eure Auswahl in der App: nur auf eurem Gerät.',
        'Wie ihr uns gefunden habt und welche Stile ihr euch wünscht, wenn ihr es uns sagt: ohne euren Namen.',
        'Ein Daumen nach oben oder unten: Er wird beim Stil vermerkt, ohne euer Bild.',
      ],
    },
    {
      title: 'Was draußen bleibt',
      points: [
        'Euer Name, eure E-Mail-Adresse, eure Kontakte und euer Standort. Orte, die in einem Foto vermerkt sind, entfernen wir, sobald es ankommt.',
        'Kartennummern. Die Zahlung läuft über den App Store; er sagt uns nur, welches Abo aktiv ist.',
        'Werbung und Tracking jeder Art.',
      ],
    },
    {
      title: 'Wie ein Bild entsteht',
      paragraphs: [
        'Eure Fotos kommen verschlüsselt auf unseren Server. Dort findet ein Programm die Gesichter und vermisst sie, um das Bild mit euren Fotos zu vergleichen. Die Maße vergisst es gleich wieder, und niemand sonst bekommt sie.',
        {
          when: 'drawnHere',
          text: 'Dasselbe Programm baut die Szene auf und kleidet euch beide ein. Keine andere Firma bekommt eure Fotos, um ein Bild zu machen.',
        },
        {
          when: 'drawnElsewhere',
          text: 'Manche Bilder zeichnen andere Firmen. Jede bekommt nur die Fotos für das Bild, das ihr haben möchtet, und nur, um es zu zeichnen.',
        },
        {
          when: 'coupleElsewhere',
          text: 'Hochzeitsbilder: Beide Porträts gehen eventuell an {couple}.',
        },
        {
          when: 'dressElsewhere',
          text: 'Anproben: Euer Foto und das des Kleids gehen eventuell an {dress}.',
        },
        {
          when: 'portraitElsewhere',
          text: 'Verbesserte Porträts: Euer Foto geht eventuell an {portrait}.',
        },
        {
          when: 'drawnElsewhere',
          text: 'Wir sagen ihnen weder, wer ihr seid, noch wo ein Foto entstanden ist. Wie lange eine Firma ein Foto aufbewahrt, steht in ihren eigenen Bedingungen. Jedes andere Bild entsteht auf unserem Server.',
        },
        {
          when: 'drawnUnknown',
          text: 'Ob andere Firmen beim Zeichnen helfen, wurde nicht geladen. Prüft eure Verbindung und öffnet diese Seite noch einmal.',
        },
        'In jeder fertigen Bilddatei steht, dass das Bild mit KI erstellt wurde. Was ihr kostenlos seht, trägt zusätzlich ein Wasserzeichen.',
      ],
    },
    {
      title: 'Fotos von anderen',
      paragraphs: [
        'Bitte fügt ein Foto einer anderen Person nur hinzu, wenn sie einverstanden ist. Findest du dich auf einem Bild und hast nicht zugestimmt, schreib uns, dann löschen wir es.',
      ],
    },
    {
      title: 'Mitteilungen',
      paragraphs: [
        'Wenn ihr Mitteilungen erlaubt, speichern wir eine Adresse für euer Gerät beim Mitteilungsdienst von Apple und Google und nutzen sie nur, um euch zu schreiben.',
        {
          when: 'messages',
          text: 'Eine Mitteilung sagt euch, dass ein Bild fertig ist oder dass es etwas Neues gibt. Ihre Worte bringt {message} auf euer Telefon; kein Foto, kein Bild und kein Name geht mit.',
        },
        { when: 'noMessages', text: 'Zurzeit senden wir keine Mitteilungen.' },
        'In den Einstellungen eures Telefons könnt ihr Mitteilungen ausschalten. „Daten löschen“ in den Einstellungen der App entfernt auch die Adresse.',
      ],
    },
    {
      title: 'Alter',
      paragraphs: [
        `Das Mindestalter für ${brand.name} ist 13. Fotos von Jüngeren bewahren wir nicht wissentlich auf. Glaubt ihr, dass es doch so ist, schreibt uns, dann löschen wir sie.`,
      ],
    },
    {
      title: 'Eure Rechte',
      points: [
        'Einsehen und mitnehmen: „Daten exportieren“ in den Einstellungen gibt euch alles als eine Datei.',
        'Löschen: „Daten löschen“ in den Einstellungen entfernt eure Fotos, Bilder, Porträts und euer Guthaben und sagt euch, was gegangen ist.',
        'Fragen oder widersprechen: Schreibt an {supportEmail}. Ihr könnt euch auch bei der Datenschutzbehörde eures Wohnorts beschweren.',
      ],
    },
    {
      title: 'Kontakt',
      paragraphs: ['Schreibt an {supportEmail}. Wir antworten innerhalb von 24 bis 48\u00a0Stunden.'],
    },
  ],
}
