import type { OperatorCatalogue, OperatorStyle } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { findStyle, published, viewForDevice, withoutPopular } from './rules.ts'

const prompts = {
  original: { attire_type: 'bride-groom' as const, structured_technical: 'a secret' },
  'bride-bride': { attire_type: 'bride-bride' as const },
  'groom-groom': { attire_type: 'groom-groom' as const },
}

function style(id: string, styleName: string, variationName: string): OperatorStyle {
  return {
    id,
    styleName,
    displayName: styleName,
    isPopular: false,
    variations: [{ variationName, iconPath: '/i', previewPath: '/p', prompts }],
  }
}

const catalogue: OperatorCatalogue = {
  styles: {
    Garden: [style('g1', 'Roses', 'Roses at noon')],
    Popular: [style('p1', 'Stored by mistake', 'x')],
    Beach: [
      style('b1', 'Tide', 'Roses at noon'),
      style('b0', 'Tide at dusk', 'g1'),
      style('b2', 'g1', 'Tide at dusk'),
    ],
    Drafts: [style('d1', 'Unfinished', 'Unfinished one')],
  },
  categoryOrder: ['Popular', 'Beach', 'Drafts'],
  version: '1',
}

test('a device sees neither drafts nor the derived category nor any prompt', {
  tags: ['DATA-01', 'DATA-02', 'DATA-06', 'A27'],
}, () => {
  const view = viewForDevice(catalogue)
  expect(Object.keys(view.styles)).toEqual(['Garden', 'Beach'])
  expect([view.categoryOrder, view.version]).toEqual([['Beach'], '1'])
  expect(JSON.stringify(view)).not.toContain('secret')
  expect(view.styles.Garden[0].variations).toEqual([
    { variationName: 'Roses at noon', iconPath: '/i', previewPath: '/p' },
  ])
})

test('a device sees of a style its id and names, its place, its subcategory and whether it is popular', {
  tags: ['DATA-04', 'DATA-09'],
}, () => {
  const rest = { displayName: 'Rose Garden', order: 3, isPopular: true, subcategory: 'Evening' }
  const styles = { Garden: [{ ...style('g1', 'Roses', 'Roses at noon'), ...rest }] }
  expect(viewForDevice({ ...catalogue, styles }).styles.Garden).toEqual([
    {
      id: 'g1',
      styleName: 'Roses',
      displayName: 'Rose Garden',
      order: 3,
      isPopular: true,
      subcategory: 'Evening',
      variations: [{ variationName: 'Roses at noon', iconPath: '/i', previewPath: '/p' }],
    },
  ])
})

test('a device hears that a variation offers a covering and what to look for it by, and nothing more of how it is drawn', () => {
  const recipe = {
    scene: 'garden',
    finish: 'film',
    dress: 'd',
    suit: 's',
    otherDress: 'd',
    otherSuit: 's',
  } as const
  const drawn = (more: object) => {
    const [variation] = style('g1', 'Roses', 'Roses at noon').variations
    const styles = {
      Garden: [
        {
          ...style('g1', 'Roses', 'x'),
          variations: [{ ...variation, recipe: { ...recipe, veil: false, ...more } }],
        },
      ],
    }
    return viewForDevice({ ...catalogue, styles }).styles.Garden[0].variations[0]
  }
  const keywords = ['garden', 'flowers', 'outdoors']
  const shown = { variationName: 'Roses at noon', iconPath: '/i', previewPath: '/p', keywords }
  expect(drawn({ covering: 'covering' })).toEqual({
    ...shown,
    offersCovering: true,
    keywords: [...keywords, 'hijab', 'headscarf', 'head covering'],
  })
  expect(drawn({})).toEqual(shown)
})

test('the derived category is never stored', { tags: ['DATA-02'] }, () => {
  const stored = withoutPopular(catalogue)
  expect(Object.keys(stored.styles)).toEqual(['Garden', 'Beach', 'Drafts'])
  expect(stored.categoryOrder).toEqual(['Beach', 'Drafts'])
})

test('an id wins over a variation name, and that over a style name', {
  tags: ['STYLE-18', 'A31'],
}, () => {
  expect(findStyle(catalogue, 'g1')?.style.id).toBe('g1')
  expect(findStyle(catalogue, 'Tide at dusk')?.style.id).toBe('b2')
  expect(findStyle(catalogue, 'Tide')?.style.id).toBe('b1')
  expect(findStyle(catalogue, 'Nothing')).toBeUndefined()
})

test('of two variations with one name the first in category order is meant', { tags: ['A31'] }, () => {
  expect(findStyle(catalogue, 'Roses at noon')?.style.id).toBe('b1')
})

test('of two styles with one name the first in category order is meant', { tags: ['A31'] }, () => {
  const named = (categoryOrder: string[]) => ({
    styles: { Garden: [style('g', 'Tide', 'Tide in roses')], Beach: [style('b', 'Tide', 'Tide at sea')] },
    categoryOrder,
    version: '1',
  })
  expect(findStyle(named(['Beach', 'Garden']), 'Tide')?.style.id).toBe('b')
  expect(findStyle(named(['Garden', 'Beach']), 'Tide')?.style.id).toBe('g')
})

test('a draft is not among the published styles', () => {
  expect(findStyle(catalogue, 'Unfinished')?.style.id).toBe('d1')
  expect(findStyle(published(catalogue), 'Unfinished')).toBeUndefined()
})
