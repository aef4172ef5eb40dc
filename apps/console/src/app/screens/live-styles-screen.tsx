import { openRegeneration, RegenerateDialog } from '../../features/regenerate/index.ts'
import { StylesPage } from '../../features/styles/index.ts'
import { copy } from '../copy.ts'

export default function LiveStylesScreen() {
  return (
    <>
      <StylesPage
        catalogue="live"
        title={copy.live}
        onRegenerate={(styleIds) => void openRegeneration('live', styleIds)}
      />
      <RegenerateDialog catalogue="live" />
    </>
  )
}
