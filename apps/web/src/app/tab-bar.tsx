import { classNames } from '@ever-after/ui'
import { Link, useLocation } from 'wouter'
import { copy } from './copy.ts'
import { tabs } from './tabs.ts'

export function TabBar() {
  const [path] = useLocation()
  return (
    <nav
      data-bottom-bar
      aria-label={copy.tabBar}
      className="@container flex shrink-0 border-line border-t bg-card px-2 pb-[max(6px,env(safe-area-inset-bottom))]"
    >
      {tabs.map(({ Icon, ...tab }) => {
        const isActive = tab.isActive(path)
        return (
          <Link
            key={tab.path}
            href={tab.path}
            aria-current={isActive ? 'page' : undefined}
            className={classNames(
              'flex min-h-14 min-w-fit flex-1 flex-col items-center justify-center gap-1 text-[min(0.75rem,4.2cqi)] transition duration-200',
              isActive ? 'font-semibold text-rose' : 'text-soft-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-[22px]" strokeWidth={isActive ? 2 : 1.6} />
            {copy.tabs[tab.name]}
          </Link>
        )
      })}
    </nav>
  )
}
