// @module-tag slow
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type SampleFaceName, sampleFace, sampleGroup } from '../../testing/sample-faces.ts'
import { likenessDistance, samePersonLimit } from '../../vision/likeness/likeness-distance.ts'
import { describePerson } from './describe-person.ts'

const describeSample = async (name: SampleFaceName) => describePerson({ photo: await sampleFace(name) })

test('a photo that is darker, smaller and cut closer shows the same person', async () => {
  const other = await sharp(await sampleFace('parting'))
    .extract({ left: 60, top: 20, width: 460, height: 620 })
    .resize(240)
    .modulate({ brightness: 0.7 })
    .jpeg({ quality: 70 })
    .toBuffer()

  const distance = likenessDistance(await describePerson({ photo: other }), await describeSample('parting'))

  expect(distance).toBeLessThan(samePersonLimit)
})

test('the two women who are most alike in one photograph are not the same person', async () => {
  const distance = likenessDistance(await describeSample('updo'), await describeSample('smile'))

  expect(distance).toBeGreaterThan(samePersonLimit)
})

test('nobody is described of a photo that is about nobody in particular', async () => {
  await expect(describePerson({ photo: await sampleGroup(6) })).rejects.toMatchObject({
    code: 'too_many_faces',
  })
})
