import { brand, limits, portraitsOf } from '@ever-after/contract'
import type { In } from '../language.ts'
import { changes, days, portraits } from './count.ts'

const freeTotal = changes(limits.freeChanges + limits.welcomeChanges)

export const site: In<'site'> = {
  name: brand.name,
  headline: 'Traumhochzeiten',
  tagline: 'In wenigen Sekunden, mit KI',
  title: 'Hochzeitsbilder von euch beiden',
  description: `Aus zwei Porträts und einem Stil wird ein Hochzeitsbild, auf dem ihr euch wiedererkennt. Beginnt mit ${freeTotal} geschenkt.`,
  cardAlt:
    'Drei Hochzeitsbilder in Rundbögen: ein Strand, ein Garten im Abendlicht und eine Winterlandschaft',
  lead: 'Zwei Porträts und ein Stil. Ein Hochzeitsbild, auf dem ihr euch wiedererkennt.',
  appStore: 'Im App Store laden',
  openPreview: 'Vorschau der App öffnen',
  seeHow: 'So funktioniert es',
  stepsTitle: 'So funktioniert es',
  steps: [
    ['Stil aussuchen', 'Ein Strand in der Dämmerung, ein Saal voller Kerzen, ein Garten im Juni.'],
    ['Zwei Porträts hinzufügen', 'Von jedem eins, ganz gleich, wer Kleid oder Anzug trägt.'],
    ['Das Bild behalten', 'Es entsteht, während ihr wartet, und bleibt in eurem Verlauf.'],
  ],
  numerals: ['I', 'II', 'III'],
  portraits: ['Du', 'Dein Lieblingsmensch'],
  onePicture: 'Ein Hochzeitsbild',
  comparison: {
    title: 'Vorher und nachher',
    lead: 'Beide im Porträt und im Hochzeitsbild, das daraus entstand.',
    before: 'Vorher',
    after: 'Nachher',
    slider: (number) => `Wie viel ihr von Porträt ${number} seht`,
    note: `Alle Bilder dieses Paars hat ${brand.name} aus denselben zwei Porträts gemacht. Niemand hat sie nachbearbeitet.`,
  },
  moodsTitle: 'Ein Garten, vier Stimmungen',
  moods: 'Mittag, Abendsonne, Laternen oder Silber wie im alten Album. Ihr sucht das Licht aus.',
  stylesTitle: 'Ein paar der Stile',
  drawnNote:
    'Die Paare auf dieser Seite sind gezeichnet und von hinten zu sehen. Auf eurem Bild sind es eure beiden Gesichter.',
  drawnStylesNote:
    'Die Paare in diesen Stilen sind gezeichnet und von hinten zu sehen. Auf eurem Bild sind es eure beiden Gesichter.',
  promiseTitle: 'Eure Gesichter bleiben eure',
  promise:
    'Fotos nutzen wir nur für eure Bilder und löschen sie nach {photoRetention}. Gesichter werden vermessen, verglichen und vergessen, nie gespeichert.',
  promiseElsewhere: 'Für manche eurer Bilder senden wir Fotos an {drawing}.',
  promiseLink: 'Wie wir mit euren Fotos umgehen',
  plansTitle: 'Kostenlos anfangen',
  plans: [
    {
      name: 'Kostenlos',
      line: `${freeTotal}, einmalig`,
      points: [
        'Hochzeitsstile und Anproben',
        'Vorher und nachher mit einem Fingertipp',
        'Bilder tragen ein Wasserzeichen',
        'Kein Konto, keine E-Mail-Adresse',
      ],
    },
    {
      name: 'Premium',
      line: `${changes(limits.weeklyChanges)} pro Woche`,
      points: [
        'Volle Auflösung, ohne Wasserzeichen',
        'Bilder auf dem Telefon sichern',
        `${portraits(portraitsOf(limits.weeklyPortraitGenerations))} pro Woche`,
      ],
    },
  ],
  plansNote:
    'Premium gibt es wöchentlich oder jährlich. Den Preis zeigt der App Store vor dem Kauf, und dort könnt ihr jederzeit kündigen.',
  questionsTitle: 'Fragen',
  closing: {
    title: 'Seht euren großen Tag',
    line: `Eure ersten ${freeTotal} schenken wir euch. Ohne Konto, ohne E-Mail-Adresse.`,
  },
  footer: `Die Bilder von ${brand.name} werden mit KI erstellt.`,
  footerLinks: 'Weitere Seiten',
  links: [
    ['/privacy', 'Datenschutz'],
    ['/terms', 'Nutzungsbedingungen'],
    ['/support', 'Support'],
  ],
  days,
  home: `${brand.name}, Startseite`,
  back: 'Zurück',
  ourSupport: 'unseren Support',
  aPicture: (style) => `Braut und Bräutigam von hinten, im Stil ${style}`,
  aPortrait: (number) => `Porträt ${number} der beiden, aus denen die Hochzeitsbilder gemacht wurden`,
  inThePicture: (number) => `Der Mensch von Porträt ${number} im Hochzeitsbild`,
  aCouple: (style) => `Die beiden Menschen der Porträts in Hochzeitskleidung, im Stil ${style}`,
}
