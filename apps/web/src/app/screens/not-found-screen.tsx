import { Button, Notice } from '@ever-after/ui'
import { useLocation } from 'wouter'
import { copy } from '../copy.ts'
import { useScreenTitle } from '../screen-title.ts'

export function NotFoundScreen() {
  useScreenTitle(copy.titles.notFound)
  const [, go] = useLocation()
  return (
    <Notice isPage title={copy.notFoundTitle} action={<Button onClick={() => go('/')}>{copy.home}</Button>}>
      {copy.notFound}
    </Notice>
  )
}
