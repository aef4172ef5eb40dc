import { useId } from 'react'
import { copy } from '../copy.ts'
import { scale as scales } from '../model.ts'

/** How large the phone is drawn. */
export function ScaleField({ scale, onChange }: { scale: number; onChange: (scale: number) => void }) {
  const id = useId()
  return (
    <div>
      <div className="flex justify-between text-copy">
        <label htmlFor={id} className="font-semibold">
          {copy.scale}
        </label>
        <output htmlFor={id} className="text-soft-ink tabular-nums">
          {copy.scaleOf(scale)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={scales.min}
        max={scales.max}
        step={scales.step}
        value={scale}
        aria-valuetext={copy.scaleOf(scale)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-rose"
      />
    </div>
  )
}
