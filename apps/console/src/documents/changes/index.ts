export { setPreviews, setSubcategory, togglePopular, turnsPopular } from './bulk-changes.ts'
export {
  addCategory,
  refusedCategoryName,
  removeCategory,
  renameCategory,
  reorderCategories,
} from './categories.ts'
export { type ImportedCatalogue, importCatalogue, readImport } from './import-catalogue.ts'
export { moveStyles } from './move-styles.ts'
export { removeStyles } from './remove-styles.ts'
export { reorderStyles } from './reorder-styles.ts'
export { changeStyles } from './replace-styles.ts'
export { addStyle, editStyle } from './save-style.ts'
export { findStyle, placedStyles, stylesIn } from './styles-in.ts'
