import type { ReactNode } from 'react'

interface DeskTableProps<C extends string> {
  label: string
  columns: Record<C, string>
  rows: readonly { key: string; cells: Record<C, ReactNode> }[]
}

/** A table of the desk. */
export function DeskTable<C extends string>({ label, columns, rows }: DeskTableProps<C>) {
  const names = keysOf(columns)
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full text-copy">
        <thead>
          <tr className="text-left text-fine text-soft-ink">
            {names.map((name) => (
              <th key={name} scope="col" className="py-1.5 pr-3 font-semibold">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-line border-t align-middle">
              {names.map((name) => (
                <td key={name} className="break-words py-1.5 pr-3">
                  {cells[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The keys of a record whose type names them all. */
function keysOf<C extends string>(record: Record<C, string>): C[] {
  return Object.keys(record) as C[]
}
