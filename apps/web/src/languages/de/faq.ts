import { brand, limits } from '@ever-after/contract'
import type { In } from '../language.ts'
import { changes } from './count.ts'

export const faq: In<'faq'> = {
  title: 'Fragen und Antworten',
  lead: 'Kurze Antworten auf das, was Paare am häufigsten fragen.',
  description: `Wie ${brand.name} funktioniert, was kostenlos ist, wie ihr kündigt und was mit euren Fotos geschieht.`,
  questions: [
    {
      question: `Was macht ${brand.name}?`,
      answer: [
        'Ihr sucht einen Stil aus und fügt von jedem ein Porträt hinzu. Die App macht daraus ein Hochzeitsbild, auf dem ihr euch wiedererkennt. Ihr könnt auch ein Brautkleid auf einem Foto von euch anprobieren oder eine andere Haarfarbe sehen.',
      ],
    },
    {
      question: 'Ist das kostenlos?',
      answer: [
        `Ihr beginnt mit ${changes(limits.freeChanges + limits.welcomeChanges)}, die wir euch schenken. Für jeden Hochzeitsstil, jedes Kleid und jede Haarfarbe, die ihr ausprobiert, braucht ihr eine, egal wie viele Bilder dabei entstehen. Danach gibt Premium ${changes(limits.weeklyChanges)} pro Woche.`,
      ],
    },
    {
      question: 'Was ist, wenn ein Bild misslingt?',
      answer: [
        `Ein misslungenes Bild kostet nichts: Seine Verwandlung kommt von selbst zurück. Sind durch misslungene Bilder Verwandlungen verloren gegangen, schreibt an {supportEmail}, dann schenken wir euch ${changes(limits.supportGrantChanges)} extra.`,
      ],
    },
    {
      question: 'Wie schnell antwortet der Support?',
      answer: ['Innerhalb von 24 bis 48\u00a0Stunden. Schreibt an {supportEmail}.'],
    },
    {
      question: 'Wie funktioniert das Abo?',
      answer: [
        'Premium ist ein jährliches oder wöchentliches Abo über den App Store. Es verlängert sich von selbst, und ihr könnt es jederzeit im App Store kündigen, spätestens 24\u00a0Stunden, bevor der Zeitraum endet.',
      ],
    },
    {
      question: 'Welche Fotos eignen sich am besten?',
      answer: [
        'Eine Person, die in die Kamera sieht, in gleichmäßigem Licht, mit dem ganzen Kopf im Bild. Bevor eine Verwandlung verbraucht wird, sagt euch die App, was noch besser ginge.',
      ],
    },
    {
      question: 'Darf ich ein Foto von jemand anderem nehmen?',
      answer: [
        `Nur, wenn die Person einverstanden ist und 18 oder älter: Unsere Bilder sind für Erwachsene. ${brand.name} selbst darf ab 13 benutzt werden.`,
      ],
    },
    {
      question: 'Was geschieht mit unseren Fotos?',
      answer: [
        'Fotos, die ihr hinzufügt, löschen wir nach {photoRetention}, fertige Bilder nach {resultRetention}. Porträts, die ihr sichert, bleiben, bis ihr sie löscht. In den Einstellungen könnt ihr jederzeit alles löschen oder exportieren.',
        {
          when: 'drawnElsewhere',
          text: 'Für manche eurer Bilder senden wir Fotos an {drawing}. Welche, steht auf der Seite zum Datenschutz.',
        },
      ],
    },
    {
      question: 'Können andere sehen, dass das Bild mit KI gemacht ist?',
      answer: ['Ja. In jeder Bilddatei steht es, und kostenlose Bilder tragen zusätzlich ein Wasserzeichen.'],
    },
  ],
}
