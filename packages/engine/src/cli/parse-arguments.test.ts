import { expect, test } from 'vitest'
import { parseRenderArguments } from './parse-arguments.ts'

test('two photos and a style are enough', () => {
  expect(parseRenderArguments(['a.jpg', 'b.jpg', '--style', 'Garden Roses'])).toEqual({
    photos: ['a.jpg', 'b.jpg'],
    attires: ['dress', 'suit'],
    faces: [undefined, undefined],
    style: 'Garden Roses',
    out: 'out.jpg',
    widthPx: 1200,
    seed: 1,
  })
})

test('faces are counted from one on the command line and from zero inside', () => {
  expect(parseRenderArguments(['a.jpg', 'b.jpg', '--style', 's', '--face2', '3'])).toMatchObject({
    faces: [undefined, 2],
  })
})

test.each([
  [['a.jpg', '--style', 's'], 'Give exactly two photos; got 1.'],
  [['a.jpg', 'b.jpg'], 'Give a style with --style; --list prints them.'],
  [['a.jpg', 'b.jpg', '--style', 's', '--attire1', 'kilt'], '--attire1 is dress or suit, not "kilt".'],
  [
    ['a.jpg', 'b.jpg', '--style', 's', '--width', '90'],
    '--width is a whole number from 1200 to 1800, not "90".',
  ],
  [
    ['a.jpg', 'b.jpg', '--style', 's', '--width', 'wide'],
    '--width is a whole number from 1200 to 1800, not "wide".',
  ],
])('the command line %j says what to change', (argv, words) => {
  expect(() => parseRenderArguments(argv)).toThrow(words)
})

test('an unknown option is refused', () => {
  expect(() => parseRenderArguments(['--sytle', 'x'])).toThrow('--sytle')
})
