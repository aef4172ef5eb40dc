import { type OperatorDress, operatorDress } from '@ever-after/contract'
import * as z from 'zod/mini'
import type { Random } from '../../infra/random.ts'
import { refuseCatalogue } from '../releases/index.ts'

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength))
/** An address that a page may show: of this server, or of one that is asked safely. */
const address = text(2000).check(
  z.refine((value) => /^(\/(?!\/)|https?:\/\/)/.test(value), {
    error: 'An address begins with https:// or with /.',
  }),
)
const incoming = z.object({
  dresses: z
    .array(
      z.extend(operatorDress, {
        id: z._default(text(200), ''),
        name: text(200).check(z.refine((value) => value.trim() !== '', { error: 'A name is missing.' })),
        dressUrl: address,
        iconPath: address,
        previewPath: address,
        description: text(2000),
      }),
    )
    .check(z.maxLength(2000)),
})

/** Checks the dresses in full and names the paths of what is wrong; new ones get their ids. */
export function checkDresses(given: unknown[], random: Random): OperatorDress[] {
  const parsed = incoming.safeParse({ dresses: given })
  if (!parsed.success) throw refuseCatalogue(parsed.error.issues)
  const dresses = parsed.data.dresses.map((dress) => ({ ...dress, id: dress.id || random.uuid() }))
  const ids = dresses.map(({ id }) => id)
  const twice = ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []))
  if (twice.length > 0)
    throw refuseCatalogue(
      twice.map((index) => ({ path: ['dresses', index, 'id'], message: 'This id stands here twice.' })),
    )
  return dresses
}
