import type { OperatorStyle, PlacedStyle } from '@ever-after/contract'

export const pairings = ['bride-bride', 'groom-groom'] as const
type Prompts = OperatorStyle['variations'][number]['prompts']
type Prompt = Prompts['original']

/** A style as the dialog shows it; of its variations the first one. */
export interface StyleForm {
  category: string
  /** Whether `category` is the name of one that is made with the style. */
  isNewCategory: boolean
  styleName: string
  displayName: string
  subcategory: string
  isPopular: boolean
  original: string
  'bride-bride': string
  'groom-groom': string
  iconPath: string
  previewPath: string
}

export function emptyForm(category: string): StyleForm {
  return {
    category,
    isNewCategory: false,
    styleName: '',
    displayName: '',
    subcategory: '',
    isPopular: false,
    original: '',
    'bride-bride': '',
    'groom-groom': '',
    iconPath: '',
    previewPath: '',
  }
}

export function formOf({ category, style }: PlacedStyle): StyleForm {
  const variation = style.variations.at(0)
  return {
    ...emptyForm(category),
    styleName: style.styleName,
    displayName: style.displayName,
    subcategory: style.subcategory ?? '',
    isPopular: style.isPopular,
    original: wordsOf(variation?.prompts.original),
    'bride-bride': wordsOf(variation?.prompts['bride-bride']),
    'groom-groom': wordsOf(variation?.prompts['groom-groom']),
    iconPath: variation?.iconPath ?? '',
    previewPath: variation?.previewPath ?? '',
  }
}

/** The style that a new form describes; its variation has the style's own name. */
export function styleOfForm({ form, id }: { form: StyleForm; id: string }): OperatorStyle {
  const styleName = form.styleName.trim()
  const nothing: OperatorStyle = { id, styleName, displayName: '', isPopular: false, variations: [] }
  return changeStyle({ style: nothing, opened: emptyForm(form.category), form })
}

interface Change {
  style: OperatorStyle
  /** The form as it was opened. */
  opened: StyleForm
  form: StyleForm
}

/**
 * Changes of a style only what was changed in the form, so that what somebody else did to the style in the meantime
 * stays.
 */
export function changeStyle({ style, opened, form }: Change): OperatorStyle {
  const isChanged = (field: keyof StyleForm) => form[field] !== opened[field]
  const [first = emptyVariation(style.styleName), ...others] = style.variations
  const prompts = { ...first.prompts }
  for (const name of ['original', ...pairings] as const)
    if (isChanged(name)) prompts[name] = withWords(prompts[name], form[name].trim())
  return {
    ...style,
    ...(isChanged('styleName') && { styleName: form.styleName.trim() }),
    ...(isChanged('displayName') && { displayName: form.displayName.trim() }),
    ...(isChanged('subcategory') && { subcategory: form.subcategory.trim() || null }),
    ...(isChanged('isPopular') && { isPopular: form.isPopular }),
    variations: [
      {
        ...first,
        ...(isChanged('iconPath') && { iconPath: form.iconPath }),
        ...(isChanged('previewPath') && { previewPath: form.previewPath }),
        prompts,
      },
      ...others,
    ],
  }
}

/** An original prompt may stand in either of two fields; it stays in the one in which it is. */
function wordsOf(prompt: Prompt | undefined): string {
  return prompt?.structured_technical ?? prompt?.detailed_scene ?? ''
}

function withWords(prompt: Prompt, words: string): Prompt {
  const isScene = prompt.structured_technical === undefined && prompt.detailed_scene !== undefined
  return isScene ? { ...prompt, detailed_scene: words } : { ...prompt, structured_technical: words }
}

function emptyVariation(variationName: string): OperatorStyle['variations'][number] {
  return {
    variationName,
    iconPath: '',
    previewPath: '',
    prompts: {
      original: { attire_type: 'bride-groom' },
      'bride-bride': { attire_type: 'bride-bride' },
      'groom-groom': { attire_type: 'groom-groom' },
    },
  }
}
