interface PhotoInputProps {
  id: string
  label: string
  onPick: (file: File) => void
}

/** Chooses one picture of the device; seen by screen readers and the keyboard only, its labels are what is pressed. */
export function PhotoInput({ id, label, onPick }: PhotoInputProps) {
  return (
    <input
      id={id}
      type="file"
      accept="image/*"
      aria-label={label}
      className="sr-only"
      onChange={(event) => {
        const file = event.target.files?.[0]
        event.target.value = ''
        if (file) onPick(file)
      }}
    />
  )
}
