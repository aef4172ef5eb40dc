import type { DeviceCatalogue, Style } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { carouselGroups, chooseStyle, sectionsOf } from './model.ts'

const styleOf = (id: string, rest: Partial<Style> = {}): Style => ({
  id,
  styleName: id,
  displayName: id,
  isPopular: false,
  variations: [{ variationName: `${id}-v1`, iconPath: 'i.webp', previewPath: 'p.webp' }],
  ...rest,
})

const catalogue: DeviceCatalogue = {
  version: 'v1',
  categoryOrder: ['Beach', 'Garden'],
  styles: {
    Garden: [
      styleOf('roses', { order: 20_000 }),
      styleOf('orchard'),
      styleOf('arbour', { order: 1, isPopular: true }),
    ],
    Castle: [styleOf('tower', { order: 0, isPopular: true })],
    Beach: [
      styleOf('dunes', { displayName: 'Golden Sands' }),
      styleOf('hidden', { isPopular: true, variations: [] }),
    ],
  },
}

const names = (sections: { name: string }[]) => sections.map(({ name }) => name)
const ids = (styles: { id: string }[]) => styles.map(({ id }) => id)

test('Popular is first, then the server’s order, then the rest', {
  tags: ['HOME-09', 'HOME-10', 'DATA-02'],
}, () => {
  const sections = sectionsOf(catalogue)
  expect(names(sections)).toEqual(['Popular', 'Beach', 'Garden', 'Castle'])
  expect(sections.map(({ isPopular }) => isPopular)).toEqual([true, false, false, false])
  expect(ids(sections[0].styles)).toEqual(['tower', 'arbour'])
})

test('neither a sent Popular nor Drafts is a category that couples see', { tags: ['DATA-02', 'A27'] }, () => {
  const sent = {
    ...catalogue,
    categoryOrder: ['Drafts', 'Popular', ...catalogue.categoryOrder],
    styles: {
      Popular: [styleOf('stored')],
      Drafts: [styleOf('unfinished', { isPopular: true })],
      ...catalogue.styles,
    },
  }
  expect(sectionsOf(sent)).toEqual(sectionsOf(catalogue))
})

test('styles follow their order and those without one come last', { tags: ['HOME-30', 'DATA-04'] }, () => {
  const [popular, , garden] = sectionsOf(catalogue)
  expect(ids(garden.styles)).toEqual(['arbour', 'roses', 'orchard'])
  expect(ids(popular.styles)).toEqual(['tower', 'arbour'])
})

test('a style without variations and a category that is no list are not shown', {
  tags: ['SHELL-69', 'DATA-05'],
}, () => {
  const [popular, beach] = sectionsOf(catalogue)
  expect([ids(popular.styles), ids(beach.styles)]).toEqual([['tower', 'arbour'], ['dunes']])
  const broken = { ...catalogue, styles: { ...catalogue.styles, Castle: 'closed' as unknown as Style[] } }
  expect(names(sectionsOf(broken))).not.toContain('Castle')
})

test('styles of a subcategory share one group in their order and those without an icon are left out', {
  tags: ['HOME-26', 'HOME-29', 'HOME-30', 'DATA-05'],
}, () => {
  const icon = { variationName: 'v', iconPath: '', previewPath: 'p' }
  const groups = carouselGroups([
    styleOf('satin', { subcategory: 'Evening' }),
    styleOf('boho'),
    styleOf('lace', { subcategory: 'Evening' }),
    styleOf('tulle', { variations: [icon, { ...icon, iconPath: 'i.webp' }] }),
    styleOf('ivory', { variations: [{ ...icon, iconPath: 'i.webp' }, icon] }),
    styleOf('organza', { subcategory: 'Evening' }),
  ])
  expect(groups.map(({ name, styles }) => [name, ids(styles)])).toEqual([
    ['Evening', ['satin', 'lace', 'organza']],
    [undefined, ['boho']],
    [undefined, ['ivory']],
  ])
})

test('a chosen variation wins over a random style', { tags: ['STYLE-11', 'A38'] }, () => {
  const sections = sectionsOf(catalogue)
  expect(chooseStyle(sections, 'tower-v1', () => 0)?.id).toBe('tower')
  expect(chooseStyle(sections, undefined, () => 0)?.id).toBe('dunes')
  expect(chooseStyle(sections, undefined, () => 0.999)?.id).toBe('tower')
  expect(chooseStyle([], undefined, () => 0)).toBeUndefined()
})
