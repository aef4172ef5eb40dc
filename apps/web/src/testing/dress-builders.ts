import type { Dress, DressCatalogue, DressTryOn, UploadedDress } from '@ever-after/contract'
import { finished, idOf } from './builders.ts'

export function dressOf(name: string): Dress {
  const id = name.toLowerCase()
  const previewPath = `/catalogue/dresses/${id}/preview.webp`
  return {
    id,
    name,
    dressUrl: previewPath,
    previewPath,
    iconPath: `/catalogue/dresses/${id}/icon.webp`,
    description: `${name} in ivory satin.`,
  }
}

export function dressesOf(...names: string[]): DressCatalogue {
  return { version: 'v1', dresses: names.map(dressOf) }
}

export function ownDressOf(number: number, name = `My dress ${number}`): UploadedDress {
  return {
    id: idOf(200 + number),
    name,
    dressUrl: `/media/own-${number}.jpg`,
    expiresAt: '2030-01-31T12:00:00Z',
  }
}

export function tryOnOf(rest: Partial<DressTryOn> = {}): DressTryOn {
  return { ...finished(), dressId: 'waltz', dressName: 'Waltz', sourceUrl: '/media/me.jpg', ...rest }
}

export const dressPhoto = { id: idOf(101), url: '/media/me.jpg' }
