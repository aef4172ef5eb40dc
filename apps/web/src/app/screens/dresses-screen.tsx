import { useLocation } from 'wouter'
import { readDressPhoto, writeSelectedDress } from '#session'
import { DressBrowser, dressCopy } from '../../features/dresses/index.ts'
import { routes } from '../routes.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'

export default function DressesScreen() {
  useScreenTitle(dressCopy.title)
  const [, go] = useLocation()
  return (
    <DressBrowser
      notify={toasts.show}
      onChoose={({ id }) => {
        writeSelectedDress(id)
        go(readDressPhoto() ? routes.dressTryon : routes.dressUpload)
      }}
    />
  )
}
