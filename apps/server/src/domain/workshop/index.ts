export { createStylePreviews } from './create-style-previews.ts'
export { createVariationWriter } from './create-variation-writer.ts'
