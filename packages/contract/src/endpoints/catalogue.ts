import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { deviceCatalogue, operatorCatalogue } from '../schemas/catalogue.ts'

export const getWeddingStyles = endpoint({
  method: 'GET',
  path: '/config/wedding-styles',
  auth: 'any',
  tag: 'catalogue',
  summary: 'The live catalogue; devices get it without prompts',
  reply: z.union([operatorCatalogue, deviceCatalogue]),
  errors: ['unauthenticated'],
})

export const getStaticStyles = endpoint({
  method: 'GET',
  path: '/wedding-styles-with-variations.json',
  auth: 'none',
  tag: 'catalogue',
  summary: 'Static fallback catalogue, without prompts',
  reply: deviceCatalogue,
  errors: [],
})
