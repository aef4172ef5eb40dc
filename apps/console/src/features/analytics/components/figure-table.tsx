import { classNames } from '@ever-after/ui'
import type { ReactNode } from 'react'

interface FigureTableProps<C extends string> {
  label: string
  columns: Record<C, string>
  rows: readonly { key: string; cells: Record<C, ReactNode> }[]
  /** Columns of words, which stand at the left; all others are figures. */
  words: readonly C[]
  /** A column for which only a wide screen has room. */
  wide?: C
}

/** A table of figures; the first column names its row. */
export function FigureTable<C extends string>({ label, columns, rows, words, wide }: FigureTableProps<C>) {
  const names = keysOf(columns)
  const look = (name: C) =>
    classNames(
      'px-1 py-1.5 lg:px-2',
      words.includes(name) ? 'text-left' : 'text-right tabular-nums',
      name === wide && 'hidden lg:table-cell',
    )
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full text-small">
        <thead>
          <tr className="text-fine text-soft-ink">
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                className={classNames(look(name), 'whitespace-nowrap font-semibold')}
              >
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-line border-t">
              {names.map((name, index) =>
                index === 0 ? (
                  <th key={name} scope="row" className={classNames(look(name), 'font-normal')}>
                    {cells[name]}
                  </th>
                ) : (
                  <td key={name} className={look(name)}>
                    {cells[name]}
                  </td>
                ),
              )}
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
