import { listReleases, saveWeddingStyles } from '@ever-after/contract'
import { makeStyle, readAsOperator } from './make-catalogue.ts'
import type { TestDevice } from './start-server.ts'

/** Sends many saves that start from one version at once, each with a style of its own; answers what became of them. */
export async function raceSaves(operator: TestDevice, count: number) {
  const { styles, categoryOrder, version } = await readAsOperator(operator)
  const before = await operator.call(listReleases, { query: { catalogue: 'live' } })
  const answers = await Promise.all(
    Array.from({ length: count }, (_, racer) =>
      operator
        .call(saveWeddingStyles, {
          body: {
            styles: { ...styles, Race: [makeStyle(`racer-${racer}`)] },
            categoryOrder,
            baseVersion: version,
          },
        })
        .then(
          (saved) => ({ racer, version: saved.version }),
          (error: { status?: number }) => ({ racer, status: error.status }),
        ),
    ),
  )
  const after = await operator.call(listReleases, { query: { catalogue: 'live' } })
  return {
    winners: answers.filter((answer) => 'version' in answer),
    refusals: answers.filter((answer) => 'status' in answer && answer.status === 409),
    live: await readAsOperator(operator),
    newReleases: after.releases[0].number - before.releases[0].number,
  }
}
