import { openRegeneration, RegenerateDialog } from '../../features/regenerate/index.ts'
import { StylesPage } from '../../features/styles/index.ts'
import { copy } from '../copy.ts'

export default function DraftsScreen() {
  return (
    <>
      <StylesPage
        catalogue="draft"
        title={copy.drafts}
        onRegenerate={(styleIds) => void openRegeneration('draft', styleIds)}
      />
      <RegenerateDialog catalogue="draft" />
    </>
  )
}
