import { classNames } from '@ever-after/ui'
import { Flower2, Images } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { copy } from './copy.ts'
import { tabs } from './tabs.ts'

const icons = [Flower2, Images]

export function TabBar() {
  const [path] = useLocation()
  return (
    <nav
      aria-label={copy.tabBar}
      className="flex shrink-0 border-line border-t bg-card px-4 pb-[max(6px,env(safe-area-inset-bottom))]"
    >
      {tabs.map((tab, index) => {
        const Icon = icons[index]
        const isActive = tab.isActive(path)
        return (
          <Link
            key={tab.path}
            href={tab.path}
            aria-current={isActive ? 'page' : undefined}
            className={classNames(
              'flex min-h-14 flex-1 flex-col items-center justify-center gap-1 text-xs transition duration-200',
              isActive ? 'font-semibold text-rose' : 'text-soft-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-[22px]" strokeWidth={isActive ? 2 : 1.6} />
            {tab.label}
          </Link>
        )
      })}
    </nav>
  )
}
