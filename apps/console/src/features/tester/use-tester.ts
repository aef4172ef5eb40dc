import { offersCovering } from '@ever-after/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { placedStyles, type StylesCatalogue, useCatalogue } from '#documents'
import { alertPerson, promptPerson, tell } from '#messages'
import { wordsOfError } from '#server-state'
import { askAdults } from './api/ask-adults.ts'
import { keepPanel } from './api/panels.ts'
import { uploadCouple, wordsOfUploadFailure } from './api/upload-couple.ts'
import { copy } from './copy.ts'
import { choosePrompt } from './model/choose-prompt.ts'
import { coupleOfRun, couple as coupleStore } from './model/couple.ts'
import type { RunPhotos } from './model/test-run.ts'
import { resume, startRun } from './run/run-tests.ts'
import { testRun } from './run/test-run-store.ts'

const panelNameMaxLength = 60

/** What is tested, and how a run is started. */
export function useTester({ onStarted }: { onStarted: () => void }) {
  const run = useSyncExternalStore(testRun.subscribe, testRun.read)
  const couple = useSyncExternalStore(coupleStore.subscribe, coupleStore.read)
  const [catalogue, setCatalogue] = useState<StylesCatalogue>('live')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isUploading, setUploading] = useState(false)
  const state = { live: useCatalogue('live'), draft: useCatalogue('draft') }[catalogue]

  useEffect(() => {
    const before = testRun.read()
    if (before && coupleStore.read().every(({ photo }) => !photo))
      coupleStore.write(coupleOfRun(before.photos))
    resume()
  }, [])

  /** The photos as the server has them; undefined when they were not taken, which the person was told. */
  const upload = async (): Promise<RunPhotos | undefined> => {
    setUploading(true)
    try {
      const photos = await uploadCouple(couple)
      if (photos) coupleStore.write(coupleOfRun(photos))
      return photos
    } catch (error) {
      alertPerson(wordsOfUploadFailure(error))
      return undefined
    } finally {
      setUploading(false)
    }
  }

  const start = async () => {
    const styles = placedStyles(state.document).flatMap(({ style }) => (selected.has(style.id) ? style : []))
    const hasPhotos = couple.every(({ photo }) => photo)
    if (!hasPhotos || styles.length === 0) return alertPerson(copy.missing, { isPassing: true })
    const photos = await upload()
    if (!photos || !(await askAdults(photos))) return
    const attires = [photos.partner1Attire, photos.partner2Attire] as const
    const wishes = styles.map((style) => ({
      styleId: style.id,
      styleName: style.styleName,
      displayName: style.displayName,
      prompt: choosePrompt(style, attires),
      offersCovering: style.variations.slice(0, 1).some(offersCovering),
    }))
    startRun(photos, wishes)
    onStarted()
  }

  const keep = async () => {
    const answer = await promptPerson({
      question: copy.keepQuestion,
      description: copy.keepNote,
      label: copy.panelName,
      maxLength: panelNameMaxLength,
      confirm: copy.keepConfirm,
    })
    const name = answer?.trim()
    const photos = name && (await upload())
    if (!name || !photos) return
    try {
      await keepPanel(name, photos)
      tell(copy.kept(name))
    } catch (error) {
      alertPerson(wordsOfError(error, copy.keepFailed))
    }
  }

  return {
    run,
    couple,
    isUploading,
    choice: {
      catalogue,
      state,
      selected,
      setSelected,
      show(next: StylesCatalogue) {
        setCatalogue(next)
        setSelected(new Set())
      },
    },
    start: () => void start(),
    keep: () => void keep(),
  }
}

export type StyleChoice = ReturnType<typeof useTester>['choice']
