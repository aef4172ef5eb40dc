import { namesInWords, type PhotoCompanies } from '@ever-after/contract'
import { locale } from '#platform/words.ts'
import { useAppConfig } from './app-config.ts'

/** Names of the companies that a photo may go to for these uses; empty where there are none, or none is known. */
export function usePhotoCompanies(uses: readonly (keyof PhotoCompanies)[]): string {
  const { photoCompanies } = useAppConfig()
  const names = uses.flatMap((use) => photoCompanies?.[use] ?? [])
  return namesInWords(names, locale())
}
