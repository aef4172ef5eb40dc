import { ApiError } from '@ever-after/contract'
import { alertPerson, askPerson, tell } from '#messages'
import { httpWords } from '#server-state'
import { sendCampaign } from './api/campaigns.ts'
import { copy, wordsOfSegment } from './copy.ts'
import { bodyOf, type Draft } from './model/draft.ts'

interface Submission {
  draft: Draft
  /** How many would get it now; undefined where they could not be counted. */
  devices: number | undefined
  now: Date
}

/** Asks once more, because what is sent cannot be called back, and sends it. */
export async function submitCampaign({
  draft,
  devices,
  now,
}: Submission): Promise<'sent' | 'not sent' | 'time passed'> {
  const body = bodyOf(draft)
  if (!body) return 'not sent'
  if (body.startAt && new Date(body.startAt) <= now) return 'time passed'
  const begins = body.startAt ? copy.beginsAt(new Date(body.startAt)) : ''
  const isSure = await askPerson({
    question: body.startAt ? copy.scheduleQuestion : copy.sendQuestion(devices),
    description: copy.sendNote(body.title, wordsOfSegment(body.segment), begins),
    confirm: body.startAt ? copy.schedule : copy.send,
  })
  if (!isSure) return 'not sent'
  try {
    await sendCampaign(body)
    tell(body.startAt ? copy.scheduled : copy.started)
    return 'sent'
  } catch (error) {
    if (error instanceof ApiError && error.body?.code === 'time_passed') return 'time passed'
    alertPerson(copy.failedToSend(httpWords(error)))
    return 'not sent'
  }
}
