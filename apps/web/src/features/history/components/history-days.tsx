import { type Day, isFinished } from '../model.ts'
import { HistoryTile } from './history-tile.tsx'
import { RunningTile } from './running-tile.tsx'

interface HistoryDaysProps {
  days: readonly Day[]
  /** Absent in normal mode. */
  selection: ReadonlySet<string> | undefined
  onTap: (id: string) => void
  onLongPress: (id: string) => void
}

/** Pictures by day in three columns. */
export function HistoryDays({ days, selection, onTap, onLongPress }: HistoryDaysProps) {
  return days.map((day) => (
    <section key={day.heading} aria-label={day.heading} className="px-5">
      <h2 className="rule-after mt-7 flex items-center gap-3 text-title">{day.heading}</h2>
      <div className="mt-3.5 grid grid-cols-3 gap-3">
        {day.items.map((item) =>
          isFinished(item) ? (
            <HistoryTile
              key={item.id}
              item={item}
              isSelecting={selection !== undefined}
              isSelected={selection?.has(item.id) ?? false}
              onTap={() => onTap(item.id)}
              onLongPress={() => onLongPress(item.id)}
            />
          ) : (
            <RunningTile key={item.id} name={item.name} />
          ),
        )}
      </div>
    </section>
  ))
}
