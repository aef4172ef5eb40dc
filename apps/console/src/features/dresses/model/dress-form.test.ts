import { expect, test } from 'vitest'
import type { EditableDress } from '#documents'
import { iconOfPicture } from '#server-state'
import { removeDresses, saveDress } from './change-dresses.ts'
import { findProblems, isSameForm, openForm, readForm, withPicture } from './dress-form.ts'

const iris: EditableDress = {
  id: 'iris',
  name: 'Iris',
  dressUrl: '/iris.webp',
  iconPath: '/iris-icon.webp',
  previewPath: '/iris.webp',
  description: 'Lace',
  recipe: { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: false, covering: 'covering' },
}
const hosted = '/media/ever-after/image/upload/v7/wedding-styles/previews/a.jpg'
const square = '/media/ever-after/image/upload/c_fill,g_auto,w_200,h_200/v7/wedding-styles/previews/a.jpg'

test('a form that nobody touched gives the dress that it was opened with', () => {
  expect(readForm({ form: openForm(iris), id: 'iris' })).toEqual(iris)
  expect(isSameForm(openForm(iris), openForm(iris))).toBe(true)
})

test('a dress without a recipe is offered one that can be drawn', () => {
  const { recipe: _, ...plain } = iris
  expect(openForm(plain)).toMatchObject({ plate: 'gown-satin', colour: 'ivory', offersCovering: false })
})

test.for([
  ['of a hosted picture', hosted, square],
  [
    'of a picture with a transformation',
    'https://res.cloudinary.com/ever/image/upload/w_800/v7/a.jpg',
    'https://res.cloudinary.com/ever/image/upload/c_fill,g_auto,w_200,h_200/v7/a.jpg',
  ],
  ['of a shipped picture', '/catalogue/dresses/iris/preview.webp', '/catalogue/dresses/iris/preview.webp'],
])('an icon is cut from the square %s', ([, picture, icon]) => {
  expect(iconOfPicture(picture)).toBe(icon)
})

test('another picture brings its own icon, but not over one that was uploaded', () => {
  const fresh = withPicture(openForm(), hosted)
  expect(fresh).toMatchObject({ picturePath: hosted, iconPath: square })
  expect(withPicture(fresh, '/b.webp').iconPath).toBe('/b.webp')
  expect(withPicture(openForm(iris), hosted).iconPath).toBe('/iris-icon.webp')
})

test('a name of spaces is none', () => {
  expect(findProblems({ ...openForm(iris), name: '  ' })).toEqual({ name: 'Please write a name.' })
  expect(findProblems(openForm(iris))).toEqual({})
})

test('a dress is saved where it stood and a new one at the end; what is not there changes nothing', () => {
  const document = { dresses: [iris, { ...iris, id: 'rose' }], version: 'v1' }
  const named = saveDress(document, { ...iris, name: 'Iris II' })
  expect(named.dresses.map(({ name }) => name)).toEqual(['Iris II', 'Iris'])
  expect(saveDress(document, { ...iris, id: 'new' }).dresses.at(-1)?.id).toBe('new')
  expect(removeDresses(document, new Set(['gone']))).toBe(document)
})
