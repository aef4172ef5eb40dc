import type { DeskDevice } from '@ever-after/contract'
import { classNames } from '@ever-after/ui'
import { copy } from '../copy.ts'
import { formatTime } from '../format-time.ts'

interface DeviceChoiceProps {
  devices: readonly DeskDevice[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** Seldom two devices have one reference; then the letter tells which is meant. */
export function DeviceChoice({ devices, chosenId, onChoose }: DeviceChoiceProps) {
  return (
    <section aria-label={copy.choose} className="grid gap-2">
      <p className="text-copy">{copy.several(devices.length)}</p>
      {devices.map(({ id, registeredAt, appVersion, creations }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosenId}
          onClick={() => onChoose(id)}
          className={classNames(
            'min-h-11 rounded-field border px-4 py-2 text-left text-copy',
            id === chosenId ? 'border-rose bg-blush' : 'border-line bg-card hover:bg-blush',
          )}
        >
          {copy.fact.registered} {formatTime(registeredAt)} · {copy.fact.app} {appVersion} ·{' '}
          {copy.pictures(creations)}
        </button>
      ))}
    </section>
  )
}
