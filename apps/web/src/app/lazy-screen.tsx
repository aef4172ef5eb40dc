import { type ComponentType, lazy, useState } from 'react'

/** A screen that is loaded when it is first shown, or before; a loaded one shows without a pause. */
export function lazyScreen<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const OnDemand = lazy(load)
  let loaded: ComponentType<P> | undefined

  // biome-ignore lint/correctness/noComponentHookFactories: each call defines a screen once, at module level
  function Screen(props: P) {
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? OnDemand)
    return <Chosen {...props} />
  }

  Screen.preload = async () => {
    loaded = (await load()).default
  }
  return Screen
}
