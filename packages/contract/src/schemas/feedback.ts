import * as z from 'zod/mini'
import { limits } from '../limits.ts'

export const requestStyleBody = z.object({
  styleName: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.styleRequestNameMaxLength)),
  description: z._default(
    z.string().check(z.trim(), z.maxLength(limits.styleRequestDescriptionMaxLength)),
    '',
  ),
})

/** The choices that the second step of onboarding offers. */
export const discoverySources = [
  'TikTok',
  'Instagram',
  'Friend/Family',
  'App Store Search',
  'Other Social Media',
  'Other',
] as const

export const discoverySourceBody = z.object({
  /** One of `discoverySources`, or another short text. */
  source: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.discoverySourceMaxLength)),
  timestamp: z.iso.datetime({ offset: true }),
})
