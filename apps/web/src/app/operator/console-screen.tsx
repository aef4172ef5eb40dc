import { Button, Notice } from '@ever-after/ui'
import { useLocation } from 'wouter'
import { serverAddress } from '#platform/api-origin.ts'
import { openExternal } from '#platform/open-external.ts'
import { useScreenTitle } from '../screen-title.ts'
import { copy } from './copy.ts'

/** The console is a site of the server's, which the phone opens in its browser. */
export default function ConsoleScreen() {
  useScreenTitle(copy.title)
  const [path, go] = useLocation()
  return (
    <Notice
      isPage
      title={copy.title}
      action={
        <>
          <Button onClick={() => openExternal(serverAddress(path))}>{copy.open}</Button>
          <Button look="link" onClick={() => go('/')}>
            {copy.home}
          </Button>
        </>
      }
    >
      {copy.outside}
    </Notice>
  )
}
