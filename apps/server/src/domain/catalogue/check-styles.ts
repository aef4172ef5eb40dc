import {
  type OperatorCatalogue,
  type OperatorStyle,
  operatorStyle,
  operatorVariation,
  popularCategory,
  prompt,
  type StyleReference,
  styleReference,
  withOrder,
} from '@ever-after/contract'
import * as z from 'zod/mini'
import { refuseCatalogue } from '../releases/index.ts'

const stylesMax = 10_000
const text = (maxLength: number) => z.string().check(z.maxLength(maxLength))
/** An address that a page may show: of this server, or of one that is asked safely. */
const address = text(2000).check(
  z.refine((value) => value === '' || /^(\/(?!\/)|https?:\/\/)/.test(value), {
    error: 'An address begins with https:// or with /.',
  }),
)
const name = text(200).check(z.refine((value) => value.trim() !== '', { error: 'A name is missing.' }))
const categoryName = z.string().check(
  z.maxLength(80),
  z.refine((value) => value.trim() !== '' && !/\p{C}/u.test(value), {
    error: 'The name of a category is text without control characters.',
  }),
)
const promptText = text(20_000)
const isWritten = (words = '') => words.trim() !== ''
const promptMissing = 'The words of the prompt are missing.'
const pairingPrompt = z.extend(prompt, {
  structured_technical: z
    .string({ error: promptMissing })
    .check(z.maxLength(20_000), z.refine(isWritten, { error: promptMissing })),
  detailed_scene: z.optional(promptText),
})
const originalPrompt = z
  .extend(prompt, { structured_technical: z.optional(promptText), detailed_scene: z.optional(promptText) })
  .check(
    z.refine((written) => isWritten(written.structured_technical ?? written.detailed_scene), {
      error: promptMissing,
      path: ['structured_technical'],
    }),
  )

const incomingStyle = z.extend(operatorStyle, {
  /** Styles without one get theirs at the first save (decision A31). */
  id: z._default(
    z.union([
      text(200),
      z.pipe(
        z.null(),
        z.transform(() => ''),
      ),
    ]),
    '',
  ),
  styleName: name,
  displayName: name,
  subcategory: z.nullish(text(200)),
  variations: z.array(
    z.extend(operatorVariation, {
      variationName: name,
      iconPath: address,
      previewPath: address,
      prompts: z.object({
        original: originalPrompt,
        'bride-bride': pairingPrompt,
        'groom-groom': pairingPrompt,
      }),
    }),
  ),
})
const incoming = z.object({
  styles: z.record(categoryName, z.array(z.unknown())),
  categoryOrder: z.array(z.string()),
})

interface Given {
  styles: unknown
  categoryOrder: unknown
  /** Answers the stored style that is written exactly so, which needs no second check. */
  findStored: (raw: unknown) => OperatorStyle | undefined
  /** Answers the style of the version that the editor started from; without such a version nothing may be only named. */
  findById?: (id: string) => OperatorStyle | undefined
}

type Issue = Parameters<typeof refuseCatalogue>[0][number]

/** Checks a catalogue in full and names the paths of what is wrong. */
export function checkStyles({ styles, categoryOrder, findStored, findById }: Given): OperatorCatalogue {
  const parsed = incoming.safeParse({ styles, categoryOrder })
  if (!parsed.success) throw refuseCatalogue(parsed.error.issues)
  const issues: Issue[] = []
  const check = (raw: unknown, path: (string | number)[]): OperatorStyle[] => {
    if (isReference(raw)) {
      const style = followReference(raw, findById)
      if (typeof style === 'object') return [style]
      issues.push({ path: [...path, 'same'], message: style })
      return []
    }
    const stored = findStored(raw)
    if (stored) return [stored]
    const style = incomingStyle.safeParse(raw)
    if (style.success) return [style.data]
    issues.push(...style.error.issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })))
    return []
  }
  const lists = Object.entries(parsed.data.styles)
    .filter(([category]) => category !== popularCategory)
    .map(
      ([category, list]) =>
        [category, list.flatMap((raw, index) => check(raw, ['styles', category, index]))] as const,
    )
  if (issues.length > 0) throw refuseCatalogue(issues)
  refuseNumberAndIds(lists)
  return { styles: Object.fromEntries(lists), categoryOrder: parsed.data.categoryOrder, version: '' }
}

function isReference(raw: unknown): raw is object {
  return typeof raw === 'object' && raw !== null && 'same' in raw
}

/** The style that a reference names, or why it names none. */
function followReference(raw: object, findById: Given['findById']): OperatorStyle | string {
  if (!findById) return 'Only a save with a baseVersion can name a style.'
  const reference = styleReference.safeParse(raw)
  if (!reference.success) return 'This is no reference to a style.'
  const style = findById(reference.data.same)
  return style ? placed(style, reference.data) : 'The version that this save starts from has no such style.'
}

/** Written anew only with another order, and then as its schema has it. */
function placed(style: OperatorStyle, reference: StyleReference): OperatorStyle {
  const moved = withOrder(style, reference)
  return moved === style ? style : operatorStyle.parse(moved)
}

function refuseNumberAndIds(lists: (readonly [string, OperatorStyle[]])[]): void {
  const places = lists.flatMap(([category, list]) =>
    list.map(({ id }, index) => ({ id, path: ['styles', category, index, 'id'] })),
  )
  if (places.length > stylesMax)
    throw refuseCatalogue([{ path: ['styles'], message: `More than ${stylesMax} styles.` }])
  const seen = new Set<string>()
  const twice = places.filter(({ id }) => id !== '' && seen.size === seen.add(id).size)
  if (twice.length > 0)
    throw refuseCatalogue(twice.map(({ path }) => ({ path, message: 'This id stands here twice.' })))
}
