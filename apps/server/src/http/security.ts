import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyCorsOptions } from '@fastify/cors'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'

type Origins = Pick<Config, 'publicUrl' | 'outsideOrigins'>

/** The headers that every answer carries. None depends on the request, so they are made once. */
export function securityHeaders(config: Origins): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(helmetOptions(config))(answer.req, answer, (error) => {
    if (error) throw error
  })
  const headers = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(headers), 'permissions-policy': permissionsPolicy }
}

/** Lets a page run the scripts that stand in it, by their hashes, and nothing else more than before. */
export function allowScripts(policy: string, hashes: readonly string[]): string {
  return policy.replace("script-src 'self'", (own) => [own, ...hashes.map((hash) => `'${hash}'`)].join(' '))
}

/** Everything comes from this origin; pictures may also be ones the page itself has just made, or lie where they are configured to. */
function helmetOptions({ publicUrl, outsideOrigins: { pictures, uploads } }: Origins): HelmetOptions {
  const isSecure = publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The crop and dialog components add style elements of their own.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:', ...pictures],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'blob:', ...new Set([...pictures, ...uploads])],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameSrc: ["'self'"],
        // The preview shows the app inside a phone frame of the same origin.
        frameAncestors: ["'self'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure,
    crossOriginEmbedderPolicy: false,
  }
}

/** Exact origins only; the bearer is the sole proof, so no origin gains anything by cookies (decision A61). */
export function corsOptions({ corsOrigins }: Pick<Config, 'corsOrigins'>): FastifyCorsOptions {
  return {
    origin: corsOrigins.length ? corsOrigins : false,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Client-User-Agent'],
    exposedHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
  }
}

const unused = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** The camera for our own pages, and none of the device's other senses. */
const permissionsPolicy = ['camera=(self)', ...unused.map((feature) => `${feature}=()`)].join(', ')
