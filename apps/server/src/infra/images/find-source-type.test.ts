import { expect, test } from 'vitest'
import { findSourceType } from './find-source-type.ts'

const uri = (term: string, scheme = 'http') => `${scheme}://cv.iptc.org/newscodes/digitalsourcetype/${term}`

test.for([
  `<rdf:Description Iptc4xmpExt:DigitalSourceType="${uri('trainedAlgorithmicMedia')}"/>`,
  `<Iptc4xmpExt:DigitalSourceType>${uri('trainedAlgorithmicMedia', 'https')}</Iptc4xmpExt:DigitalSourceType>`,
  `<Iptc4xmpExt:DigitalSourceType rdf:resource='${uri('trainedAlgorithmicMedia')}'/>`,
])('a machine-made picture is known by %s', (xmp) => {
  expect(findSourceType(xmp)).toBe(uri('trainedAlgorithmicMedia'))
})

test.for([
  undefined,
  '',
  `DigitalSourceType="${uri('digitalCapture')}"`,
  `DigitalSourceType="${uri('somethingElse')}"`,
  `dc:description="${uri('trainedAlgorithmicMedia')}"`,
])('a photograph, an unknown word and another field say nothing: %s', (xmp) => {
  expect(findSourceType(xmp)).toBeUndefined()
})
