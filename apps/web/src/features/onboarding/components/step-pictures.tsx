import { classNames } from '@ever-after/ui'

/**
 * A result picture for every step behind the words, of which the current one shows and the next is fetched; one that cannot
 * be loaded is hidden.
 */
export function StepPictures({ pictures, current }: { pictures: readonly string[]; current: number }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 aspect-[3/4] overflow-hidden bg-line">
      {pictures.map((url, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may serve two steps
          key={index}
          src={index <= current + 1 ? url : undefined}
          alt=""
          data-current={index === current}
          className={classNames(
            'absolute inset-0 size-full object-cover [transition:opacity_.7s_ease-out,scale_5s_ease-out]',
            index === current ? 'scale-100 opacity-100' : 'scale-[1.06] opacity-0',
          )}
          onError={(event) => {
            event.currentTarget.hidden = true
          }}
        />
      ))}
      <div className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-black/45 to-transparent" />
      <div className="absolute inset-x-0 bottom-0 h-36 bg-linear-to-t from-paper to-transparent" />
    </div>
  )
}
