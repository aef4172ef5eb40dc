import type { ServerWords } from '#platform/server-words.ts'

export const server: ServerWords = {
  refusals: {
    unknown_style: 'Diesen Stil gibt es nicht mehr.',
    unknown_dress: 'Dieses Kleid gibt es nicht mehr.',
    unknown_photo: 'Bitte ladet zuerst ein Foto hoch',
    unknown_picture: 'Dieses Bild kennen wir nicht. Bitte ladet es noch einmal hoch.',
    missing_file: 'Es fehlt ein Foto.',
    unauthenticated: 'Bitte startet die App neu und versucht es noch einmal.',
    device_blocked: 'Dieses Gerät kann keine Bilder machen. Bitte schreibt an den Support.',
    premium_only: 'Diese Kollektion gehört zu Premium.',
    not_found: 'Das gibt es nicht mehr.',
    portraits_full: 'Ihr habt 8 gesicherte Porträts. Löscht eins, um neue zu machen.',
    already_rated: 'Dieses Bild habt ihr schon bewertet.',
    not_finished: 'Dieses Bild ist noch nicht fertig.',
    redo_used: 'Dieses Bild wurde schon einmal neu gemacht.',
    purchase_of_other:
      'Dieser Kauf gehört zu einer anderen Installation. „Käufe wiederherstellen“ holt ihn hierher.',
    purchase_refunded: 'Dieser Kauf wurde erstattet.',
    purchase_unverified: 'Der Store bestätigt diesen Kauf noch nicht. Bitte versucht es gleich noch einmal.',
    file_too_large: 'Eine Datei darf höchstens 10\u00a0MB groß sein',
    not_an_image: 'Es sind nur Bilddateien möglich',
    unsupported_image: 'Diese Art von Bild geht nicht. Bitte nehmt JPEG, PNG, WebP oder HEIC.',
    image_too_many_pixels: 'Dieses Bild hat zu viele Pixel. Bitte nehmt ein kleineres.',
    image_too_narrow:
      'Dieses Bild ist zu klein oder zu schmal. Bitte nehmt eins mit mindestens 64\u00a0Pixeln je Seite, das höchstens viermal so lang wie breit ist.',
    image_broken: 'Dieses Bild ist beschädigt und lässt sich nicht öffnen.',
    no_face:
      'Wir haben auf diesem Foto kein Gesicht gefunden. Bitte nehmt eins, auf dem das Gesicht gut zu sehen ist.',
    too_many_faces:
      'Wir haben mehr als ein Gesicht gefunden. Bitte nehmt ein Foto von nur einer Person, oder zeigt, wer gemeint ist.',
    not_a_person:
      'Das sieht nicht nach dem Foto eines Menschen aus. Bitte nehmt ein anderes: Bilder machen wir nur von echten Menschen.',
    under_age:
      'Dieses Foto scheint ein Kind zu zeigen. Unsere Bilder sind für Erwachsene, bitte nehmt ein anderes Foto.',
    age_unconfirmed:
      'Unsere Bilder sind für Erwachsene. Bitte nehmt Fotos von Menschen ab 18, oder bestätigt, dass sie es sind.',
    photo_expired: 'Dieses Foto wurde wie versprochen gelöscht. Bitte ladet es noch einmal hoch.',
    style_not_ready: 'Dieser Stil lässt sich gerade nicht machen.',
    photo_not_suitable:
      'Mit diesem Foto würde das Bild nicht stimmen. Bitte nehmt eins, das in die Kamera sieht und den ganzen Kopf zeigt.',
    no_hair: 'Auf diesem Foto haben wir keine Haare zum Färben gefunden. Bitte nimm eins ohne Hut oder Tuch.',
    dress_unusable:
      'Mit diesem Kleid würde das Bild nicht stimmen. Bitte nimm ein Foto, auf dem es jemand trägt, von vorn und bis zur Hüfte.',
    enhancement_failed: 'Das Porträt ließ sich nicht verbessern',
    generation_failed: 'Das Bild ist uns nicht gelungen.',
    style_limit: 'Keine Verwandlungen mehr übrig',
    weekly_limit: 'Die Verwandlungen dieser Woche sind aufgebraucht',
    portrait_limit: 'Keine Porträts mehr übrig',
    weekly_portrait_limit: 'Die Porträts dieser Woche sind aufgebraucht',
    rate_limited: 'Das waren zu viele Anfragen. Bitte wartet einen Moment.',
    internal: 'Bei uns ist etwas schiefgegangen. Es wurde nichts berechnet.',
    overloaded: 'Gerade ist sehr viel los. Bitte versucht es gleich noch einmal.',
    store_unavailable: 'Der App Store ist gerade nicht erreichbar',
  },
  hints: {
    face_small: 'Das Gesicht ist eher klein. Mit einem Foto aus der Nähe wird das Bild schärfer.',
    face_too_small: 'Das Gesicht ist sehr klein, das Bild wird vielleicht unscharf. Bitte geht näher heran.',
    turned: 'Das Gesicht ist zur Seite gedreht. Mit Blick zur Kamera wird es besser.',
    turned_away:
      'Das Gesicht ist weit zur Seite gedreht. Ein Foto mit Blick zur Kamera eignet sich viel besser.',
    head_bowed: 'Der Kopf ist gesenkt. Kinn hoch und die Kamera auf Augenhöhe, das hilft.',
    head_tipped: 'Das Kinn ist angehoben. Die Kamera auf Augenhöhe hilft.',
    head_tilted: 'Der Kopf ist geneigt. Wir richten ihn auf, aber ein gerades Foto wirkt natürlicher.',
    sideways: 'Das Foto liegt auf der Seite. Bitte dreht es aufrecht.',
    side_light: 'Das Licht kommt von einer Seite. Mit Blick zum Fenster wird es weicher.',
    hard_side_light:
      'Eine Gesichtshälfte liegt im Schatten. Bitte dreht euch zum Fenster oder geht in den Schatten.',
    dark: 'Das Foto ist etwas dunkel. Mehr Licht im Gesicht hilft.',
    too_dark: 'Das Foto ist sehr dunkel. Bitte macht es bei Tageslicht oder nah am Fenster.',
    overexposed:
      'Das Gesicht ist zu hell und hat keine Einzelheiten mehr. Bitte geht aus der direkten Sonne.',
    black_and_white: 'Das Foto hat keine Farben. Mit einem Farbfoto wird das Bild echter.',
    eyes_covered: 'Eine dunkle Brille verdeckt die Augen. Ein Foto ohne Brille zeigt die Person besser.',
    eyes_shaded:
      'Der Hut wirft Schatten auf die Augen. Etwas zurückgeschoben oder zum Licht gedreht sind sie besser zu sehen.',
    eyes_shut:
      'Die Augen sehen geschlossen aus oder blicken nach unten. Ein Foto mit offenen Augen zeigt die Person besser.',
    looking_away: 'Die Augen blicken zur Seite. Der Blick in die Kamera passt zu den meisten Bildern besser.',
    mouth_open:
      'Der Mund ist offen. Ein Lächeln oder geschlossene Lippen passen zu den meisten Bildern besser.',
    head_cut_off: 'Ein Teil des Kopfes ist nicht im Bild. Bitte lasst etwas Platz über den Haaren.',
    face_cut_off:
      'Ein Teil des Gesichts ist nicht im Bild. Bitte nehmt ein Foto, auf dem es ganz zu sehen ist, mit Kinn.',
    hands_near_head: 'Eine Hand ist nah am Kopf. Sie könnte im Bild zu sehen sein.',
    hands_on_head: 'Eine Hand verdeckt einen Teil des Kopfes. Bitte nehmt ein Foto mit den Händen unten.',
    face_covered: 'Eine Hand verdeckt das Gesicht. Bitte nehmt ein Foto, auf dem es ganz zu sehen ist.',
    hair_like_background:
      'Haare und Hintergrund sehen hier gleich aus. Eine einfarbige Wand in einer anderen Farbe hilft.',
    blurred: 'Das Foto ist verwackelt. Bitte haltet still und tippt zum Scharfstellen auf das Gesicht.',
    photo_of_picture: 'Das sieht nach dem Foto eines Bildes aus. Ein Foto der Person eignet sich besser.',
    age_unsure: 'Unsere Bilder sind für Erwachsene. Ist die Person auf diesem Foto 18 oder älter?',
  },
  blockHints: {
    turned_away: 'Das Gesicht ist von der Seite zu sehen. Bitte nehmt ein Foto mit Blick zur Kamera.',
    head_cut_off: 'Zu viel vom Kopf ist nicht im Bild. Bitte nehmt eins, auf dem alle Haare zu sehen sind.',
  },
  other: 'Das hat nicht geklappt. Bitte versucht es noch einmal.',
  photo: (number) => `Foto ${number}:`,
  nothingCharged: 'Es wurde nichts berechnet.',
}
