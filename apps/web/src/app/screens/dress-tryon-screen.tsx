import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { readDressPhoto } from '#session'
import { DressTryon, dressCopy } from '../../features/dresses/index.ts'
import { openPaywall } from '../../features/membership/index.ts'
import { clearMakesAtOnce, readMakesAtOnce } from '../makes-at-once.ts'
import { routes } from '../routes.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'

export default function DressTryonScreen() {
  useScreenTitle(dressCopy.tryOnTitle)
  const [, go] = useLocation()
  const [photo] = useState(readDressPhoto)
  const [makes] = useState(readMakesAtOnce)
  // Not while it is drawn: what is drawn may be thrown away and drawn again.
  useEffect(clearMakesAtOnce, [])
  return (
    <DressTryon
      photo={photo}
      makesAtOnce={makes}
      notify={toasts.show}
      onBack={() => go(routes.dresses)}
      onPhoto={() => go(routes.dressUpload)}
      onPhotoMissing={() => {
        toasts.show({ title: dressCopy.photoFirst })
        go(routes.dressUpload)
      }}
      onPaywall={openPaywall}
    />
  )
}
