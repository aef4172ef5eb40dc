import type { FastifyCorsOptions } from '@fastify/cors'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

/** Everything comes from this origin; pictures may also be ones the page itself has just made. */
export function helmetOptions({ publicUrl }: Pick<Config, 'publicUrl'>): FastifyHelmetOptions {
  const isSecure = publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The crop and dialog components add style elements of their own.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'blob:'],
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
    hsts: isSecure,
    crossOriginEmbedderPolicy: false,
  }
}

/** Exact origins only; the bearer is the sole proof, so no origin gains anything by cookies (decision A61). */
export function corsOptions({ corsOrigins }: Pick<Config, 'corsOrigins'>): FastifyCorsOptions {
  return {
    origin: corsOrigins.length ? corsOrigins : false,
    credentials: true,
    methods: ['GET', 'POST', 'DELETE'],
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
export const permissionsPolicy = ['camera=(self)', ...unused.map((feature) => `${feature}=()`)].join(', ')
