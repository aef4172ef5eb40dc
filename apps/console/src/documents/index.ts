export { refreshArchive, useArchive } from './archive.ts'
export { archiveFromCatalogue, restore } from './archive-from-catalogue.ts'
export { askForChoices } from './ask-for-choices.ts'
export {
  catalogues,
  countStyles,
  draftCatalogue,
  forgetCachedLiveStyles,
  liveCatalogue,
  type StylesCatalogue,
} from './catalogues.ts'
export * from './changes/index.ts'
export type {
  ChangeOptions,
  Choices,
  Conflict,
  DocumentActions,
  DocumentState,
  Versioned,
} from './document-types.ts'
export {
  type DressDocument,
  dressCatalogue,
  type EditableDress,
  editableDress,
  useDresses,
} from './dresses.ts'
export { fieldWords, valueWords } from './field-words.ts'
export { followOthers, lookEveryMs } from './follow-others.ts'
export { refreshRatings, type StyleRating, useRatings, useStyleAnalytics } from './ratings.ts'
export { saveFile } from './save-file.ts'
export { type CatalogueDocument, useCatalogue } from './use-catalogue.ts'
