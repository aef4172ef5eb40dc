// @module-tag slow
import { describeFaults } from './describe-faults.ts'
import { describeHostedModel } from './describe-hosted-model.ts'
import { describeProvider } from './describe-provider.ts'
import { type HostedSubject, hostedSubjects } from './hosted-subjects.ts'
import { openHostedWorld } from './hosted-world.ts'
import type { ProviderSubject } from './provider-subject.ts'

for (const subject of hostedSubjects) {
  describeProvider(asProvider(subject))
  describeHostedModel(subject)
  if (subject.hasFaults) describeFaults(subject)
}

function asProvider(subject: HostedSubject): ProviderSubject {
  return {
    name: `${subject.provider}:${subject.model}`,
    kinds: subject.kinds,
    async open() {
      const { fake, model, requestOf } = await openHostedWorld(subject, {
        pendingAnswers: subject.hasFaults ? 1 : 0,
      })
      return {
        can: model.can,
        draw: async (kind, context) => model.draw(await requestOf(kind), context),
        whenBusy(busy) {
          fake.paint(() => {
            busy()
            return new Promise(() => {})
          })
        },
        close: fake.close,
      }
    },
  }
}
