import { expect, test } from 'vitest'
import { parseRenderArguments, UsageError, usage } from './parse-arguments.ts'

test('two photos and a style are enough', () => {
  expect(parseRenderArguments(['a.jpg', 'b.jpg', '--style', 'Garden Roses'])).toEqual({
    photos: ['a.jpg', 'b.jpg'],
    attires: ['dress', 'suit'],
    wearsCovering: [false, false],
    taller: undefined,
    faces: [undefined, undefined],
    style: 'Garden Roses',
    out: 'out.jpg',
    widthPx: 1200,
    shape: 'portrait',
    seed: 1,
    areAdults: false,
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
  [
    ['a.jpg', 'b.jpg', '--style', 's', '--taller', 'both'],
    '--taller is first, second or neither, not "both".',
  ],
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

test('a shape is one of three', () => {
  const shaped = (shape: string) =>
    parseRenderArguments(['a.jpg', 'b.jpg', '--style', 'Silver Screen', '--shape', shape])
  expect(shaped('landscape')).toMatchObject({ shape: 'landscape' })
  expect(() => shaped('round')).toThrow('--shape is portrait, square or landscape')
})

test('every option reaches its partner, wherever it stands', () => {
  expect(
    parseRenderArguments(
      '--seed 0 a.jpg --attire1 suit --face1 2 --width 1800 b.jpg --attire2 dress --covering2 --taller second --out o.jpg --shape square --adults --style s'.split(
        ' ',
      ),
    ),
  ).toEqual({
    photos: ['a.jpg', 'b.jpg'],
    attires: ['suit', 'dress'],
    wearsCovering: [false, true],
    taller: 'second',
    faces: [1, undefined],
    style: 's',
    out: 'o.jpg',
    widthPx: 1800,
    seed: 0,
    shape: 'square',
    areAdults: true,
  })
})

test('help and the list need nothing else, and help comes first', () => {
  expect(parseRenderArguments(['--list'])).toBe('list')
  expect(parseRenderArguments(['--list', '--help'])).toBe('help')
})

test.each([
  [[], 'Give exactly two photos; got 0.'],
  [['a', 'b', 'c', '--style', 's'], 'Give exactly two photos; got 3.'],
  [['a', 'b', '--style', ''], 'Give a style'],
  [['a', 'b', '--style', 's', '--covering2'], '--covering2 goes with a dress.'],
  [['a', 'b', '--style', 's', '--face1', '0'], '--face1 is a whole number from 1 to 50, not "0".'],
  [['a', 'b', '--style', 's', '--seed', '1.5'], '--seed is a whole number from 0 to 2147483648, not "1.5".'],
  [['a', 'b', '--style', 's', '--width', '1801'], '--width is a whole number from 1200 to 1800, not "1801".'],
  [['a', 'b', '--style'], '--style'],
])('what is missing or out of range in %j is named', (argv, words) => {
  expect(() => parseRenderArguments(argv)).toThrow(UsageError)
  expect(() => parseRenderArguments(argv)).toThrow(words)
})

test('the usage names every option that is read', () => {
  for (const option of [
    'style',
    'attire1',
    'attire2',
    'covering1',
    'covering2',
    'face1',
    'face2',
    'out',
    'width',
    'shape',
    'seed',
    'list',
  ])
    expect(usage).toContain(`--${option}`)
})
