// @module-tag slow
import { startFakeCloudinary } from '../../infra/image-host/testing/fake-cloudinary.ts'
import { startS3rver } from '../../infra/object-store/testing/start-s3rver.ts'
import { describeImageHost, type OpenedHost } from '../../testing/describe-image-host.ts'
import { startTestServer } from '../../testing/start-server.ts'

const publicUrl = 'https://pictures.example'
const settings = { sweepEveryMs: 3_600_000 }

interface Surroundings {
  env?: Record<string, string>
  close?: () => Promise<void>
}

/** The whole server, asked as a client asks it; addresses of its public origin lead to where it really is. */
async function start({ env = {}, close = async () => undefined }: Surroundings): Promise<OpenedHost> {
  const server = await startTestServer({ env, settings })
  const whole = (address: string) => new URL(address.replace(publicUrl, ''), server.origin).href
  return {
    server,
    async send({ uploadUrl, direct }, parts) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...(direct?.fields ?? parts), file: parts.file }))
        form.append(name, value)
      const url = whole(direct?.url ?? uploadUrl)
      const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
      return answer.status === 303 ? fetch(whole(answer.headers.get('location') ?? '')) : answer
    },
    open: (address, headers) => fetch(whole(address), headers && { headers }),
    async close() {
      await server.close()
      await close()
    },
  }
}

describeImageHost('of this server', () => start({}))

describeImageHost('of this server, with objects in a bucket', async () => start(await startS3rver()))

describeImageHost('of this server, with uploads straight into the bucket', async () => {
  const { env, close } = await startS3rver()
  return start({
    env: { ...env, OBJECT_STORE: `${env.OBJECT_STORE}&uploads=direct`, PUBLIC_URL: publicUrl },
    close,
  })
})

describeImageHost('Cloudinary', async () => {
  let now = () => new Date()
  const fake = await startFakeCloudinary(() => now())
  const opened = await start(fake)
  now = opened.server.clock.now
  return opened
})
