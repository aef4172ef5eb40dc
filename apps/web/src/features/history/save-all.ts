import { getStyleApplication } from '@ever-after/contract'
import { savePicture } from '#platform/save-picture.ts'
import { call } from '#server-state'

const delayBetweenSavesMs = 200

/** Saves pictures one after the other, 200 ms apart; a failed one is logged. Answers how many were saved. */
export async function saveAll(ids: readonly string[]): Promise<number> {
  let saved = 0
  for (const [index, id] of ids.entries()) {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, delayBetweenSavesMs))
    try {
      const { resultUrl, displayName } = await call(getStyleApplication, { params: { id } })
      if (!resultUrl) continue
      await savePicture({ url: resultUrl, name: displayName })
      saved++
    } catch (error) {
      console.warn(error)
    }
  }
  return saved
}
