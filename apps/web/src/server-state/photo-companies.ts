import { namesInWords, type PhotoCompanies } from '@ever-after/contract'
import { useAppConfig } from './app-config.ts'

/** Names of the companies that a photo may go to for these uses; empty where there are none, or none is known. */
export function usePhotoCompanies(uses: readonly (keyof PhotoCompanies)[]): string {
  const { photoCompanies } = useAppConfig()
  return namesInWords(uses.flatMap((use) => photoCompanies?.[use] ?? []))
}
