import * as catalogue from './catalogue.ts'
import * as creations from './creations.ts'
import * as devices from './devices.ts'
import * as membership from './membership.ts'
import * as operators from './operators.ts'
import * as photos from './photos.ts'

/** Every endpoint of the API by name. */
export const endpoints = { ...devices, ...photos, ...catalogue, ...creations, ...membership, ...operators }
