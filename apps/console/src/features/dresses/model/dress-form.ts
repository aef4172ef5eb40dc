import type { EditableDress } from '#documents'
import { iconOfPicture } from '#server-state'
import { formCopy } from '../copy.ts'
import { coveringName, firstRecipe } from './recipe-choices.ts'

export interface DressForm {
  name: string
  description: string
  picturePath: string
  iconPath: string
  plate: string
  colour: string
  scene: string
  hasVeil: boolean
  offersCovering: boolean
}

export type DressProblems = Partial<Record<'name' | 'picturePath', string>>

/** What the form shows of a dress, or of one that is yet to be made. */
export function openForm(dress?: EditableDress): DressForm {
  const recipe = dress?.recipe ?? firstRecipe
  return {
    name: dress?.name ?? '',
    description: dress?.description ?? '',
    picturePath: dress?.previewPath ?? '',
    iconPath: dress?.iconPath ?? '',
    plate: recipe.plate,
    colour: recipe.colour,
    scene: recipe.scene,
    hasVeil: recipe.veil,
    offersCovering: recipe.covering !== undefined,
  }
}

/** The dress that the form describes; dressUrl and previewPath are the same picture. */
export function readForm({ form, id }: { form: DressForm; id: string }): EditableDress {
  const { picturePath, plate, colour, scene, hasVeil, offersCovering } = form
  return {
    id,
    name: form.name.trim(),
    description: form.description.trim(),
    dressUrl: picturePath,
    previewPath: picturePath,
    iconPath: form.iconPath || iconOfPicture(picturePath),
    recipe: { plate, colour, scene, veil: hasVeil, ...(offersCovering && { covering: coveringName }) },
  }
}

/** Another picture; an icon that was cut from the one before is cut from it too. */
export function withPicture(form: DressForm, picturePath: string): DressForm {
  const isCut = form.iconPath === '' || form.iconPath === iconOfPicture(form.picturePath)
  return { ...form, picturePath, iconPath: isCut ? iconOfPicture(picturePath) : form.iconPath }
}

/** What keeps the form from being saved. */
export function findProblems({ name, picturePath }: DressForm): DressProblems {
  return {
    ...(name.trim() === '' && { name: formCopy.nameMissing }),
    ...(picturePath === '' && { picturePath: formCopy.pictureMissing }),
  }
}

export function isSameForm(one: DressForm, other: DressForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
