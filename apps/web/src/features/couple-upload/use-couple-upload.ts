import { useState } from 'react'
import { canShow } from '#platform/crop-picture.ts'
import { type Partner, writePartners } from '#session'
import { loadSamplePhotos } from './api/sample-photos.ts'
import { uploadCouple } from './api/upload-couple.ts'
import { copy } from './copy.ts'
import { failureOf } from './failure-of.ts'
import { loadFiles } from './load-files.ts'
import { problemOf, type Side, sides, storedPartners } from './model.ts'
import { useDrafts } from './use-drafts.ts'

export type Notify = (toast: { title: string; description?: string; isDestructive?: boolean }) => void

interface CoupleUploadOptions {
  samplePhotos: readonly string[]
  notify: Notify
  onDone: () => void
}

/** What one can do on the upload screen; `fraction` is there while photos are on their way. */
export function useCoupleUpload({ samplePhotos, notify, onDone }: CoupleUploadOptions) {
  const { drafts, show, setAttire, setPhoto, remove, setProblem } = useDrafts()
  const [cropping, setCropping] = useState<{ side: Side; url: string }>()
  const [hasSamples, setHasSamples] = useState(samplePhotos.length > 0)
  const [fraction, setFraction] = useState<number>()

  const pick = async (side: Side, file: File) => {
    const problem = problemOf(file)
    if (problem) return notify({ ...problem, isDestructive: true })
    const url = show(file)
    if (await canShow(url)) return setCropping({ side, url })
    setPhoto(side, file, false)
    notify({ title: copy.notShown })
  }

  const crop = (file: File) => {
    if (cropping) setPhoto(cropping.side, file)
    setCropping(undefined)
  }

  const takeSamples = async () => {
    const samples = await loadSamplePhotos(samplePhotos).catch(() => undefined)
    setHasSamples(samples !== undefined)
    if (!samples) return notify({ title: copy.samplesFailed, isDestructive: true })
    for (const side of sides) setPhoto(side, samples[side])
  }

  const stored = storedPartners(drafts)

  const finish = (partners: [Partner, Partner]) => {
    writePartners(partners)
    onDone()
  }

  const upload = async () => {
    setFraction(0)
    const files = await loadFiles(drafts)
    if ('missing' in files) {
      setFraction(undefined)
      return setProblem(files.missing, copy.chooseAgain)
    }
    try {
      const partners = await uploadCouple({
        partners: [
          { file: files.both[0], attire: drafts[0].attire },
          { file: files.both[1], attire: drafts[1].attire },
        ],
        onProgress: setFraction,
      })
      notify({ title: copy.uploaded })
      finish(partners)
    } catch (error) {
      const { words, side } = failureOf(error)
      if (side !== undefined) setProblem(side, words)
      notify({ title: copy.failed, description: words, isDestructive: true })
      setFraction(undefined)
    }
  }

  return {
    drafts,
    cropping,
    fraction,
    pick,
    crop,
    cancelCrop: () => setCropping(undefined),
    failCrop: () => {
      setCropping(undefined)
      notify({ title: copy.cropFailed, isDestructive: true })
    },
    setAttire,
    remove,
    takeSamples: hasSamples ? takeSamples : undefined,
    upload,
    /** Present when nothing is left to send. */
    goOn: stored && (() => finish(stored)),
  }
}
