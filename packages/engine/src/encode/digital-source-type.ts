const namespace = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/'

/** IPTC's word for a picture put together from elements of which some are synthetic. */
export const compositeSynthetic = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic'

/** The same of a picture in which a generative model drew around people from photographs. */
export const compositeWithTrainedAlgorithmicMedia =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'

/** Of a picture that a generative model drew from words alone. */
export const trainedAlgorithmicMedia =
  'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/** An XMP packet that says how a picture came about, and nothing else. */
export function digitalSourceXmp(sourceType: string): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="${namespace}" Iptc4xmpExt:DigitalSourceType="${sourceType}"/>`,
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('')
}
