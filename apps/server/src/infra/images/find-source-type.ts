const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** Terms of IPTC's vocabulary for pictures that a machine made or changed. */
const machineMade = [
  'algorithmicallyEnhanced',
  'algorithmicMedia',
  'compositeSynthetic',
  'compositeWithTrainedAlgorithmicMedia',
  'trainedAlgorithmicMedia',
  'virtualRecording',
]

const statement =
  /DigitalSourceType(?:\s+rdf:resource)?\s*(?:=\s*["']|>)\s*https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w+)/

/** The digital source type in an XMP packet, when it says that a machine made or changed the picture. */
export function findSourceType(xmp: string | undefined): string | undefined {
  const term = xmp?.match(statement)?.[1]
  return term && machineMade.includes(term) ? `${vocabulary}${term}` : undefined
}
