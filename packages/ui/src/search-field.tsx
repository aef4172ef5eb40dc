import { Search, X } from 'lucide-react'

interface SearchFieldProps {
  value: string
  placeholder: string
  clearLabel: string
  onChange: (value: string) => void
}

export function SearchField({ value, placeholder, clearLabel, onChange }: SearchFieldProps) {
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="absolute top-1/2 start-4 size-[1.125rem] -translate-y-1/2 text-soft-ink"
      />
      <input
        type="search"
        value={value}
        placeholder={placeholder}
        aria-label={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full rounded-full border border-line bg-card pe-12 ps-11 text-base placeholder:text-soft-ink [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => onChange('')}
          className="absolute top-0.5 end-0.5 flex size-11 items-center justify-center rounded-full text-soft-ink"
        >
          <X className="size-[1.125rem]" aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
