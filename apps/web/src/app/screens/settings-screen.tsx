import { useState } from 'react'
import { useLocation } from 'wouter'
import { openPaywall } from '../../features/membership/index.ts'
import { Settings, settingsCopy } from '../../features/settings/index.ts'
import { StyleRequestDialog } from '../../features/style-request/index.ts'
import { chooseLanguage, chosenLanguage, english, languages } from '../../languages/index.ts'
import { routes } from '../routes.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'

export default function SettingsScreen() {
  useScreenTitle(settingsCopy.title)
  const [, go] = useLocation()
  const [isRequesting, setRequesting] = useState(false)
  const { exportFailedTitle, exportFailed } = settingsCopy.data
  const { failedTitle, failed } = settingsCopy.subscription
  const fail = (title: string, description: string) =>
    toasts.show({ title, description, isDestructive: true })
  return (
    <>
      <Settings
        languages={[english, ...languages]}
        language={chosenLanguage()}
        onLanguage={speakAnew}
        onOpen={go}
        onBonusCredits={() => openPaywall({ trigger: 'settings_upgrade' })}
        onRequestStyle={() => setRequesting(true)}
        onExportFailed={() => fail(exportFailedTitle, exportFailed)}
        onStoreFailed={() => fail(failedTitle, failed)}
        onStartAnew={() => window.location.assign(routes.home)}
      />
      {isRequesting && <StyleRequestDialog onClose={() => setRequesting(false)} notify={toasts.show} />}
    </>
  )
}

/** Every word of the app is read anew, also those that were kept from the server. */
function speakAnew(code: string | undefined): void {
  chooseLanguage(code)
  window.location.reload()
}
