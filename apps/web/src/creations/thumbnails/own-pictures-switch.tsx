import { Switch } from '@ever-after/ui'
import { useShowsOwn, writeShowsOwn } from '#session'

interface OwnPicturesSwitchProps {
  label: string
  description: string
}

/** Shows styles or dresses with somebody's own photos, or as the catalogue has them. */
export function OwnPicturesSwitch(words: OwnPicturesSwitchProps) {
  return <Switch {...words} isOn={useShowsOwn()} onChange={writeShowsOwn} />
}
